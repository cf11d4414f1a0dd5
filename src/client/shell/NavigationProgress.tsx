import { useNavigation } from 'react-router-dom';
import { useReportRenderedEntry } from '../components/holdKeysDuringNavigations';
import styles from './NavigationProgress.module.css';

/** Progress line above the screen while the next screen loads. */
export function NavigationProgress() {
  useReportRenderedEntry();
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.line} aria-hidden="true" />;
}
