/** The server process while one of its worker threads is killed: lists and /metrics answer over HTTP. */
import path from 'node:path';
import { createTestApiToken, type ServerApiCredentials } from '../testing/Access';
import { waitUntil } from '../testing/waitUntil';
import { postGraphQL } from '../testing/postGraphQL';
import { copyTemplateDatabase } from '../testing/databasePool/templateDatabase';
import { killAllServerProcesses, startServerProcess } from '../testing/sourceServer';
import { createTemporaryFolderPerTest } from '../testing/temporaryFolder';

const NODE_PRELOAD_SCRIPT_ARGUMENTS = ['-r', path.resolve('src/testing/stopWorkerOnSignal.js')];
const CONCURRENT_QUERY_CLIENT_COUNT = 8;
const ISSUE_LISTS_QUERY = `{ project(key: "NET") {
  open: issues(query: "is:open sort:updated-desc", first: 20) { totalCount nodes { number } }
  words: issues(query: "crash", first: 20) { totalCount nodes { number } }
} }`;

afterAll(killAllServerProcesses);

describe.each([
  ['columns', 'project loaded into memory'],
  ['words', 'word index ready'],
])('a server whose %s thread is killed under load', (worker, readyMessage) => {
  const folder = createTemporaryFolderPerTest();

  it('answers lists and /metrics throughout, and restarts the thread', async () => {
    const environment = { DATA_DIR: folder(), WINNOW_DEMO: '400', LOG_LEVEL: 'info', STOP_WORKER: worker };
    await copyTemplateDatabase(folder());
    const server = startServerProcess(environment, NODE_PRELOAD_SCRIPT_ARGUMENTS);
    const credentials: ServerApiCredentials = {
      url: await server.ready,
      token: await createTestApiToken({ DATA_DIR: folder() }),
    };
    const countReady = () => server.getLogOutput().split(readyMessage).length - 1;
    await waitUntil(() => countReady() === 1);
    const { data: expected } = await postGraphQL<unknown>(credentials, ISSUE_LISTS_QUERY);

    let isDone = false;
    let answered = 0;
    let hasKilled = false;
    let metricsWithoutThread = 0;
    const readLists = async (): Promise<void> => {
      while (!isDone) {
        expect((await postGraphQL<unknown>(credentials, ISSUE_LISTS_QUERY)).data).toEqual(expected);
        answered++;
      }
    };
    const readMetrics = async (): Promise<void> => {
      while (!isDone) {
        const isAfterKill = hasKilled;
        const response = await fetch(`${credentials.url}/metrics`);
        expect(response.status).toBe(200);
        expect(await response.text()).toContain('winnow_search_lists_bytes');
        if (isAfterKill && countReady() === 1) metricsWithoutThread++;
      }
    };
    const load = [readMetrics(), ...Array.from({ length: CONCURRENT_QUERY_CLIENT_COUNT }, readLists)];
    try {
      await waitUntil(() => answered > CONCURRENT_QUERY_CLIENT_COUNT);
      server.child.kill('SIGUSR2');
      hasKilled = true;
      await waitUntil(() => countReady() === 2);
      const answeredBefore = answered;
      await waitUntil(() => answered > answeredBefore + CONCURRENT_QUERY_CLIENT_COUNT);
    } finally {
      isDone = true;
      await Promise.all(load);
    }
    expect(metricsWithoutThread).toBeGreaterThan(0);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });
});
