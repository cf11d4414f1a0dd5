import { TRIAGER_REQUIRED_MESSAGE } from './fields';
import styles from './PermissionNotice.module.css';

/**
 * Shown in a picker in place of its options to users without the permission to edit the field, who can still
 * open it with the keyboard shortcut.
 */
export function PermissionNotice() {
  return <p className={styles.refusal}>{TRIAGER_REQUIRED_MESSAGE}</p>;
}
