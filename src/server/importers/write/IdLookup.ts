import { readRenumberedSourceIds } from '../../store/import/importedIssues';
import type { Store } from '../../store/Store';
import type { ReportBuilder } from '../report/ImportReport';
import type { SourceIssue, SourceLabel, SourceMilestone } from '../input/SourceIssue';
import { LabelIds } from './LabelIds';
import { MilestoneIds } from './MilestoneIds';
import { PersonIds } from './PersonIds';
import { StateIds } from './StateIds';

/** Maps logins, labels, milestones and states of the source tracker to ids in the target project. */
export class IdLookup {
  readonly people: PersonIds;
  readonly labels: LabelIds;
  readonly milestones: MilestoneIds;
  readonly states: StateIds;
  /** Source repositories with an issue whose number in Winnow differs from its number in the source. */
  private readonly renumberedRepositories: Set<string>;

  private constructor(
    people: PersonIds,
    labels: LabelIds,
    milestones: MilestoneIds,
    states: StateIds,
    renumberedRepositories: Set<string>,
  ) {
    this.people = people;
    this.labels = labels;
    this.milestones = milestones;
    this.states = states;
    this.renumberedRepositories = renumberedRepositories;
  }

  /** Loads the labels, milestones and workflow states of the target project. Users are looked up later. */
  static async load(
    store: Store,
    projectId: number,
    system: string,
    report: ReportBuilder,
  ): Promise<IdLookup> {
    const renumbered = await readRenumberedSourceIds(store.background, projectId);
    return new IdLookup(
      new PersonIds(store, system, report),
      await LabelIds.load(store, projectId, report),
      await MilestoneIds.load(store, projectId, report),
      await StateIds.load(store, projectId),
      new Set(renumbered.map(parseSourceRepository)),
    );
  }

  /** Creates the users, labels and milestones that these issues refer to and that do not exist yet. */
  async createMissing(issues: readonly SourceIssue[]): Promise<void> {
    const logins = new Set<string>();
    for (const issue of issues) for (const login of listLogins(issue)) logins.add(login);
    await this.people.createMissing(logins);
    await this.labels.createMissing(issues.flatMap(listLabels));
    await this.milestones.createMissing(issues.flatMap(listMilestones));
  }

  /** Records that an imported issue will get a number that differs from its number in the source. */
  markRenumbered(sourceId: string): void {
    this.renumberedRepositories.add(parseSourceRepository(sourceId));
  }

  /**
   * Returns the number in Winnow of another issue of the same source repository, which may not be imported
   * yet. Undefined for other repositories and for repositories with renumbered issues.
   */
  findIssueNumber(sourceId: string, referencedFrom: SourceIssue): number | undefined {
    const repository = parseSourceRepository(sourceId);
    if (repository !== parseSourceRepository(referencedFrom.sourceId)) return undefined;
    if (this.renumberedRepositories.has(repository)) return undefined;
    return Number(sourceId.slice(repository.length + 1));
  }
}

/** Source ids of issues have the form "owner/name#12". */
const parseSourceRepository = (sourceId: string): string => sourceId.slice(0, sourceId.lastIndexOf('#'));

function* listLogins(issue: SourceIssue): Generator<string> {
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

const listLabels = ({ labels = [], events = [] }: SourceIssue): SourceLabel[] => [
  ...labels,
  ...events.flatMap((event) => ('label' in event ? event.label : [])),
];

const listMilestones = ({ milestone, events = [] }: SourceIssue): SourceMilestone[] => [
  ...(milestone ? [milestone] : []),
  ...events.flatMap((event) => ('milestone' in event ? { title: event.milestone } : [])),
];
