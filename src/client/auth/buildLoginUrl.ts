/** URL of the sign-in page, which returns to the current page. */
export const buildLoginUrl = ({ pathname, search }: { pathname: string; search: string }): string =>
  `/login?next=${encodeURIComponent(pathname + search)}`;
