import { useRevalidator, useRouteError } from 'react-router-dom';
import { ErrorBox } from '../components/ErrorBox';
import { NotFound } from '../components/NotFound';
import { getErrorCode } from '../errors/RequestError';

/** Error message in place of a screen whose code or loader failed; the sidebar and the page frame stay. */
export function RouteErrorMessage() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (getErrorCode(error) === 'NOT_FOUND') return <NotFound subject="page at this address" />;
  return <ErrorBox error={error} onRetry={() => void revalidate()} />;
}
