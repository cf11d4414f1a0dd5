import { type LoaderFunctionArgs, redirect, replace } from 'react-router-dom';

/** Redirects the loader of a route to another path. */
export function redirectScreen({ request }: Pick<LoaderFunctionArgs, 'request'>, path: string): Response {
  const isPageLoad = new URL(request.url).pathname === window.location.pathname;
  // `redirect` would push a history entry on page load, and Back would then run into the redirect again.
  return (isPageLoad ? replace : redirect)(path);
}
