import { CloudOff } from 'lucide-react';
import { useIsOnline } from '../relay/network/ServerReachabilityContext';
import styles from './OfflineBanner.module.css';

/** Banner that is shown while the server cannot be reached. */
export function OfflineBanner() {
  const online = useIsOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner}>
          <CloudOff size={15} aria-hidden="true" />
          Connection lost. Reconnecting… The data on screen may be out of date.
        </p>
      )}
    </div>
  );
}
