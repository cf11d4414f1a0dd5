import type { IssueRow } from '../../store/read/issues';
import { PendingIssueRowUpdates } from './PendingIssueRowUpdates';

const createIssueRow = (number: number, priority: number): IssueRow => ({
  project_id: 1,
  number,
  title: 'A title',
  type: 0,
  priority,
  state_id: 1,
  author_id: null,
  assignee_ids: [],
  label_ids: [7, 3, 7],
  milestone_id: null,
  parent_number: null,
  locked: false,
  held: false,
  comment_count: 0,
  vote_count: 0,
  task_count: 0,
  completed_task_count: 0,
  created_at: new Date(0),
  updated_at: new Date(1_500),
  closed_at: null,
  closed_by_id: null,
  due_on: null,
  version: 1,
});

const createRowUpdate = (since: number, version: number, ...rows: IssueRow[]) => ({
  projectId: 1,
  since,
  version,
  rows,
});

test('returns the updates that continue without a gap, with the latest row of each issue', () => {
  const updates = new PendingIssueRowUpdates();
  updates.add(createRowUpdate(5, 7, createIssueRow(1, 1), createIssueRow(2, 1)));
  updates.add(createRowUpdate(7, 8, createIssueRow(1, 2)));
  updates.add(createRowUpdate(9, 10, createIssueRow(3, 3)));
  const taken = updates.takeRowUpdatesSince(5);
  expect(taken?.version).toBe(8);
  expect(taken?.rows.map(({ number, priority }) => [number, priority])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(taken?.rows[0]).toMatchObject({
    labels: [7, 3],
    milestone: 0,
    updated: 1_500_000,
    closed: -Infinity,
  });
  // The versions between the two updates are missing, as if another process had changed the project.
  expect(updates.takeRowUpdatesSince(8)).toBeNull();
  expect(updates.takeRowUpdatesSince(9)?.rows).toHaveLength(1);
  expect(updates.takeRowUpdatesSince(10)).toBeNull();
});

test('drops updates that are older than the requested version', () => {
  const updates = new PendingIssueRowUpdates();
  updates.add(createRowUpdate(5, 7, createIssueRow(1, 1)));
  updates.add(createRowUpdate(7, 9, createIssueRow(1, 2)));
  expect(updates.takeRowUpdatesSince(6)).toBeNull();
  expect(updates.takeRowUpdatesSince(7)?.version).toBe(9);
  updates.add(createRowUpdate(9, 11, createIssueRow(1, 1)));
  expect(updates.takeRowUpdatesSince(10)).toBeNull();
  expect(updates.takeRowUpdatesSince(9)).toBeNull();
});

test('drops old updates when too many rows are buffered', () => {
  const updates = new PendingIssueRowUpdates();
  const rows = Array.from({ length: 1_000 }, (_, i) => createIssueRow(i + 1, 1));
  for (let version = 0; version < 50; version++) updates.add(createRowUpdate(version, version + 1, ...rows));
  expect(updates.takeRowUpdatesSince(0)).toBeNull();
});
