/**
 * Compares an imported project with the GitHub records that it was imported from, field by field. It shares no code
 * with the importer, because shared code would repeat the importer's mistakes.
 */
import type { WordedImportReport } from '../../server/domain/imports/importReport';
import {
  describeEvent,
  describeImportedEvent,
  describeReference,
  describeTimelineEntry,
} from './describeEvents';
import type { GithubComment, GithubExportRecord, GithubIssue, GithubTimelineEntry } from './githubExport';
import type { ImportedIssueFields, ImportedProjectContents } from './readImportedProject';

/** Expected state by close reason. The states of open issues depend on their labels and are not compared. */
const CLOSED_STATE_NAMES: Record<string, string> = { not_planned: "Won't fix", duplicate: 'Duplicate' };

/** Kinds of timeline entries that become events. The import report must count all others. */
const IMPORTED_EVENT_KINDS: Record<string, string> = {
  labeled: 'labeled',
  unlabeled: 'unlabeled',
  assigned: 'assigned',
  unassigned: 'unassigned',
  milestoned: 'milestoned',
  demilestoned: 'demilestoned',
  renamed: 'renamed',
  locked: 'locked',
  unlocked: 'unlocked',
  closed: 'state_changed',
  reopened: 'state_changed',
  referenced: 'referenced',
  'cross-referenced': 'referenced',
  transferred: 'transferred',
};

/** Reactions to comments: their names in the export and in Winnow. */
const COMMENT_REACTIONS = [
  ['+1', 'thumbs_up'],
  ['-1', 'thumbs_down'],
  ['laugh', 'laugh'],
  ['hooray', 'hooray'],
  ['confused', 'confused'],
  ['heart', 'heart'],
  ['rocket', 'rocket'],
  ['eyes', 'eyes'],
] as const;

/**
 * Fields of a GitHub issue that are stored in columns or follow from the issue's URL. All others must be kept as they
 * are.
 */
const FIELDS_IN_COLUMNS = new Set(
  `number title body user labels assignee assignees milestone state locked comments created_at updated_at closed_at
   closed_by reactions html_url comments_data xrefs _meta`.split(/\s+/),
);

const toIso = (time: string | null | undefined): string | null =>
  time ? new Date(time).toISOString() : null;
const sort = (values: readonly string[]): string[] => [...values].sort();
const lower = (text: string): string => text.toLowerCase();

/** Collects differences, and counts the dropped records that the import report has to explain, by reason. */
class ImportComparison {
  readonly differences: string[] = [];
  readonly droppedEvents: Record<string, number> = {};
  private readonly contents: ImportedProjectContents;
  private readonly report: WordedImportReport;

  constructor(contents: ImportedProjectContents, report: WordedImportReport) {
    this.contents = contents;
    this.report = report;
  }

  compareRecord(record: GithubExportRecord, imported: ImportedIssueFields): void {
    const source = record.issue ?? record;
    this.compareFields(source, imported);
    this.compareRawFields(source, imported);
    this.compareAttributes(source);
    const comments =
      record.comments_data ??
      ((record.events ?? []).filter(({ event }) => event === 'commented') as GithubComment[]);
    this.compareComments(comments, imported);
    this.compareEvents(record, source, imported);
  }

  private compare(where: string, source: unknown, imported: unknown): void {
    const [expected, actual] = [JSON.stringify(source), JSON.stringify(imported)];
    if (typeof source === 'string' && this.isReportedReplacement(source, imported)) return;
    if (expected !== actual) this.differences.push(`${where}: ${expected} became ${actual}`);
  }

  /** Returns the name of a label after labels were merged, as the import report says. */
  private getMergedName(name: string): string {
    const start = `The labels "${name}" and "`;
    const note = this.report.notes.find((each) => each.startsWith(start));
    return note ? note.slice(start.length, note.indexOf('" were merged')) : name;
  }

  /** Whether characters that cannot be stored were replaced, and the import report says so. */
  private isReportedReplacement(source: string, imported: unknown): boolean {
    const isReported = this.report.problems.some(
      ({ what, why }) => what === 'altered' && why.includes('U+FFFD'),
    );
    return isReported && source.replace(/\0|\p{Surrogate}/gu, '\uFFFD') === imported;
  }

  private compareFields(source: GithubIssue, imported: ImportedIssueFields): void {
    const check = (field: string, expected: unknown, actual: unknown) =>
      this.compare(`${imported.sourceId} ${field}`, expected, actual);
    const isClosed = source.state === 'closed';
    const { title, body } = this.cutReportedTitle(source);
    check('title', title, imported.title);
    check('body', body, imported.body);
    check('open', !isClosed, ['triage', 'backlog', 'active'].includes(imported.category));
    if (isClosed) check('state', CLOSED_STATE_NAMES[source.state_reason ?? ''] ?? 'Done', imported.state);
    check('author', source.user?.login ?? null, imported.author);
    const assignees = source.assignees?.length ? source.assignees : source.assignee ? [source.assignee] : [];
    check(
      'assignees',
      assignees.map(({ login }) => login),
      imported.assignees,
    );
    check('labels', sort(source.labels.map(({ name }) => this.getMergedName(name))), sort(imported.labels));
    check('milestone', source.milestone?.title ?? null, imported.milestone);
    check('locked', source.locked, imported.locked);
    check('votes', source.reactions?.['+1'] ?? 0, imported.votes);
    check('created_at', toIso(source.created_at), imported.createdAt);
    check('updated_at', toIso(source.updated_at), imported.updatedAt);
    check('closed_at', isClosed ? toIso(source.closed_at) : null, imported.closedAt);
    if (isClosed && !source.closed_at)
      this.requireProblem(`issue ${source.number}: closed without a closing time`);
    check('closed_by', isClosed ? (source.closed_by?.login ?? null) : null, imported.closedBy);
    if (source.html_url) check('url', source.html_url, imported.url);
  }

  /**
   * Returns the expected title and description of an issue. If the import report says that the title was cut, the
   * complete title precedes the description.
   */
  private cutReportedTitle({ number, title, body }: GithubIssue): { title: string; body: string } {
    const start = `issue ${number}: the title has more than 256 characters; it was cut`;
    if (!this.report.problems.some(({ what, why }) => what === 'altered' && why.startsWith(start)))
      return { title, body: body ?? '' };
    return { title: `${title.slice(0, 255)}…`, body: `${title}\n\n${body ?? ''}` };
  }

  private requireProblem(start: string): void {
    if (!this.report.problems.some(({ why }) => why.startsWith(start)))
      this.differences.push(`the report does not say "${start}"`);
  }

  private compareRawFields(source: GithubIssue, { sourceId, raw }: ImportedIssueFields): void {
    const isEmpty = (value: unknown) =>
      value === null || value === '' || (Array.isArray(value) && value.length === 0);
    for (const [field, value] of Object.entries(source)) {
      if (!FIELDS_IN_COLUMNS.has(field) && !isEmpty(value))
        this.compare(`${sourceId} ${field}`, value, raw?.[field]);
    }
    const reactions = Object.entries(source.reactions ?? {}).filter(
      ([name, count]) => !['+1', 'total_count'].includes(name) && typeof count === 'number' && count > 0,
    );
    const kept = (raw?.reactions ?? {}) as Record<string, unknown>;
    this.compare(
      `${sourceId} reactions`,
      sort(reactions.map(String)),
      sort(Object.entries(kept).map(String)),
    );
  }

  /** Compares the imported labels and milestone with those in the issue of the source. */
  private compareAttributes({ labels, milestone }: GithubIssue): void {
    for (const { name, color, description } of labels) {
      const imported = this.contents.labels.get(this.getMergedName(name));
      this.compare(`label ${name} color`, `#${lower(color)}`, imported?.color);
      this.compare(`label ${name} description`, description ?? '', imported?.description);
    }
    if (!milestone) return;
    const { title, description, state, due_on, closed_at } = milestone;
    const imported = this.contents.milestones.get(title);
    this.compare(`milestone ${title} description`, description ?? '', imported?.description);
    this.compare(`milestone ${title} due_on`, toIso(due_on), imported?.dueOn);
    this.compare(
      `milestone ${title} closed_at`,
      state === 'closed' ? toIso(closed_at) : null,
      imported?.closedAt,
    );
  }

  private compareComments(
    source: readonly GithubComment[],
    { number, sourceId, commentCount }: ImportedIssueFields,
  ): void {
    const imported = this.contents.commentsByNumber.get(number) ?? [];
    this.compare(`${sourceId} comments`, source.length, imported.length);
    this.compare(`${sourceId} comment count`, source.length, commentCount);
    const importedById = new Map(imported.map((comment) => [comment.sourceId, comment]));
    for (const comment of source) {
      const { id, body, created_at, updated_at } = comment;
      const found = importedById.get(String(id));
      const check = (field: string, expected: unknown, actual: unknown) =>
        this.compare(`${sourceId} comment ${id} ${field}`, expected, actual);
      check('author', (comment.user ?? comment.actor)?.login ?? null, found?.author);
      check('body', body, found?.body);
      check('created_at', toIso(created_at), found?.createdAt);
      check('updated_at', updated_at > created_at ? toIso(updated_at) : null, found?.editedAt);
      for (const [name, kind] of COMMENT_REACTIONS)
        check(name, comment.reactions?.[name] ?? 0, found?.reactions[kind] ?? 0);
    }
  }

  private compareEvents(
    record: GithubExportRecord,
    source: GithubIssue,
    imported: ImportedIssueFields,
  ): void {
    const comments = this.contents.commentsByNumber.get(imported.number) ?? [];
    const expected = [
      describeEvent('opened', source.user?.login ?? null, toIso(source.created_at), ''),
      ...comments.map(({ author, createdAt }) => describeEvent('commented', author, createdAt, '')),
    ];
    let isOpen = true;
    const timeline = [...(record.events ?? [])].sort(
      (a, b) => Date.parse(a.created_at ?? '') - Date.parse(b.created_at ?? ''),
    );
    for (const entry of timeline) {
      const kind = IMPORTED_EVENT_KINDS[entry.event];
      if (entry.event === 'commented') continue;
      if (entry.event === 'mentioned' && entry.actor) {
        this.compareMention(entry, imported);
        continue;
      }
      const becomesOpen = entry.event === 'reopened';
      if (entry.event === 'mentioned') this.countDroppedEvent('mentions of deleted accounts');
      else if (!kind) this.countDroppedEvent(entry.event);
      else if (kind === 'state_changed' && becomesOpen === isOpen) this.countDroppedEvent('state unchanged');
      else
        expected.push(
          describeEvent(
            kind,
            entry.actor?.login ?? null,
            toIso(entry.created_at),
            describeTimelineEntry(entry),
          ),
        );
      if (kind === 'state_changed') isOpen = becomesOpen;
    }
    for (const { actor, date, from, commit, type } of record.xrefs ?? []) {
      expected.push(describeEvent('referenced', actor, toIso(date), describeReference(from, commit, type)));
    }
    const events = this.contents.eventsByNumber.get(imported.number) ?? [];
    const fromSource = events.filter(({ sourceId, kind }) => sourceId !== 'derived' && kind !== 'linked');
    this.compareLists(`${imported.sourceId} events`, expected, fromSource.map(describeImportedEvent));
    if (source.state === 'closed' && !source.closed_at) return;
    const last = events.filter(({ kind }) => kind === 'state_changed').at(-1);
    const becameClosed = last !== undefined && !['Untriaged', 'Backlog'].includes(String(last.after.state));
    this.compare(
      `${imported.sourceId} last state event is a closing`,
      source.state === 'closed',
      becameClosed,
    );
  }

  /** Mentions are kept of people who took part in an issue of the tracker. */
  private compareMention({ actor }: GithubTimelineEntry, { number, sourceId }: ImportedIssueFields): void {
    const login = lower(actor?.login ?? '');
    const isKnown = [...this.contents.eventsByNumber.values()].some((events) =>
      events.some((event) => lower(event.actor ?? '') === login),
    );
    if (isKnown && !this.contents.mentionsByNumber.get(number)?.includes(login))
      this.differences.push(`${sourceId}: the mention of ${login} is missing`);
  }

  private compareLists(where: string, expected: readonly string[], actual: readonly string[]): void {
    const remaining = [...actual];
    for (const value of expected) {
      const index = remaining.indexOf(value);
      if (index < 0) this.differences.push(`${where}: ${value} is missing`);
      else remaining.splice(index, 1);
    }
    for (const value of remaining) this.differences.push(`${where}: ${value} is not in the source`);
  }

  private countDroppedEvent(reason: string): void {
    this.droppedEvents[reason] = (this.droppedEvents[reason] ?? 0) + 1;
  }
}

/**
 * Returns the differences between an imported project and the records of its source, as sentences. A difference that
 * the import report explains is left out.
 * @param records the lines of one repository, without pull requests
 */
export function compareImportWithSource(
  records: readonly GithubExportRecord[],
  contents: ImportedProjectContents,
  report: WordedImportReport,
): string[] {
  const comparison = new ImportComparison(contents, report);
  const importedByNumber = new Map(contents.issues.map((issue) => [issue.number, issue]));
  const newNumbers = new Map(report.renumberedIssues.map(({ source, number }) => [source, number]));
  for (const record of records) {
    const number = newNumbers.get(getSourceId(record)) ?? (record.issue ?? record).number;
    const imported = importedByNumber.get(number);
    if (imported) comparison.compareRecord(record, imported);
    else comparison.differences.push(`issue ${number} is missing`);
    importedByNumber.delete(number);
  }
  for (const number of importedByNumber.keys())
    comparison.differences.push(`issue ${number} is not in the source`);
  const { differences, droppedEvents } = comparison;
  const reported = { ...report.reasons.events };
  // A marked duplicate becomes a link, if a comment names the original.
  if (droppedEvents.marked_as_duplicate)
    reported.marked_as_duplicate = (reported.marked_as_duplicate ?? 0) + report.counts.links.read;
  for (const kind of new Set([...Object.keys(droppedEvents), ...Object.keys(reported)])) {
    if (droppedEvents[kind] !== reported[kind])
      differences.push(
        `dropped events ${kind}: ${droppedEvents[kind]} in the source, ${reported[kind]} in the report`,
      );
  }
  return differences.filter((difference) => !isExplainedByReport(difference, report));
}

/** Returns the id of an issue, "owner/name#12", as import reports write it. */
function getSourceId({ repo, html_url = '', issue, number }: GithubExportRecord): string {
  const repository = repo ?? /github\.com\/([^/]+\/[^/]+)\//.exec(html_url)?.[1] ?? '';
  return `${lower(repository)}#${issue?.number ?? number}`;
}

/** Whether a note in the import's report names the label or milestone that differs, and so explains the difference. */
function isExplainedByReport(difference: string, { notes }: WordedImportReport): boolean {
  const attribute = /^(?:label|milestone) (.*) (?:color|description|due_on|closed_at): /.exec(
    difference,
  )?.[1];
  return attribute !== undefined && notes.some((note) => note.includes(`"${attribute}"`));
}
