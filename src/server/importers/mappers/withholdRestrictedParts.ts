import {
  asArrayOrUndefined,
  asObjectOrUndefined,
  asStringOrUndefined,
  type JsonObject,
} from '../values/json';
import { describeRestrictedPart, type RestrictionReader } from './restrictions';
import type { ReportEntry } from '../../domain/imports/reportEntries';

/** Stands for a restricted part of an issue, such as a comment. Has no enumerable fields, so its text is not stored. */
export class WithheldPart {
  /** Why the part is left out, for the report. */
  get reason(): ReportEntry {
    return this.#reason;
  }

  /** Fields that identify the part, because the input may contain it again without the restriction. */
  get identity(): JsonObject {
    return this.#identity;
  }

  readonly #reason: ReportEntry;
  readonly #identity: JsonObject;

  constructor(reason: ReportEntry, part: JsonObject) {
    this.#reason = reason;
    this.#identity = Object.fromEntries(
      IDENTIFYING_FIELDS.flatMap((name) => (part[name] === undefined ? [] : [[name, part[name]]])),
    );
  }
}

const IDENTIFYING_FIELDS = ['id', 'node_id', 'url', 'html_url', 'event', 'system', 'count', 'attachment_id'];

/** Fields that contain a project. Its visibility says nothing about the issue. */
const CONTAINER_FIELDS = new Set(['project', 'repository', 'old_repository', 'base', 'head', 'namespace']);

/** Maximum nesting depth of a record that is read. Deeper values are left out. */
const RECORD_DEPTH_MAX = 200;

export interface RecordWithoutRestrictedParts {
  record: JsonObject;
  /** What was left out in the record's own fields. */
  omittedDetails: ReportEntry[];
}

/**
 * Replaces the restricted parts of a record at any depth, and removes its restricted texts. Values without restricted
 * parts are not copied.
 * @param wrappers names of fields that contain the record's own fields, such as "fields" in Jira
 */
export function withholdRestrictedParts(
  record: JsonObject,
  reader: RestrictionReader,
  wrappers: readonly string[],
): RecordWithoutRestrictedParts {
  const omittedDetails: ReportEntry[] = [];
  return { record: cleanFields(record, 0), omittedDetails };

  function cleanFields(object: JsonObject, depth: number): JsonObject {
    let isChanged = false;
    const fields = Object.entries(object).flatMap(([name, value]): [string, unknown][] => {
      if (reader.examineField(name, value, depth > 0) === 'restricted text') {
        omittedDetails.push({ code: 'restricted_fields', field: name });
        isChanged = true;
        return [];
      }
      const wrapped = depth === 0 && wrappers.includes(name) ? asObjectOrUndefined(value) : undefined;
      const cleaned = wrapped ? cleanFields(wrapped, 0) : cleanField(name, value, depth);
      isChanged ||= cleaned !== value;
      return [[name, cleaned]];
    });
    return isChanged ? Object.fromEntries(fields) : object;
  }

  function cleanField(name: string, value: unknown, depth: number): unknown {
    return CONTAINER_FIELDS.has(name) ? value : cleanValue(value, name, depth + 1);
  }

  function cleanValue(value: unknown, name: string, depth: number): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (depth > RECORD_DEPTH_MAX) return null;
    const list = asArrayOrUndefined(value);
    if (list) {
      const cleaned = list.map((each) => cleanValue(each, name, depth + 1));
      return cleaned.some((each, index) => each !== list[index]) ? cleaned : value;
    }
    const part = value as JsonObject;
    const restriction = reader.findRestriction(part, true);
    if (restriction === null) return cleanFields(part, depth);
    if (!COUNTED_LISTS.has(name)) omittedDetails.push({ code: 'restricted_parts', field: name });
    return new WithheldPart(describeRestrictedPart(restriction), part);
  }
}

/** Lists whose restricted elements the formats count as comments or events. */
const COUNTED_LISTS = new Set([
  ...['comments', 'comments_data', 'comment_data', 'nodes', 'notes', 'discussions', 'timeline', 'events'],
  ...['event_data', 'xrefs', 'histories'],
]);

/** Whether a part of an issue was left out because it is restricted. */
export const isWithheld = (value: unknown): value is WithheldPart => value instanceof WithheldPart;

/** Returns the values of a field that identify the withheld parts of some lists. */
export const listWithheldIds = (values: readonly unknown[], field = 'id'): Set<unknown> =>
  new Set(values.filter(isWithheld).flatMap(({ identity }) => identity[field] ?? []));

/** Returns the kind of a withheld entry of a timeline, such as "commented". */
export const getWithheldEventKind = (value: WithheldPart): string | undefined =>
  asStringOrUndefined(value.identity.event);
