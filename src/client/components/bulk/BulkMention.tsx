import { graphql, useFragment } from 'react-relay';
import type { BulkMention_operation$key } from '../../../../__generated__/BulkMention_operation.graphql';
import { PreloadLink } from '../PreloadLink';
import styles from './BulkMention.module.css';

/** Link from a timeline event to the bulk operation that it was part of. */
export function BulkOperationLink({ operation }: { operation: BulkMention_operation$key }) {
  const { number, project } = useFragment(
    graphql`
      fragment BulkMention_operation on BulkOperation {
        number
        project {
          key
        }
      }
    `,
    operation,
  );
  return (
    <>
      {' · '}
      <PreloadLink to={`/projects/${project.key}/bulk/${number}`} className={styles.way}>
        bulk edit {number}
      </PreloadLink>
    </>
  );
}
