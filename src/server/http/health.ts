/** Endpoints for monitoring: liveness, readiness and Prometheus metrics. */
import type { FastifyInstance } from 'fastify';
import type { DatabaseStore } from '../store/DatabaseStore';
import type { ServerMetrics } from './metrics';

/** Time limit of the readiness query, in milliseconds. */
const READINESS_TIMEOUT_MS = 2_000;

export function registerHealthRoutes(
  server: FastifyInstance,
  store: DatabaseStore,
  metrics: ServerMetrics,
): void {
  server.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send('ok\n'));

  server.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await awaitWithTimeout(checkDatabaseResponds(store), READINESS_TIMEOUT_MS);
      return reply.send('ok\n');
    } catch (error) {
      request.log.warn({ err: error }, 'readiness check failed');
      return reply.status(503).send('the database is not responding\n');
    }
  });

  server.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.collect()),
  );
}

/**
 * Checks that the database responds. Any statement will do, because the tables have existed since the server started.
 */
async function checkDatabaseResponds(store: DatabaseStore): Promise<void> {
  await store.db.selectFrom('project').select('id').limit(1).execute();
}

async function awaitWithTimeout(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no response in ${milliseconds} ms`)), milliseconds);
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
