import { NotFound } from '../../components/errors/NotFound';

/** Screen for addresses without a route. */
export function NotFoundScreen() {
  return <NotFound subject="page at this address" />;
}
