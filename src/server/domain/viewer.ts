/** Who asks. Until people can sign in, that is the demo's maintainer, whoever it is. */
import type { Store } from '../store/Store';
import { readUsersByLogin } from '../store/read/users';
import type { Viewer } from './can';

const LOGIN = 'maintainer';

/** Looks the maintainer up once; null, and looked up again, while there is none. */
export function seededViewer(db: Store['db']): () => Promise<Viewer | null> {
  let known: Viewer | null = null;
  return async () => {
    if (known) return known;
    const [user] = await readUsersByLogin(db, [LOGIN]);
    if (user && !user.disabled) known = { id: user.id, administrator: user.site_role === 'administrator' };
    return known;
  };
}
