/** The users that a demo install signs in with. */
export const DEMO_LOGINS = ['admin', 'maintainer', 'developer', 'triager', 'reporter', 'reader'] as const;
