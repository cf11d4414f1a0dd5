import { TRIAGER_REQUIRED } from './fields';
import styles from './PermissionNotice.module.css';

/** In the place of what one chooses from: a key opens it for those too who may not, and it tells them who may. */
export function PermissionNotice() {
  return <p className={styles.refusal}>{TRIAGER_REQUIRED}</p>;
}
