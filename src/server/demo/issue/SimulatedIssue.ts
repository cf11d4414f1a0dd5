/**
 * An issue whose history is being simulated. Each method records an event and changes the issue
 * accordingly, so that replaying the events yields the issue. After the end of the demo's history, methods
 * do nothing.
 */
import { ISSUE_TYPES, type IssueType, type LinkKind, PRIORITIES, type Priority } from '../../../shared/issue';
import { DEFAULT_STATES, defaultStateId, type DefaultStateName } from '../../../shared/workflow';
import type { EventData, NewComment, NewEvent, NewIssueLink } from '../../store/load/NewIssue';
import type { DemoPerson } from '../project/people';
import type { Random } from '../project/Random';

export class SimulatedIssue {
  title: string;
  type: IssueType;
  priority: Priority = 'none';
  state: DefaultStateName = 'Untriaged';
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
  private readonly random: Random;

  constructor(opened: { at: number; title: string; type: IssueType }, now: number, random: Random) {
    this.at = opened.at;
    this.updatedAt = new Date(opened.at);
    this.title = opened.title;
    this.type = opened.type;
    this.endTime = now;
    this.random = random;
  }

  get time(): number {
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

  comment(author: DemoPerson, body: string): void {
    if (!this.beginAction()) return;
    // 7 % of comments are edited some minutes later. The edit records no event.
    const edited = this.random.chance(0.07)
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

  setWorkflowState(actor: DemoPerson, state: DefaultStateName, details: EventData = {}): void {
    if (state === this.state || !this.beginAction()) return;
    const after = { state: defaultStateId(state), ...details };
    this.recordEvent('state_changed', actor, { state: defaultStateId(this.state) }, after);
    this.state = state;
    const isNowClosed = isClosed(state);
    if (isNowClosed === this.isOpen) {
      this.closedAt = isNowClosed ? this.updatedAt : null;
      this.closedById = isNowClosed ? actor.id : null;
    }
  }

  addLabel(actor: DemoPerson, label: number): void {
    if (this.labelIds.includes(label) || !this.beginAction()) return;
    this.labelIds.push(label);
    this.recordEvent('labeled', actor, null, { label });
  }

  removeLabel(actor: DemoPerson, label: number): void {
    if (!this.labelIds.includes(label) || !this.beginAction()) return;
    this.labelIds = this.labelIds.filter((id) => id !== label);
    this.recordEvent('unlabeled', actor, { label }, null);
  }

  assign(actor: DemoPerson, { id }: DemoPerson): void {
    if (this.assigneeIds.includes(id) || !this.beginAction()) return;
    this.assigneeIds.push(id);
    if (this.random.chance(0.3)) this.watcherIds.push(id);
    this.recordEvent('assigned', actor, null, { user: id });
  }

  unassign(actor: DemoPerson, user: number): void {
    if (!this.assigneeIds.includes(user) || !this.beginAction()) return;
    this.assigneeIds = this.assigneeIds.filter((id) => id !== user);
    this.recordEvent('unassigned', actor, { user }, null);
  }

  setMilestone(actor: DemoPerson, milestone: number): void {
    if (this.milestoneId === milestone) return;
    const before = this.milestoneId;
    if (before !== null && this.beginAction())
      this.recordEvent('demilestoned', actor, { milestone: before }, null);
    if (before !== null && this.hasReachedPresent) return;
    this.milestoneId = null;
    if (!this.beginAction()) return;
    this.milestoneId = milestone;
    this.recordEvent('milestoned', actor, null, { milestone });
  }

  rename(actor: DemoPerson, title: string): void {
    if (title === this.title || !this.beginAction()) return;
    this.recordEvent('renamed', actor, { title: this.title }, { title });
    this.title = title;
  }

  setType(actor: DemoPerson, type: IssueType): void {
    if (type === this.type || !this.beginAction()) return;
    this.recordEvent(
      'type_changed',
      actor,
      { type: ISSUE_TYPES.indexOf(this.type) },
      { type: ISSUE_TYPES.indexOf(type) },
    );
    this.type = type;
  }

  setPriority(actor: DemoPerson, priority: Priority): void {
    if (priority === this.priority || !this.beginAction()) return;
    const before = { priority: PRIORITIES.indexOf(this.priority) };
    this.recordEvent('priority_changed', actor, before, { priority: PRIORITIES.indexOf(priority) });
    this.priority = priority;
  }

  setParent(actor: DemoPerson, number: number): void {
    if (number === this.parentNumber || !this.beginAction()) return;
    this.recordEvent('parent_changed', actor, { number: this.parentNumber }, { number });
    this.parentNumber = number;
  }

  setDue(actor: DemoPerson, due: Date): void {
    if (!this.beginAction()) return;
    this.recordEvent(
      'due_changed',
      actor,
      { due: this.dueOn?.toISOString() ?? null },
      { due: due.toISOString() },
    );
    this.dueOn = due;
  }

  link(actor: DemoPerson, kind: LinkKind, number: number): void {
    if (!this.beginAction()) return;
    this.links.push({ kind, toNumber: number });
    this.recordEvent('linked', actor, null, { kind, number });
  }

  addCommitReference(actor: DemoPerson, commit: string): void {
    if (!this.beginAction()) return;
    this.recordEvent('referenced', actor, null, {
      commit,
      url: `https://code.example.org/net/commit/${commit}`,
    });
  }

  lock(actor: DemoPerson): void {
    if (this.locked || !this.beginAction()) return;
    this.recordEvent('locked', actor, null, null);
    this.locked = true;
  }

  /**
   * Advances the simulated time by the duration of a user's action. Returns false after the end of the demo's
   * history.
   */
  private beginAction(): boolean {
    this.at += this.random.nextInteger(2, 90) * 1_000;
    if (this.hasReachedPresent) return false;
    this.updatedAt = new Date(this.at);
    return true;
  }

  private recordEvent(
    kind: NewEvent['kind'],
    actor: DemoPerson,
    before: EventData | null,
    after: EventData | null,
  ): void {
    this.events.push({ kind, actorId: actor.id, before, after, createdAt: this.updatedAt, sourceId: null });
  }
}

const CLOSED_STATES: ReadonlySet<DefaultStateName> = new Set(
  DEFAULT_STATES.filter(({ category }) => category === 'done' || category === 'dropped').map(
    ({ name }) => name,
  ),
);

export const isClosed = (state: DefaultStateName): boolean => CLOSED_STATES.has(state);
