import { useIsOnline } from '../../relay/network/ServerReachabilityContext';
import styles from './PendingMarkdownPreview.module.css';

/** Placeholder for a preview that is being rendered. While offline, explains that the preview will appear later. */
export function PendingMarkdownPreview() {
  return (
    <p role="status" className={styles.pending}>
      {useIsOnline() ? 'Rendering…' : 'Connection lost. The preview appears when the server can be reached.'}
    </p>
  );
}
