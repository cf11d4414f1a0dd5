import { useNavigation } from 'react-router-dom';
import styles from './NavigationProgress.module.css';

/** Progress line above the screen while the next screen loads. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.line} aria-hidden="true" />;
}
