import { useNavigation } from 'react-router-dom';
import styles from './NavigationProgress.module.css';

/** A line over the screen while the next one is slow to come. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.line} aria-hidden="true" />;
}
