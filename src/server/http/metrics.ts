/** What is counted and timed, for Prometheus. Durations in seconds, as it wants them. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Lag } from '../search/createSearch';
import type { Changes } from '../store/changes/ChangeHub';
import type { StatementEvent } from '../store/open/openStore';

export interface Metrics {
  registry: Registry;
  /** Told by the store of each statement. */
  statement(event: StatementEvent): void;
  request(route: string, method: string, status: number, milliseconds: number): void;
  /** What is told of changes; asked whenever the metrics are read. */
  changes(changes: Pick<Changes, 'isConnected' | 'reconnects'>): void;
  search: SearchMetrics;
  /** How late the event loop was, in milliseconds: 99 of 100 times less, since this was last asked. */
  eventLoopDelay: () => number;
}

export interface SearchMetrics {
  /** Whether projects are on their way into memory. */
  loading(is: boolean): void;
  /** Whether a project is answered from memory, or by SQL. */
  inMemory(projectId: number, is: boolean): void;
  /** `measure` is asked whenever the metrics are read: bytes by project, and of the lists written down. */
  memory(measure: () => Promise<{ projects: Record<number, number>; lists: number }>): void;
  /** `lags` is asked whenever the metrics are read. */
  behind(lags: () => Lag[]): void;
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Default metrics have the process, memory, collections and the delay of the event loop. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'winnow_http_request_duration_seconds',
    help: 'Requests by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const statements = new Histogram({
    name: 'winnow_sql_statement_duration_seconds',
    help: 'SQL statements by their first word and outcome.',
    labelNames: ['verb', 'outcome'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return {
    registry,
    changes: (changes) => changesMetrics(registry, changes),
    search: searchMetrics(registry),
    eventLoopDelay: watchEventLoop(),
    statement: ({ sql, milliseconds, error }) =>
      statements.observe({ verb: verbOf(sql), outcome: error ? 'failed' : 'done' }, milliseconds / 1_000),
    request: (route, method, status, milliseconds) =>
      requests.observe({ route, method, status }, milliseconds / 1_000),
  };
}

/** Milliseconds between two looks at whether the event loop is on time. */
const LOOK_EVERY = 20;

function watchEventLoop(): () => number {
  const delays = monitorEventLoopDelay({ resolution: LOOK_EVERY });
  delays.enable();
  return () => {
    // In nanoseconds from look to look.
    const late = delays.count > 0 ? delays.percentile(99) / 1e6 - LOOK_EVERY : 0;
    delays.reset();
    return Math.max(0, late);
  };
}

function changesMetrics(registry: Registry, changes: Pick<Changes, 'isConnected' | 'reconnects'>): void {
  new Gauge({
    name: 'winnow_changes_listening',
    help: 'Whether this process hears of what is written (1), or learns of it when it is asked (0).',
    registers: [registry],
    collect() {
      this.set(Number(changes.isConnected));
    },
  });
  new Counter({
    name: 'winnow_changes_reconnects_total',
    help: 'How often the connection that hears of what is written was lost and made again.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(changes.reconnects);
    },
  });
}

function searchMetrics(registry: Registry): SearchMetrics {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const loading = gauge('winnow_search_loading', 'Whether projects are on their way into memory.');
  const inMemory = gauge(
    'winnow_search_in_memory',
    'Whether lists of a project are answered from memory (1) or by SQL (0).',
    ['project_id'],
  );
  return {
    loading: (is) => loading.set(Number(is)),
    inMemory: (projectId, is) => inMemory.set({ project_id: projectId }, Number(is)),
    memory: (measure) => {
      const lists = gauge('winnow_search_lists_bytes', 'Lists that are written down in memory.');
      new Gauge({
        name: 'winnow_search_memory_bytes',
        help: 'What the search keeps of a project in memory.',
        labelNames: ['project_id'],
        registers: [registry],
        async collect() {
          const measured = await measure();
          lists.set(measured.lists);
          for (const [projectId, bytes] of Object.entries(measured.projects)) {
            this.set({ project_id: projectId }, bytes);
          }
        },
      });
    },
    behind: (lags) => {
      new Gauge({
        name: 'winnow_search_behind_versions',
        help: 'Versions of a project that an index in this process has not taken in.',
        labelNames: ['project_id', 'index'],
        registers: [registry],
        collect() {
          for (const { projectId, index, behind } of lags()) {
            this.set({ project_id: projectId, index }, behind);
          }
        },
      });
    },
  };
}

/** Times each request under its route's pattern, never its address: there are few of those. */
export function measureRequests(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onResponse', async (request, reply) => {
    // How long somebody listened is no time that anybody waited.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    const route = request.routeOptions.url ?? 'other';
    metrics.request(route, request.method, reply.statusCode, reply.elapsedTime);
  });
}

function verbOf(sql: string): string {
  return /^\s*([a-z]+)/i.exec(sql)?.[1]?.toLowerCase() ?? 'other';
}
