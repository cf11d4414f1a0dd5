import { parseSearchQuery } from '../../../shared/query/parse';
import { createTestProject } from '../../../testing/arbitrariesStore';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { NameResolver } from './NameResolver';

describeEachDatabaseEngine('NameResolver', (open) => {
  afterEach(() => jest.restoreAllMocks());

  it('resolves cached logins while others are being read and the cache expires', async () => {
    const store = await open();
    const { projectId } = await createTestProject(store);
    let isHeld = false;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let onRead = (): void => undefined;
    const reading = new Promise<void>((resolve) => (onRead = resolve));
    const db = store.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (isHeld) {
          onRead();
          await held;
        }
        return result;
      },
    });
    const names = new NameResolver({ ...store, db });
    const prepare = (query: string) =>
      names.prepareIssueListRequest(
        { projectId, visibility: 'all', query, order: null, groupBy: null, snapshot: null, viewerId: null },
        parseSearchQuery(query, Date.now()),
      );
    await prepare('author:ann');
    isHeld = true;
    const waiting = prepare('author:ann,bob');
    await reading;
    isHeld = false;
    const now = performance.now() + 60_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    await prepare('');
    release();
    expect((await waiting).problems).toEqual([]);
  });
});
