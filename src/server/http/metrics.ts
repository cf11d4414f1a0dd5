/** What is counted and timed, for Prometheus. Durations in seconds, as it wants them. */
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { StatementEvent } from '../store/Store';

export interface Metrics {
  registry: Registry;
  /** Told by the store of each statement. */
  statement(event: StatementEvent): void;
  request(route: string, method: string, status: number, milliseconds: number): void;
  search: SearchMetrics;
}

export interface SearchMetrics {
  /** Whether projects are on their way into memory. */
  loading(is: boolean): void;
  /** Whether a project is answered from memory, or by SQL. */
  inMemory(projectId: number, is: boolean): void;
  /** `measure` is asked whenever the metrics are read: bytes by project, and of the lists written down. */
  memory(measure: () => Promise<{ projects: Record<number, number>; lists: number }>): void;
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
    search: searchMetrics(registry),
    statement: ({ sql, milliseconds, error }) =>
      statements.observe({ verb: verbOf(sql), outcome: error ? 'failed' : 'done' }, milliseconds / 1_000),
    request: (route, method, status, milliseconds) =>
      requests.observe({ route, method, status }, milliseconds / 1_000),
  };
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
  };
}

/** Times each request under its route's pattern, never its address: there are few of those. */
export function measureRequests(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'other';
    metrics.request(route, request.method, reply.statusCode, reply.elapsedTime);
  });
}

function verbOf(sql: string): string {
  return /^\s*([a-z]+)/i.exec(sql)?.[1]?.toLowerCase() ?? 'other';
}
