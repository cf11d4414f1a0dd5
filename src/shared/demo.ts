/** Logins of the users of a demo installation that can sign in. */
export const DEMO_LOGINS = ['admin', 'maintainer', 'developer', 'triager', 'reporter', 'reader'] as const;
