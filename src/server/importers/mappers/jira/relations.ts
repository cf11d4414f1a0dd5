/** Maps links, parents and sub-tasks of a Jira issue. */
import type { ImportSourceIssueRelation } from '../ImportSourceIssue';
import {
  asArrayOrUndefined,
  asObjectOrUndefined,
  asStringOrUndefined,
  type JsonObject,
} from '../../values/json';
import { formatJiraSourceId, type JiraIssueKey, parseJiraIssueKey } from './fields';
import type { ReportEntry } from '../../../domain/imports/reportEntries';

export interface MappedJiraRelations {
  relations: ImportSourceIssueRelation[];
  /** Source id of the issue that this one duplicates. */
  canonical?: string;
  /** Links of kinds that Winnow does not have. */
  omittedDetails: ReportEntry[];
}

/** @param at time of the links, which an export does not contain */
export function mapJiraRelations(
  key: JiraIssueKey,
  fields: JsonObject,
  at: Date | undefined,
): MappedJiraRelations {
  const sourceId = formatJiraSourceId(key);
  const meta = { actor: null, createdAt: at ?? new Date(0) };
  const relations: ImportSourceIssueRelation[] = [];
  const omittedDetails: ReportEntry[] = [];
  let canonical: string | undefined;
  for (const value of asArrayOrUndefined(fields.issuelinks) ?? []) {
    const link = asObjectOrUndefined(value) ?? {};
    const isInward = asObjectOrUndefined(link.inwardIssue) !== undefined;
    const to = getKey(isInward ? link.inwardIssue : link.outwardIssue);
    if (to === undefined) continue;
    const { kind, isReversed, isExact, name } = classifyLink(link.type);
    if (!isExact) omittedDetails.push({ code: 'unknown_link_kinds', name });
    // Both issues list the link. Its direction is normalized, so that it is imported once.
    const isInverse = kind === 'relates' ? to < sourceId : isInward !== isReversed;
    if (kind === 'duplicates' && !isInverse) canonical ??= to;
    relations.push({ ...meta, kind, to, ...(isInverse && { isInverse }) });
  }
  const parent = getKey(fields.parent) ?? findEpicKey(fields);
  if (parent !== undefined) relations.push({ ...meta, kind: 'parent', to: parent });
  for (const subtask of asArrayOrUndefined(fields.subtasks) ?? []) {
    const to = getKey(subtask);
    if (to !== undefined) relations.push({ ...meta, kind: 'parent', to, isInverse: true });
  }
  return { relations, canonical, omittedDetails };
}

const getKey = (value: unknown): string | undefined => {
  const key = parseJiraIssueKey(asObjectOrUndefined(value)?.key ?? value);
  return key && formatJiraSourceId(key);
};

/** The field of the epic link in Jira Cloud, which other installations number differently. */
const EPIC_LINK_FIELD = 'customfield_10014';

const findEpicKey = (fields: JsonObject): string | undefined =>
  getKey(fields.epic) ?? getKey(fields[EPIC_LINK_FIELD]);

interface LinkClass {
  kind: 'duplicates' | 'blocks' | 'relates';
  /** Whether the outward end is the one that Winnow's link points from, as in "depends on". */
  isReversed: boolean;
  /** Whether Winnow has this kind of link. */
  isExact: boolean;
  name: string;
}

function classifyLink(value: unknown): LinkClass {
  const type = asObjectOrUndefined(value);
  const name = asStringOrUndefined(type?.name)?.trim() || 'unknown';
  const outward = (asStringOrUndefined(type?.outward) ?? name).toLowerCase();
  if (/^duplicate/.test(outward)) return { kind: 'duplicates', isReversed: false, isExact: true, name };
  if (/^is duplicated by/.test(outward)) return { kind: 'duplicates', isReversed: true, isExact: true, name };
  if (/^blocks?$/.test(outward)) return { kind: 'blocks', isReversed: false, isExact: true, name };
  if (/^(?:depends|is blocked by|requires)/.test(outward))
    return { kind: 'blocks', isReversed: true, isExact: true, name };
  return { kind: 'relates', isReversed: false, isExact: /^relate/.test(outward), name };
}
