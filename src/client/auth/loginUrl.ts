/** The sign-in page, with the way back to where one is. */
export const loginUrl = ({ pathname, search }: { pathname: string; search: string }): string =>
  `/login?next=${encodeURIComponent(pathname + search)}`;
