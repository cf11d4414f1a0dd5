import { findChangedTables, TableRevisions } from './engines/DatabaseRevision';
import { RevisionCache } from './RevisionCache';

test('a row is returned only at the revision at which it was read', () => {
  const cache = new RevisionCache<number, { name: string }>(['app_user']);
  cache.set(1, 7, { name: 'ada' });
  expect(cache.get(1, 7)).toEqual({ name: 'ada' });
  expect(cache.get(1, 8)).toBeUndefined();
  expect(cache.get(2, 7)).toBeUndefined();
  cache.set(2, 8, { name: 'bob' });
  expect(cache.get(2, 7)).toBeUndefined();
  expect(cache.get(1, 7)).toBeUndefined();
});

test('nothing is cached at an unknown revision', () => {
  const cache = new RevisionCache<number, { name: string }>(['app_user']);
  cache.set(null, 7, { name: 'ada' });
  expect(cache.get(null, 7)).toBeUndefined();
});

test.each([
  ['select * from issue where updated_at > $1', []],
  ['\n    SELECT count(*) FROM event', []],
  ['BEGIN', []],
  ['COMMIT', []],
  ['WITH created AS (INSERT INTO label VALUES (1) RETURNING id) SELECT id FROM created', ['label']],
  ['WITH a AS (UPDATE project SET version = 2) INSERT INTO event SELECT 1', ['project', 'event']],
  ['update "app_user" set "disabled" = $1', ['app_user']],
  ['INSERT INTO vote VALUES (1) ON CONFLICT DO NOTHING', ['vote']],
  ['COPY "issue" ("id") FROM STDIN', ['issue']],
])('the statement %s may change only the tables %j', (statement, tables) => {
  expect(findChangedTables(statement)).toEqual(tables);
});

test.each([
  'ROLLBACK',
  'TRUNCATE issue',
  'DELETE FROM app_user WHERE id = 1',
  'WITH gone AS (DELETE FROM label RETURNING id) SELECT id FROM gone',
  'ALTER TABLE issue ADD COLUMN extra int',
])('the statement %s may change any table', (statement) => {
  expect(findChangedTables(statement)).toBeNull();
});

test('the revision of a table changes with its own statements and with those that may change any table', () => {
  const revisions = new TableRevisions();
  const users = () => revisions.getRevision(['app_user', 'session']);
  const first = users();
  revisions.countStatement('UPDATE issue SET priority = 1');
  expect(users()).toBe(first);
  revisions.countStatement('UPDATE session SET used_at = now()');
  const second = users();
  expect(second).toBeGreaterThan(first);
  revisions.countStatement('ROLLBACK');
  expect(users()).toBeGreaterThan(second);
});
