import { NotFound } from '../../components/NotFound';

/** Any address that is none of ours. */
export function NotFoundScreen() {
  return <NotFound what="such page" />;
}
