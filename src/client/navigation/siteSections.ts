/** The sections of the viewer's settings and of the administration: path and name. */
type SiteSection = readonly [href: string, name: string];

export const ACCOUNT_SECTIONS: readonly SiteSection[] = [
  ['/settings/profile', 'Profile'],
  ['/settings/notifications', 'Notifications'],
  ['/settings/appearance', 'Appearance'],
  ['/settings/keys', 'Shortcuts'],
  ['/settings/sessions', 'Sessions'],
  ['/settings/tokens', 'Tokens'],
];

export const ADMIN_SECTIONS: readonly SiteSection[] = [
  ['/admin/users', 'Users'],
  ['/admin/projects', 'Projects'],
  ['/admin/audit', 'Audit log'],
  ['/admin/health', 'System'],
];
