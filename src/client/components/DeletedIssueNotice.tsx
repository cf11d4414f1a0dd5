import { Trash2 } from 'lucide-react';
import styles from './DeletedIssueNotice.module.css';

/** Above an issue that was deleted while one reads it. */
export function DeletedIssueNotice({ issueKey }: { issueKey: string }) {
  return (
    <p role="alert" className={styles.notice}>
      <Trash2 size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {issueKey} was deleted. Nothing more can be changed here; what you were writing is still below, to be
        copied.
      </span>
    </p>
  );
}
