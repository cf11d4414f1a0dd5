import { graphql, useFragment } from 'react-relay';
import type { ImportedUserMark_user$key } from '../../../../__generated__/ImportedUserMark_user.graphql';
import styles from './ImportedUserMark.module.css';

/** Marks a person who is known only from an import and has no account. Shows nothing for accounts. */
export function ImportedUserMark({ user }: { user: ImportedUserMark_user$key }) {
  const { placeholder } = useFragment(
    graphql`
      fragment ImportedUserMark_user on User {
        placeholder
      }
    `,
    user,
  );
  if (!placeholder) return null;
  return (
    <span className={styles.mark} title="Imported from another tracker; has no account here">
      imported
    </span>
  );
}
