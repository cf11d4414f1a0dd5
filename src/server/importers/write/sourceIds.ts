/**
 * Source ids identify imported issues in the tracker that they come from. They consist of the repository or project, a
 * separator and the number: "owner/name#12", "NET-12", or "#12" if the tracker has only one sequence of numbers
 * or the input does not contain the repository.
 */

const SOURCE_ID_PATTERN = /^(.*)[#-](\d+)$/s;

/** Returns the repository or project of a source id, or an empty string. */
export const parseContainerFromSourceId = (sourceId: string): string =>
  SOURCE_ID_PATTERN.exec(sourceId)?.[1] ?? '';

/** Returns the number of the issue in its source. */
export const parseNumberFromSourceId = (sourceId: string): number =>
  Number(SOURCE_ID_PATTERN.exec(sourceId)?.[2]);
