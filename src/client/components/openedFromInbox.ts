/** History state of an issue that was opened from the inbox, so that Escape returns there. */
export const OPENED_FROM_INBOX_STATE = { from: 'inbox' } as const;

export const isOpenedFromInbox = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'from' in state && state.from === 'inbox';
