/** The HTTP server: GraphQL, the application's files, health. */
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { WinnowError } from '../../shared/errors';
import { BODY_BYTES_MAX, CONNECTION_IDLE_TIMEOUT } from '../../shared/limits';
import type { Config } from '../config/Config';
import { BulkRunner } from '../domain/bulk/BulkRunner';
import { createFigures } from '../domain/projects/figures';
import { LiveChanges } from '../domain/live/LiveChanges';
import type { Runtime } from '../domain/context/Services';
import { SiteFacts } from '../domain/site/SiteFacts';
import { TermCache } from '../domain/context/TermCache';
import { TermCounts } from '../domain/projects/TermCounts';
import { MarkdownRenderer } from '../domain/markdown/MarkdownRenderer';
import type { Search } from '../search/Search';
import type { Store } from '../store/Store';
import { isUnavailable } from '../store/unavailable';
import { registerAssets } from './assets';
import { authenticate } from './auth/authenticate';
import type { Operations } from './graphql/allowList';
import { registerGraphQL } from './graphql/route';
import { createGraphQL } from './graphql/yoga';
import { setSecurityHeaders } from './headers';
import { registerHealth } from './health';
import { createMetrics, measureRequests, type Metrics } from './metrics';
import { registerOidc } from './oidc/oidcRoutes';
import { checkOrigins } from './origins';
import { RateLimits } from './auth/rateLimits';
import { refuse, refuseError } from './responses/reject';
import { registerSessions } from './auth/sessionRoutes';

export interface ServerOptions {
  store: Store;
  search: Search;
  config: Pick<Config, 'host' | 'publicUrl' | 'trustedProxies' | 'adminWrites' | 'oidc' | 'secret'>;
  log: FastifyBaseLogger;
  /** The allow-list; absent: no operation is asked for by its hash. */
  operations?: Operations;
  /** Carries bulk operations out; absent: one of its own, which ends with the server. */
  bulk?: BulkRunner;
  /** Folder of the built client; absent: only the API is served. */
  clientDir?: string;
  /** Those that the store tells its statements to; absent: metrics of its own. */
  metrics?: Metrics;
  /** What administrators are told of the process; what is absent is not so. */
  runtime?: Partial<Omit<Runtime, 'eventLoopDelay'>>;
}

/** Closing it refuses new requests and waits for those in flight; the store is the caller's to close. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { store, search, config, log, operations = {}, clientDir, metrics = createMetrics() } = options;
  const { eventLoopDelay } = metrics;
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
    // Nor does whoever takes nothing of an answer, which is in memory as long.
    connectionTimeout: CONNECTION_IDLE_TIMEOUT,
    // What is no address at all comes to no hook and no handler of ours.
    frameworkErrors: (_error, _request, reply) =>
      void refuse(reply as FastifyReply, 400, 'VALIDATION_FAILED', 'This is no address.'),
  });
  logRequests(server);
  hangUpWhenClosing(server);
  measureRequests(server, metrics);
  checkOrigins(server, config);
  setSecurityHeaders(server, config.publicUrl?.startsWith('https:') ?? false);
  void server.register(cookie);
  answerErrors(server);
  registerHealth(server, store, metrics);
  const bulk = options.bulk ?? new BulkRunner({ store });
  server.addHook('onClose', () => bulk.close());
  const services = {
    store,
    search,
    figures: createFigures(store, search),
    termCounts: new TermCounts(search),
    markdown: new MarkdownRenderer(),
    terms: new TermCache(),
    live: new LiveChanges(store),
    bulk,
    site: new SiteFacts(store),
    runtime: {
      version: 'unknown',
      oidc: config.oidc !== null,
      index: null,
      ...options.runtime,
      eventLoopDelay,
    },
  };
  const limits = new RateLimits(config);
  registerSessions(server, { store, config, limits });
  if (config.oidc) registerOidc(server, { store, config, limits }, config.oidc, config.secret);
  const graphql = createGraphQL(services, limits, operations, log);
  const { foregroundRequests: attendance } = store;
  registerGraphQL(server, graphql, { limits, attendance }, (request, reply) =>
    authenticate(store, config, request, reply),
  );
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
  server.setErrorHandler((error: FastifyError | WinnowError, request, reply) => {
    if (error instanceof WinnowError) return refuseError(reply, error);
    if (isUnavailable(error)) {
      request.log.error({ err: error }, 'the database does not answer');
      return refuse(reply, 503, 'UNAVAILABLE', 'The database does not answer.');
    }
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
