/** The watch levels of an issue, in words. */
export const WATCH_LEVEL_OPTIONS = [
  {
    id: 'PARTICIPATING',
    label: 'My issues, assignments and mentions',
    button: 'Watch',
    summary: 'watching if participating',
  },
  { id: 'ALL', label: 'All comments and state changes', button: 'Watching', summary: 'watching' },
  { id: 'MUTED', label: 'Mentions and assignments only', button: 'Muted', summary: 'muted' },
] as const;

export type WatchLevel = (typeof WATCH_LEVEL_OPTIONS)[number]['id'];
