import fc from 'fast-check';
import { sql } from 'kysely';
import { NOOP_PROGRESS_REPORTER } from '../../../shared/progress';
import { TEST_ISSUE_ATTRIBUTES, arbitraryTestIssueTracker } from '../../../testing/arbitraries';
import { replaceTestIssues, createTestProject } from '../../../testing/arbitrariesStore';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { createTemporaryFolderPerTest } from '../../../testing/temporaryFolder';
import { createSearchService, type SearchService } from '../createSearchService';
import { createSqlIssueSearch } from '../sql/createSqlIssueSearch';
import { compareSearchImplementations } from './compareSearchImplementations';

const neverAbortedSignal = new AbortController().signal;

describeEachDatabaseEngine('compareSearches', (open) => {
  const folder = createTemporaryFolderPerTest();
  let search: SearchService;
  afterAll(() => search.close());

  it('reports no difference for equal searches, and the differing part when the columns are wrong', async () => {
    const store = await open();
    const names = await createTestProject(store);
    const [tracker] = fc.sample(arbitraryTestIssueTracker(names), { numRuns: 1, seed: 3 });
    await replaceTestIssues(store, { ...names, ...TEST_ISSUE_ATTRIBUTES, issues: tracker!.issues });
    search = createSearchService({
      store,
      mode: 'index',
      budget: 64 * 1024 * 1024,
      folder: folder(),
    });
    await search.loadAllProjects();
    const compare = () =>
      compareSearchImplementations(
        store,
        search,
        createSqlIssueSearch(store),
        NOOP_PROGRESS_REPORTER,
        neverAbortedSignal,
      );
    expect(await compare()).toEqual([]);
    // Changes issue rows without an event and without a new project version, so that the in-memory columns do
    // not notice the change.
    await sql`UPDATE issue SET priority = 4 - priority WHERE project_id = ${names.projectId}`.execute(
      store.db,
    );
    const differences = await compare();
    expect(differences).toContainEqual(
      expect.objectContaining({
        project: 'NET',
        query: 'all issues by priority desc',
        part: 'facet priority',
      }),
    );
  });
});
