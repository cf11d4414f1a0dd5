/** Who asks. Until people can sign in, that is the demo's maintainer, whoever it is. */
import type { Store } from '../store/Store';
import { readUsersByLogin } from '../store/read/users';
import type { Viewer } from './can';

const LOGIN = 'maintainer';

/** Where there is no such user, there are no people: whoever is at this machine runs it. */
export const NOBODY: Viewer = { id: 0, administrator: true };

/** Looks the maintainer up once, and again as long as there is none. */
export function seededViewer(db: Store['db']): () => Promise<Viewer> {
  let known: Viewer | null = null;
  return async () => {
    if (known) return known;
    const [user] = await readUsersByLogin(db, [LOGIN]);
    if (!user) return NOBODY;
    return (known = { id: user.id, administrator: user.site_role === 'administrator' });
  };
}
