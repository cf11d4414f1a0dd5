/** The columns of the table `issue` with their SQL types, for the bulk loader and for updates. */
import { mapOptionFields } from '../../../shared/fields/optionFields';
import type { IssueTableSchema } from './DatabaseTables';

export type IssueColumnType = 'bool' | 'int2' | 'int4' | 'int4[]' | 'text' | 'timestamptz';

/** In the order in which the bulk loader writes them. */
export const ISSUE_COLUMN_TYPES = {
  project_id: 'int4',
  number: 'int4',
  title: 'text',
  ...mapOptionFields(() => 'int2' as const),
  state_id: 'int4',
  author_id: 'int4',
  assignee_ids: 'int4[]',
  label_ids: 'int4[]',
  milestone_id: 'int4',
  parent_number: 'int4',
  locked: 'bool',
  held: 'bool',
  comment_count: 'int4',
  vote_count: 'int4',
  task_count: 'int2',
  completed_task_count: 'int2',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  closed_at: 'timestamptz',
  closed_by_id: 'int4',
  due_on: 'timestamptz',
  version: 'int4',
} as const satisfies Record<keyof IssueTableSchema, IssueColumnType>;

export type IssueColumn = keyof IssueTableSchema;
export const ISSUE_COLUMNS = Object.keys(ISSUE_COLUMN_TYPES) as IssueColumn[];

/** The columns that are written only when an issue is created. */
const CONSTANT_ISSUE_COLUMNS = ['project_id', 'number', 'author_id', 'created_at'] as const;
export type ChangingIssueColumn = Exclude<IssueColumn, (typeof CONSTANT_ISSUE_COLUMNS)[number]>;
export const CHANGING_ISSUE_COLUMNS = ISSUE_COLUMNS.filter(
  (name): name is ChangingIssueColumn => !CONSTANT_ISSUE_COLUMNS.some((constant) => constant === name),
);
