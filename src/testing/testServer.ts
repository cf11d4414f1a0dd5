/** A server over a small tracker, for tests: asked without a network. */
import type { TokenScope } from '../shared/permissions';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import type { OpenStore } from './databases';
import { loadSmallTracker, type SmallTracker } from './smallTracker';
import { insertTestToken } from './testToken';
import { createSqlSearch } from '../server/search/sql/createSqlSearch';
import type { Search } from '../server/search/Search';
import type { Store } from '../server/store/Store';
import { createServer, type ServerOptions } from '../server/http/server';

type Headers = Record<string, string>;

export interface TestServer {
  server: FastifyInstance;
  store: Store;
  tracker: SmallTracker;
  /** The statements that ran since they were last emptied. */
  statements: string[];
  /** Answers `data`; throws what the server told of errors. */
  ask(query: string, variables?: Record<string, unknown>): Promise<QueryData>;
  /** The maintainer's, of scope admin. */
  token: string;
  /** Posts a body to /graphql as it is: with a token of the maintainer's, unless the headers say who asks. */
  post(body: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  /** The same without it. */
  anonymous(body: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  /** Headers by which somebody asks: with a new token, of scope admin unless told otherwise. */
  as(login: keyof SmallTracker['users'], scope?: TokenScope): Promise<Headers>;
  close(): Promise<void>;
}

/** What the queries of tests answer: each has what it asked for of these, and nothing else. */
export interface QueryData extends Record<Many, QueryData[]>, Record<One, QueryData>, Record<Text, string> {
  totalCount: number;
  offset: number;
  count: number;
  opened: number;
  closed: number;
  pageInfo: Record<'hasNextPage' | 'hasPreviousPage', boolean> & Record<'startCursor' | 'endCursor', string>;
}
type Many =
  'nodes' | 'edges' | 'facets' | 'values' | 'sections' | 'groups' | 'trend' | 'transitions' | 'states';
type One = 'viewer' | 'project' | 'projects' | 'search' | 'node' | 'workflow' | Connections | Issues;
type Connections = 'labels' | 'matching' | 'milestones' | 'members' | 'mika' | 'links' | 'facetValues';
type Issues = 'issue' | 'issues' | 'timeline';
type Text =
  | '__typename'
  | 'id'
  | 'name'
  | 'color'
  | 'key'
  | 'number'
  | 'label'
  | 'body'
  | 'bodyHTML'
  | 'cursor'
  | 'week'
  | 'createdAt';

export const TEST_CONFIG: ServerOptions['config'] = {
  ...{ host: '127.0.0.1', publicUrl: null, trustedProxies: [], adminWrites: 1_000_000 },
  ...{ oidc: null, secret: null },
};

export async function openTestServer(
  open: OpenStore,
  options: Partial<ServerOptions> = {},
  searchOf: (store: Store) => Search = createSqlSearch,
): Promise<TestServer> {
  const statements: string[] = [];
  const store = await open({ onStatement: ({ sql }) => statements.push(sql) });
  const tracker = await loadSmallTracker(store);
  const server = createServer({
    store,
    search: searchOf(store),
    config: TEST_CONFIG,
    log: pino({ level: 'silent' }),
    ...options,
  });
  const as: TestServer['as'] = async (login, scope = 'admin') => ({
    authorization: `Bearer ${await insertTestToken(store, tracker.users[login], scope)}`,
  });
  const token = await insertTestToken(store, tracker.users.maintainer, 'admin');
  const anonymous: TestServer['anonymous'] = (body, headers = {}) =>
    server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: 'localhost:4000', 'content-type': 'application/json', ...headers },
      payload: body as InjectOptions['payload'],
    });
  const post: TestServer['post'] = (body, headers) =>
    anonymous(body, { authorization: `Bearer ${token}`, ...headers });
  return {
    ...{ server, store, tracker, statements, post, anonymous, as, token },
    ask: async (query, variables) => {
      const answer = (await post({ query, variables })).json<{
        data: QueryData;
        errors?: { message: string }[];
      }>();
      if (answer.errors) throw new Error(answer.errors.map(({ message }) => message).join('\n'));
      return answer.data;
    },
    close: () => server.close(),
  };
}
