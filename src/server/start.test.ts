import net from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Worker } from 'node:worker_threads';
import pino from 'pino';
import { NOOP_PROGRESS_REPORTER } from '../shared/progress';
import { describeEachDatabaseEngine } from '../testing/databases';
import { createTemporaryFolderPerTest } from '../testing/temporaryFolder';
import { readConfig } from './config/readConfig';
import { preloadColumnFiles } from './search/columns/createInMemoryIssueSearch';
import { startServer } from './start';
import * as threads from './store/engines/startWorkerThread';

describeEachDatabaseEngine('startServer', (open) => {
  const folder = createTemporaryFolderPerTest();
  afterEach(() => jest.restoreAllMocks());

  it('leaves no search thread running if the port has been taken while the database was being opened', async () => {
    const store = await open();
    const started: { name: string; worker: Worker }[] = [];
    const { startWorkerThread } = threads;
    jest.spyOn(threads, 'startWorkerThread').mockImplementation((directory, name, data) => {
      const worker = startWorkerThread(directory, name, data);
      started.push({ name, worker });
      return worker;
    });
    const other = net.createServer();
    await new Promise<void>((resolve) => other.listen({ host: '127.0.0.1', port: 0 }, resolve));
    const { port } = other.address() as AddressInfo;
    const columnsThread = preloadColumnFiles(2 ** 28, folder());
    try {
      const starting = startServer({
        config: readConfig({ DATA_DIR: folder(), PORT: String(port) }),
        log: pino({ level: 'silent' }),
        progress: NOOP_PROGRESS_REPORTER,
        operations: {},
        clientDir: folder(),
        data: Promise.resolve({ store, columnsThread, setStatementListener: () => undefined }),
        restart: () => undefined,
      });
      await expect(starting).rejects.toThrow(`Port ${port} of 127.0.0.1 is in use`);
    } finally {
      other.close();
    }
    expect(started.map(({ name }) => name)).toEqual(expect.arrayContaining(['columns', 'words']));
    // A thread that has ended has the id -1.
    expect(started.filter(({ worker }) => worker.threadId !== -1).map(({ name }) => name)).toEqual([]);
  });
});
