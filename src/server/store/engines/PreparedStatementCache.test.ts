import { PreparedStatementCache } from './PreparedStatementCache';

const A = 'SELECT 1';
const B = 'UPDATE setting SET value = $1';
const C = 'INSERT INTO setting VALUES ($1, $2)';

/** The types of the messages that have to precede a statement: C closes a statement, P parses one. */
function getMessageTypes(cache: PreparedStatementCache, sql: string): string {
  return cache
    .useStatement(sql)
    .preparation.map(([type]) => String.fromCharCode(type!))
    .join('');
}

test('prepares a statement when it is used for the second time, and only then', () => {
  const cache = new PreparedStatementCache();
  expect(cache.useStatement(A).name).toBe('');
  const { name } = cache.useStatement(A);
  expect(name).not.toBe('');
  expect(cache.useStatement(A)).toEqual({ name, preparation: [] });
});

test('closes the statement that was not used for the longest time', () => {
  const cache = new PreparedStatementCache(2);
  for (const sql of [A, A, B, B, A]) cache.useStatement(sql);
  expect(getMessageTypes(cache, C)).toBe('CP');
  expect(getMessageTypes(cache, A)).toBe('');
  expect(getMessageTypes(cache, B)).toBe('CP');
});

test('closes all statements before a definition changes', () => {
  const cache = new PreparedStatementCache();
  for (const sql of [A, A, B, B]) cache.useStatement(sql);
  expect(getMessageTypes(cache, 'ALTER TABLE setting ADD COLUMN more int')).toBe('CCP');
  expect(cache.useStatement(A).name).toBe('');
});

test('closes all statements when a changed definition may have been rolled back', () => {
  const cache = new PreparedStatementCache();
  cache.useStatement('ALTER TABLE setting ADD COLUMN more int');
  for (const sql of [A, A]) cache.useStatement(sql);
  expect(getMessageTypes(cache, 'ROLLBACK')).toBe('CP');
  for (const sql of [A, A]) cache.useStatement(sql);
  expect(getMessageTypes(cache, 'ROLLBACK')).toBe('P');
});

test('prepares a statement again after many executions, because its tables may have grown', () => {
  const cache = new PreparedStatementCache();
  const prepared = Array.from({ length: 1_000 }, () => getMessageTypes(cache, A)).filter(
    (types) => types === 'CP',
  );
  expect(prepared).toHaveLength(6);
});

test('prepares a statement again after it has failed', () => {
  const cache = new PreparedStatementCache();
  for (const sql of [A, A, A]) cache.useStatement(sql);
  cache.recordFailure(A);
  expect(getMessageTypes(cache, A)).toBe('CP');
  expect(getMessageTypes(cache, A)).toBe('');
});

test('does not keep the commands of transactions', () => {
  const cache = new PreparedStatementCache();
  for (let i = 0; i < 3; i++) expect(cache.useStatement('COMMIT').name).toBe('');
});
