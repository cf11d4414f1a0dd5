/**
 * Moves the votes and watchers of duplicates to the issues that they duplicate, and back when the links are removed.
 * The result depends only on the links: while an issue is linked as a duplicate, its votes count at the end of its
 * chain, and its watchers also watch the issues of the chain.
 *
 * OFFSET 0 makes the planner look up each duplicate in an index, also before the tables have statistics: otherwise it
 * may read all watchers of a canonical issue for each of thousands of duplicates.
 *
 * The number of statements is the same for one duplicate and for thousands, and the work depends on the moved votes and
 * watchers only, not on those that the canonical issue already has.
 */
import { type RawBuilder, sql } from 'kysely';
import { getIssueLinkKindCode } from '../../../shared/issue';
import type { ProjectEventToAppend } from './events';
import { incrementIssueVersionsOnly } from './issues';
import type { Transaction } from './transaction';

/**
 * A duplicate whose link has changed, with the chains of issues that it duplicated before the change and duplicates
 * now, nearest first.
 */
interface DuplicateChange {
  number: number;
  chainBefore: readonly number[];
  chain: readonly number[];
}

/** The votes for `origin`, which move from one issue to another. */
interface VoteMove {
  origin: number;
  from: number;
  to: number;
}

/** What moving votes and watchers has changed. */
export interface MovedVotesAndWatchers {
  /** Events of further issues whose votes or watchers have changed; their versions are raised. */
  events: ProjectEventToAppend[];
  /** By how much the vote counts of issues have changed, by issue number. */
  voteDifferences: ReadonlyMap<number, number>;
}

const NOTHING_MOVED: MovedVotesAndWatchers = { events: [], voteDifferences: new Map() };

/**
 * Moves votes and watchers after duplicate links have been added or removed. The caller holds the lock of the project's
 * links, and has locked these issues and raised their versions.
 * @param duplicates the issues at which the changed links start; only those whose canonical issue has changed are moved
 * @param withEvents issues that get events and new versions from the caller
 */
export async function moveVotesAndWatchersOfDuplicates(
  tx: Transaction,
  projectId: number,
  duplicates: readonly number[],
  withEvents: ReadonlySet<number>,
): Promise<MovedVotesAndWatchers> {
  if (duplicates.length === 0) return NOTHING_MOVED;
  const changes = await readDuplicateChanges(tx, projectId, duplicates);
  if (changes.length === 0) return NOTHING_MOVED;
  const ends = changes.flatMap(({ chainBefore, chain }) => [...chainBefore.slice(-1), ...chain.slice(-1)]);
  await sql`SELECT FROM issue WHERE project_id = ${projectId} AND number = ANY(${ends}::int[])
    ORDER BY number FOR UPDATE`.execute(tx);
  await deleteTransfers(tx, projectId, changes);
  const trees = await readDuplicateTrees(tx, projectId, changes);
  await insertTransfers(tx, projectId, changes);
  const voteDifferences = await moveVotes(tx, projectId, changes, trees);
  const changed = new Set([
    ...voteDifferences.keys(),
    ...(await moveWatchers(tx, projectId, changes, trees)),
  ]);
  const others = [...changed].filter((number) => !withEvents.has(number)).sort((a, b) => a - b);
  await incrementIssueVersionsOnly(tx, projectId, others);
  return { events: others.map((number) => ({ number, kind: 'votes_moved' })), voteDifferences };
}

/**
 * Returns the chain of issues that an issue duplicates, nearest first. The votes for the issue count at the last one; if
 * the chain is empty, at the issue itself. Served by the primary key of duplicate_transfer.
 */
export const readVoteTransferChain = async (
  tx: Transaction,
  projectId: number,
  number: number,
): Promise<number[]> => getChain(await readTransfers(tx, projectId, [number]), number) ?? [];

async function readDuplicateChanges(
  tx: Transaction,
  projectId: number,
  duplicates: readonly number[],
): Promise<DuplicateChange[]> {
  const { rows } = await sql<{ number: number; before: number | null; target: number | null }>`
    SELECT number, before, target FROM (
      SELECT wanted.number, transfer.to_number AS before, (
          SELECT min(link.to_number) FROM issue_link link
          WHERE link.project_id = ${projectId} AND link.number = wanted.number
            AND link.kind = ${getIssueLinkKindCode('duplicates')} AND link.to_project_id = ${projectId}) AS target
      FROM (SELECT DISTINCT unnest(${duplicates}::int[]) AS number) wanted
      LEFT JOIN duplicate_transfer transfer ON transfer.project_id = ${projectId} AND transfer.number = wanted.number) found
    WHERE before IS DISTINCT FROM target ORDER BY number`.execute(tx);
  if (rows.length === 0) return [];
  const targets = rows.flatMap(({ before, target }) => [before, target].filter((each) => each !== null));
  const before = await readTransfers(tx, projectId, targets);
  for (const row of rows) if (row.before !== null) before.set(row.number, row.before);
  const after = new Map(before);
  for (const { number, target } of rows) {
    after.delete(number);
    if (target !== null) after.set(number, target);
  }
  // Links of earlier imports can form a cycle, which has no canonical issue.
  for (const { number } of rows) if (!getChain(after, number)) after.delete(number);
  return rows
    .map(({ number }) => ({
      number,
      chainBefore: getChain(before, number) ?? [],
      chain: getChain(after, number) ?? [],
    }))
    .filter(({ chainBefore, chain }) => chainBefore.length > 0 || chain.length > 0);
}

/** Reads the transfers of these issues and of all issues up their chains, as issue numbers. */
async function readTransfers(
  tx: Transaction,
  projectId: number,
  numbers: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ number: number; to_number: number }>`
    WITH RECURSIVE chain (number) AS (
      SELECT unnest(${numbers}::int[])
      UNION
      SELECT transfer.to_number FROM chain JOIN duplicate_transfer transfer USING (number)
      WHERE transfer.project_id = ${projectId})
    SELECT number, to_number FROM chain JOIN duplicate_transfer USING (number)
    WHERE project_id = ${projectId}`.execute(tx);
  return new Map(rows.map(({ number, to_number }) => [number, to_number]));
}

/** The chain of issues above a duplicate, nearest first, or null if it is a cycle. */
function getChain(transfers: ReadonlyMap<number, number>, number: number): number[] | null {
  const chain = new Set<number>();
  for (let next = transfers.get(number); next !== undefined; next = transfers.get(next)) {
    if (next === number || chain.has(next)) return null;
    chain.add(next);
  }
  return [...chain];
}

async function deleteTransfers(
  tx: Transaction,
  projectId: number,
  changes: readonly DuplicateChange[],
): Promise<void> {
  const numbers = changes.filter(({ chainBefore }) => chainBefore.length > 0).map(({ number }) => number);
  if (numbers.length === 0) return;
  await sql`DELETE FROM duplicate_transfer
    WHERE project_id = ${projectId} AND number = ANY(${numbers}::int[])`.execute(tx);
}

async function insertTransfers(
  tx: Transaction,
  projectId: number,
  changes: readonly DuplicateChange[],
): Promise<void> {
  const added = changes.filter(({ chain }) => chain.length > 0);
  if (added.length === 0) return;
  await sql`INSERT INTO duplicate_transfer (project_id, number, to_number)
    SELECT ${projectId}::int, added.number, added.to_number
    FROM unnest(${added.map(({ number }) => number)}::int[], ${added.map(({ chain }) => chain[0]!)}::int[])
      AS added (number, to_number)`.execute(tx);
}

/**
 * Returns, for each changed duplicate, the issues whose votes move with it: itself and its own duplicates at all
 * levels. Call it while none of the changed duplicates has a transfer, so that these sets are disjoint.
 */
async function readDuplicateTrees(
  tx: Transaction,
  projectId: number,
  changes: readonly DuplicateChange[],
): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ root: number; numbers: number[] }>`
    WITH RECURSIVE tree (root, number) AS (
      SELECT root, root FROM unnest(${changes.map(({ number }) => number)}::int[]) AS changed (root)
      UNION
      SELECT root, transfer.number FROM tree JOIN duplicate_transfer transfer ON transfer.to_number = tree.number
      WHERE transfer.project_id = ${projectId})
    SELECT root, array_agg(number) AS numbers FROM tree GROUP BY root`.execute(tx);
  return new Map(rows.map(({ root, numbers }) => [root, numbers]));
}

/** Moves the votes, and returns by how much the vote counts of issues have changed. */
async function moveVotes(
  tx: Transaction,
  projectId: number,
  changes: readonly DuplicateChange[],
  trees: ReadonlyMap<number, readonly number[]>,
): Promise<Map<number, number>> {
  const moves = changes.flatMap(({ number, chainBefore, chain }): VoteMove[] => {
    const [from, to] = [chainBefore.at(-1) ?? number, chain.at(-1) ?? number];
    return from === to ? [] : trees.get(number)!.map((origin) => ({ origin, from, to }));
  });
  const differences = new Map<number, number>();
  if (moves.length === 0) return differences;
  const add = (number: number, votes: number) =>
    differences.set(number, (differences.get(number) ?? 0) + votes);
  for (const { from, to, votes } of await readImportedVotesOfMoves(tx, projectId, moves)) {
    add(from, -votes);
    add(to, votes);
  }
  if (await recordOwnVotes(tx, projectId, moves)) {
    await recordOwnVotesOfTargets(tx, projectId, moves);
    await sql`UPDATE duplicate_vote moved SET counted_at = move.target FROM ${unnestMoves(moves)}
      WHERE moved.project_id = ${projectId} AND moved.number = move.origin`.execute(tx);
    for (const { number, votes } of await insertArrivedVotes(tx, projectId, moves)) add(number, votes);
    for (const { number, votes } of await deleteDepartedVotes(tx, projectId, moves)) add(number, -votes);
    await deleteRecordsOfUnmovedVotes(tx, projectId, moves);
  }
  const changed = [...differences].filter(([, votes]) => votes !== 0);
  if (changed.length > 0) {
    await sql`UPDATE issue SET vote_count = vote_count + difference.votes
      FROM unnest(${changed.map(([number]) => number)}::int[], ${changed.map(([, votes]) => votes)}::int[])
        AS difference (number, votes)
      WHERE issue.project_id = ${projectId} AND issue.number = difference.number`.execute(tx);
  }
  return new Map(changed);
}

const unnestMoves = (moves: readonly VoteMove[]): RawBuilder<unknown> =>
  sql`unnest(${moves.map(({ origin }) => origin)}::int[], ${moves.map(({ from }) => from)}::int[],
    ${moves.map(({ to }) => to)}::int[]) AS move (origin, source, target)`;

/**
 * Selects the users who voted for the moved issues themselves, with the issues at which these votes counted and count
 * now.
 */
const selectMovedUsers = (projectId: number, moves: readonly VoteMove[]): RawBuilder<unknown> =>
  sql`SELECT move.source, move.target, moved.user_id, min(moved.created_at) AS created_at
    FROM ${unnestMoves(moves)} CROSS JOIN LATERAL (SELECT user_id, created_at FROM duplicate_vote
      WHERE project_id = ${projectId} AND number = move.origin OFFSET 0) moved
    GROUP BY move.source, move.target, moved.user_id`;

async function readImportedVotesOfMoves(
  tx: Transaction,
  projectId: number,
  moves: readonly VoteMove[],
): Promise<{ from: number; to: number; votes: number }[]> {
  const { rows } = await sql<{ from: number; to: number; votes: number }>`
    SELECT move.source AS "from", move.target AS "to", sum(imported.votes)::int AS votes
    FROM ${unnestMoves(moves)} JOIN imported_vote imported
      ON imported.project_id = ${projectId} AND imported.number = move.origin
    GROUP BY move.source, move.target`.execute(tx);
  return rows;
}

/**
 * Records the votes for issues that have counted at the issue itself so far and will move. Returns whether there is any
 * vote to move.
 */
async function recordOwnVotes(
  tx: Transaction,
  projectId: number,
  moves: readonly VoteMove[],
): Promise<boolean> {
  const owners = moves.filter(({ origin, from }) => origin === from).map(({ origin }) => origin);
  if (owners.length > 0) await recordVotesAsOwn(tx, projectId, sql`vote.number = ANY(${owners}::int[])`);
  const { rows } = await sql<{ found: boolean }>`SELECT EXISTS (SELECT FROM duplicate_vote
    WHERE project_id = ${projectId} AND number = ANY(${moves.map(({ origin }) => origin)}::int[])) AS found`.execute(
    tx,
  );
  return rows[0]!.found;
}

/** Records the votes of users for an issue itself at which one of their votes for a duplicate is about to arrive. */
const recordOwnVotesOfTargets = (tx: Transaction, projectId: number, moves: readonly VoteMove[]) =>
  recordVotesAsOwn(
    tx,
    projectId,
    sql`(vote.number, vote.user_id) IN (
      SELECT target, user_id FROM (${selectMovedUsers(projectId, moves)}) arriving)`,
  );

/**
 * Records votes in `duplicate_vote` as own votes, that is, votes for the issue itself. Leaves out votes that count at
 * the issue only because of its duplicates.
 */
async function recordVotesAsOwn(
  tx: Transaction,
  projectId: number,
  condition: RawBuilder<unknown>,
): Promise<void> {
  await sql`INSERT INTO duplicate_vote (project_id, number, user_id, counted_at, created_at)
    SELECT vote.project_id, vote.number, vote.user_id, vote.number, vote.created_at FROM vote
    WHERE vote.project_id = ${projectId} AND ${condition} AND NOT EXISTS (
      SELECT FROM duplicate_vote known WHERE known.project_id = ${projectId}
        AND known.counted_at = vote.number AND known.user_id = vote.user_id)`.execute(tx);
}

async function insertArrivedVotes(
  tx: Transaction,
  projectId: number,
  moves: readonly VoteMove[],
): Promise<{ number: number; votes: number }[]> {
  const { rows } = await sql<{ number: number; votes: number }>`
    WITH inserted AS (
      INSERT INTO vote (project_id, number, user_id, created_at)
      SELECT ${projectId}::int, target, user_id, min(created_at)
      FROM (${selectMovedUsers(projectId, moves)}) arriving GROUP BY target, user_id
      ON CONFLICT DO NOTHING RETURNING number)
    SELECT number, count(*)::int AS votes FROM inserted GROUP BY number`.execute(tx);
  return rows;
}

async function deleteDepartedVotes(
  tx: Transaction,
  projectId: number,
  moves: readonly VoteMove[],
): Promise<{ number: number; votes: number }[]> {
  const { rows } = await sql<{ number: number; votes: number }>`
    WITH deleted AS (
      DELETE FROM vote USING (${selectMovedUsers(projectId, moves)}) departed
      WHERE vote.project_id = ${projectId} AND vote.number = departed.source AND vote.user_id = departed.user_id
        AND NOT EXISTS (SELECT FROM duplicate_vote other WHERE other.project_id = ${projectId}
          AND other.counted_at = departed.source AND other.user_id = departed.user_id)
      RETURNING vote.number)
    SELECT number, count(*)::int AS votes FROM deleted GROUP BY number`.execute(tx);
  return rows;
}

/** Deletes the records of own votes for issues at which the user no longer has another vote. */
async function deleteRecordsOfUnmovedVotes(
  tx: Transaction,
  projectId: number,
  moves: readonly VoteMove[],
): Promise<void> {
  await sql`DELETE FROM duplicate_vote own USING (
      SELECT source AS number, user_id FROM (${selectMovedUsers(projectId, moves)}) departed
      UNION
      SELECT target, user_id FROM (${selectMovedUsers(projectId, moves)}) arrived) affected
    WHERE own.project_id = ${projectId} AND own.number = affected.number AND own.user_id = affected.user_id
      AND own.counted_at = own.number AND NOT EXISTS (
        SELECT FROM duplicate_vote other WHERE other.project_id = ${projectId}
          AND other.counted_at = own.number AND other.user_id = own.user_id AND other.number <> own.number)`.execute(
    tx,
  );
}

/** Moves the watchers, and returns the issues whose watchers have changed. */
async function moveWatchers(
  tx: Transaction,
  projectId: number,
  changes: readonly DuplicateChange[],
  trees: ReadonlyMap<number, readonly number[]>,
): Promise<number[]> {
  const left = changes.flatMap(({ number, chainBefore, chain }) => {
    const targets = chainBefore.filter((target) => !chain.includes(target));
    return targets.flatMap((target) => trees.get(number)!.map((origin) => ({ origin, target })));
  });
  const joined = changes.flatMap(({ number, chainBefore, chain }) =>
    chain.filter((target) => !chainBefore.includes(target)).map((target) => ({ origin: number, target })),
  );
  return [
    ...(left.length > 0 ? await removeWatchers(tx, projectId, left) : []),
    ...(joined.length > 0 ? await addWatchers(tx, projectId, joined) : []),
  ];
}

interface WatchedDuplicate {
  origin: number;
  /** An issue that `origin` duplicates, directly or through others. */
  target: number;
}

const unnestWatchedDuplicates = (pairs: readonly WatchedDuplicate[]): RawBuilder<unknown> =>
  sql`unnest(${pairs.map(({ origin }) => origin)}::int[], ${pairs.map(({ target }) => target)}::int[])
    AS pair (origin, target)`;

/** Removes the watchers whom only these duplicates have added. */
async function removeWatchers(
  tx: Transaction,
  projectId: number,
  pairs: readonly WatchedDuplicate[],
): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    WITH pairs AS MATERIALIZED (SELECT origin, target FROM ${unnestWatchedDuplicates(pairs)}),
    added AS MATERIALIZED (
      SELECT DISTINCT pairs.target AS number, user_id FROM pairs CROSS JOIN LATERAL (SELECT user_id FROM duplicate_watch
        WHERE project_id = ${projectId} AND number = pairs.target AND origin = pairs.origin OFFSET 0) watcher),
    kept AS MATERIALIZED (
      SELECT DISTINCT number, user_id FROM added CROSS JOIN LATERAL (SELECT origin FROM duplicate_watch other
        WHERE project_id = ${projectId} AND other.number = added.number AND other.user_id = added.user_id OFFSET 0) other
      WHERE (other.origin, added.number) NOT IN (SELECT origin, target FROM pairs)),
    deleted AS (
      DELETE FROM watch USING (SELECT number, user_id FROM added EXCEPT SELECT number, user_id FROM kept) gone
      WHERE watch.project_id = ${projectId} AND watch.number = gone.number AND watch.user_id = gone.user_id
      RETURNING watch.number)
    SELECT DISTINCT number FROM deleted`.execute(tx);
  await sql`DELETE FROM duplicate_watch added USING ${unnestWatchedDuplicates(pairs)}
    WHERE added.project_id = ${projectId} AND added.number = pair.target AND added.origin = pair.origin`.execute(
    tx,
  );
  return rows.map(({ number }) => number);
}

/**
 * Makes the watchers of duplicates also watch the issues that these duplicate, unless they have muted them. Users who
 * already watch an issue are not recorded, so that they still watch it when the link is removed.
 */
async function addWatchers(
  tx: Transaction,
  projectId: number,
  pairs: readonly WatchedDuplicate[],
): Promise<number[]> {
  await sql`INSERT INTO duplicate_watch (project_id, number, user_id, origin)
    SELECT DISTINCT ${projectId}::int, pair.target, watch.user_id, coalesce(source.origin, pair.origin)
    FROM ${unnestWatchedDuplicates(pairs)}
    CROSS JOIN LATERAL (SELECT user_id FROM watch
      WHERE project_id = ${projectId} AND number = pair.origin OFFSET 0) watch
    LEFT JOIN LATERAL (SELECT origin FROM duplicate_watch
      WHERE project_id = ${projectId} AND number = pair.origin AND user_id = watch.user_id OFFSET 0) source ON true
    LEFT JOIN LATERAL (SELECT true AS found FROM watch target
      WHERE project_id = ${projectId} AND number = pair.target AND target.user_id = watch.user_id OFFSET 0) own ON true
    WHERE NOT EXISTS (SELECT FROM muted_issue muted WHERE muted.project_id = ${projectId}
        AND muted.number = pair.target AND muted.user_id = watch.user_id)
      AND (own.found IS NULL
        OR EXISTS (SELECT FROM duplicate_watch other WHERE other.project_id = ${projectId}
          AND other.number = pair.target AND other.user_id = watch.user_id))
    ON CONFLICT DO NOTHING`.execute(tx);
  const { rows } = await sql<{ number: number }>`
    WITH inserted AS (
      INSERT INTO watch (project_id, number, user_id)
      SELECT DISTINCT ${projectId}::int, pair.target, watch.user_id
      FROM ${unnestWatchedDuplicates(pairs)}
      CROSS JOIN LATERAL (SELECT user_id FROM watch
        WHERE project_id = ${projectId} AND number = pair.origin OFFSET 0) watch
      CROSS JOIN LATERAL (SELECT FROM duplicate_watch
        WHERE project_id = ${projectId} AND number = pair.target AND user_id = watch.user_id LIMIT 1) added
      ON CONFLICT DO NOTHING RETURNING number)
    SELECT DISTINCT number FROM inserted`.execute(tx);
  return rows.map(({ number }) => number);
}
