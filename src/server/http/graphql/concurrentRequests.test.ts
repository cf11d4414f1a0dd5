/** Many requests of one person at the same time, over HTTP. */
import { REQUESTS_AT_A_TIME_MAX } from '../../../shared/limits';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { openTestServer, type TestServer } from '../../../testing/testServer';
import { waitUntil } from '../../../testing/waitUntil';
import type { IssueList } from '../../search/list/IssueSearch';
import { createSqlIssueSearch } from '../../search/sql/createSqlIssueSearch';

describeEachDatabaseEngine('requests of one person', (open) => {
  let test: TestServer;
  let startedListCount: number;
  /** Lets the waiting reads of issue lists continue. */
  let readLists: () => void;

  beforeEach(async () => {
    startedListCount = 0;
    const areListsRead = new Promise<void>((resolve) => (readLists = resolve));
    test = await openTestServer(open, {}, (store) => {
      const search = createSqlIssueSearch(store);
      const list: typeof search.list = (request) => {
        startedListCount++;
        return delayReads(search.list(request), areListsRead);
      };
      return Object.assign(Object.create(search) as typeof search, { list });
    });
  });
  afterEach(() => test.close());

  it('that wait do not keep the others waiting', async () => {
    const lists = Array.from({ length: 5 * REQUESTS_AT_A_TIME_MAX }, () =>
      test.postAsMaintainer({ query: '{ project(key: "NET") { issues { totalCount } } }' }),
    );
    await waitUntil(() => startedListCount === lists.length);
    const { statusCode } = await test.postAsMaintainer({ query: '{ __typename }' });
    expect(statusCode).toBe(200);
    readLists();
    const statuses = (await Promise.all(lists)).map((response) => response.statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

/** Makes all functions of a list wait for a promise. */
function delayReads(list: IssueList, isRead: Promise<void>): IssueList {
  return new Proxy(list, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return async (...args: unknown[]): Promise<unknown> => {
        await isRead;
        return Reflect.apply(value, target, args);
      };
    },
  });
}
