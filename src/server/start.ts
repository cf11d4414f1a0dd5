/** Starts all parts of the server in order of dependency and stops them in reverse order. */
import net from 'node:net';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { version } from '../../package.json';
import { WinnowError } from '../shared/errors';
import type { ProgressReporter } from '../shared/progress';
import type { Config } from './config/Config';
import { rejectPublicDemo } from './config/loopback';
import { BulkRunner } from './domain/bulk/BulkRunner';
import { createSetupSecret } from './domain/people/setUpFirstAdministrator';
import type { AllowedOperations } from './http/graphql/allowList';
import { createMetrics, type Metrics } from './http/metrics';
import { createServer } from './http/server';
import { serveControlSocket } from './commands/control/serveControlSocket';
import { createDemo } from './demo/createDemo';
import { readDemoState } from './demo/demoState';
import { enableDemoUsers } from './demo/demoUsers';
import { createSearch, type RunningSearch } from './search/createSearch';
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
  operations: AllowedOperations;
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
const CLEANUP_INTERVAL_MS = 3_600_000;

/**
 * Starts the server.
 * @throws WinnowError with a one-line message for errors that the user can fix, such as a port in use
 */
export async function startServer(options: ServerStartOptions): Promise<RunningServer> {
  const { config, log, progress, operations, clientDir } = options;
  // The port is checked first because filling an empty database with a demo takes seconds.
  await requireFreePort(config);
  const metrics = createMetrics();
  const store = await openStore({
    ...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : { dataDir: config.dataDir }),
    purpose: 'server',
    backups: getBackupFolder(config.dataDir),
    progress,
    onStatement: (event) => metrics.statement(event),
  });
  try {
    await createDemoIfEmpty(store, config, progress);
    const demo = await enableDemoUsers(store);
    if (demo) rejectPublicDemo(config);
    const setupSecret = demo ? null : await createSetupSecret(store);
    const search = openServerSearch(store, options, metrics);
    const bulk = new BulkRunner({
      store,
      onFailure: (error, key) => log.error({ error, ...key }, 'bulk operation failed'),
    });
    const runtime = { version, index: search };
    const server = createServer({
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
    const cleanup = scheduleCleanup(store, log);
    const control = serveControlSocket({ store, search, restart: options.restart });
    log.info({ host: config.host, port, engine: store.engine }, 'listening');
    return {
      demo,
      setupSecret,
      url: config.publicUrl ?? formatServerUrl(config.host, port),
      port,
      stop: async () => {
        clearInterval(cleanup);
        await Promise.all([closeServer(server), control.close()]);
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
function scheduleCleanup(store: Store, log: FastifyBaseLogger): NodeJS.Timeout {
  const { background } = store;
  const cleanUp = () =>
    void Promise.all([deleteExpiredIdempotencyKeys(background), deleteExpiredSessions(background)]).catch(
      (error: unknown) => log.warn({ error }, 'cleanup failed'),
    );
  cleanUp();
  return setInterval(cleanUp, CLEANUP_INTERVAL_MS).unref();
}

async function createDemoIfEmpty(
  store: Store,
  { demoIssues }: Config,
  progress: ProgressReporter,
): Promise<void> {
  if (demoIssues === 0) return;
  const state = await readDemoState(store);
  if (state === 'empty' || state === 'unfinished') await createDemo(store, { issues: demoIssues, progress });
}

function openServerSearch(
  store: Store,
  { config, log }: ServerStartOptions,
  metrics: Metrics,
): RunningSearch {
  const search = createSearch({
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
    throw explainListenError(error, host, port);
  }
  return (server.server.address() as AddressInfo).port;
}

async function closeServer(server: FastifyInstance): Promise<void> {
  const timeout = setTimeout(() => server.server.closeAllConnections(), SERVER_STOP_TIMEOUT_MS);
  await server.close();
  clearTimeout(timeout);
}

async function requireFreePort({ host, port }: Config): Promise<void> {
  const probe = net.createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(explainListenError(error, host, port)));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

/** Turns common errors of `startListening` into messages that name the environment variable to change. */
function explainListenError(error: unknown, host: string, port: number): Error {
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
