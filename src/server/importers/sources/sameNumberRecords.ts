/** Tells different issues with the same number from copies of one issue. */
import path from 'node:path';
import { asStringOrUndefined, type JsonObject } from '../values/json';
import type { ImportSourcePosition } from '../../domain/imports/importReport';
import type { ReportEntry } from '../../domain/imports/reportEntries';

/**
 * Whether two records with the same number, whose repository or project is the same or unknown, are different issues:
 * if both have an id of the source and the ids differ, or else if both have a creation time and the times differ.
 * @param creationTimes names of the field that contains the creation time
 */
export function areSameNumberRecordsDifferentIssues(
  a: JsonObject,
  b: JsonObject,
  creationTimes: readonly string[],
): boolean {
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

export const SAME_NUMBER_REASON: ReportEntry = { code: 'number_of_another_issue' };

export const describeSameNumber = ({ file, line }: ImportSourcePosition): ReportEntry => ({
  code: 'same_number',
  file: path.basename(file),
  line,
});
