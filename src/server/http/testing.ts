/** A server over a small tracker, for tests: asked without a network. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import type { OpenStore } from '../../testing/databases';
import { loadSmallTracker, type SmallTracker } from '../../testing/smallTracker';
import { createSqlSearch } from '../search/sql/createSqlSearch';
import type { Store } from '../store/Store';
import { createServer, type ServerOptions } from './server';

export interface TestServer {
  server: FastifyInstance;
  store: Store;
  tracker: SmallTracker;
  /** The statements that ran since they were last emptied. */
  statements: string[];
  /** Answers `data`; throws what the server told of errors. */
  ask(query: string, variables?: Record<string, unknown>): Promise<Json>;
  /** Posts a body to /graphql as it is. */
  post(body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** Whatever a query answers: tests look into it freely. */
export type Json = { [key: string]: Json } & Json[] & string & number;

export async function openTestServer(
  open: OpenStore,
  options: Partial<ServerOptions> = {},
): Promise<TestServer> {
  const statements: string[] = [];
  const store = await open({ onStatement: ({ sql }) => statements.push(sql) });
  const tracker = await loadSmallTracker(store);
  const server = createServer({
    store,
    search: createSqlSearch(store),
    config: { host: '127.0.0.1', publicUrl: null, trustedProxies: [] },
    log: pino({ level: 'silent' }),
    ...options,
  });
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: 'localhost:4000', 'content-type': 'application/json', ...headers },
      payload: body as InjectOptions['payload'],
    });
  return {
    ...{ server, store, tracker, statements, post },
    ask: async (query, variables) => {
      const answer = (await post({ query, variables })).json<{
        data: Json;
        errors?: { message: string }[];
      }>();
      if (answer.errors) throw new Error(answer.errors.map(({ message }) => message).join('\n'));
      return answer.data;
    },
    close: () => server.close(),
  };
}
