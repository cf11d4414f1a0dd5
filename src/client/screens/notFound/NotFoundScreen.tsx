import { NotFound } from '../../components/NotFound';

/** Screen for addresses without a route. */
export function NotFoundScreen() {
  return <NotFound subject="page at this address" />;
}
