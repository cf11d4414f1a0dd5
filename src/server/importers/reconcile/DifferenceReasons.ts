import { type EventKind, getEventKindCode } from '../../../shared/events/kinds';
import { OPEN_STATE_CATEGORIES } from '../../../shared/issue';
import type { DatabaseStore } from '../../store/DatabaseStore';
import {
  countImportedComments,
  hasChangedLabels,
  readCountedIssues,
  readKindsOfOwnEvents,
} from '../../store/import/reconciliation';
import { hasAncestor, hasDuplicateIssueLinkPath } from '../../store/import/relations';
import type { ImportReportBuilder } from '../report/ImportReportBuilder';
import { REJECTED_ISSUE_REASON } from '../write/reportImportBatchResults';
import { UNEXPLAINED_DIFFERENCE } from '../report/ReconciliationBuilder';
import type { StateIdLookup } from '../write/StateIdLookup';
import type { IssueDifference } from './compareIssue';
import type { ImportedLinkFacts } from './ImportedFacts';
import type { ReportEntry } from '../../domain/imports/reportEntries';

/** A difference with its reason, which is absent if the counts are equal. */
export type ExplainedDifference = IssueDifference & { reason?: ReportEntry };

const EDITED_IN_WINNOW: ReportEntry = { code: 'edited_in_winnow' };
const DELETED_IN_WINNOW: ReportEntry = { code: 'deleted_in_winnow' };

/** Kinds of events that change a compared value of an issue. */
const COMPARED_EVENT_KINDS = [
  'state_changed',
  'labeled',
  'unlabeled',
  'unlinked',
  'parent_changed',
] as const satisfies readonly EventKind[];

/** Finds the reasons for differences between the source and the project. */
export class DifferenceReasons {
  private readonly db: DatabaseStore['background'];
  private readonly projectId: number;
  private readonly states: StateIdLookup;
  private readonly labelNames: ReadonlyMap<number, string>;
  /** Number of rejected issues that do not yet explain a missing issue. */
  private rejected: number;
  private areLabelsChanged: Promise<boolean> | null = null;

  constructor(
    db: DatabaseStore['background'],
    projectId: number,
    states: StateIdLookup,
    report: ImportReportBuilder,
    labelNames: ReadonlyMap<number, string>,
  ) {
    this.db = db;
    this.projectId = projectId;
    this.states = states;
    this.labelNames = labelNames;
    this.rejected =
      report.getReasons('issues').find(({ entry }) => entry.code === REJECTED_ISSUE_REASON.code)?.count ?? 0;
  }

  /**
   * Returns a function that explains the differences of one issue.
   * @param numbers numbers in Winnow of the issues to explain
   * @param deleted numbers of issues that were imported but no longer exist in Winnow, by source id
   */
  async findIssueReasons(
    numbers: readonly number[],
    deleted: ReadonlyMap<string, number>,
  ): Promise<
    (
      sourceId: string,
      number: number | null,
      differences: readonly IssueDifference[],
    ) => ExplainedDifference[]
  > {
    const isAny = numbers.length > 0;
    const events = isAny ? await this.readOwnEvents(numbers) : new Set<string>();
    const comments = new Map(
      (isAny ? await countImportedComments(this.db, this.projectId, numbers) : []).map((row) => [
        row.number,
        row,
      ]),
    );
    const areLabelsChanged =
      isAny && (await (this.areLabelsChanged ??= hasChangedLabels(this.db, this.projectId)));
    const projectLabels = new Set([...this.labelNames.values()].map((name) => name.toLowerCase()));
    return (sourceId, number, differences) => {
      if (number === null) {
        const reason = this.explainMissingIssue(deleted.has(sourceId));
        return differences.map((difference) => ({ ...difference, reason }));
      }
      const isEdited = (...kinds: EventKind[]) => kinds.some((kind) => events.has(`${kind} ${number}`));
      const missingState = differences.find(({ kind, source }) => kind === 'states' && source > 0);
      const areBothOpen = differences
        .filter(({ kind }) => kind === 'states')
        .every(({ value }) => this.isOpen(Number(value)));
      return differences.flatMap((difference): ExplainedDifference[] => {
        const explain = (reason: ReportEntry) => [{ ...difference, reason }];
        switch (difference.kind) {
          case 'numbers':
            return explain({ code: 'number_taken' });
          case 'states':
            if (isEdited('state_changed')) return explain(EDITED_IN_WINNOW);
            return explain(
              missingState && areBothOpen ? { code: 'open_state_kept' } : UNEXPLAINED_DIFFERENCE,
            );
          case 'labels': {
            if (isEdited('labeled', 'unlabeled')) return explain(EDITED_IN_WINNOW);
            const isGone = difference.source > 0 && !projectLabels.has(difference.value);
            return explain(
              areLabelsChanged || isGone ? { code: 'label_changed_in_winnow' } : UNEXPLAINED_DIFFERENCE,
            );
          }
          case 'comments':
            return explainComments(difference, comments.get(number));
          default:
            return explain(UNEXPLAINED_DIFFERENCE);
        }
      });
    };
  }

  /**
   * Explains a link of the source that is not in Winnow.
   * @returns the reason, or UNEXPLAINED_DIFFERENCE
   */
  async findLinkReason({
    kind,
    from,
    to,
    fromNumber,
    toNumber,
  }: ImportedLinkFacts & { fromNumber: number | null; toNumber: number | null }): Promise<ReportEntry> {
    if (from === to) return { code: 'linked_to_itself' };
    if (fromNumber === null || toNumber === null) return { code: 'other_issue_not_imported' };
    const rows = await readCountedIssues(this.db, this.projectId, [fromNumber, toNumber]);
    if (rows.length < 2) return DELETED_IN_WINNOW;
    const target = { projectId: this.projectId, number: toNumber };
    const isCircular =
      kind === 'parent'
        ? await hasAncestor(this.db, target, fromNumber)
        : kind === 'duplicates' && (await hasDuplicateIssueLinkPath(this.db, target, fromNumber));
    if (isCircular)
      return { code: 'circular_relations', relation: kind === 'parent' ? 'parent' : 'duplicate' };
    const parent = rows.find(({ number }) => number === fromNumber)?.parent_number ?? null;
    if (kind === 'parent' && parent !== null) return { code: 'has_another_parent' };
    const events = await this.readOwnEvents([fromNumber]);
    const isEdited = events.has(`${kind === 'parent' ? 'parent_changed' : 'unlinked'} ${fromNumber}`);
    return isEdited ? EDITED_IN_WINNOW : UNEXPLAINED_DIFFERENCE;
  }

  private explainMissingIssue(wasImported: boolean): ReportEntry {
    if (wasImported) return DELETED_IN_WINNOW;
    if (this.rejected <= 0) return UNEXPLAINED_DIFFERENCE;
    this.rejected--;
    return REJECTED_ISSUE_REASON;
  }

  private isOpen(stateId: number): boolean {
    const category = this.states.getStateCategory(stateId);
    return category !== undefined && OPEN_STATE_CATEGORIES.includes(category);
  }

  /** Returns the events that were created in Winnow rather than imported, as `KIND NUMBER`. */
  private async readOwnEvents(numbers: readonly number[]): Promise<Set<string>> {
    const rows = await readKindsOfOwnEvents(this.db, this.projectId, numbers, COMPARED_EVENT_KINDS);
    const kinds = new Map(COMPARED_EVENT_KINDS.map((kind) => [getEventKindCode(kind), kind]));
    return new Set(rows.map(({ kind, number }) => `${kinds.get(kind)} ${number}`));
  }
}

/**
 * Explains a difference between the numbers of comments in the source and in Winnow. Comments that were written in
 * Winnow are excluded from the comparison.
 */
function explainComments(
  { kind, value, source }: IssueDifference,
  counts: { existing: number; deleted: number } | undefined,
): ExplainedDifference[] {
  const { existing, deleted } = counts ?? { existing: 0, deleted: 0 };
  const missing = source - existing;
  const explained = Math.min(Math.max(missing, 0), deleted);
  const rest = missing - explained;
  const result: ExplainedDifference[] = [
    { kind, value, source: Math.min(source, existing), store: Math.min(source, existing) },
  ];
  if (explained > 0) result.push({ kind, value, source: explained, store: 0, reason: DELETED_IN_WINNOW });
  if (rest !== 0)
    result.push({
      kind,
      value,
      source: Math.max(rest, 0),
      store: Math.max(-rest, 0),
      reason: UNEXPLAINED_DIFFERENCE,
    });
  return result;
}
