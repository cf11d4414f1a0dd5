/** Administrator actions on a user account, with the texts of their confirmation dialogs and announcements. */
export const USER_ACTION_CONFIRMATIONS = {
  link: {
    label: 'Create password link',
    title: (login: string) => `Create a password link for ${login}?`,
    effect: 'They choose a new password with the link. Their current password works until then.',
    done: 'Password link created',
    danger: false,
    change: {},
  },
  promote: {
    label: 'Make administrator',
    title: (login: string) => `Make ${login} an administrator?`,
    effect: 'They get full access: they can read every project, and create or disable any account.',
    done: 'Administrator role added',
    danger: true,
    change: { administrator: true },
  },
  demote: {
    label: 'Remove administrator role',
    title: (login: string) => `Remove ${login}’s administrator role?`,
    effect: 'They keep their roles in projects.',
    done: 'Administrator role removed',
    danger: true,
    change: { administrator: false },
  },
  removePicture: {
    label: 'Remove picture',
    title: (login: string) => `Remove ${login}’s picture?`,
    effect: 'Their initials are shown instead. They can upload another picture.',
    done: 'Picture removed',
    danger: true,
    change: { removesPicture: true },
  },
  disable: {
    label: 'Disable account',
    title: (login: string) => `Disable ${login}?`,
    effect:
      'Their sessions and tokens end immediately and they can no longer sign in. Their issues and comments are kept.',
    done: 'Account disabled',
    danger: true,
    change: { disabled: true },
  },
  enable: {
    label: 'Enable account',
    title: (login: string) => `Enable ${login}?`,
    effect: 'They can sign in again, with the roles they had. Ended sessions and tokens are not restored.',
    done: 'Account enabled',
    danger: false,
    change: { disabled: false },
  },
} as const;

export type UserAdminAction = keyof typeof USER_ACTION_CONFIRMATIONS;
