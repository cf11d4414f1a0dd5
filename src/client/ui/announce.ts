/** What the page's one polite live region says. */
const listeners = new Set<() => void>();
let text = '';

/** Says it to who hears the page, when they are done with what they hear. */
export function announce(next: string): void {
  text = next;
  for (const listener of listeners) listener();
}

export const announced = (): string => text;

export function subscribeToAnnouncements(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
