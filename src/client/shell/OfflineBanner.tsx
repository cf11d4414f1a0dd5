import { CloudOff } from 'lucide-react';
import { useIsOnline } from '../relay/network/ConnectionContext';
import styles from './OfflineBanner.module.css';

/** Told while the server cannot be reached; it goes by itself. */
export function OfflineBanner() {
  const online = useIsOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner}>
          <CloudOff size={15} aria-hidden="true" />
          Winnow cannot be reached. What you see may be out of date; it goes on by itself.
        </p>
      )}
    </div>
  );
}
