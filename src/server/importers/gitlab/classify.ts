import { classifyIssueRecord, type RecordKind } from '../input/foreignRecords';
import { asObjectOrUndefined, asStringOrUndefined, type JsonObject } from '../input/json';

/** Fields that identify an issue among records with a number and a title. Merge requests and epics are excluded first. */
const ISSUE_FIELDS = new Set(
  `author author_id labels label_links assignees assignee issue_assignees confidential notes discussions issue_type
   user_notes_count milestone milestone_id weight discussion_locked work_item_type upvotes links moved_to_id
   resource_state_events resource_label_events resource_milestone_events`.split(/\s+/),
);

/** Kinds of records by the character before the number in a reference, such as "group/project!12". */
const KINDS_BY_REFERENCE_CHARACTER: ReadonlyMap<string, string> = new Map([
  ['!', 'merge requests'],
  ['&', 'epics'],
  ['%', 'milestones'],
  ['$', 'snippets'],
]);

/** Finds out whether a record with a number and a title is an issue. */
export function classifyGitlabRecord(record: JsonObject, place: string | undefined): RecordKind {
  const reference = asStringOrUndefined(asObjectOrUndefined(record.references)?.full);
  const character = /([!&%$])\d+$/.exec(reference ?? '')?.[1] ?? '';
  const referenced = KINDS_BY_REFERENCE_CHARACTER.get(character);
  if (referenced !== undefined) return { kind: 'foreign', name: referenced };
  return classifyIssueRecord(record, ISSUE_FIELDS, place);
}
