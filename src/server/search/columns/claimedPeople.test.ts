/** The in-memory columns after an account has claimed an imported person. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { openTestServer, type TestServer } from '../../../testing/testServer';
import { moveRecordsOfClaimedPeople } from '../../store/claims/moveRecordsOfClaimedPeople';
import { assignPlaceholder } from '../../store/write/personClaims';
import { runInTransaction } from '../../store/write/transaction';
import { createSearchService, type SearchService } from '../createSearchService';

interface Counts {
  project: Record<'authored' | 'assigned' | 'commented' | 'mine', { totalCount: number }> & {
    issues: { facets: { values: { label: string; count: number }[] }[] };
  };
}

const COUNTS_QUERY = `{ project(key: "NET") {
  authored: issues(query: "author:maintainer") { totalCount }
  assigned: issues(query: "assignee:maintainer") { totalCount }
  commented: issues(query: "commenter:maintainer") { totalCount }
  mine: issues(query: "author:@me is:open") { totalCount }
  issues { facets(of: [AUTHOR, ASSIGNEE]) { values { label count } } } } }`;

describeEachDatabaseEngine('columns with a claimed person', (open) => {
  let folder: string;
  let server: TestServer;
  let search: SearchService;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'winnow-test-'));
    server = await openTestServer(open, {}, (store) => {
      search = createSearchService({ store, mode: 'index', budget: 64 * 1024 * 1024, folder });
      return search;
    });
    await search.loadAllProjects();
  });

  afterAll(async () => {
    await server.close();
    await search.close();
    await rm(folder, { recursive: true });
  });

  test('follow the events of the move: filters and facets count the issues of the account', async () => {
    const { store, tracker } = server;
    const { ada, maintainer } = tracker.users;
    await sql`UPDATE comment SET author_id = ${ada} WHERE project_id = ${tracker.netId} AND issue_number = 1`.execute(
      store.db,
    );
    const read = async () => (await server.queryAsMaintainer(COUNTS_QUERY)) as unknown as Counts;
    const [authors] = (await read()).project.issues.facets;
    expect(authors!.values).toEqual([{ label: 'ada', count: 103 }]);
    await runInTransaction(store.background, (tx) => assignPlaceholder(tx, ada, maintainer));
    await moveRecordsOfClaimedPeople(store, tracker.netId, [ada]);
    const { project } = await read();
    expect(project).toMatchObject({
      authored: { totalCount: 103 },
      assigned: { totalCount: 30 },
      commented: { totalCount: 1 },
      mine: { totalCount: 68 },
    });
    expect(project.issues.facets[0]!.values).toEqual([{ label: 'maintainer', count: 103 }]);
    expect(project.issues.facets[1]!.values.map(({ label }) => label).sort()).toEqual(['maintainer', 'mika']);
  });
});
