/**
 * The rows of the issues on a page, as the columns' thread sends them: one array per column, because the names of the
 * columns are then copied between the threads once instead of once per row.
 */
import type { IssueRow } from '../../../store/read/issues';
import {
  type InMemoryIssueColumn,
  ID_LIST_COLUMNS,
  type IdListColumnName,
  NUMBER_COLUMNS,
  type NumberColumnName,
  TIME_COLUMNS,
  type TimeColumnName,
} from '../../fields/searchFields';
import type { Float64Column } from './Float64Column';
import type { IdListColumn } from './IdListColumn';
import type { IssueColumnStore } from './IssueColumnStore';
import type { NumberColumn } from './NumberColumn';

/** Times are in microseconds since 1970; -Infinity means no time. 0 means no milestone, parent or user. */
export interface ListedIssues {
  numbers: number[];
  titles: string[];
  values: Record<NumberColumnName | TimeColumnName, number[]> & Record<IdListColumnName, number[][]>;
}

/** Reads the issues with these numbers. Leaves out deleted ones. */
export function readListedIssues(columns: IssueColumnStore, numbers: Iterable<number>): ListedIssues {
  const slots = Array.from(numbers, (number) => columns.findSlotByIssueNumber(number)).filter(
    (slot) => slot >= 0,
  );
  const readEach = <T>(read: (slot: number) => T): T[] => slots.map(read);
  const readNumbers = (column: NumberColumn): number[] => readEach((slot) => column.get(slot));
  const readTimes = ({ cells }: Float64Column): number[] => readEach((slot) => cells[slot]!);
  const readIdLists = (column: IdListColumn): number[][] => readEach((slot) => [...column.get(slot)]);
  const values = Object.fromEntries([
    ...NUMBER_COLUMNS.map((name) => [name, readNumbers(columns[name])]),
    ...TIME_COLUMNS.map((name) => [name, readTimes(columns[name])]),
    ...ID_LIST_COLUMNS.map((name) => [name, readIdLists(columns[name])]),
  ]) as ListedIssues['values'];
  return {
    numbers: readEach((slot) => columns.numbers[slot]!),
    titles: readEach((slot) => columns.title.get(slot)),
    values,
  };
}

/**
 * Returns the issues as rows of the table `issue`. The columns are named here, and not taken from `searchFields.ts` in a
 * loop: objects that are filled by computed names take five times as long. A missing column does not compile.
 */
export function toIssueRows(projectId: number, { numbers, titles, values }: ListedIssues): IssueRow[] {
  return numbers.map((number, i): Pick<IssueRow, 'project_id' | InMemoryIssueColumn> => ({
    project_id: projectId,
    number,
    title: titles[i]!,
    type: values.type[i]!,
    priority: values.priority[i]!,
    state_id: values.state[i]!,
    author_id: values.author[i]! || null,
    assignee_ids: values.assignees[i]!,
    label_ids: values.labels[i]!,
    milestone_id: values.milestone[i]! || null,
    parent_number: values.parent[i]! || null,
    locked: values.locked[i] === 1,
    held: values.held[i] === 1,
    comment_count: values.comments[i]!,
    vote_count: values.votes[i]!,
    task_count: values.tasks[i]!,
    completed_task_count: values.completedTasks[i]!,
    created_at: toDate(values.created[i]!),
    updated_at: toDate(values.updated[i]!),
    closed_at: toDateOrNull(values.closed[i]!),
    closed_by_id: values.closedBy[i]! || null,
    due_on: toDateOrNull(values.due[i]!),
    version: values.version[i]!,
  }));
}

const toDate = (microseconds: number): Date => new Date(Math.floor(microseconds / 1_000));

const toDateOrNull = (microseconds: number): Date | null =>
  microseconds === -Infinity ? null : toDate(microseconds);
