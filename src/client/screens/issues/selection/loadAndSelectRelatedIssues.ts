import type * as code from './relatedIssues';

/** Selects issues with code that is loaded on demand. See selectRelatedIssues. */
export const loadAndSelectRelatedIssues = (...args: Parameters<typeof code.selectRelatedIssues>): void =>
  // The bulk bar, which shows the selection, is in the same chunk.
  void import(/* webpackChunkName: "bulk-bar" */ './relatedIssues').then(
    ({ selectRelatedIssues }) => selectRelatedIssues(...args),
    () => window.alert('Selecting failed. Check your connection.'),
  );
