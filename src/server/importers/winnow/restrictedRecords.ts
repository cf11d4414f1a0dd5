/**
 * Leaves out what only some users can see. Exports of Winnow have no such records; converted data of other trackers
 * may.
 */
import { describeRestrictedIssues, RestrictionReader } from '../mappers/restrictions';
import { isWithheld, withholdRestrictedParts } from '../mappers/withholdRestrictedParts';
import { asArrayOrUndefined, asObjectOrUndefined } from '../values/json';
import type { ReportEntry } from '../../domain/imports/reportEntries';

/** Hidden comments of Winnow stay hidden in the copy. */
const reader = new RestrictionReader({ hidden: 'ignored' });

/** Returns the reason why an exported issue is left out, or null. */
export function describeRestrictedExport(value: unknown): ReportEntry | null {
  const issue = asObjectOrUndefined(value);
  const restriction = issue ? reader.findRestriction(issue) : null;
  return restriction && describeRestrictedIssues(restriction);
}

/**
 * Returns an exported issue without its restricted parts and their history.
 * @param droppedComments receives the reasons why comments are left out, one per comment
 */
export function removeRestrictedPartsFromRecord(
  value: unknown,
  droppedComments: ReportEntry[] = [],
): unknown {
  const issue = asObjectOrUndefined(value);
  if (!issue) return value;
  // The record of an import from another tracker contains only what that import has stored.
  const { source, ...fields } = issue;
  const { record } = withholdRestrictedParts(fields, reader, []);
  if (record === fields) return value;
  const comments = asArrayOrUndefined(record.comments) ?? [];
  const withheld = comments.filter(isWithheld);
  droppedComments.push(...withheld.map(({ reason }) => reason));
  const ids = new Set(withheld.map(({ identity }) => identity.id));
  const kept = Object.entries(record).flatMap(([name, field]): [string, unknown][] => {
    if (isWithheld(field)) return [];
    const list = asArrayOrUndefined(field)?.filter((each) => !isWithheld(each));
    return [[name, name === 'events' ? list?.filter((event) => !isOfComment(event, ids)) : (list ?? field)]];
  });
  return { ...Object.fromEntries(kept), ...(source !== undefined && { source }) };
}

function isOfComment(value: unknown, ids: ReadonlySet<unknown>): boolean {
  const event = asObjectOrUndefined(value);
  const getComment = (values: unknown): unknown => asObjectOrUndefined(values)?.comment;
  return [event?.comment, getComment(event?.before), getComment(event?.after)].some(
    (id) => typeof id === 'number' && ids.has(id),
  );
}
