import { graphql, useFragment } from 'react-relay';
import type { BulkOperationLink_operation$key } from '../../../../__generated__/BulkOperationLink_operation.graphql';
import { PreloadLink } from '../PreloadLink';
import { buildBulkOperationHref } from './bulkOperationHref';
import styles from './BulkOperationLink.module.css';

/** Link from a timeline event to the bulk operation that it was part of. */
export function BulkOperationLink({ operation }: { operation: BulkOperationLink_operation$key }) {
  const { number, project } = useFragment(
    graphql`
      fragment BulkOperationLink_operation on BulkOperation {
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
      <PreloadLink to={buildBulkOperationHref(project.key, number)} className={styles.way}>
        bulk edit {number}
      </PreloadLink>
    </>
  );
}
