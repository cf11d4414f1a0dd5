/** An HTTP server with a small tracker, for tests. Requests are injected without a network. */
import type { TokenScope } from '../shared/permissions';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import type { OpenTestStoreCallback } from './databases';
import { insertSmallIssueTracker, type SmallIssueTracker } from './smallTracker';
import { createTestFileServices } from './testFileServices';
import { insertTestApiToken } from './testToken';
import { createSqlIssueSearch } from '../server/search/sql/createSqlIssueSearch';
import type { IssueSearch } from '../server/search/list/IssueSearch';
import type { DatabaseStore } from '../server/store/DatabaseStore';
import { createHttpServer, type HttpServerOptions } from '../server/http/server';

type RequestHeaders = Record<string, string>;

export interface TestServer {
  server: FastifyInstance;
  store: DatabaseStore;
  tracker: SmallIssueTracker;
  /**
   * SQL statements of requests in order of execution, without those of background work, which can run at any time.
   * Tests can empty the array.
   */
  statements: string[];
  /** Sends a GraphQL query with the maintainer's token and returns `data`. Throws if there are errors. */
  queryAsMaintainer(query: string, variables?: Record<string, unknown>): Promise<TestQueryData>;
  /** API token of the maintainer, of scope admin. */
  token: string;
  /** Posts a body to /graphql with the maintainer's token, unless the headers contain another credential. */
  postAsMaintainer(body: unknown, headers?: RequestHeaders): Promise<LightMyRequestResponse>;
  /** Posts a body to /graphql without a token. */
  postAnonymously(body: unknown, headers?: RequestHeaders): Promise<LightMyRequestResponse>;
  /** Inserts a new API token of a user, by default of scope admin, and returns its authorization header. */
  createUserAuthorizationHeader(
    login: keyof SmallIssueTracker['users'],
    scope?: TokenScope,
  ): Promise<RequestHeaders>;
  close(): Promise<void>;
}

/** Data of test queries: the union of all fields that they select. Only the selected fields are present. */
export interface TestQueryData
  extends
    Record<TestQueryArrayFieldName, TestQueryData[]>,
    Record<TestQueryObjectFieldName, TestQueryData>,
    Record<TestQueryStringFieldName, string> {
  totalCount: number;
  offset: number;
  count: number;
  opened: number;
  closed: number;
  pageInfo: Record<'hasNextPage' | 'hasPreviousPage', boolean> & Record<'startCursor' | 'endCursor', string>;
}
type TestQueryArrayFieldName =
  | 'nodes'
  | 'edges'
  | 'facets'
  | 'values'
  | 'sections'
  | 'groups'
  | 'trend'
  | 'transitions'
  | 'states';
type TestQueryObjectFieldName =
  | 'viewer'
  | 'project'
  | 'projects'
  | 'search'
  | 'node'
  | 'workflow'
  | TestQueryConnectionFieldName
  | TestQueryIssueFieldName;
type TestQueryConnectionFieldName =
  | 'labels'
  | 'matching'
  | 'milestones'
  | 'members'
  | 'mika'
  | 'links'
  | 'facetValues';
type TestQueryIssueFieldName = 'issue' | 'issues' | 'timeline';
type TestQueryStringFieldName =
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
  | 'noneSelection'
  | 'createdAt';

export const TEST_SERVER_CONFIG: HttpServerOptions['config'] = {
  host: '127.0.0.1',
  publicUrl: null,
  trustedProxies: [],
  adminWrites: 1_000_000,
  oidc: null,
  secret: null,
};

export async function openTestServer(
  open: OpenTestStoreCallback,
  options: Partial<HttpServerOptions> = {},
  searchOf: (store: DatabaseStore) => IssueSearch = createSqlIssueSearch,
): Promise<TestServer> {
  const statements: string[] = [];
  const store = await open({
    onStatement: ({ sql, priority }) => {
      if (priority === 'foreground') statements.push(sql);
    },
  });
  const tracker = await insertSmallIssueTracker(store);
  const server = createHttpServer({
    store,
    search: searchOf(store),
    config: TEST_SERVER_CONFIG,
    log: pino({ level: 'silent' }),
    files: createTestFileServices(),
    ...options,
  });
  const as: TestServer['createUserAuthorizationHeader'] = async (login, scope = 'admin') => ({
    authorization: `Bearer ${await insertTestApiToken(store, tracker.users[login], scope)}`,
  });
  const token = await insertTestApiToken(store, tracker.users.maintainer, 'admin');
  const anonymous: TestServer['postAnonymously'] = (body, headers = {}) =>
    server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: 'localhost:4000', 'content-type': 'application/json', ...headers },
      payload: body as InjectOptions['payload'],
    });
  const post: TestServer['postAsMaintainer'] = (body, headers) =>
    anonymous(body, { authorization: `Bearer ${token}`, ...headers });
  return {
    server,
    store,
    tracker,
    statements,
    postAsMaintainer: post,
    postAnonymously: anonymous,
    createUserAuthorizationHeader: as,
    token,
    queryAsMaintainer: async (query, variables) => {
      const result = (await post({ query, variables })).json<{
        data: TestQueryData;
        errors?: { message: string }[];
      }>();
      if (result.errors) throw new Error(result.errors.map(({ message }) => message).join('\n'));
      return result.data;
    },
    close: () => server.close(),
  };
}
