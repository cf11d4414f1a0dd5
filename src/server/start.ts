/** Starts all parts of the server in order of dependency and stops them in reverse order. */
import net from 'node:net';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { version } from '../../package.json';
import { WinnowError } from '../shared/errors';
import type { ProgressReporter } from '../shared/progress';
import type { Config } from './config/Config';
import { requireLoopbackHostForDemo } from './config/loopback';
import { BulkOperationRunner } from './domain/bulk/BulkOperationRunner';
import { createSetupSecret } from './domain/people/setUpFirstAdministrator';
import type { AllowedGraphQLTextsByHash } from './http/graphql/allowList';
import { createServerMetrics, type ServerMetrics } from './http/metrics';
import { createHttpServer } from './http/server';
import { serveControlSocket } from './commands/control/serveControlSocket';
import { createDemoTracker } from './demo/createDemoTracker';
import { readDemoState } from './demo/demoState';
import { enableDemoUserSignIn } from './demo/demoUsers';
import { createSearchService, type SearchService } from './search/createSearchService';
import { getBackupFolder } from './store/backup/beforeMigration';
import { openStore } from './store/open/openStore';
import type { Store } from './store/Store';
import { deleteExpiredIdempotencyKeys } from './store/write/idempotency';
import { deleteExpiredSessions } from './store/write/sessions';

export interface ServerStartOptions {
  config: Config;
  log: FastifyBaseLogger;
  progress: ProgressReporter;
  /** GraphQL operations that browsers may send. */
  operations: AllowedGraphQLTextsByHash;
  /** Folder with the static files of the client. */
  clientDir: string;
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

/** Interval of the cleanup of expired rows, in milliseconds. */
const EXPIRED_ROW_CLEANUP_INTERVAL_MS = 3_600_000;

/**
 * Starts the server.
 * @throws WinnowError with a one-line message for errors that the user can fix, such as a port in use
 */
export async function startServer(options: ServerStartOptions): Promise<RunningServer> {
  const { config, log, progress, operations, clientDir } = options;
  // The port is checked first because filling an empty database with a demo takes seconds.
  await requireFreePort(config);
  const metrics = createServerMetrics();
  const store = await openStore({
    ...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : { dataDir: config.dataDir }),
    purpose: 'server',
    backups: getBackupFolder(config.dataDir),
    progress,
    onStatement: (event) => metrics.statement(event),
  });
  try {
    await createDemoTrackerIfEmpty(store, config, progress);
    const demo = await enableDemoUserSignIn(store);
    if (demo) requireLoopbackHostForDemo(config);
    const setupSecret = demo ? null : await createSetupSecret(store);
    const search = createServerSearch(store, options, metrics);
    const bulk = new BulkOperationRunner({
      store,
      onFailure: (error, key) => log.error({ error, ...key }, 'bulk operation failed'),
    });
    const runtime = { version, index: search };
    const server = createHttpServer({
      store,
      search,
      config,
      log,
      operations,
      clientDir,
      metrics,
      bulk,
      runtime,
    });
    const port = await startListening(server, config);
    // While a project is being loaded into memory, its lists are searched with SQL.
    metrics.search.loading(true);
    search
      .load()
      .catch((error: unknown) => log.error({ error }, 'loading the search index failed'))
      .finally(() => metrics.search.loading(false));
    bulk.resumeAbandonedOperations();
    const cleanup = scheduleExpiredRowCleanup(store, log);
    const control = serveControlSocket({ store, search, restart: options.restart });
    log.info({ host: config.host, port, engine: store.engine }, 'listening');
    return {
      demo,
      setupSecret,
      url: config.publicUrl ?? formatServerUrl(config.host, port),
      port,
      stop: async () => {
        clearInterval(cleanup);
        await Promise.all([closeHttpServer(server), control.close()]);
        await search.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Deletes expired idempotency keys and sessions now and every hour. */
function scheduleExpiredRowCleanup(store: Store, log: FastifyBaseLogger): NodeJS.Timeout {
  const { background } = store;
  const cleanUp = () =>
    void Promise.all([deleteExpiredIdempotencyKeys(background), deleteExpiredSessions(background)]).catch(
      (error: unknown) => log.warn({ error }, 'cleanup failed'),
    );
  cleanUp();
  return setInterval(cleanUp, EXPIRED_ROW_CLEANUP_INTERVAL_MS).unref();
}

async function createDemoTrackerIfEmpty(
  store: Store,
  { demoIssues }: Config,
  progress: ProgressReporter,
): Promise<void> {
  if (demoIssues === 0) return;
  const state = await readDemoState(store);
  if (state === 'empty' || state === 'unfinished')
    await createDemoTracker(store, { issues: demoIssues, progress });
}

function createServerSearch(
  store: Store,
  { config, log }: ServerStartOptions,
  metrics: ServerMetrics,
): SearchService {
  const search = createSearchService({
    store,
    mode: config.searchMode,
    budget: config.indexMegabytes * 1024 * 1024,
    folder: path.resolve(config.dataDir, 'words'),
    onWords: ({ error, ...event }) => {
      if (event.state === 'ready') log.info(event, 'word index ready');
      else log.warn({ ...event, error }, 'word index unavailable, text is searched with SQL');
    },
    onProject: ({ error, ...event }) => {
      if (event.state === 'ready') log.info(event, 'project loaded into memory');
      else log.warn({ ...event, error }, 'project not in memory, lists are searched with SQL');
      metrics.search.inMemory(event.projectId, event.state === 'ready');
    },
  });
  metrics.search.memory(() => search.measure());
  metrics.search.behind(() => search.lags());
  metrics.changes(store.changes);
  return search;
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

async function requireFreePort({ host, port }: Config): Promise<void> {
  const probe = net.createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(explainPortListenError(error, host, port)));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

/** Turns common errors of `startListening` into messages that name the environment variable to change. */
function explainPortListenError(error: unknown, host: string, port: number): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const code = 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') {
    return new WinnowError(
      'UNAVAILABLE',
      `Port ${port} of ${host} is in use: set PORT to another port, or to 0 for any free port.`,
    );
  }
  if (code === 'EACCES') {
    return new WinnowError(
      'UNAVAILABLE',
      `Permission denied for port ${port}: set PORT to a port above 1023.`,
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new WinnowError('UNAVAILABLE', `HOST ${host} is not an address of this machine.`);
  }
  return error;
}

function formatServerUrl(host: string, port: number): string {
  return `http://${net.isIPv6(host) ? `[${host}]` : host}:${port}`;
}
