/**
 * An issue whose history is being simulated. Each method records an event and changes the issue
 * accordingly, so that replaying the events yields the issue. After the end of the demo's history, methods
 * do nothing.
 */
import {
  ISSUE_TYPES,
  type IssueType,
  type IssueLinkKind,
  PRIORITIES,
  type Priority,
} from '../../../shared/issue';
import {
  DEFAULT_WORKFLOW_STATES,
  getDefaultWorkflowStateId,
  type DefaultWorkflowStateName,
} from '../../../shared/workflow';
import type { IssueEventData, NewComment, NewEvent, NewIssueLink } from '../../store/load/NewIssue';
import type { DemoPerson } from '../project/people';
import type { RandomGenerator } from '../project/RandomGenerator';

export class SimulatedIssue {
  title: string;
  type: IssueType;
  priority: Priority = 'none';
  state: DefaultWorkflowStateName = 'Untriaged';
  assigneeIds: number[] = [];
  labelIds: number[] = [];
  milestoneId: number | null = null;
  parentNumber: number | null = null;
  locked = false;
  dueOn: Date | null = null;
  closedAt: Date | null = null;
  closedById: number | null = null;
  updatedAt: Date;
  readonly watcherIds: number[] = [];
  readonly comments: NewComment[] = [];
  readonly events: NewEvent[] = [];
  readonly links: NewIssueLink[] = [];
  private at: number;
  private readonly endTime: number;
  private readonly random: RandomGenerator;

  constructor(opened: { at: number; title: string; type: IssueType }, now: number, random: RandomGenerator) {
    this.at = opened.at;
    this.updatedAt = new Date(opened.at);
    this.title = opened.title;
    this.type = opened.type;
    this.endTime = now;
    this.random = random;
  }

  get simulatedTimeMs(): number {
    return this.at;
  }

  /** Whether the simulated time has reached the end of the demo's history. */
  get hasReachedPresent(): boolean {
    return this.at > this.endTime;
  }

  get isOpen(): boolean {
    return this.closedAt === null;
  }

  /**
   * Advances the simulated time.
   * @param duration in milliseconds
   */
  advanceTime(duration: number): void {
    this.at += Math.floor(duration);
  }

  /** Sets fields that the reporter chose in the new issue form. This records no event. */
  setInitialFields({ label, priority }: { label?: number; priority?: Priority }): void {
    if (label !== undefined) this.labelIds.push(label);
    if (priority !== undefined) this.priority = priority;
  }

  addComment(author: DemoPerson, body: string): void {
    if (!this.advanceTimeForUserAction()) return;
    // 7 % of comments are edited some minutes later. The edit records no event.
    const edited = this.random.nextBoolean(0.07)
      ? this.at + this.random.nextInteger(1, 30) * 60_000
      : this.endTime;
    this.comments.push({
      authorId: author.id,
      body,
      createdAt: this.updatedAt,
      editedAt: edited < this.endTime ? new Date(edited) : null,
      sourceId: null,
    });
  }

  setWorkflowState(actor: DemoPerson, state: DefaultWorkflowStateName, details: IssueEventData = {}): void {
    if (state === this.state || !this.advanceTimeForUserAction()) return;
    const after = { state: getDefaultWorkflowStateId(state), ...details };
    this.recordIssueEvent('state_changed', actor, { state: getDefaultWorkflowStateId(this.state) }, after);
    this.state = state;
    const isNowClosed = isClosedWorkflowStateName(state);
    if (isNowClosed === this.isOpen) {
      this.closedAt = isNowClosed ? this.updatedAt : null;
      this.closedById = isNowClosed ? actor.id : null;
    }
  }

  addLabel(actor: DemoPerson, label: number): void {
    if (this.labelIds.includes(label) || !this.advanceTimeForUserAction()) return;
    this.labelIds.push(label);
    this.recordIssueEvent('labeled', actor, null, { label });
  }

  removeLabel(actor: DemoPerson, label: number): void {
    if (!this.labelIds.includes(label) || !this.advanceTimeForUserAction()) return;
    this.labelIds = this.labelIds.filter((id) => id !== label);
    this.recordIssueEvent('unlabeled', actor, { label }, null);
  }

  addAssignee(actor: DemoPerson, { id }: DemoPerson): void {
    if (this.assigneeIds.includes(id) || !this.advanceTimeForUserAction()) return;
    this.assigneeIds.push(id);
    if (this.random.nextBoolean(0.3)) this.watcherIds.push(id);
    this.recordIssueEvent('assigned', actor, null, { user: id });
  }

  removeAssignee(actor: DemoPerson, user: number): void {
    if (!this.assigneeIds.includes(user) || !this.advanceTimeForUserAction()) return;
    this.assigneeIds = this.assigneeIds.filter((id) => id !== user);
    this.recordIssueEvent('unassigned', actor, { user }, null);
  }

  setMilestone(actor: DemoPerson, milestone: number): void {
    if (this.milestoneId === milestone) return;
    const before = this.milestoneId;
    if (before !== null && this.advanceTimeForUserAction())
      this.recordIssueEvent('demilestoned', actor, { milestone: before }, null);
    if (before !== null && this.hasReachedPresent) return;
    this.milestoneId = null;
    if (!this.advanceTimeForUserAction()) return;
    this.milestoneId = milestone;
    this.recordIssueEvent('milestoned', actor, null, { milestone });
  }

  setTitle(actor: DemoPerson, title: string): void {
    if (title === this.title || !this.advanceTimeForUserAction()) return;
    this.recordIssueEvent('renamed', actor, { title: this.title }, { title });
    this.title = title;
  }

  setIssueType(actor: DemoPerson, type: IssueType): void {
    if (type === this.type || !this.advanceTimeForUserAction()) return;
    this.recordIssueEvent(
      'type_changed',
      actor,
      { type: ISSUE_TYPES.indexOf(this.type) },
      { type: ISSUE_TYPES.indexOf(type) },
    );
    this.type = type;
  }

  setPriority(actor: DemoPerson, priority: Priority): void {
    if (priority === this.priority || !this.advanceTimeForUserAction()) return;
    const before = { priority: PRIORITIES.indexOf(this.priority) };
    this.recordIssueEvent('priority_changed', actor, before, { priority: PRIORITIES.indexOf(priority) });
    this.priority = priority;
  }

  setParentIssue(actor: DemoPerson, number: number): void {
    if (number === this.parentNumber || !this.advanceTimeForUserAction()) return;
    this.recordIssueEvent('parent_changed', actor, { number: this.parentNumber }, { number });
    this.parentNumber = number;
  }

  setDueDate(actor: DemoPerson, due: Date): void {
    if (!this.advanceTimeForUserAction()) return;
    this.recordIssueEvent(
      'due_changed',
      actor,
      { due: this.dueOn?.toISOString() ?? null },
      { due: due.toISOString() },
    );
    this.dueOn = due;
  }

  addIssueLink(actor: DemoPerson, kind: IssueLinkKind, number: number): void {
    if (!this.advanceTimeForUserAction()) return;
    this.links.push({ kind, toNumber: number });
    this.recordIssueEvent('linked', actor, null, { kind, number });
  }

  addCommitReference(actor: DemoPerson, commit: string): void {
    if (!this.advanceTimeForUserAction()) return;
    this.recordIssueEvent('referenced', actor, null, {
      commit,
      url: `https://code.example.org/net/commit/${commit}`,
    });
  }

  lockIssue(actor: DemoPerson): void {
    if (this.locked || !this.advanceTimeForUserAction()) return;
    this.recordIssueEvent('locked', actor, null, null);
    this.locked = true;
  }

  /**
   * Advances the simulated time by the duration of a user's action. Returns false after the end of the demo's
   * history.
   */
  private advanceTimeForUserAction(): boolean {
    this.at += this.random.nextInteger(2, 90) * 1_000;
    if (this.hasReachedPresent) return false;
    this.updatedAt = new Date(this.at);
    return true;
  }

  private recordIssueEvent(
    kind: NewEvent['kind'],
    actor: DemoPerson,
    before: IssueEventData | null,
    after: IssueEventData | null,
  ): void {
    this.events.push({ kind, actorId: actor.id, before, after, createdAt: this.updatedAt, sourceId: null });
  }
}

const CLOSED_WORKFLOW_STATE_NAMES: ReadonlySet<DefaultWorkflowStateName> = new Set(
  DEFAULT_WORKFLOW_STATES.filter(({ category }) => category === 'done' || category === 'dropped').map(
    ({ name }) => name,
  ),
);

const isClosedWorkflowStateName = (state: DefaultWorkflowStateName): boolean =>
  CLOSED_WORKFLOW_STATE_NAMES.has(state);
