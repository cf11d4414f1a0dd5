/** The fields of a Jira issue that have no column in Winnow. */
import { hideEmailAddress } from '../IssuePeople';
import {
  asArrayOrUndefined,
  asObjectOrUndefined,
  asStringOrUndefined,
  type JsonObject,
} from '../../values/json';
import { collectUnmappedFields, type UnmappedFields } from '../unmappedFields';
import { isWithheld } from '../withholdRestrictedParts';

/** Fields that are stored in columns, or that only describe how an issue is displayed. */
const MAPPED_FIELDS = new Set(
  `summary description environment attachment assignee reporter labels components created updated resolutiondate
   comment issuelinks parent duedate epic subtasks project votes statuscategorychangedate lastViewed watches workratio
   thumbnail customfield_10014 aggregateprogress progress`.split(/\s+/),
);

/**
 * Fields that columns store only in part. Their values are also kept as JSON. The report lists them as omitted only if
 * they are too large to store.
 */
const PARTLY_MAPPED_FIELDS = new Set([
  'status',
  'resolution',
  'priority',
  'issuetype',
  'fixVersions',
  'creator',
]);

export function collectUnmappedJiraFields(fields: JsonObject): UnmappedFields {
  const kept = Object.entries(fields).filter(([name, value]) => !MAPPED_FIELDS.has(name) && value !== false);
  const raw = Object.fromEntries(kept.map(([name, value]) => [name, summarizeValue(value)] as const));
  return collectUnmappedFields(raw, (name) => !PARTLY_MAPPED_FIELDS.has(name));
}

/** Depth to which nested values are kept. Fields of Jira have at most 4 levels. */
const RAW_VALUE_DEPTH_MAX = 8;

/** Replaces objects that only name something, such as people and versions, by the name. */
function summarizeValue(value: unknown, depth = 0): unknown {
  if (depth > RAW_VALUE_DEPTH_MAX) return null;
  const list = asArrayOrUndefined(value);
  if (list) return list.map((each) => summarizeValue(each, depth + 1));
  const object = asObjectOrUndefined(value);
  if (!object || isWithheld(value)) return value;
  const name = [object.name, object.value, object.displayName, object.key]
    .map(asStringOrUndefined)
    .find((text) => text);
  if (name !== undefined) return hideEmailAddress(name);
  return Object.fromEntries(
    Object.entries(object)
      .filter(([field]) => !/^self$|url$|^emailAddress$/i.test(field))
      .map(([field, inner]) => [field, summarizeValue(inner, depth + 1)] as const),
  );
}
