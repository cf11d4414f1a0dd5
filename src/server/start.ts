/** Brings the parts up in order, and takes them down in the opposite one. */
import net from 'node:net';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { version } from '../../package.json';
import { WinnowError } from '../shared/errors';
import type { Progress } from '../shared/progress';
import { type Config, refusePublicDemo } from './config';
import { BulkRunner } from './domain/bulk/BulkRunner';
import { offerSetup } from './domain/people/setUp';
import type { Operations } from './http/graphql/allowList';
import { createMetrics, type Metrics } from './http/metrics';
import { createServer } from './http/server';
import { serveControl } from './jobs/control/serveControl';
import { createDemo } from './jobs/demo/createDemo';
import { demoState } from './jobs/demo/demoState';
import { admitDemoUsers } from './jobs/demo/demoUsers';
import { createSearch, type RunningSearch } from './search/createSearch';
import { backupsIn } from './store/backup/beforeMigration';
import { openStore } from './store/open/openStore';
import type { Store } from './store/Store';
import { deleteExpiredKeys } from './store/write/idempotency';
import { deleteExpiredSessions } from './store/write/sessions';

export interface StartOptions {
  config: Config;
  log: FastifyBaseLogger;
  progress: Progress;
  /** The allow-list of operations. */
  operations: Operations;
  /** Folder of the built client. */
  clientDir: string;
  /** Called when a command has changed all of the data: everything is to be stopped and started again. */
  restart: () => void;
}

export interface Running {
  /** Where people reach it. */
  url: string;
  port: number;
  /** Whether anybody may enter, as one of the demo's people. */
  demo: boolean;
  /** By which the first administrator is made; null: there is one. */
  setupSecret: string | null;
  /** Lets requests in flight finish, cancels commands, closes the database. */
  stop(): Promise<void>;
}

/** Requests in flight at a stop get this long, in milliseconds. */
const STOP_PATIENCE = 10_000;

/** Milliseconds between two sweeps of what is kept for a day. */
const SWEEP_EVERY = 3_600_000;

/** Throws WinnowError, one line, for what a person can put right: a port in use, a database that is away. */
export async function start(options: StartOptions): Promise<Running> {
  const { config, log, progress, operations, clientDir } = options;
  // Told before a demo is written, rather than after.
  await requireFreePort(config);
  const metrics = createMetrics();
  const store = await openStore({
    ...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : { dataDir: config.dataDir }),
    purpose: 'server',
    ...{ backups: backupsIn(config.dataDir), progress },
    onStatement: (event) => metrics.statement(event),
  });
  try {
    await fillWhenEmpty(store, config, progress);
    const demo = await admitDemoUsers(store);
    if (demo) refusePublicDemo(config);
    const setupSecret = demo ? null : await offerSetup(store);
    const search = openSearch(store, options, metrics);
    const bulk = new BulkRunner({
      store,
      onFailure: (error, key) => log.error({ error, ...key }, 'a bulk operation could not be carried out'),
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
    const port = await listen(server, config);
    // Lists are answered by SQL until their project is there.
    metrics.search.loading(true);
    search
      .load()
      .catch((error: unknown) => log.error({ error }, 'the search could not be loaded'))
      .finally(() => metrics.search.loading(false));
    bulk.resume();
    const housekeeping = keepHouse(store, log);
    const control = serveControl({ store, search, restart: options.restart });
    log.info({ host: config.host, port, engine: store.engine }, 'listening');
    return {
      ...{ demo, setupSecret },
      url: config.publicUrl ?? urlOf(config.host, port),
      port,
      stop: async () => {
        clearInterval(housekeeping);
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

/** Requests that were carried out long ago are forgotten, now and then, and sessions that ended. */
function keepHouse(store: Store, log: FastifyBaseLogger): NodeJS.Timeout {
  const { background } = store;
  const sweep = () =>
    void Promise.all([deleteExpiredKeys(background), deleteExpiredSessions(background)]).catch(
      (error: unknown) => log.warn({ error }, 'what is old could not be swept'),
    );
  sweep();
  return setInterval(sweep, SWEEP_EVERY).unref();
}

async function fillWhenEmpty(store: Store, { demoIssues }: Config, progress: Progress): Promise<void> {
  if (demoIssues === 0) return;
  const state = await demoState(store);
  if (state === 'empty' || state === 'unfinished') await createDemo(store, { issues: demoIssues, progress });
}

function openSearch(store: Store, { config, log }: StartOptions, metrics: Metrics): RunningSearch {
  const search = createSearch({
    store,
    mode: config.searchMode,
    budget: config.indexMegabytes * 1024 * 1024,
    folder: path.resolve(config.dataDir, 'words'),
    onWords: ({ error, ...event }) => {
      if (event.state === 'ready') log.info(event, 'the words of a project are indexed');
      else log.warn({ ...event, error }, 'the words of a project are found in SQL');
    },
    onProject: ({ error, ...event }) => {
      if (event.state === 'ready') log.info(event, 'a project is in memory');
      else log.warn({ ...event, error }, 'a project is searched in SQL');
      metrics.search.inMemory(event.projectId, event.state === 'ready');
    },
  });
  metrics.search.memory(() => search.measure());
  metrics.search.behind(() => search.lags());
  metrics.changes(store.changes);
  return search;
}

async function listen(server: FastifyInstance, { host, port }: Config): Promise<number> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    throw explain(error, host, port);
  }
  return (server.server.address() as AddressInfo).port;
}

async function closeServer(server: FastifyInstance): Promise<void> {
  const impatience = setTimeout(() => server.server.closeAllConnections(), STOP_PATIENCE);
  await server.close();
  clearTimeout(impatience);
}

async function requireFreePort({ host, port }: Config): Promise<void> {
  const probe = net.createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(explain(error, host, port)));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

function explain(error: unknown, host: string, port: number): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const code = 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') {
    return new WinnowError(
      'UNAVAILABLE',
      `Port ${port} of ${host} is in use: set PORT to another one, or to 0 for any that is free.`,
    );
  }
  if (code === 'EACCES') {
    return new WinnowError('UNAVAILABLE', `Port ${port} may not be used: set PORT to one above 1023.`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new WinnowError('UNAVAILABLE', `HOST ${host} is no address of this machine.`);
  }
  return error;
}

function urlOf(host: string, port: number): string {
  return `http://${net.isIPv6(host) ? `[${host}]` : host}:${port}`;
}
