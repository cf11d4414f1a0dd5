/** Source ids identify imported issues in the tracker that they come from. They have the form "owner/name#12", or "#12" if the input does not contain the repository. */

export const parseRepositoryFromSourceId = (sourceId: string): string =>
  sourceId.slice(0, sourceId.lastIndexOf('#'));
