import { TRIAGER_REQUIRED } from './fields';
import styles from './PermissionNotice.module.css';

/**
 * Shown in place of the options: the keyboard shortcut also opens a picker for users without the permission.
 */
export function PermissionNotice() {
  return <p className={styles.refusal}>{TRIAGER_REQUIRED}</p>;
}
