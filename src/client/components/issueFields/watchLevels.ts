/** The watch levels of an issue: labels in the menu and on its button, and summaries of changes. */
export const WATCH_LEVEL_OPTIONS = [
  {
    id: 'PARTICIPATING',
    label: 'Participating: as set for the project',
    button: 'Watch',
    summary: 'notifications as set for the project',
  },
  { id: 'ALL', label: 'Watching: all comments and state changes', button: 'Watching', summary: 'watching' },
  { id: 'MUTED', label: 'Muted: mentions and assignments only', button: 'Muted', summary: 'muted' },
] as const;

export type WatchLevel = (typeof WATCH_LEVEL_OPTIONS)[number]['id'];
