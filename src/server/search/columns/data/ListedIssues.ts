/**
 * The rows of the issues on a page, as the columns' thread sends them: one array per column, because the names of the
 * columns are then copied between the threads once instead of once per row.
 */
import type { IssueRow } from '../../../store/read/issues';
import type { IssueColumnStore } from './IssueColumnStore';

/** Times are in microseconds since 1970; -Infinity means no time. 0 means no milestone, parent or user. */
export interface ListedIssues {
  numbers: number[];
  titles: string[];
  types: number[];
  priorities: number[];
  states: number[];
  authors: number[];
  assignees: number[][];
  labels: number[][];
  milestones: number[];
  parents: number[];
  locked: number[];
  held: number[];
  comments: number[];
  votes: number[];
  tasks: number[];
  completedTasks: number[];
  created: number[];
  updated: number[];
  closed: number[];
  closedBy: number[];
  due: number[];
  versions: number[];
}

/** Reads the issues with these numbers. Leaves out deleted ones. */
export function readListedIssues(columns: IssueColumnStore, numbers: Iterable<number>): ListedIssues {
  const slots = Array.from(numbers, (number) => columns.findSlotByIssueNumber(number)).filter(
    (slot) => slot >= 0,
  );
  const readEach = <T>(read: (slot: number) => T): T[] => slots.map(read);
  return {
    numbers: readEach((slot) => columns.numbers[slot]!),
    titles: readEach((slot) => columns.title.get(slot)),
    types: readEach((slot) => columns.type.get(slot)),
    priorities: readEach((slot) => columns.priority.get(slot)),
    states: readEach((slot) => columns.state.get(slot)),
    authors: readEach((slot) => columns.author.get(slot)),
    assignees: readEach((slot) => [...columns.assignees.get(slot)]),
    labels: readEach((slot) => [...columns.labels.get(slot)]),
    milestones: readEach((slot) => columns.milestone.get(slot)),
    parents: readEach((slot) => columns.parent.get(slot)),
    locked: readEach((slot) => columns.locked.get(slot)),
    held: readEach((slot) => columns.held.get(slot)),
    comments: readEach((slot) => columns.comments.get(slot)),
    votes: readEach((slot) => columns.votes.get(slot)),
    tasks: readEach((slot) => columns.tasks.get(slot)),
    completedTasks: readEach((slot) => columns.completedTasks.get(slot)),
    created: readEach((slot) => columns.created.cells[slot]!),
    updated: readEach((slot) => columns.updated.cells[slot]!),
    closed: readEach((slot) => columns.closed.cells[slot]!),
    closedBy: readEach((slot) => columns.closedBy.get(slot)),
    due: readEach((slot) => columns.due.cells[slot]!),
    versions: readEach((slot) => columns.version.get(slot)),
  };
}

/** Returns the issues as rows of the table `issue`. */
export function toIssueRows(projectId: number, issues: ListedIssues): IssueRow[] {
  return issues.numbers.map((number, i) => ({
    project_id: projectId,
    number,
    title: issues.titles[i]!,
    type: issues.types[i]!,
    priority: issues.priorities[i]!,
    state_id: issues.states[i]!,
    author_id: issues.authors[i]! || null,
    assignee_ids: issues.assignees[i]!,
    label_ids: issues.labels[i]!,
    milestone_id: issues.milestones[i]! || null,
    parent_number: issues.parents[i]! || null,
    locked: issues.locked[i] === 1,
    held: issues.held[i] === 1,
    comment_count: issues.comments[i]!,
    vote_count: issues.votes[i]!,
    task_count: issues.tasks[i]!,
    completed_task_count: issues.completedTasks[i]!,
    created_at: toDate(issues.created[i]!),
    updated_at: toDate(issues.updated[i]!),
    closed_at: toDateOrNull(issues.closed[i]!),
    closed_by_id: issues.closedBy[i]! || null,
    due_on: toDateOrNull(issues.due[i]!),
    version: issues.versions[i]!,
  }));
}

const toDate = (microseconds: number): Date => new Date(Math.floor(microseconds / 1_000));

const toDateOrNull = (microseconds: number): Date | null =>
  microseconds === -Infinity ? null : toDate(microseconds);
