import { type ReactNode, useContext, useState } from 'react';
import { loadChunk } from '../../relay/network/loadChunk';
import { ServerReachabilityContext } from '../../relay/network/ServerReachabilityTracker';
import { ErrorBox } from './ErrorBoundary';

interface LazyAction {
  /** Runs an action that imports a chunk. If the server is unreachable, it is retried when the connection is back. */
  run: (action: () => Promise<void>) => void;
  /** Error of the last action with a Retry button, for the caller to render; null if there is no error. */
  errorBox: ReactNode;
}

/** Runs event handlers whose code is loaded on demand, and provides their error for display beside the control. */
export function useLazyAction(): LazyAction {
  const reachability = useContext(ServerReachabilityContext);
  const [failed, setFailed] = useState<{ error: unknown; action: () => Promise<void> } | null>(null);
  const run = (action: () => Promise<void>) => {
    setFailed(null);
    (reachability ? loadChunk(reachability, action) : action()).catch((error: unknown) =>
      setFailed({ error, action }),
    );
  };
  return { run, errorBox: failed && <ErrorBox error={failed.error} onRetry={() => run(failed.action)} /> };
}
