import {
  type OptionFieldName,
  type OptionNames,
  getOptionNames,
  mapOptionFields,
} from '../../../../shared/fields/optionFields';
import { getFieldDefinition } from '../../../../shared/fields/fields';
import type { MappedImportIssue } from '../MappedImportIssue';
import { EventIdGenerator } from '../EventIdGenerator';
import { convertPlainText } from '../markdown';
import { IssueDates } from '../IssueDates';
import { IssuePeople } from '../IssuePeople';
import {
  DEFAULT_OPTIONS,
  type ImportSourceComment,
  type ImportSourceIssue,
  type ImportSourceIssueRelation,
  type ImportSourceIssueState,
  isOpenSourceState,
} from '../ImportSourceIssue';
import { formatResolutionAsReason } from '../names';
import { collectUnmappedFields } from '../unmappedFields';
import type { CsvField, ListCsvField } from './columns';
import type { CsvIssueRecord, NamedValue } from './CsvIssueRecord';
import { parseCsvIssueId } from './ids';
import type { ReportEntry, ReportEntryOf } from '../../../domain/imports/reportEntries';

export interface CsvIssueIdentity {
  sourceId: string;
  number: number;
  container: string | null;
}

export function mapCsvIssue(record: CsvIssueRecord, identity: CsvIssueIdentity): MappedImportIssue {
  const { number, sourceId } = identity;
  const { texts, lists } = record;
  const isMapped = (field: CsvField): boolean => record.mapped.includes(field);
  const people = new IssuePeople();
  const dates = new IssueDates(number);
  const altered: ReportEntry[] = [];
  const title = texts.title?.replace(/\s+/g, ' ').trim();
  if (!title) altered.push({ code: 'issue_without_title', issue: number, field: 'title' });
  const createdAt = dates.read('creation time', texts.created);
  const updatedAt = dates.read('time of the last change', texts.updated);
  const closedAt = dates.read('closing time', texts.closed);
  const { state, openState } = mapState(record, closedAt !== undefined);
  const isClosed = !isOpenSourceState(state);
  const toText = record.isPlainText ? convertPlainText : (text: string) => text;
  const { comments, droppedComments, commentDetails } = mapComments(
    record,
    people,
    toText,
    createdAt ?? updatedAt,
  );
  const otherHeaders = new Set(record.others.map(([header]) => header));
  const { raw, omittedDetails } = collectUnmappedFields(
    Object.fromEntries(collectOtherValues(record)),
    (name) => otherHeaders.has(name) || name === 'url' || name === 'votes',
  );
  const issue: ImportSourceIssue = {
    sourceId,
    number,
    url: toWebUrl(texts.url),
    title: title || '(no title)',
    body: isMapped('body') ? toText(texts.body ?? '') : undefined,
    ...mapOptions(record),
    state: isMapped('state') || isMapped('closed') || isMapped('resolution') ? state : undefined,
    openState,
    stateReason: isClosed ? formatResolutionAsReason(texts.resolution?.trim() ?? '') : undefined,
    people: people.details,
    author: isMapped('author') ? addCsvPerson(people, texts.author) : undefined,
    assignees: isMapped('assignees')
      ? (lists.assignees ?? []).flatMap((name) => addCsvPerson(people, name) ?? [])
      : undefined,
    labels: isMapped('labels') ? [...new Set(lists.labels)].map((name) => ({ name })) : undefined,
    milestone: isMapped('milestone') ? toMilestone(texts.milestone) : undefined,
    dueOn: isMapped('due') ? (dates.read('due date', texts.due) ?? null) : undefined,
    voteCount: toCount(texts.votes),
    createdAt,
    updatedAt,
    closedAt: isClosed ? (closedAt ?? null) : null,
    comments: isMapped('comments') ? comments : undefined,
    relations: mapRelations(record, identity, closedAt ?? createdAt ?? new Date(0)),
    mentions: [],
    raw,
  };
  return {
    issue,
    sourceState: describeState(record),
    sourcePriority: record.options.priority?.name,
    droppedEvents: [],
    droppedComments,
    altered: [...altered, ...dates.problems],
    omittedDetails: [
      ...omittedDetails,
      ...commentDetails,
      ...record.withheldColumns.map((field) => ({ code: 'restricted_fields' as const, field })),
      ...describeUnknownNames(record, state),
      ...(isClosed && !closedAt ? [{ code: 'closing_times_not_in_input' as const }] : []),
    ],
  };
}

/** Returns the names of an issue's state and resolution, by which users choose a workflow state for it. */
const describeState = ({ state, resolution }: CsvIssueRecord): string | undefined =>
  [...new Set([state?.name, resolution?.name])].filter(Boolean).join(': ') || undefined;

/** Derives the state of an issue, and its state before it was closed. */
function mapState(
  { state, resolution }: CsvIssueRecord,
  hasClosingTime: boolean,
): Pick<Required<ImportSourceIssue>, 'state' | 'openState'> {
  const named = state?.value ?? (hasClosingTime || (state && resolution) ? 'done' : 'backlog');
  const openState = named === 'untriaged' ? 'untriaged' : 'backlog';
  // "Closed" does not give the reason for closing; the resolution does. A reopened issue may still have a resolution.
  const isUnspecific = named === 'done' || (state === null && resolution !== null);
  return {
    state: (isUnspecific ? resolution?.value : undefined) ?? (state === null && resolution ? 'done' : named),
    openState,
  };
}

/** A column without a known value means that the issue has none, unless every issue has a value of the field. */
function mapOptions({ options, mapped }: CsvIssueRecord): Partial<OptionNames> {
  const getEmptyOption = (field: OptionFieldName) =>
    getFieldDefinition(field).options?.hasNone && mapped.includes(field)
      ? getOptionNames(field)[0]
      : undefined;
  return mapOptionFields((field) => options[field]?.value ?? getEmptyOption(field)) as Partial<OptionNames>;
}

/** The fields in reports. Their order is that of stored details, whose digest depends on it: new fields come last. */
const OPTION_FIELD_NOUNS = { priority: 'priorities', type: 'types' } as const satisfies Record<
  OptionFieldName,
  ReportEntryOf<'unknown_values'>['values']
>;
const REPORTED_OPTION_FIELDS = Object.keys(OPTION_FIELD_NOUNS) as OptionFieldName[];

/** Describes the names in a record that could not be mapped to a value. */
function describeUnknownNames(record: CsvIssueRecord, state: ImportSourceIssueState): ReportEntry[] {
  const describe = (
    values: ReportEntryOf<'unknown_values'>['values'],
    named: NamedValue<unknown> | null,
    became: string,
  ): ReportEntry[] =>
    named && named.value === null ? [{ code: 'unknown_values', values, name: named.name, became }] : [];
  return [
    ...describe('states', record.state, state.replaceAll('_', ' ')),
    ...REPORTED_OPTION_FIELDS.flatMap((field) =>
      describe(OPTION_FIELD_NOUNS[field], record.options[field], DEFAULT_OPTIONS[field]),
    ),
  ];
}

const PARTLY_STORED_FIELDS = ['id', 'state', 'resolution', ...REPORTED_OPTION_FIELDS] as const;

/** Returns the values that have no column in Winnow, and the names that their mapped value does not fully represent. */
function collectOtherValues({ others, texts }: CsvIssueRecord): [string, unknown][] {
  const fields = [
    ...PARTLY_STORED_FIELDS,
    ...(toWebUrl(texts.url) === null ? (['url'] as const) : []),
    ...(toCount(texts.votes) === undefined ? (['votes'] as const) : []),
  ];
  return [...fields.map((field): [string, unknown] => [field, texts[field]]), ...others];
}

function mapComments(
  record: CsvIssueRecord,
  people: IssuePeople,
  toText: (text: string) => string,
  fallbackTime: Date | undefined,
): { comments: ImportSourceComment[]; droppedComments: ReportEntry[]; commentDetails: ReportEntry[] } {
  const comments: ImportSourceComment[] = [];
  const droppedComments: ReportEntry[] = [];
  const commentDetails: ReportEntry[] = [];
  const ids = new EventIdGenerator();
  for (const cell of record.comments) {
    const createdAt = cell.createdAt === null ? fallbackTime : new Date(cell.createdAt);
    if (cell.text.trim() === '') droppedComments.push({ code: 'empty' });
    else if (!createdAt) droppedComments.push({ code: 'no_creation_time' });
    else {
      if (cell.createdAt === null) commentDetails.push({ code: 'comment_times_not_in_input' });
      const author = addCsvPerson(people, cell.author ?? undefined);
      const sourceId = ids.create(
        cell.createdAt === null ? 'cell' : `${createdAt.toISOString()}:${author ?? ''}`,
      );
      comments.push({ sourceId, author, body: toText(cell.text), createdAt, editedAt: null });
    }
  }
  comments.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return { comments, droppedComments, commentDetails };
}

const RELATION_BY_FIELD: Partial<
  Record<ListCsvField, Pick<ImportSourceIssueRelation, 'kind' | 'isInverse'>>
> = {
  duplicateOf: { kind: 'duplicates' },
  blocks: { kind: 'blocks' },
  blockedBy: { kind: 'blocks', isInverse: true },
  relatesTo: { kind: 'relates' },
};

function mapRelations(
  { texts, lists }: CsvIssueRecord,
  { sourceId, container }: CsvIssueIdentity,
  createdAt: Date,
): ImportSourceIssueRelation[] {
  const meta = { actor: null, createdAt };
  const toSourceId = (text: string): string => parseCsvIssueId(text, container).sourceId;
  const relations: ImportSourceIssueRelation[] = [];
  if (texts.parent !== undefined) relations.push({ ...meta, kind: 'parent', to: toSourceId(texts.parent) });
  for (const [field, kind] of Object.entries(RELATION_BY_FIELD)) {
    for (const text of new Set(lists[field as ListCsvField])) {
      const to = toSourceId(text);
      // Both issues may list the link. Its direction is normalized, so that it is imported once.
      const isInverse = kind.kind === 'relates' ? to < sourceId : kind.isInverse === true;
      relations.push({ ...meta, kind: kind.kind, to, ...(isInverse && { isInverse }) });
    }
  }
  return relations;
}

/** Accepts only HTTP and HTTPS URLs, because the URL of an issue is displayed as a link. */
const toWebUrl = (text: string | undefined): string | null =>
  text !== undefined && /^https?:\/\/\S+$/i.test(text.trim()) ? text.trim() : null;

function toMilestone(text: string | undefined): ImportSourceIssue['milestone'] {
  const title = text?.replace(/\s+/g, ' ').trim();
  return title ? { title } : null;
}

const toCount = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;

const NAME_WITH_ADDRESS_PATTERN = /^(.*?)\s*<([^\s<>]+@[^\s<>]+)>$/;
/** Maximum length of a name with an address, in UTF-16 code units. */
const NAME_WITH_ADDRESS_LENGTH_MAX = 1000;
/** Placeholder values in cells for "no person", such as "unassigned". */
const NOBODY_PATTERN = /^(?:-|none|nobody|unassigned|n\/a|null)$/i;

/**
 * Adds the person in a cell: a login, a name, an email address or `Ada L. <ada@example.org>`. Returns the id of the
 * person, or null if the cell names nobody.
 */
function addCsvPerson(people: IssuePeople, text = ''): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || NOBODY_PATTERN.test(trimmed)) return null;
  // The pattern takes quadratic time. Long texts are not names.
  const [, name, address] =
    (trimmed.length <= NAME_WITH_ADDRESS_LENGTH_MAX ? NAME_WITH_ADDRESS_PATTERN.exec(trimmed) : null) ?? [];
  if (address === undefined) return people.add(trimmed);
  return people.add(address, address, name || address);
}
