/** List requests whose filters need sets of issues from SQL, in projects that change meanwhile. */
import { sql } from 'kysely';
import type { TestProjectInfo } from '../../../testing/arbitraries';
import { createTestProject } from '../../../testing/arbitrariesStore';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { insertTestEvent } from '../../../testing/insertTestEvent';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { bulkLoadIssues } from '../../store/load/bulkLoadIssues';
import { createNewIssueWithDefaults } from '../../store/load/NewIssue';
import { createIssueListRequest } from '../list/createIssueListRequest';
import type { IssueList } from '../list/IssueSearch';
import type { IssueNumbersFinder } from '../list/PreparedIssueListRequest';
import { createSqlIssueFinder } from '../sql/createSqlIssueFinder';
import { createSqlIssueSearch } from '../sql/createSqlIssueSearch';
import { createInMemoryIssueSearch, type InMemoryIssueSearch } from './createInMemoryIssueSearch';
import type { ColumnStoreThread } from './ColumnStoreThread';

const FIRST_PAGE_ARGUMENTS = { first: 100, after: null, last: null, before: null, offset: null };

describeEachDatabaseEngine('requests for lists with words, watches and mentions', (open) => {
  let store: DatabaseStore;
  let names: TestProjectInfo;
  let search: InMemoryIssueSearch;
  /** Is called after each read of a set outside of a transaction. */
  let afterRead: () => Promise<void>;
  /** For each list request to the thread, whether it contained each of its sets. */
  let sentSets: boolean[][];

  beforeAll(async () => {
    store = await open();
    names = await createTestProject(store);
    await addIssue();
    await addIssue();
  });

  beforeEach(async () => {
    afterRead = () => Promise.resolve();
    sentSets = [];
    const inSql = createSqlIssueFinder(store);
    const findIssues: IssueNumbersFinder = {
      ...inSql,
      async find(...request) {
        const found = await inSql.find(...request);
        await afterRead();
        return found;
      },
    };
    search = createInMemoryIssueSearch({
      store,
      fallback: createSqlIssueSearch(store),
      findIssues,
      budget: 64 << 20,
      onThread: recordSentSets,
    });
    await search.loadProjectIndex(names.projectId);
  });

  afterEach(() => search.close());

  const recordSentSets = (thread: ColumnStoreThread): void => {
    const send = thread.sendRequest.bind(thread);
    thread.sendRequest = (request, transfers) => {
      if (request.kind === 'list' && !request.plan.key.startsWith('warm-up'))
        sentSets.push(request.supplied.sets.map(({ numbers }) => numbers !== null));
      return send(request, transfers);
    };
  };

  /** Adds an issue that matches all queries of these tests. */
  const addIssue = async (): Promise<void> => {
    const { projectId, people } = names;
    const { issue_counter: last } = await store.db
      .selectFrom('project')
      .select('issue_counter')
      .where('id', '=', projectId)
      .executeTakeFirstOrThrow();
    const number = last + 1;
    const issue = createNewIssueWithDefaults({
      number,
      title: 'A crash',
      body: `A long crash report ${number}`,
    });
    await bulkLoadIssues(store, projectId, [issue]);
    await store.db.transaction().execute(async (tx) => {
      for (const table of ['watch', 'mention'])
        await sql`INSERT INTO ${sql.table(table)} (project_id, user_id, number)
          VALUES (${projectId}, ${people[0]!.id}, ${number})`.execute(tx);
      await insertTestEvent(tx, projectId, number);
    });
  };

  const changePriority = (): Promise<void> =>
    store.db.transaction().execute(async (tx) => {
      await sql`UPDATE issue SET priority = (priority + 1) % 5, updated_at = now()
        WHERE project_id = ${names.projectId} AND number = 1`.execute(tx);
      await insertTestEvent(tx, names.projectId, 1, 'priority_changed');
    });

  const createRequest = (query: string) => ({
    ...createIssueListRequest(names.projectId, 'all', query),
    viewerId: names.people[0]!.id,
  });

  const expectSqlResults = async (query: string): Promise<void> => {
    const results = await readResults(search.list(createRequest(query)));
    expect(results).toEqual(await readResults(createSqlIssueSearch(store).list(createRequest(query))));
    expect(results.total).toBeGreaterThan(0);
  };

  /** Writes after each read of a set, one after the other, and brings the columns to the new version. */
  const changeAfterReads = (change: () => Promise<void>): void => {
    let last = Promise.resolve();
    afterRead = () =>
      (last = last.then(async () => {
        await change();
        await search.catchUp(names.projectId, await readVersion());
      }));
  };

  const readVersion = async (): Promise<number> => {
    const { projectId } = names;
    const project = store.db.selectFrom('project').select('version').where('id', '=', projectId);
    return (await project.executeTakeFirstOrThrow()).version;
  };

  it.each(['crash ', '"crash report" ', 'watching:@me', 'mentions:@me -nothing ', 'watching:@me report '])(
    'for "%s" ask the thread once, with sets and columns of one version, while the project changes after each read',
    async (query) => {
      for (const change of [addIssue, changePriority]) {
        changeAfterReads(change);
        sentSets = [];
        await expectSqlResults(query);
        expect(sentSets).toHaveLength(1);
      }
    },
  );

  it('send a set again only after a change that can outdate it', async () => {
    const query = 'watching:@me report ';
    const expectSent = async (...expected: boolean[]): Promise<void> => {
      sentSets = [];
      await expectSqlResults(query);
      expect(sentSets).toEqual([expected]);
    };
    // The watched issues, the word in all texts, and the word in titles, by which RELEVANCE sorts.
    await expectSent(true, true, true);
    await expectSent(false, false, false);
    await changePriority();
    await expectSent(true, false, false);
    await addIssue();
    await expectSent(true, true, true);
  });
});

async function readResults(list: IssueList) {
  const [{ rows }, total, version] = await Promise.all([
    list.readIssuePage(FIRST_PAGE_ARGUMENTS),
    list.readTotalIssueCount(),
    list.readProjectVersion(),
  ]);
  return { rows, total, version };
}
