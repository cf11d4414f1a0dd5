/** The HTTP server: GraphQL, the application's files, health. */
import { randomUUID } from 'node:crypto';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify';
import { BODY_BYTES_MAX } from '../../shared/limits';
import type { Config } from '../config';
import { BulkRunner } from '../domain/bulk/BulkRunner';
import { createFigures } from '../domain/figures';
import { LiveChanges } from '../domain/live/LiveChanges';
import { TermCache } from '../domain/TermCache';
import { MarkdownRenderer } from '../domain/markdown/MarkdownRenderer';
import type { Search } from '../search/Search';
import type { Store } from '../store/Store';
import { registerAssets } from './assets';
import type { Operations } from './graphql/allowList';
import { registerGraphQL } from './graphql/route';
import { createGraphQL } from './graphql/yoga';
import { setSecurityHeaders } from './headers';
import { registerHealth } from './health';
import { createMetrics, measureRequests, type Metrics } from './metrics';
import { checkOrigins } from './origins';
import { refuse } from './refuse';

export interface ServerOptions {
  store: Store;
  search: Search;
  config: Pick<Config, 'host' | 'publicUrl' | 'trustedProxies'>;
  log: FastifyBaseLogger;
  /** The allow-list; absent: no operation is asked for by its hash. */
  operations?: Operations;
  /** Carries bulk operations out; absent: one of its own, which ends with the server. */
  bulk?: BulkRunner;
  /** Folder of the built client; absent: only the API is served. */
  clientDir?: string;
  /** Those that the store tells its statements to; absent: metrics of its own. */
  metrics?: Metrics;
}

/** Closing it refuses new requests and waits for those in flight; the store is the caller's to close. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { store, search, config, log, operations = {}, clientDir, metrics = createMetrics() } = options;
  const server = Fastify({
    loggerInstance: log,
    // Our own line a request says more: see logRequests.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES_MAX,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    forceCloseConnections: 'idle',
    // A slow sender holds a connection no longer than this.
    requestTimeout: 30_000,
  });
  logRequests(server);
  hangUpWhenClosing(server);
  measureRequests(server, metrics);
  checkOrigins(server, config);
  setSecurityHeaders(server, config.publicUrl?.startsWith('https:') ?? false);
  answerErrors(server);
  registerHealth(server, store, metrics);
  const bulk = options.bulk ?? new BulkRunner({ store });
  server.addHook('onClose', () => bulk.close());
  const services = {
    store,
    search,
    figures: createFigures(store.db),
    markdown: new MarkdownRenderer(),
    terms: new TermCache(),
    live: new LiveChanges(store),
    bulk,
  };
  registerGraphQL(server, createGraphQL(services, operations, log));
  registerAssets(server, clientDir ?? '');
  return server;
}

/** One line a request; its query stays out, since it may hold what someone searches for. */
function logRequests(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  server.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info(
      { method, path: url.split('?', 1)[0], status: reply.statusCode, milliseconds },
      'request',
    );
  });
}

/** A connection that was busy when the server began to close would otherwise be kept open for a next request. */
function hangUpWhenClosing(server: FastifyInstance): void {
  let closing = false;
  server.addHook('preClose', async () => {
    closing = true;
  });
  server.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}

/** What fails before a handler runs (a body that is too large, a broken header), and what no handler caught. */
function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 413) {
      return refuse(
        reply,
        413,
        'LIMIT_EXCEEDED',
        `A request has at most ${BODY_BYTES_MAX.toLocaleString('en')} bytes.`,
      );
    }
    if (status === 415) return refuse(reply, 415, 'VALIDATION_FAILED', 'The body must be application/json.');
    if (status < 500) return refuse(reply, status, 'VALIDATION_FAILED', error.message);
    request.log.error({ err: error, ref: request.id }, 'unexpected error');
    return refuse(reply, 500, 'INTERNAL', `Something went wrong (ref ${request.id}).`);
  });
}
