/** What the process tells of itself. */
import type { RunningSearch } from '../search/createSearch';

export interface Runtime {
  /** Winnow's own. */
  version: string;
  /** Whether people may sign in with OpenID Connect. */
  oidc: boolean;
  /** What the search keeps in memory; null: nothing. */
  index: Pick<RunningSearch, 'lags' | 'measure'> | null;
  /** How late the event loop was, in milliseconds: 99 of 100 times less, since this was last asked. */
  eventLoopDelay: () => number;
}
