/** A server whose responses are compared with those of another one. */
import { execute, parse } from 'graphql';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { ROLES } from '../../shared/issue';
import type { VisibilityRule } from '../../server/domain/access/VisibilityRule';
import { createRequestContext, type RequestContext } from '../../server/domain/context/RequestContext';
import type { SharedServices } from '../../server/domain/context/SharedServices';
import { createHttpServer } from '../../server/http/server';
import { graphqlSchema } from '../../server/schema';
import { createSqlIssueSearch } from '../../server/search/sql/createSqlIssueSearch';
import type { DatabaseStore } from '../../server/store/DatabaseStore';
import { createTestPeople, createTestProjectWithKey } from '../arbitrariesStore';
import { createTestFileServices } from '../testFileServices';
import { TEST_SERVER_CONFIG } from '../testServer';
import type { ComparedPeople, ComparedProject } from './trackers';

/** Key that signs the addresses of feeds. Both servers use it, so that their addresses are equal. */
const SIGNING_SECRET = 'a secret of tests that both servers share';

export class ComparedServer {
  readonly store: DatabaseStore;
  readonly server: FastifyInstance;
  readonly services: SharedServices;
  readonly projects: readonly ComparedProject[];
  readonly people: ComparedPeople;

  private constructor(parts: Pick<ComparedServer, 'store' | 'server' | 'services' | 'projects' | 'people'>) {
    this.store = parts.store;
    this.server = parts.server;
    this.services = parts.services;
    this.projects = parts.projects;
    this.people = parts.people;
  }

  /** Creates a server with two projects, three people and a saved view. */
  static async open(store: DatabaseStore, visibilityRule?: VisibilityRule): Promise<ComparedServer> {
    const [ann, bob, cleo] = (await createTestPeople(store)).map(({ id }) => id) as [number, number, number];
    const projects: ComparedProject[] = [];
    for (const key of ['NET', 'APP']) {
      const id = await createTestProjectWithKey(store, key);
      projects.push({ id, key });
      const repository = `https://github.com/acme/${key.toLowerCase()}`;
      await store.db.insertInto('project_source').values({ project_id: id, url: repository }).execute();
      await store.db
        .insertInto('notification_cursor')
        .values({ project_id: id, sequence: 0, last_user_id: 0 })
        .execute();
      await store.db
        .insertInto('membership')
        .values([
          { project_id: id, user_id: ann, role: ROLES.indexOf('maintainer') },
          { project_id: id, user_id: bob, role: ROLES.indexOf('reporter') },
        ])
        .execute();
      await store.db
        .insertInto('saved_view')
        .values({
          project_id: id,
          id: 1,
          owner_id: ann,
          slug: 'all',
          name: 'All',
          query: 'is:open',
          order_field: null,
          descending: true,
          group_field: null,
          label_scope: null,
          density: null,
          shared: true,
          created_at: new Date(0),
          deleted_at: null,
        })
        .execute();
    }
    let services: SharedServices | undefined;
    const server = createHttpServer({
      store,
      search: createSqlIssueSearch(store),
      visibilityRule,
      config: { ...TEST_SERVER_CONFIG, secret: SIGNING_SECRET },
      log: pino({ level: 'silent' }),
      files: createTestFileServices(),
      onServices: (created) => (services = created),
    });
    return new ComparedServer({ store, server, services: services!, projects, people: { ann, bob, cleo } });
  }

  createContext(userId: number | null): RequestContext {
    const viewer = userId === null ? null : { id: userId, administrator: false, scope: 'admin' as const };
    return createRequestContext(this.services, {
      viewer,
      credential: null,
      client: { address: null, userAgent: null },
    });
  }

  /** Executes an operation without the limits of requests. Returns plain data, with the messages of errors only. */
  async execute(
    userId: number | null,
    document: string,
    variableValues: Record<string, unknown> = {},
  ): Promise<{ data: unknown; errors: string[] }> {
    const contextValue = this.createContext(userId);
    const result = await execute({
      schema: graphqlSchema,
      document: parse(document),
      contextValue,
      variableValues,
    });
    return {
      data: JSON.parse(JSON.stringify(result.data ?? null)) as unknown,
      errors: (result.errors ?? []).map(({ message, path }) => `${path?.join('.') ?? ''}: ${message}`),
    };
  }

  close(): Promise<void> {
    return this.server.close();
  }
}
