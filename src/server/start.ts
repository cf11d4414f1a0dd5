/** Starts all parts of the server in order of dependency and stops them in reverse order. */
import net from 'node:net';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { version } from '../../package.json';
import type { ProgressReporter } from '../shared/progress';
import type { Config } from './config/Config';
import { requireLoopbackHostForDemo } from './config/loopback';
import { BulkOperationRunner } from './domain/bulk/BulkOperationRunner';
import type { SharedServices } from './domain/context/SharedServices';
import { EmailOutbox } from './domain/email/EmailOutbox';
import { ensureEncryptionSecret } from './domain/identity/encryptValue';
import { TaskCounting } from './domain/issues/TaskCounting';
import { NotificationDerivation } from './domain/notifications/NotificationDerivation';
import type { FileServices } from './domain/files/FileServices';
import { createSetupSecret } from './domain/people/setUpFirstAdministrator';
import { ClaimedPeopleMover } from './domain/people/ClaimedPeopleMover';
import { SnoozeExpiry } from './domain/triage/SnoozeExpiry';
import type { AllowedGraphQLTextsByHash } from './http/graphql/allowList';
import { createServerMetrics, type ServerMetrics } from './http/metrics';
import { explainPortListenError } from './http/port';
import { createHttpServer } from './http/server';
import { createEmailSender } from './createEmailSender';
import { serveControlSocket } from './commands/control/serveControlSocket';
import { createDemoTracker } from './demo/createDemoTracker';
import { readDemoState } from './demo/demoState';
import { enableDemoUserSignIn } from './demo/demoUsers';
import { ImportJobManager } from './importers/jobs/ImportJobManager';
import { DuplicateClusterJobs } from './duplicates/jobs/DuplicateClusterJobs';
import { createDuplicateService, type DuplicateService } from './duplicates/service/createDuplicateService';
import { createSearchService, type SearchService } from './search/createSearchService';
import type { ColumnStoreThread } from './search/columns/ColumnStoreThread';
import { getColumnFileFolder, getIndexBudget, openServerData, type ServerData } from './openServerData';
import type { DatabaseStore } from './store/DatabaseStore';
import { claimFileStorage, FileStorageOwnerError } from './store/files/fileStorageOwner';
import { type FileStorageLocation, openFileStorage } from './store/files/openFileStorage';
import { removeAbandonedSpoolFiles } from './store/files/spoolFile';
import { findDatabaseId, readDatabaseId } from './store/read/databaseId';
import { deleteExpiredRows } from './store/write/expiredRows';
import { removeUnusedFiles } from './store/write/files';

export interface ServerStartOptions {
  config: Config;
  log: FastifyBaseLogger;
  progress: ProgressReporter;
  /** GraphQL operations that browsers may send. */
  operations: AllowedGraphQLTextsByHash;
  /** Folder with the static files of the client. */
  clientDir: string;
  /** The data, if the caller has already begun to open it. By default, the server opens it. */
  data?: Promise<ServerData>;
  /** Called after a command has replaced all data. The caller must stop the server and start it again. */
  restart: () => void;
}

export interface RunningServer {
  /** Origin that users open in the browser. */
  url: string;
  port: number;
  /** Whether this is a demo, whose accounts have a public password. */
  demo: boolean;
  /** One-time secret for creating the first administrator, or null if there is one. */
  setupSecret: string | null;
  /** Waits for requests in flight, cancels running commands and closes the database. */
  stop(): Promise<void>;
}

/** Time limit for requests in flight when the server stops, in milliseconds. */
const SERVER_STOP_TIMEOUT_MS = 10_000;

/** Interval of the cleanup of expired rows and unused files, in milliseconds. */
const CLEANUP_INTERVAL_MS = 3_600_000;

/**
 * Starts the server.
 * @throws WinnowError with a one-line message for errors that the user can fix, such as a port in use
 */
export async function startServer(options: ServerStartOptions): Promise<RunningServer> {
  const { config, log, progress, operations, clientDir } = options;
  const { store, columnsThread, setStatementListener } = await (options.data ??
    openServerData(config, progress));
  const metrics = createServerMetrics();
  setStatementListener((event) => metrics.recordSqlStatement(event));
  let closeSearch = async (): Promise<void> => columnsThread?.stopThread();
  try {
    const files = createFileServices(config);
    await claimFileStorageIfAvailable(store, files, log);
    await createDemoTrackerIfEmpty(store, config, progress);
    const demo = await enableDemoUserSignIn(store);
    if (demo) requireLoopbackHostForDemo(config);
    const setupSecret = demo ? null : await createSetupSecret(store);
    const taskCounting = new TaskCounting({
      store,
      onFailure: (error) => log.error({ error }, 'counting the tasks of existing issues failed, will retry'),
    });
    taskCounting.start();
    const search = createServerSearchService(store, options, metrics, columnsThread, taskCounting.finished);
    const duplicates = createServerDuplicateService(store, options, metrics);
    metrics.search.addSearchLagMetrics(() => [
      ...search.getIndexLags(),
      ...(duplicates?.getIndexLags() ?? []),
    ]);
    closeSearch = async () => {
      await taskCounting.close();
      await duplicates?.close();
      await search.close();
    };
    // The columns are opened while the HTTP server is being set up. Lists of a large project wait for its columns for a few
    // seconds; other lists are searched with SQL meanwhile.
    metrics.search.setProjectsLoading(true);
    search
      .loadAllProjects()
      .catch((error: unknown) => log.error({ error }, 'loading the search index failed'))
      .finally(() => metrics.search.setProjectsLoading(false))
      // Lists and searches are more urgent than likely duplicates.
      .then(() => duplicates?.loadAllProjects())
      .catch((error: unknown) => log.error({ error }, 'loading the indexes of likely duplicates failed'));
    const bulk = new BulkOperationRunner({
      store,
      onFailure: (error, key) => log.error({ error, ...key }, 'bulk operation failed'),
    });
    const clusterJobs =
      duplicates &&
      new DuplicateClusterJobs({
        store,
        duplicates,
        onFailure: (error, projectId) =>
          log.error({ error, projectId }, 'search for clusters of likely duplicates failed, will retry'),
      });
    const imports = new ImportJobManager({
      store,
      folder: path.resolve(config.dataDir, 'imports'),
      onFailure: (error, key) => log.error({ error, ...key }, 'import failed'),
    });
    const email = config.email && new EmailOutbox(config.secret ?? (await ensureEncryptionSecret(store)));
    const notifications = new NotificationDerivation({
      store,
      onFailure: (error) => log.error({ error }, 'background notification job failed, will retry'),
      emailDelaySeconds: config.email?.delaySeconds ?? null,
      onEmailsQueued: () => email?.announce(),
    });
    const snoozeExpiry = new SnoozeExpiry({
      store,
      onFailure: (error, projectId) =>
        log.error({ error, projectId }, 'ending expired snoozes failed, will retry'),
    });
    const claimedPeople = new ClaimedPeopleMover({
      store,
      onFailure: (error) => log.error({ error }, 'moving records of claimed people failed, will retry'),
    });
    metrics.addNotificationMetrics(() => notifications.countPendingEvents());
    const runtime = { version, index: search };
    let services: SharedServices | undefined;
    const server = createHttpServer({
      store,
      search,
      ...(duplicates && { duplicates }),
      config,
      log,
      operations,
      clientDir,
      metrics,
      bulk,
      imports,
      claimedPeople,
      runtime,
      email,
      onServices: (created) => (services = created),
      files,
    });
    const port = await startListening(server, config);
    const url = config.publicUrl ?? formatServerUrl(config.host, port);
    const emailSender =
      email && (await createEmailSender({ config, log, metrics, services: services!, outbox: email, url }));
    bulk.resumeAbandonedOperations();
    imports.start();
    notifications.start();
    snoozeExpiry.start();
    claimedPeople.start();
    clusterJobs?.start();
    emailSender?.start();
    const stopCleanup = scheduleCleanup(store, files, imports, config, log);
    const control = serveControlSocket({ store, files, search, restart: options.restart });
    log.info({ host: config.host, port, engine: store.engine }, 'listening');
    return {
      demo,
      setupSecret,
      url,
      port,
      stop: async () => {
        stopCleanup();
        await Promise.all([closeHttpServer(server), control.close()]);
        await Promise.all([
          imports.close(),
          notifications.close(),
          snoozeExpiry.close(),
          clusterJobs?.close(),
        ]);
        await emailSender?.close();
        await closeSearch();
        await store.close();
      },
    };
  } catch (error) {
    await closeSearch();
    await store.close();
    throw error;
  }
}

const createFileServices = ({ dataDir, s3, fileMegabytes, issueFilesMegabytes }: Config): FileServices => ({
  ...openFileStorage(dataDir, s3),
  fileBytesMax: fileMegabytes * 1_048_576,
  issueFilesBytesMax: issueFilesMegabytes * 1_048_576,
});

/**
 * Records in the file storage that it belongs to this database. A storage that does not respond does not prevent the
 * start: the cleanup checks it again before it removes files.
 * @throws FileStorageOwnerError if the storage contains files of another database
 */
async function claimFileStorageIfAvailable(
  { background }: DatabaseStore,
  { storage }: FileStorageLocation,
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    await claimFileStorage(storage, await readDatabaseId(background));
  } catch (error) {
    if (error instanceof FileStorageOwnerError) throw error;
    log.warn({ error }, 'file storage not available, files cannot be uploaded or read');
  }
}

/**
 * Deletes expired rows and unused files now and every hour, unless the previous cleanup is still removing a large
 * project.
 * @returns a function that stops the cleanup without waiting for it. The next start continues; errors after the stop, such
 * as a closed store, are not logged
 */
function scheduleCleanup(
  { background }: DatabaseStore,
  { storage, spoolFolder }: FileStorageLocation,
  imports: ImportJobManager,
  { auditDays }: Config,
  log: FastifyBaseLogger,
): () => void {
  let isRunning = false;
  let isStopped = false;
  const cleanUp = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    const steps = [
      () => deleteExpiredRows(background, auditDays),
      async () => {
        const databaseId = await findDatabaseId(background);
        // While a backup is being restored, there may be no id.
        if (databaseId === undefined) return;
        await claimFileStorage(storage, databaseId);
        await removeUnusedFiles(background, storage);
      },
      () => removeAbandonedSpoolFiles(spoolFolder),
      () => imports.removeUnusedFiles(),
    ];
    for (const step of steps) {
      if (isStopped) break;
      await step().catch((error: unknown) => isStopped || log.warn({ error }, 'cleanup failed'));
    }
    isRunning = false;
  };
  void cleanUp();
  const timer = setInterval(() => void cleanUp(), CLEANUP_INTERVAL_MS).unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

async function createDemoTrackerIfEmpty(
  store: DatabaseStore,
  { demoIssues }: Config,
  progress: ProgressReporter,
): Promise<void> {
  if (demoIssues === 0) return;
  const state = await readDemoState(store);
  if (state === 'empty' || state === 'unfinished')
    await createDemoTracker(store, { issues: demoIssues, progress });
}

function createServerSearchService(
  store: DatabaseStore,
  { config, log }: ServerStartOptions,
  metrics: ServerMetrics,
  columnsThread: ColumnStoreThread | undefined,
  rowsComplete: Promise<void>,
): SearchService {
  const search = createSearchService({
    store,
    mode: config.searchMode,
    budget: getIndexBudget(config),
    folder: path.resolve(config.dataDir, 'words'),
    columnFiles: {
      folder: getColumnFileFolder(config),
      onWriteError: (error, projectId) =>
        log.warn({ error, projectId }, 'column file not written, the next start reads the database'),
    },
    columnsThread,
    rowsComplete,
    onWords: ({ error, ...event }) => {
      if (event.state === 'ready') log.info(event, 'word index ready');
      else if (event.state === 'released') log.info(event, 'word index of a deleted project removed');
      else log.warn({ ...event, error }, 'word index unavailable, text is searched with SQL');
    },
    onProject: ({ error, ...event }) => {
      if (event.state === 'ready') log.info(event, 'project loaded into memory');
      else if (event.state === 'released') log.info(event, 'deleted project released from memory');
      else log.warn({ ...event, error }, 'project not in memory, lists are searched with SQL');
      metrics.search.setProjectInMemory(event.projectId, event.state === 'ready');
    },
  });
  metrics.search.addSearchMemoryMetrics(() => search.measureMemoryUsage());
  metrics.addChangeListenerMetrics(store.changes);
  return search;
}

/** Returns null if the server searches only with SQL. */
function createServerDuplicateService(
  store: DatabaseStore,
  { config, log }: ServerStartOptions,
  metrics: ServerMetrics,
): DuplicateService | null {
  if (config.searchMode === 'sql') return null;
  const duplicates = createDuplicateService({
    store,
    budget: config.duplicatesMegabytes * 1024 * 1024,
    files: {
      folder: path.resolve(config.dataDir, 'duplicates'),
      onWriteError: (error, projectId) =>
        log.warn(
          { error, projectId },
          'file of likely duplicates not written, the next start reads the database',
        ),
    },
    onProject: ({ error, ...event }) => {
      if (event.state === 'ready') log.info(event, 'index of likely duplicates ready');
      else if (event.state === 'released')
        log.info(event, 'index of likely duplicates of a deleted project removed');
      else
        log.warn({ ...event, error }, 'likely duplicates unavailable, issues with similar titles are shown');
      metrics.search.setDuplicatesInMemory(event.projectId, event.state === 'ready');
    },
  });
  metrics.search.addDuplicateMemoryMetrics(() => duplicates.measureMemoryUsage());
  return duplicates;
}

async function startListening(server: FastifyInstance, { host, port }: Config): Promise<number> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    throw explainPortListenError(error, host, port);
  }
  return (server.server.address() as AddressInfo).port;
}

async function closeHttpServer(server: FastifyInstance): Promise<void> {
  const timeout = setTimeout(() => server.server.closeAllConnections(), SERVER_STOP_TIMEOUT_MS);
  await server.close();
  clearTimeout(timeout);
}

function formatServerUrl(host: string, port: number): string {
  return `http://${net.isIPv6(host) ? `[${host}]` : host}:${port}`;
}
