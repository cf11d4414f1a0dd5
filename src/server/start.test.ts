import { mkdir, readFile, writeFile } from 'node:fs/promises';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import pino from 'pino';
import { NOOP_PROGRESS_REPORTER } from '../shared/progress';
import { describeEachDatabaseEngine } from '../testing/databases';
import { createTemporaryFolderPerTest } from '../testing/temporaryFolder';
import { readConfig } from './config/readConfig';
import { preloadColumnFiles } from './search/columns/createInMemoryIssueSearch';
import { startServer } from './start';
import type { DatabaseStore } from './store/DatabaseStore';
import { readDatabaseId } from './store/read/databaseId';
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
        config: readConfig({ DATA_DIR: folder(), PORT: String(port), WINNOW_DEMO: '40' }),
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

  const start = (environment: Record<string, string>, log: pino.Logger, store: DatabaseStore) =>
    startServer({
      config: readConfig({
        DATA_DIR: folder(),
        PORT: '0',
        WINNOW_DEMO: '0',
        WINNOW_SEARCH: 'sql',
        ...environment,
      }),
      log,
      progress: NOOP_PROGRESS_REPORTER,
      operations: {},
      clientDir: folder(),
      data: Promise.resolve({ store, columnsThread: undefined, setStatementListener: () => undefined }),
      restart: () => undefined,
    });
  const silent = pino({ level: 'silent' });

  it('logs no warning when it is stopped right after it was started', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    for (let stop = 0; stop < 3; stop++) await (await start({}, log, await open())).stop();
    await new Promise((resolve) => setImmediate(resolve));
    expect(lines).toEqual([]);
  });

  it('records the database in the file storage, and refuses the files of another one', async () => {
    const first = await open();
    const id = await readDatabaseId(first.db);
    await (await start({}, silent, first)).stop();
    const file = path.join(folder(), 'files', 'database-id');
    expect((await readFile(file, 'utf8')).trim()).toBe(id);
    await mkdir(path.join(folder(), 'files', '1', '01'), { recursive: true });
    await writeFile(path.join(folder(), 'files', '1', '01', '01'.repeat(16)), 'x');
    await expect(start({}, silent, await open())).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('contains files of another database') as string,
    });
    expect((await readFile(file, 'utf8')).trim()).toBe(id);
  });

  it('starts with a warning while the file storage does not respond', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const s3 = {
      FILES_URL: 's3://winnow?endpoint=http://127.0.0.1:9&region=eu-1',
      AWS_ACCESS_KEY_ID: 'x',
      AWS_SECRET_ACCESS_KEY: 'x',
    };
    await (await start(s3, log, await open())).stop();
    expect(lines.join('')).toContain('file storage not available');
  });
});
