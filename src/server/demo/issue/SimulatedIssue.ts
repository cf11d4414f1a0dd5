/**
 * An issue as it lives: each method records an event and changes the issue with it, so that replaying
 * the events gives the row. What would lie in the future does not happen.
 */
import { ISSUE_TYPES, type IssueType, type LinkKind, PRIORITIES, type Priority } from '../../../shared/issue';
import { DEFAULT_STATES, defaultStateId, type DefaultStateName } from '../../../shared/workflow';
import type { EventData, NewComment, NewEvent, NewLink } from '../../store/load/NewIssue';
import type { Person } from '../project/people';
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
  /** Some of those who had to do with it follow it. */
  readonly watcherIds: number[] = [];
  readonly comments: NewComment[] = [];
  readonly events: NewEvent[] = [];
  readonly links: NewLink[] = [];
  private at: number;
  private readonly now: number;
  private readonly random: Random;

  constructor(opened: { at: number; title: string; type: IssueType }, now: number, random: Random) {
    this.at = opened.at;
    this.updatedAt = new Date(opened.at);
    this.title = opened.title;
    this.type = opened.type;
    this.now = now;
    this.random = random;
  }

  get instant(): number {
    return this.at;
  }

  /** The present is reached: nothing more will be recorded. */
  get isOver(): boolean {
    return this.at > this.now;
  }

  get isOpen(): boolean {
    return this.closedAt === null;
  }

  /** Lets time pass, in milliseconds. */
  wait(duration: number): void {
    this.at += Math.floor(duration);
  }

  /** Chosen by the reporter while opening it, before anything else happens: part of that event. */
  openWith({ label, priority }: { label?: number; priority?: Priority }): void {
    if (label !== undefined) this.labelIds.push(label);
    if (priority !== undefined) this.priority = priority;
  }

  comment(author: Person, body: string): void {
    if (!this.step()) return;
    // One in fifteen is edited some minutes later; that is no event.
    const edited = this.random.chance(0.07) ? this.at + this.random.int(1, 30) * 60_000 : this.now;
    this.comments.push({
      authorId: author.id,
      body,
      createdAt: this.updatedAt,
      editedAt: edited < this.now ? new Date(edited) : null,
      sourceId: null,
    });
  }

  setState(actor: Person, state: DefaultStateName, because: EventData = {}): void {
    if (state === this.state || !this.step()) return;
    const after = { state: defaultStateId(state), ...because };
    this.record('state_changed', actor, { state: defaultStateId(this.state) }, after);
    this.state = state;
    const closed = isClosed(state);
    if (closed === this.isOpen) {
      this.closedAt = closed ? this.updatedAt : null;
      this.closedById = closed ? actor.id : null;
    }
  }

  addLabel(actor: Person, label: number): void {
    if (this.labelIds.includes(label) || !this.step()) return;
    this.labelIds.push(label);
    this.record('labeled', actor, null, { label });
  }

  removeLabel(actor: Person, label: number): void {
    if (!this.labelIds.includes(label) || !this.step()) return;
    this.labelIds = this.labelIds.filter((id) => id !== label);
    this.record('unlabeled', actor, { label }, null);
  }

  assign(actor: Person, { id }: Person): void {
    if (this.assigneeIds.includes(id) || !this.step()) return;
    this.assigneeIds.push(id);
    if (this.random.chance(0.3)) this.watcherIds.push(id);
    this.record('assigned', actor, null, { user: id });
  }

  unassign(actor: Person, user: number): void {
    if (!this.assigneeIds.includes(user) || !this.step()) return;
    this.assigneeIds = this.assigneeIds.filter((id) => id !== user);
    this.record('unassigned', actor, { user }, null);
  }

  setMilestone(actor: Person, milestone: number): void {
    if (this.milestoneId === milestone) return;
    const before = this.milestoneId;
    if (before !== null && this.step()) this.record('demilestoned', actor, { milestone: before }, null);
    if (before !== null && this.isOver) return;
    this.milestoneId = null;
    if (!this.step()) return;
    this.milestoneId = milestone;
    this.record('milestoned', actor, null, { milestone });
  }

  rename(actor: Person, title: string): void {
    if (title === this.title || !this.step()) return;
    this.record('renamed', actor, { title: this.title }, { title });
    this.title = title;
  }

  setType(actor: Person, type: IssueType): void {
    if (type === this.type || !this.step()) return;
    this.record(
      'type_changed',
      actor,
      { type: ISSUE_TYPES.indexOf(this.type) },
      { type: ISSUE_TYPES.indexOf(type) },
    );
    this.type = type;
  }

  setPriority(actor: Person, priority: Priority): void {
    if (priority === this.priority || !this.step()) return;
    const before = { priority: PRIORITIES.indexOf(this.priority) };
    this.record('priority_changed', actor, before, { priority: PRIORITIES.indexOf(priority) });
    this.priority = priority;
  }

  setParent(actor: Person, number: number): void {
    if (number === this.parentNumber || !this.step()) return;
    this.record('parent_changed', actor, { number: this.parentNumber }, { number });
    this.parentNumber = number;
  }

  setDue(actor: Person, due: Date): void {
    if (!this.step()) return;
    this.record('due_changed', actor, { due: this.dueOn?.toISOString() ?? null }, { due: due.toISOString() });
    this.dueOn = due;
  }

  link(actor: Person, kind: LinkKind, number: number): void {
    if (!this.step()) return;
    this.links.push({ kind, toNumber: number });
    this.record('linked', actor, null, { kind, number });
  }

  reference(actor: Person, commit: string): void {
    if (!this.step()) return;
    this.record('referenced', actor, null, { commit, url: `https://code.example.org/net/commit/${commit}` });
  }

  lock(actor: Person): void {
    if (this.locked || !this.step()) return;
    this.record('locked', actor, null, null);
    this.locked = true;
  }

  /** Moves on by the moment that an action takes; false once the present is passed. */
  private step(): boolean {
    this.at += this.random.int(2, 90) * 1_000;
    if (this.isOver) return false;
    this.updatedAt = new Date(this.at);
    return true;
  }

  private record(
    kind: NewEvent['kind'],
    actor: Person,
    before: EventData | null,
    after: EventData | null,
  ): void {
    this.events.push({ kind, actorId: actor.id, before, after, createdAt: this.updatedAt, sourceId: null });
  }
}

const CLOSED: ReadonlySet<DefaultStateName> = new Set(
  DEFAULT_STATES.filter(({ category }) => category === 'done' || category === 'dropped').map(
    ({ name }) => name,
  ),
);

export const isClosed = (state: DefaultStateName): boolean => CLOSED.has(state);
