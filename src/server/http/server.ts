/** The HTTP server: GraphQL, sign-in, static files and monitoring endpoints. */
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import {
  FILE_NAME_LENGTH_MAX,
  FILE_UPLOAD_TIMEOUT_MS,
  HTTP_CONNECTION_IDLE_TIMEOUT_MS,
  REQUEST_BODY_BYTES_MAX,
} from '../../shared/limits';
import type { Config } from '../config/Config';
import { BulkOperationRunner } from '../domain/bulk/BulkOperationRunner';
import { ClaimedPeopleMover } from '../domain/people/ClaimedPeopleMover';
import { createProjectStatistics } from '../domain/projects/createProjectStatistics';
import { LiveSubscriptionManager } from '../domain/live/LiveSubscriptionManager';
import {
  type DuplicateSearch,
  type EmailService,
  type ServerRuntimeInfo,
  type SharedServices,
  UNAVAILABLE_DUPLICATE_SEARCH,
} from '../domain/context/SharedServices';
import { findUnstorableTexts, UNSTORABLE_TEXT_MESSAGE } from '../domain/base/unstorableText';
import { CachedSiteStatus } from '../domain/site/CachedSiteStatus';
import { ensureEncryptionSecret } from '../domain/identity/encryptValue';
import { IssueAttributeCache } from '../domain/context/IssueAttributeCache';
import { getVisibleIssuesOfProject, type VisibilityRule } from '../domain/access/VisibilityRule';
import { LabelAndMilestoneIssueCounts } from '../domain/projects/LabelAndMilestoneIssueCounts';
import { MarkdownRenderer } from '../domain/markdown/MarkdownRenderer';
import type { FileServices } from '../domain/files/FileServices';
import type { IssueSearch } from '../search/list/IssueSearch';
import type { DatabaseStore } from '../store/DatabaseStore';
import { type ImportJobService, UNAVAILABLE_IMPORT_JOBS } from '../domain/context/ImportJobService';
import { registerAssetRoutes } from './assets';
import { authenticateRequest, authenticateSessionCookie } from './auth/authenticateRequest';
import type { AllowedGraphQLTextsByHash } from './graphql/allowList';
import { registerGraphQLRoute } from './graphql/route';
import { createGraphQLHandler, GRAPHQL_PATH } from './graphql/graphqlHandler';
import { setSecurityHeaders } from './securityHeaders';
import { FILE_UPLOAD_PATH, registerFileRoutes } from './files/fileRoutes';
import { registerErrorHandler } from './errorHandler';
import { registerExportRoutes } from './export/exportRoutes';
import { registerFeedRoutes } from './feeds/feedRoutes';
import { registerEmailRoutes } from './email/emailRoutes';
import { registerHealthRoutes } from './health';
import { IMPORT_UPLOAD_PATH, registerImportRoutes } from './imports/importRoutes';
import { createServerMetrics, registerRequestMetrics, type ServerMetrics } from './metrics';
import { registerOidcRoutes } from './oidc/oidcRoutes';
import { registerHostAndOriginCheck } from './hostAndOrigin';
import { createPageDataLoader } from './pages/createPageDataLoader';
import { RequestRateLimits } from './auth/rateLimits';
import { countUnreadResponses } from './countUnreadResponses';
import { sendErrorResponse } from './responses/sendErrorResponse';
import { UnreadResponses } from './responses/UnreadResponses';
import { registerSourceIssueRoutes } from './sourceIssueRoutes';
import { registerSessionRoutes } from './auth/sessionRoutes';

export interface HttpServerOptions {
  store: DatabaseStore;
  search: IssueSearch;
  /** Decides which issues a viewer may see. Absent: the rule of domain/access/VisibilityRule.ts. */
  visibilityRule?: VisibilityRule;
  config: Pick<Config, 'host' | 'publicUrl' | 'trustedProxies' | 'adminWrites' | 'oidc' | 'secret'>;
  log: FastifyBaseLogger;
  /** Storage and limits of attached files. */
  files: FileServices;
  /** Operations that browsers may send, by hash. Absent: none. */
  operations?: AllowedGraphQLTextsByHash;
  /** Runs bulk operations. Absent: the server creates a runner and closes it when it stops. */
  bulk?: BulkOperationRunner;
  /** Service that runs imports. Without it, the server rejects imports. */
  imports?: ImportJobService;
  /**
   * Service that moves the records of claimed people. By default, the server creates one and closes it when it stops.
   */
  claimedPeople?: ClaimedPeopleMover;
  /** Folder of the built client. Absent: only the API is served. */
  clientDir?: string;
  /** Metrics that the store also reports to. Absent: the server creates its own. */
  metrics?: ServerMetrics;
  /** Facts about the process for administrators, such as its version. */
  runtime?: Partial<Omit<ServerRuntimeInfo, 'eventLoopDelay'>>;
  /** The outbox of emails. Absent: email is not configured. */
  email?: EmailService | null;
  /** Absent: likely duplicates are found by the words of their titles. */
  duplicates?: DuplicateSearch;
  /** Called with the services that all requests share, so that the caller can use them outside of requests. */
  onServices?: (services: SharedServices) => void;
}

/** Milliseconds until the body of a request must be complete, unless it is a file. */
const REQUEST_BODY_TIMEOUT_MS = 30_000;

/**
 * Creates a server that is not listening yet. Closing it rejects new requests and waits for those in flight.
 * The caller has to close the store afterwards.
 */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const {
    store,
    search,
    config,
    log,
    files,
    operations = {},
    clientDir,
    metrics = createServerMetrics(),
  } = options;
  const { eventLoopDelay } = metrics;
  const server = Fastify({
    loggerInstance: log,
    // registerRequestLogging writes one line per request with more information.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: REQUEST_BODY_BYTES_MAX,
    // The longest parameter is the encoded name of a file: up to 12 characters per UTF-16 code unit.
    routerOptions: { maxParamLength: 12 * FILE_NAME_LENGTH_MAX },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    forceCloseConnections: 'idle',
    // No route has a JSON schema. Loading Fastify's schema compilers would take a tenth of the server's start time.
    schemaController: { compilersFactory: { buildValidator: rejectSchema, buildSerializer: rejectSchema } },
    // Clients that send a request too slowly are disconnected. Uploads take longer than other requests, whose body has
    // to arrive within REQUEST_BODY_TIMEOUT_MS.
    requestTimeout: FILE_UPLOAD_TIMEOUT_MS,
    http: { headersTimeout: REQUEST_BODY_TIMEOUT_MS },
    // Disconnects clients that stop reading: their responses stay in memory until then.
    connectionTimeout: HTTP_CONNECTION_IDLE_TIMEOUT_MS,
    // Invalid URLs reach neither hooks nor the error handler.
    frameworkErrors: (_error, _request, reply) =>
      void sendErrorResponse(reply as FastifyReply, 400, 'VALIDATION_FAILED', 'Invalid URL.'),
  });
  disconnectSlowSenders(server);
  registerRequestLogging(server);
  closeHttpConnectionsOnShutdown(server);
  registerRequestMetrics(server, metrics);
  registerHostAndOriginCheck(server, config);
  setSecurityHeaders(server, config.publicUrl?.startsWith('https:') ?? false);
  void server.register(cookie);
  registerErrorHandler(server);
  rejectUnstorableTexts(server);
  registerHealthRoutes(server, store, metrics);
  const bulk = options.bulk ?? new BulkOperationRunner({ store, visibilityRule: options.visibilityRule });
  server.addHook('onClose', () => bulk.close());
  const claimedPeople = options.claimedPeople ?? new ClaimedPeopleMover({ store });
  server.addHook('onClose', () => claimedPeople.close());
  const markdown = new MarkdownRenderer();
  server.addHook('onClose', () => markdown.close());
  const services: SharedServices = {
    store,
    visibilityRule: options.visibilityRule ?? getVisibleIssuesOfProject,
    search,
    statistics: createProjectStatistics(store, search),
    attributeCounts: new LabelAndMilestoneIssueCounts(search),
    markdown,
    attributes: new IssueAttributeCache(),
    live: new LiveSubscriptionManager(store),
    bulk,
    imports: options.imports ?? UNAVAILABLE_IMPORT_JOBS,
    claimedPeople,
    site: new CachedSiteStatus(store),
    email: options.email ?? null,
    duplicates: options.duplicates ?? UNAVAILABLE_DUPLICATE_SEARCH,
    readSigningSecret: createSecretReader(store, config.secret),
    runtime: {
      version: 'unknown',
      oidc: config.oidc !== null,
      index: null,
      ...options.runtime,
      eventLoopDelay,
    },
  };
  options.onServices?.(services);
  const limits = new RequestRateLimits(config);
  const unreadResponses = new UnreadResponses();
  countUnreadResponses(server, unreadResponses, GRAPHQL_PATH);
  registerSessionRoutes(server, { store, config, limits, email: services.email });
  if (config.oidc) registerOidcRoutes(server, { store, config, limits }, config.oidc, config.secret);
  if (services.email) registerEmailRoutes(server, { store, limits, secret: services.email.secret });
  const graphql = createGraphQLHandler(services, limits, operations, log);
  const { foregroundRequests } = store;
  registerFileRoutes(server, {
    services,
    files,
    limits,
    authenticate: (request, reply) => authenticateRequest(store, config, request, reply),
  });
  registerExportRoutes(server, {
    services,
    limits,
    authenticate: (request, reply) => authenticateRequest(store, config, request, reply),
  });
  registerImportRoutes(server, {
    services,
    limits,
    authenticate: (request, reply) => authenticateRequest(store, config, request, reply),
  });
  registerFeedRoutes(server, { services, limits, config });
  registerGraphQLRoute(server, {
    graphql,
    limits,
    unreadResponses,
    foregroundRequests,
    authenticate: (request, reply) => authenticateRequest(store, config, request, reply),
  });
  registerSourceIssueRoutes(server, {
    services,
    limits,
    authenticate: (request) => authenticateSessionCookie(store, config, request),
  });
  const loadPageData = createPageDataLoader(server, {
    graphql,
    operations,
    foregroundRequests,
    authenticate: (request) => authenticateSessionCookie(store, config, request),
  });
  registerAssetRoutes(server, clientDir ?? '', loadPageData);
  return server;
}

/** Disconnects clients whose request body, unless it is a file, takes longer than REQUEST_BODY_TIMEOUT_MS. */
function disconnectSlowSenders(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || routeOptions.url === FILE_UPLOAD_PATH || routeOptions.url === IMPORT_UPLOAD_PATH) return;
    const timer = setTimeout(() => raw.destroy(), REQUEST_BODY_TIMEOUT_MS).unref();
    const clear = (): void => clearTimeout(timer);
    raw.once('end', clear).once('close', clear);
  });
}

/** Rejects JSON bodies with texts that the database cannot store. Mutations of GraphQL report them as data. */
function rejectUnstorableTexts(server: FastifyInstance): void {
  server.addHook('preValidation', async ({ body }, reply) => {
    if (!isJsonContainer(body)) return;
    const [path] = findUnstorableTexts(body);
    if (path) return sendErrorResponse(reply, 400, 'VALIDATION_FAILED', UNSTORABLE_TEXT_MESSAGE, path);
  });
}

/** Whether a body was parsed from JSON. The bodies of uploads are streams. */
function isJsonContainer(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  return (
    Array.isArray(body) || [Object.prototype, null].includes(Object.getPrototypeOf(body) as object | null)
  );
}

/** Logs one line per request. Leaves out the query string, because it can contain search words. */
function registerRequestLogging(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  server.addHook('onResponse', async (request, reply) => {
    const { method, url, routeOptions } = request;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    // A token in a path is a secret.
    const path = routeOptions.url?.includes(':token') ? routeOptions.url : url.split('?', 1)[0];
    request.log.info({ method, path, status: reply.statusCode, milliseconds }, 'request completed');
  });
}

/** Closes keep-alive connections after their current request once the server is shutting down. */
function closeHttpConnectionsOnShutdown(server: FastifyInstance): void {
  let closing = false;
  server.addHook('preClose', async () => {
    closing = true;
  });
  server.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}

/** @param configured the key of the configuration; null: the key is created in the database when it is first needed */
function createSecretReader(store: DatabaseStore, configured: string | null): () => Promise<string> {
  let secret = configured;
  return async () => (secret ??= await ensureEncryptionSecret(store));
}

function rejectSchema(): never {
  throw new Error("A route has a JSON schema, but Fastify's schema compilers are not loaded.");
}
