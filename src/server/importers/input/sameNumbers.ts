/** Tells different issues with the same number from copies of one issue. */
import path from 'node:path';
import { asStringOrUndefined, type JsonObject } from './json';
import type { ImportSourcePosition } from './records';

/**
 * Whether two records with the same number, whose repository or project is the same or unknown, are different issues: if
 * both have an id of the source and the ids differ, or else if both have a creation time and the times differ.
 * @param creationTimes names of the field that contains the creation time
 */
export function areDifferentIssues(a: JsonObject, b: JsonObject, creationTimes: readonly string[]): boolean {
  for (const field of ['node_id', 'id']) {
    const [idOfA, idOfB] = [a[field], b[field]];
    // The export formats of a tracker use different kinds of ids.
    if (typeof idOfA === typeof idOfB && ['number', 'string'].includes(typeof idOfA)) return idOfA !== idOfB;
  }
  const [createdA, createdB] = [a, b].map((record) =>
    creationTimes.map((name) => asStringOrUndefined(record[name])).find((time) => time !== undefined),
  );
  if (createdA === undefined || createdB === undefined) return false;
  return Date.parse(createdA) !== Date.parse(createdB);
}

export const SAME_NUMBER_REASON = 'the number of another issue';

export const describeSameNumber = ({ file, line }: ImportSourcePosition): string =>
  `another issue (${path.basename(file)}:${line}) has the same number, and the input does not contain the projects of both`;
