/** Votes and watchers of duplicates: random changes, compared with a simple model. */
import { sql } from 'kysely';
import { getIssueLinkKindCode } from '../../../shared/issue';
import { createSeededRandom } from '../../../testing/createSeededRandom';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { findStoreInconsistencies } from '../../../testing/findStoreInconsistencies';
import { insertSmallIssueTracker } from '../../../testing/smallTracker';
import { updateImportedVotes } from '../import/importedVotes';
import type { DatabaseStore } from '../DatabaseStore';
import { moveVotesAndWatchersOfDuplicates, readVoteTransferChain } from './duplicateTransfers';
import { deleteIssueLinks, insertIssueLinks, type StoredIssueLink } from './links';
import { runInTransaction, type Transaction } from './transaction';
import { setVoteRow } from './votesAndWatches';
import { setIssueWatchLevel } from './watchLevels';
import { RANDOM_SEED, scaleRandomCases } from '../../../testing/randomCases';

const ISSUES = [11, 12, 13, 14, 15, 16, 17];
const USERS = [901, 902, 903, 904];
const STEPS = scaleRandomCases(300);

/** The rules, without regard to speed. */
class Model {
  readonly links = new Map<number, Set<number>>(ISSUES.map((number) => [number, new Set()]));
  readonly votes = new Map<number, Set<number>>(ISSUES.map((number) => [number, new Set()]));
  readonly importedVotes = new Map<number, number>(ISSUES.map((number) => [number, 0]));
  readonly ownWatchers = new Map<number, Set<number>>(ISSUES.map((number) => [number, new Set()]));
  readonly muted = new Map<number, Set<number>>(ISSUES.map((number) => [number, new Set()]));
  /** The reasons why users watch issues because of duplicates, each as "ISSUE USER DUPLICATE". */
  reasons = new Set<string>();

  getTarget(number: number): number | null {
    const targets = [...this.links.get(number)!];
    return targets.length === 0 ? null : Math.min(...targets);
  }

  getChain(number: number): number[] {
    const target = this.getTarget(number);
    return target === null ? [] : [target, ...this.getChain(target)];
  }

  /** The issue and its duplicates at all levels. */
  getTree(number: number): number[] {
    return ISSUES.filter((each) => each === number || this.getChain(each).includes(number));
  }

  isReachable(from: number, to: number): boolean {
    return from === to || [...this.links.get(from)!].some((next) => this.isReachable(next, to));
  }

  getVoters(number: number): number[] {
    if (this.getTarget(number) !== null) return [];
    return USERS.filter((user) => this.getTree(number).some((each) => this.votes.get(each)!.has(user)));
  }

  getVoteCount(number: number): number {
    if (this.getTarget(number) !== null) return 0;
    const imported = this.getTree(number).map((each) => this.importedVotes.get(each)!);
    return this.getVoters(number).length + imported.reduce((a, b) => a + b, 0);
  }

  setVote(number: number, user: number, isSet: boolean): void {
    if (isSet && !this.getVoters(number).includes(user)) this.votes.get(number)!.add(user);
    if (!isSet) for (const each of this.getTree(number)) this.votes.get(each)!.delete(user);
  }

  getWatchers(number: number): number[] {
    return USERS.filter(
      (user) => this.ownWatchers.get(number)!.has(user) || this.getReasons(number, user).length > 0,
    );
  }

  private getReasons(number: number, user: number): number[] {
    return ISSUES.filter((origin) => this.reasons.has(`${number} ${user} ${origin}`));
  }

  setWatchLevel(number: number, user: number, level: 'all' | 'muted' | 'participating'): void {
    for (const origin of ISSUES) this.reasons.delete(`${number} ${user} ${origin}`);
    const change = (users: Set<number>, isIn: boolean) => (isIn ? users.add(user) : users.delete(user));
    change(this.ownWatchers.get(number)!, level === 'all');
    change(this.muted.get(number)!, level === 'muted');
  }

  changeLinks(added: readonly StoredIssueLink[], removed: readonly StoredIssueLink[]): void {
    const froms = [...new Set([...added, ...removed].map(({ from }) => from))];
    const before = new Map(froms.map((from) => [from, this.getChain(from)]));
    const targets = new Map(froms.map((from) => [from, this.getTarget(from)]));
    for (const { from, to } of removed) this.links.get(from)!.delete(to);
    for (const { from, to } of added) this.links.get(from)!.add(to);
    const changed = froms.filter((from) => this.getTarget(from) !== targets.get(from));
    const isBelow = (each: number, root: number) => {
      for (let at: number | null = each; at !== null; at = this.getTarget(at)) {
        if (at === root) return true;
        if (changed.includes(at)) return false;
      }
      return false;
    };
    for (const root of changed) {
      for (const target of before.get(root)!.filter((each) => !this.getChain(root).includes(each))) {
        for (const origin of ISSUES.filter((each) => isBelow(each, root)))
          for (const user of USERS) this.reasons.delete(`${target} ${user} ${origin}`);
      }
    }
    const reasons: string[] = [];
    for (const root of changed) {
      for (const target of this.getChain(root).filter((each) => !before.get(root)!.includes(each))) {
        for (const user of this.getWatchers(root)) {
          if (this.muted.get(target)!.has(user) || this.ownWatchers.get(target)!.has(user)) continue;
          const origins = this.getReasons(root, user);
          for (const origin of origins.length > 0 ? origins : [root])
            reasons.push(`${target} ${user} ${origin}`);
        }
      }
    }
    for (const reason of reasons) this.reasons.add(reason);
  }
}

describeEachDatabaseEngine('votes and watchers of duplicates', (open) => {
  let store: DatabaseStore;
  let projectId: number;

  let statementCount = 0;

  beforeEach(async () => {
    store = await open({ onStatement: () => (statementCount += 1) });
    projectId = (await insertSmallIssueTracker(store)).netId;
    await store.db.deleteFrom('issue_link').where('project_id', '=', projectId).execute();
    await store.db.deleteFrom('watch').where('project_id', '=', projectId).execute();
  });

  const run = <T>(work: (tx: Transaction) => Promise<T>) => runInTransaction(store.db, work);
  const createLink = (from: number, to: number): StoredIssueLink => ({ from, kind: 'duplicates', to });
  const changeLinks = (added: readonly StoredIssueLink[], removed: readonly StoredIssueLink[]) =>
    run(async (tx) => {
      await deleteIssueLinks(tx, projectId, removed);
      await insertIssueLinks(tx, projectId, added);
      const ends = [...added, ...removed].flatMap(({ from, to }) => [from, to]);
      const froms = [...added, ...removed].map(({ from }) => from);
      return (await moveVotesAndWatchersOfDuplicates(tx, projectId, froms, new Set(ends))).events;
    });
  const setVote = (number: number, user_id: number, isSet: boolean) =>
    run(async (tx) => {
      if (isSet && (await readVoteTransferChain(tx, projectId, number)).length > 0) return;
      if (!(await setVoteRow(tx, { project_id: projectId, number, user_id }, isSet))) return;
      const { vote_count } = await tx
        .selectFrom('issue')
        .select('vote_count')
        .where('project_id', '=', projectId)
        .where('number', '=', number)
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('issue')
        .set({ vote_count: vote_count + (isSet ? 1 : -1) })
        .where('project_id', '=', projectId)
        .where('number', '=', number)
        .execute();
    });
  const setImportedVotes = async (votes: ReadonlyMap<number, number>) => {
    await run((tx) => updateImportedVotes(tx, projectId, votes));
  };
  const setLevel = (number: number, user_id: number, level: 'all' | 'muted' | 'participating') =>
    run((tx) => setIssueWatchLevel(tx, { project_id: projectId, number, user_id }, level));

  const readUsers = async (table: 'vote' | 'watch') => {
    const rows = await store.db
      .selectFrom(table)
      .select(['number', 'user_id'])
      .where('project_id', '=', projectId)
      .orderBy('user_id')
      .execute();
    return Object.fromEntries(
      ISSUES.map((number) => [number, rows.filter((row) => row.number === number).map((row) => row.user_id)]),
    );
  };
  const readVoteCounts = async () => {
    const rows = await store.db
      .selectFrom('issue')
      .select(['number', 'vote_count'])
      .where('project_id', '=', projectId)
      .where('number', 'in', ISSUES)
      .execute();
    return Object.fromEntries(rows.map(({ number, vote_count }) => [number, vote_count]));
  };
  const ofEachIssue = <T>(read: (number: number) => T) =>
    Object.fromEntries(ISSUES.map((number) => [number, read(number)]));

  test('follow the links in any order of changes, and are restored exactly when all links are removed', async () => {
    const random = createSeededRandom(RANDOM_SEED);
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
    const model = new Model();
    const compare = async () => {
      expect(await readUsers('vote')).toEqual(ofEachIssue((number) => model.getVoters(number)));
      expect(await readVoteCounts()).toEqual(ofEachIssue((number) => model.getVoteCount(number)));
      expect(await readUsers('watch')).toEqual(ofEachIssue((number) => model.getWatchers(number)));
    };
    const listLinks = () =>
      ISSUES.flatMap((from) => [...model.links.get(from)!].map((to) => createLink(from, to)));
    const applyLinks = async (added: StoredIssueLink[], removed: StoredIssueLink[]) => {
      await changeLinks(added, removed);
      model.changeLinks(added, removed);
    };
    const changeLinksRandomly = async () => {
      const removed = listLinks().filter(() => random() < 0.3);
      const added: StoredIssueLink[] = [];
      const draft = new Model();
      for (const { from, to } of listLinks())
        if (!removed.some((link) => link.from === from && link.to === to)) draft.links.get(from)!.add(to);
      for (let n = Math.floor(random() * 4); n > 0; n--) {
        const [from, to] = [pick(ISSUES), pick(ISSUES)];
        if (draft.isReachable(to, from) || draft.links.get(from)!.has(to)) continue;
        if (removed.some((link) => link.from === from && link.to === to)) continue;
        draft.links.get(from)!.add(to);
        added.push(createLink(from, to));
      }
      await applyLinks(added, removed);
    };
    for (let step = 0; step < STEPS; step++) {
      const [number, user, kind] = [pick(ISSUES), pick(USERS), random()];
      if (kind < 0.4) await changeLinksRandomly();
      else if (kind < 0.65) {
        const isSet = random() < 0.7;
        if (model.getTarget(number) === null) model.setVote(number, user, isSet);
        await setVote(number, user, isSet);
      } else if (kind < 0.92) {
        const level = pick(['all', 'all', 'participating', 'muted'] as const);
        model.setWatchLevel(number, user, level);
        await setLevel(number, user, level);
      } else {
        const votes = Math.floor(random() * 5);
        model.importedVotes.set(number, votes);
        await setImportedVotes(new Map([[number, votes]]));
      }
      await compare();
    }
    expect(await findStoreInconsistencies(store)).toEqual([]);
    const users = ofEachIssue((number) => [...model.votes.get(number)!].sort((a, b) => a - b));
    const watchers = ofEachIssue((number) => [...model.ownWatchers.get(number)!].sort((a, b) => a - b));
    await applyLinks([], listLinks());
    expect(await readUsers('vote')).toEqual(users);
    expect(await readUsers('watch')).toEqual(watchers);
    for (const table of ['duplicate_transfer', 'duplicate_vote', 'duplicate_watch'] as const)
      expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }, 600_000);

  test('take the same number of statements for one duplicate and for thousands', async () => {
    await sql`INSERT INTO issue (project_id, number, title, type, priority, state_id, assignee_ids, label_ids, locked,
        comment_count, vote_count, created_at, updated_at, version)
      SELECT project_id, n, title, type, priority, state_id, assignee_ids, label_ids, locked, 0, 2, created_at, updated_at, 1
      FROM issue, generate_series(1001, 1500) AS n WHERE project_id = ${projectId} AND number = 11`.execute(
      store.db,
    );
    await sql`INSERT INTO vote (project_id, number, user_id)
      SELECT ${projectId}::int, n, u FROM generate_series(1001, 1500) AS n, unnest(ARRAY[n, 500]) AS u`.execute(
      store.db,
    );
    await sql`INSERT INTO watch (project_id, number, user_id)
      SELECT project_id, number, user_id FROM vote WHERE project_id = ${projectId}`.execute(store.db);
    await sql`INSERT INTO watch (project_id, number, user_id)
      SELECT ${projectId}::int, 12, u FROM generate_series(1001, 21000) AS u`.execute(store.db);
    const countStatements = async (work: () => Promise<unknown>) => {
      statementCount = 0;
      await work();
      return statementCount;
    };
    const links = Array.from({ length: 499 }, (_, index) => createLink(1002 + index, 12));
    const one = await countStatements(() => changeLinks([createLink(1001, 12)], []));
    expect(await countStatements(() => changeLinks(links, []))).toBe(one);
    expect((await readVoteCounts())[12]).toBe(501);
    expect((await readUsers('watch'))[12]).toHaveLength(20_001);
    await changeLinks([], [createLink(1001, 12), ...links]);
    expect((await readVoteCounts())[12]).toBe(0);
    expect((await readUsers('watch'))[12]).toHaveLength(20_000);
    const { count } = await store.db
      .selectFrom('vote')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1000);
  });

  test('keep the times of votes', async () => {
    await setVote(11, 901, true);
    const readTime = async () =>
      (await store.db.selectFrom('vote').select('created_at').executeTakeFirstOrThrow()).created_at;
    const time = await readTime();
    await changeLinks([createLink(11, 12)], []);
    expect(await readTime()).toEqual(time);
    await changeLinks([], [createLink(11, 12)]);
    expect(await readTime()).toEqual(time);
  });

  test('leave votes of duplicates that an import has linked at these', async () => {
    await setVote(11, 901, true);
    await store.db
      .insertInto('issue_link')
      .values({
        project_id: projectId,
        number: 11,
        kind: getIssueLinkKindCode('duplicates'),
        to_project_id: projectId,
        to_number: 12,
      })
      .execute();
    await changeLinks([createLink(12, 13)], []);
    expect(await readUsers('vote')).toMatchObject({ 11: [901], 12: [], 13: [] });
    await changeLinks([], [createLink(11, 12)]);
    expect(await readUsers('vote')).toMatchObject({ 11: [901] });
  });

  test('return the issues that get no event from the caller', async () => {
    await setVote(11, 901, true);
    expect(await changeLinks([createLink(11, 12)], [])).toEqual([]);
    expect(await changeLinks([createLink(12, 13)], [])).toEqual([]);
    expect(await changeLinks([], [createLink(11, 12)])).toEqual([{ number: 13, kind: 'votes_moved' }]);
  });
});
