import { CHANGED_BY } from './fields';
import styles from './PickRefusal.module.css';

/** In the place of what one chooses from: a key opens it for those too who may not, and it tells them who may. */
export function PickRefusal() {
  return <p className={styles.refusal}>{CHANGED_BY}</p>;
}
