/** Prometheus metrics. Durations are in seconds, as Prometheus recommends. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ProjectChangeSource } from '../store/changes/ProjectChangeHub';
import type { ExecutedSqlStatement } from '../store/open/openDatabaseStore';
import { EVENT_STREAM_MEDIA_TYPE } from './graphql/eventStreams';

export interface ServerMetrics {
  /** Media type of `collect`. */
  contentType: string;
  /** Returns all metrics of the process and the server in the text format of Prometheus. */
  collect(): Promise<string>;
  /** Records the duration of an SQL statement. Called by the store. */
  recordSqlStatement(event: ExecutedSqlStatement): void;
  /** Records an HTTP request, by the pattern of its route. */
  recordHttpRequest(route: string, method: string, status: number, milliseconds: number): void;
  /**
   * Adds metrics of the connection that receives change notifications of PostgreSQL. `changes` is read
   * whenever the metrics are collected.
   */
  addChangeListenerMetrics(changes: Pick<ProjectChangeSource, 'isConnected' | 'reconnectCount'>): void;
  /**
   * Adds a metric of the events that are not processed into notifications yet. `count` is called on each collection.
   */
  addNotificationMetrics(count: () => Promise<number>): void;
  search: SearchMetrics;
  /**
   * Adds metrics of the email outbox. `read` is called whenever the metrics are collected.
   * @returns a function that counts the results of attempts
   */
  addEmailMetrics(
    read: () => Promise<{ queued: number; oldestDueAt: Date | null }>,
  ): (result: string) => void;
  /** 99th percentile of the event loop delay in milliseconds, since the previous call. */
  eventLoopDelay: () => number;
}

export interface SearchMetrics {
  /** Sets whether projects are being loaded into memory. */
  setProjectsLoading(is: boolean): void;
  /** Sets whether issue lists of a project are served from memory or by SQL. */
  setProjectInMemory(projectId: number, is: boolean): void;
  /**
   * Adds metrics of the memory of the search index: bytes by project, and bytes of all cached lists.
   * `measure` is called whenever the metrics are collected.
   */
  addSearchMemoryMetrics(measure: () => Promise<{ projects: Record<number, number>; lists: number }>): void;
  /**
   * Adds metrics of how many versions the search indexes are behind. `lags` is called whenever the metrics
   * are collected.
   */
  addSearchLagMetrics(lags: () => readonly { projectId: number; index: string; behind: number }[]): void;
  /** Sets whether the likely duplicates of a project are found with an index or by comparing words of titles. */
  setDuplicatesInMemory(projectId: number, is: boolean): void;
  /** Adds metrics of the memory of the indexes of likely duplicates: bytes by project. */
  addDuplicateMemoryMetrics(measure: () => Promise<Record<number, number>>): void;
}

const DURATION_HISTOGRAM_BUCKETS_SECONDS = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10,
];

/** Creates the metrics of a server. All servers of a process share the metrics of the process. */
export function createServerMetrics(): ServerMetrics {
  const processMetrics = (sharedProcessMetrics ??= startProcessMetrics());
  const registry = new Registry();
  const requests = new Histogram({
    name: 'winnow_http_request_duration_seconds',
    help: 'Duration of HTTP requests in seconds, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: DURATION_HISTOGRAM_BUCKETS_SECONDS,
    registers: [registry],
  });
  const statements = new Histogram({
    name: 'winnow_sql_statement_duration_seconds',
    help: 'Duration of SQL statements in seconds, by first keyword and outcome.',
    labelNames: ['verb', 'outcome'],
    buckets: DURATION_HISTOGRAM_BUCKETS_SECONDS,
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    collect: () => Registry.merge([processMetrics.registry, registry]).metrics(),
    addChangeListenerMetrics: (changes) => registerChangeListenerMetrics(registry, changes),
    addNotificationMetrics: (count) => registerNotificationMetrics(registry, count),
    addEmailMetrics: (read) => createEmailMetrics(registry, read),
    search: createSearchMetrics(registry),
    eventLoopDelay: processMetrics.eventLoopDelay,
    recordSqlStatement: ({ sql, milliseconds, error }) =>
      statements.observe(
        { verb: parseSqlStatementVerb(sql), outcome: error ? 'failed' : 'done' },
        milliseconds / 1_000,
      ),
    recordHttpRequest: (route, method, status, milliseconds) =>
      requests.observe({ route, method, status }, milliseconds / 1_000),
  };
}

interface ProcessMetrics extends Pick<ServerMetrics, 'eventLoopDelay'> {
  /** Default metrics of prom-client: processor time, memory, garbage collection, event loop. */
  registry: Registry;
}

let sharedProcessMetrics: ProcessMetrics | null = null;

/** Sampling interval of the event loop delay, in milliseconds. */
const EVENT_LOOP_SAMPLING_INTERVAL_MS = 20;

/** Starts to measure the process. This continues until the process ends, so it is started once. */
function startProcessMetrics(): ProcessMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const delays = monitorEventLoopDelay({ resolution: EVENT_LOOP_SAMPLING_INTERVAL_MS });
  delays.enable();
  return {
    registry,
    eventLoopDelay: () => {
      // The histogram contains nanoseconds between samples, including the interval itself.
      const delay = delays.count > 0 ? delays.percentile(99) / 1e6 - EVENT_LOOP_SAMPLING_INTERVAL_MS : 0;
      delays.reset();
      return Math.max(0, delay);
    },
  };
}

function registerChangeListenerMetrics(
  registry: Registry,
  changes: Pick<ProjectChangeSource, 'isConnected' | 'reconnectCount'>,
): void {
  new Gauge({
    name: 'winnow_changes_listening',
    help: 'Whether this process receives change notifications from the database (1) or reads changes with each request (0).',
    registers: [registry],
    collect() {
      this.set(Number(changes.isConnected));
    },
  });
  new Counter({
    name: 'winnow_changes_reconnects_total',
    help: 'Number of times the connection for change notifications was lost and reopened.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(changes.reconnectCount);
    },
  });
}

function registerNotificationMetrics(registry: Registry, count: () => Promise<number>): void {
  new Gauge({
    name: 'winnow_notification_pending_events',
    help: 'Number of events that have not been processed into notifications yet; NaN if the database does not respond.',
    registers: [registry],
    async collect() {
      this.set(await count().catch(() => NaN));
    },
  });
}

function createEmailMetrics(
  registry: Registry,
  read: () => Promise<{ queued: number; oldestDueAt: Date | null }>,
): (result: string) => void {
  const age = new Gauge({
    name: 'winnow_email_oldest_seconds',
    help: 'Seconds since the oldest queued email became due; 0 if none is due, NaN if the database does not respond.',
    registers: [registry],
  });
  new Gauge({
    name: 'winnow_email_queue',
    help: 'Number of emails that wait to be sent; NaN if the database does not respond.',
    registers: [registry],
    async collect() {
      const outbox = await read().catch(() => null);
      this.set(outbox?.queued ?? NaN);
      age.set(
        outbox ? Math.max(0, (Date.now() - (outbox.oldestDueAt?.getTime() ?? Date.now())) / 1_000) : NaN,
      );
    },
  });
  const attempts = new Counter({
    name: 'winnow_email_attempts_total',
    help: 'Emails of the outbox that were processed, by result.',
    labelNames: ['result'],
    registers: [registry],
  });
  return (result) => attempts.inc({ result });
}

function createSearchMetrics(registry: Registry): SearchMetrics {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const loading = gauge(
    'winnow_search_loading',
    'Whether projects are being loaded into memory (1) or not (0).',
  );
  const inMemory = gauge(
    'winnow_search_in_memory',
    'Whether lists of a project are served from memory (1) or by SQL (0).',
    ['project_id'],
  );
  const duplicatesInMemory = gauge(
    'winnow_duplicates_in_memory',
    '1 if likely duplicates in the project are found with its index, 0 if only by the words of titles.',
    ['project_id'],
  );
  return {
    setProjectsLoading: (is) => loading.set(Number(is)),
    setProjectInMemory: (projectId, is) => inMemory.set({ project_id: projectId }, Number(is)),
    setDuplicatesInMemory: (projectId, is) => duplicatesInMemory.set({ project_id: projectId }, Number(is)),
    addSearchMemoryMetrics: (measure) => {
      const lists = gauge('winnow_search_lists_bytes', 'Memory of cached lists, in bytes.');
      addProjectBytesGauge(
        registry,
        'winnow_search_memory_bytes',
        'Memory of the search index of a project, in bytes.',
        async () => {
          const measured = await measure();
          lists.set(measured.lists);
          return measured.projects;
        },
      );
    },
    addDuplicateMemoryMetrics: (measure) =>
      addProjectBytesGauge(
        registry,
        'winnow_duplicates_memory_bytes',
        'Memory of the index of likely duplicates of a project, in bytes.',
        measure,
      ),
    addSearchLagMetrics: (lags) => {
      new Gauge({
        name: 'winnow_search_behind_versions',
        help: 'Number of project changes that an index of this process has not processed yet.',
        labelNames: ['project_id', 'index'],
        registers: [registry],
        collect() {
          this.reset();
          for (const { projectId, index, behind } of lags()) {
            this.set({ project_id: projectId, index }, behind);
          }
        },
      });
    },
  };
}

/** Adds a gauge of bytes by project. `measure` is called whenever the metrics are collected. */
function addProjectBytesGauge(
  registry: Registry,
  name: string,
  help: string,
  measure: () => Promise<Record<number, number>>,
): void {
  new Gauge({
    name,
    help,
    labelNames: ['project_id'],
    registers: [registry],
    async collect() {
      const measured = await measure();
      // Without this, projects that are no longer in memory would keep their last values.
      this.reset();
      for (const [projectId, bytes] of Object.entries(measured)) this.set({ project_id: projectId }, bytes);
    },
  });
}

/** Records each request by the pattern of its route: paths as label values would be unbounded. */
export function registerRequestMetrics(server: FastifyInstance, metrics: ServerMetrics): void {
  server.addHook('onResponse', async (request, reply) => {
    // An event stream is not recorded: how long it is open is not a response time.
    if (String(reply.getHeader('content-type')).startsWith(EVENT_STREAM_MEDIA_TYPE)) return;
    const route = request.routeOptions.url ?? 'other';
    metrics.recordHttpRequest(route, request.method, reply.statusCode, reply.elapsedTime);
  });
}

function parseSqlStatementVerb(sql: string): string {
  return /^\s*([a-z]+)/i.exec(sql)?.[1]?.toLowerCase() ?? 'other';
}
