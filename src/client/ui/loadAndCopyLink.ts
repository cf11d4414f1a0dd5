import { announceToScreenReader } from './announce';

/** Copies a link with code that is loaded on demand. See copyLink. */
export const loadAndCopyLink = (href: string): void =>
  void import('./copyLink').then(
    ({ copyLink }) => copyLink(href),
    () => announceToScreenReader('Copying failed. Check your connection.'),
  );
