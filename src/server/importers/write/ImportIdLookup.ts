import { readRenumberedIssueSourceIds } from '../../store/import/importedIssues';
import type { Store } from '../../store/Store';
import type { ImportReportBuilder } from '../report/ImportReport';
import type { ImportSourceIssue, ImportSourceLabel, ImportSourceMilestone } from '../input/ImportSourceIssue';
import { LabelIdLookup } from './LabelIdLookup';
import { MilestoneIdLookup } from './MilestoneIdLookup';
import { PersonIdLookup } from './PersonIdLookup';
import { StateIdLookup } from './StateIdLookup';

/** Maps logins, labels, milestones and states of the source tracker to ids in the target project. */
export class ImportIdLookup {
  readonly people: PersonIdLookup;
  readonly labels: LabelIdLookup;
  readonly milestones: MilestoneIdLookup;
  readonly states: StateIdLookup;
  /** Source repositories with an issue whose number in Winnow differs from its number in the source. */
  private readonly renumberedRepositories: Set<string>;

  private constructor(
    people: PersonIdLookup,
    labels: LabelIdLookup,
    milestones: MilestoneIdLookup,
    states: StateIdLookup,
    renumberedRepositories: Set<string>,
  ) {
    this.people = people;
    this.labels = labels;
    this.milestones = milestones;
    this.states = states;
    this.renumberedRepositories = renumberedRepositories;
  }

  /** Loads the labels, milestones and workflow states of the target project. Users are looked up later. */
  static async loadImportIds(
    store: Store,
    projectId: number,
    system: string,
    report: ImportReportBuilder,
  ): Promise<ImportIdLookup> {
    const renumbered = await readRenumberedIssueSourceIds(store.background, projectId);
    return new ImportIdLookup(
      new PersonIdLookup(store, system, report),
      await LabelIdLookup.loadLabelIds(store, projectId, report),
      await MilestoneIdLookup.loadMilestoneIds(store, projectId, report),
      await StateIdLookup.loadStateIds(store, projectId),
      new Set(renumbered.map(parseRepositoryFromSourceId)),
    );
  }

  /** Creates the users, labels and milestones that these issues refer to and that do not exist yet. */
  async createMissingRecords(issues: readonly ImportSourceIssue[]): Promise<void> {
    const logins = new Set<string>();
    for (const issue of issues) for (const login of listIssueUserLogins(issue)) logins.add(login);
    await this.people.createMissingUsers(logins);
    await this.labels.createMissingLabels(issues.flatMap(listIssueLabels));
    await this.milestones.createMissingMilestones(issues.flatMap(listIssueMilestones));
  }

  /** Records that an imported issue will get a number that differs from its number in the source. */
  markIssueRenumbered(sourceId: string): void {
    this.renumberedRepositories.add(parseRepositoryFromSourceId(sourceId));
  }

  /**
   * Returns the number in Winnow of another issue of the same source repository, which may not be imported
   * yet. Undefined for other repositories and for repositories with renumbered issues.
   */
  findIssueNumberBySourceId(sourceId: string, referencedFrom: ImportSourceIssue): number | undefined {
    const repository = parseRepositoryFromSourceId(sourceId);
    if (repository !== parseRepositoryFromSourceId(referencedFrom.sourceId)) return undefined;
    if (this.renumberedRepositories.has(repository)) return undefined;
    return Number(sourceId.slice(repository.length + 1));
  }
}

/** Source ids of issues have the form "owner/name#12". */
const parseRepositoryFromSourceId = (sourceId: string): string =>
  sourceId.slice(0, sourceId.lastIndexOf('#'));

function* listIssueUserLogins(issue: ImportSourceIssue): Generator<string> {
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

const listIssueLabels = ({ labels = [], events = [] }: ImportSourceIssue): ImportSourceLabel[] => [
  ...labels,
  ...events.flatMap((event) => ('label' in event ? event.label : [])),
];

const listIssueMilestones = ({ milestone, events = [] }: ImportSourceIssue): ImportSourceMilestone[] => [
  ...(milestone ? [milestone] : []),
  ...events.flatMap((event) => ('milestone' in event ? { title: event.milestone } : [])),
];
