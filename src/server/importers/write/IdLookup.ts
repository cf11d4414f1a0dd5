import type { Store } from '../../store/Store';
import type { ReportBuilder } from '../report/Report';
import type { SourceIssue, SourceLabel, SourceMilestone } from '../input/SourceIssue';
import { LabelIds } from './LabelIds';
import { MilestoneIds } from './MilestoneIds';
import { PersonIds } from './PersonIds';
import { StateIds } from './StateIds';

/** From a source's names to the ids of a project. */
export class IdLookup {
  readonly people: PersonIds;
  readonly labels: LabelIds;
  readonly milestones: MilestoneIds;
  readonly states: StateIds;
  /** Origins of which an issue has another number here. */
  private readonly moved: Set<string>;

  private constructor(
    people: PersonIds,
    labels: LabelIds,
    milestones: MilestoneIds,
    states: StateIds,
    moved: Set<string>,
  ) {
    this.people = people;
    this.labels = labels;
    this.milestones = milestones;
    this.states = states;
    this.moved = moved;
  }

  static async of(store: Store, projectId: number, system: string, report: ReportBuilder): Promise<IdLookup> {
    const moved = await store.background
      .selectFrom('issue_redirect')
      .innerJoin('issue_source', (join) =>
        join
          .onRef('issue_source.project_id', '=', 'issue_redirect.project_id')
          .onRef('issue_source.number', '=', 'issue_redirect.number'),
      )
      .select('source_id')
      .where('issue_redirect.project_id', '=', projectId)
      .execute();
    return new IdLookup(
      new PersonIds(store, system, report),
      await LabelIds.of(store, projectId, report),
      await MilestoneIds.of(store, projectId, report),
      await StateIds.of(store, projectId),
      new Set(moved.map(({ source_id }) => originOf(source_id))),
    );
  }

  /** Makes sure that all names in these issues have ids. */
  async meet(issues: readonly SourceIssue[]): Promise<void> {
    const logins = new Set<string>();
    for (const issue of issues) for (const login of loginsOf(issue)) logins.add(login);
    await this.people.meet(logins);
    await this.labels.meet(issues.flatMap(labelsOf));
    await this.milestones.meet(issues.flatMap(milestonesOf));
  }

  /** An issue of this source id will have another number here. */
  moves(sourceId: string): void {
    this.moved.add(originOf(sourceId));
  }

  /**
   * The number here of another issue of the same origin, which may not be here yet; undefined where it
   * can't be told.
   */
  numberOf(sourceId: string, from: SourceIssue): number | undefined {
    const origin = originOf(sourceId);
    if (origin !== originOf(from.sourceId) || this.moved.has(origin)) return undefined;
    return Number(sourceId.slice(origin.length + 1));
  }
}

const originOf = (sourceId: string): string => sourceId.slice(0, sourceId.lastIndexOf('#'));

function* loginsOf(issue: SourceIssue): Generator<string> {
  if (issue.author) yield issue.author;
  if (issue.closedBy) yield issue.closedBy;
  yield* issue.assignees ?? [];
  for (const { author } of issue.comments ?? []) if (author) yield author;
  for (const event of issue.events ?? []) {
    if (event.actor) yield event.actor;
    if ('user' in event) yield event.user;
  }
  for (const { actor } of issue.relations) if (actor) yield actor;
}

const labelsOf = ({ labels = [], events = [] }: SourceIssue): SourceLabel[] => [
  ...labels,
  ...events.flatMap((event) => ('label' in event ? event.label : [])),
];

const milestonesOf = ({ milestone, events = [] }: SourceIssue): SourceMilestone[] => [
  ...(milestone ? [milestone] : []),
  ...events.flatMap((event) => ('milestone' in event ? { title: event.milestone } : [])),
];
