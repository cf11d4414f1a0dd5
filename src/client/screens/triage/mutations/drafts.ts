/** Storage keys of the texts that are written on the triage screen, by the id of the issue. */
export const triageDraftKeys = {
  decline: (issueId: string): string => `decline.${issueId}`,
  information: (issueId: string): string => `information.${issueId}`,
};
