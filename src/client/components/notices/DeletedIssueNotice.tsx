import { Trash2 } from 'lucide-react';
import styles from './DeletedIssueNotice.module.css';

/** Shown above an issue that was deleted while it is open. */
export function DeletedIssueNotice({ issueKey }: { issueKey: string }) {
  return (
    <p role="alert" className={styles.notice}>
      <Trash2 size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {issueKey} was deleted and can no longer be edited. Text that you have not saved is still below, so
        that you can copy it.
      </span>
    </p>
  );
}
