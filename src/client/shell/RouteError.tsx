import { useRevalidator, useRouteError } from 'react-router-dom';
import { ErrorBox } from '../components/ErrorBox';
import { NotFound } from '../components/NotFound';
import { errorCode } from '../errors/RequestError';

/** The outer tier: a screen whose code or loader failed. The chrome around it stays. */
export function RouteError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (errorCode(error) === 'NOT_FOUND') return <NotFound what="such page" />;
  return <ErrorBox error={error} onRetry={() => void revalidate()} />;
}
