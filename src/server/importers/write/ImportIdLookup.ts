import { readRenumberedIssueSourceIds } from '../../store/import/importedIssues';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { ImportReportBuilder } from '../report/ImportReportBuilder';
import type {
  ImportSourceIssue,
  ImportSourceLabel,
  ImportSourceMilestone,
  ImportSourcePerson,
} from '../mappers/ImportSourceIssue';
import type { StoredLabel, StoredMilestone } from '../../store/import/projectAttributes';
import { IMPORTED_LABEL_KIND, IMPORTED_MILESTONE_KIND } from './attributeKinds';
import { PersonIdLookup } from './PersonIdLookup';
import { parseContainerFromSourceId, parseNumberFromSourceId } from './sourceIds';
import { ProjectAttributeLookup } from './ProjectAttributeLookup';
import { StateIdLookup } from './StateIdLookup';

type LabelLookup = ProjectAttributeLookup<ImportSourceLabel, StoredLabel>;
type MilestoneLookup = ProjectAttributeLookup<ImportSourceMilestone, StoredMilestone>;

/** Maps people, labels, milestones and states of the source tracker to ids in the target project. */
export class ImportIdLookup {
  readonly people: PersonIdLookup;
  readonly labels: LabelLookup;
  readonly milestones: MilestoneLookup;
  readonly states: StateIdLookup;
  /**
   * Repositories or projects of the source with an issue whose number in Winnow differs from its number in the source.
   */
  private readonly renumberedContainers: Set<string>;

  private constructor(
    people: PersonIdLookup,
    labels: LabelLookup,
    milestones: MilestoneLookup,
    states: StateIdLookup,
    renumberedContainers: Set<string>,
  ) {
    this.people = people;
    this.labels = labels;
    this.milestones = milestones;
    this.states = states;
    this.renumberedContainers = renumberedContainers;
  }

  /** Loads the labels, milestones and workflow states of the target project. Users are looked up later. */
  static async loadImportIds(
    store: DatabaseStore,
    projectId: number,
    system: string,
    report: ImportReportBuilder,
  ): Promise<ImportIdLookup> {
    const renumbered = await readRenumberedIssueSourceIds(store.background, projectId);
    return new ImportIdLookup(
      new PersonIdLookup(store, system, report),
      await ProjectAttributeLookup.loadAttributes(store, projectId, report, IMPORTED_LABEL_KIND),
      await ProjectAttributeLookup.loadAttributes(store, projectId, report, IMPORTED_MILESTONE_KIND),
      await StateIdLookup.loadStateIds(store, projectId),
      new Set(renumbered.map(parseContainerFromSourceId)),
    );
  }

  /** Creates the users, labels and milestones that these issues refer to and that do not exist yet. */
  async createMissingPeopleAndAttributes(issues: readonly ImportSourceIssue[]): Promise<void> {
    const people = new Map<string, ImportSourcePerson>();
    for (const issue of issues)
      for (const id of listIssuePeople(issue))
        people.set(id, findPerson(issue, id) ?? people.get(id) ?? { login: id, name: id });
    await this.people.createMissingUsers(people);
    await this.createMissingAttributes(issues);
  }

  /**
   * Creates the labels and milestones that these issues refer to and that do not exist yet, and completes those that
   * lack details.
   */
  private async createMissingAttributes(issues: readonly ImportSourceIssue[]): Promise<void> {
    const events = issues.flatMap((issue) => issue.events ?? []);
    await this.labels.createMissingAttributes(
      issues.flatMap(({ labels = [] }) => labels),
      events.flatMap((event) => ('label' in event ? event.label : [])),
    );
    await this.milestones.createMissingAttributes(
      issues.flatMap(({ milestone }) => milestone ?? []),
      events.flatMap((event) => ('milestone' in event ? { title: event.milestone } : [])),
    );
  }

  /** Records the people who took part in these issues. */
  addParticipants(issues: readonly ImportSourceIssue[]): void {
    for (const issue of issues)
      for (const id of listIssuePeople(issue)) this.people.participantKeys.add(id.toLowerCase());
  }

  /** Completes labels and milestones of unchanged issues, which an earlier import may have created without details. */
  async completeAttributes(unchanged: readonly ImportSourceIssue[]): Promise<void> {
    await this.labels.completeAttributes(unchanged.flatMap(({ labels = [] }) => labels));
    await this.milestones.completeAttributes(unchanged.flatMap(({ milestone }) => milestone ?? []));
  }

  /** Records that an imported issue will get a number that differs from its number in the source. */
  markIssueRenumbered(sourceId: string): void {
    this.renumberedContainers.add(parseContainerFromSourceId(sourceId));
  }

  /**
   * Returns the number in Winnow of another issue of the same repository or project of the source, which may not be
   * imported yet. Undefined for issues of other repositories or projects, and of those with renumbered issues.
   */
  findIssueNumberBySourceId(sourceId: string, referencedFrom: ImportSourceIssue): number | undefined {
    const container = parseContainerFromSourceId(sourceId);
    if (container !== parseContainerFromSourceId(referencedFrom.sourceId)) return undefined;
    if (this.renumberedContainers.has(container)) return undefined;
    return parseNumberFromSourceId(sourceId);
  }
}

const findPerson = ({ people = {} }: ImportSourceIssue, id: string): ImportSourcePerson | undefined =>
  Object.hasOwn(people, id) ? people[id] : undefined;

function* listIssuePeople(issue: ImportSourceIssue): Generator<string> {
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
