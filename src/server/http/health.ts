/** For whoever watches over the process: is it alive, can it answer, how is it doing. */
import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/Store';
import type { Metrics } from './metrics';

/** A database that takes longer than this, in milliseconds, does not count as reachable. */
const TIMEOUT = 2_000;

export function registerHealth(server: FastifyInstance, store: Store, metrics: Metrics): void {
  server.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send('ok\n'));

  server.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await withTimeout(isMigrated(store), TIMEOUT);
      return reply.send('ok\n');
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.status(503).send('the database does not answer\n');
    }
  });

  server.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics()),
  );
}

/** Opening the store migrates it; this asks for a table of the latest migration. */
async function isMigrated(store: Store): Promise<void> {
  await store.db.selectFrom('project').select('id').limit(1).execute();
}

async function withTimeout(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${milliseconds} ms`)), milliseconds);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
