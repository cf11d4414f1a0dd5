/** What an administrator may do to an account, and what is said before it is done. */
export const CONFIRMATIONS = {
  link: {
    label: 'Make a password link',
    title: (login: string) => `A new password for ${login}?`,
    words: 'You get a link by which they choose one. The present one stays until they do.',
    danger: false,
    change: {},
  },
  promote: {
    label: 'Make administrator',
    title: (login: string) => `Make ${login} an administrator?`,
    words: 'They may do everything everywhere: read every project, and make or end any account.',
    danger: true,
    change: { administrator: true },
  },
  demote: {
    label: 'No longer administrator',
    title: (login: string) => `Is ${login} no longer an administrator?`,
    words: 'They keep the roles that they have in projects.',
    danger: true,
    change: { administrator: false },
  },
  disable: {
    label: 'Disable',
    title: (login: string) => `Disable ${login}?`,
    words: 'Their sessions and tokens end at once, and they cannot sign in. What they wrote stays.',
    danger: true,
    change: { disabled: true },
  },
  enable: {
    label: 'Enable',
    title: (login: string) => `Enable ${login}?`,
    words: 'They can sign in again, with the roles that they had. Sessions and tokens do not come back.',
    danger: false,
    change: { disabled: false },
  },
} as const;

export type UserAction = keyof typeof CONFIRMATIONS;
