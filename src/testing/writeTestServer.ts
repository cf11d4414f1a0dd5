/** A test server with the small tracker, and a client that writes to it through GraphQL. */
import { sql } from 'kysely';
import { getEventKindByCode } from '../shared/events/kinds';
import { ROLES, type Role } from '../shared/issue';
import { DEFAULT_WORKFLOW_STATES, type DefaultWorkflowStateName } from '../shared/workflow';
import { encodeGlobalId } from '../server/domain/base/ids';
import type { IssueSearch } from '../server/search/list/IssueSearch';
import { createSqlIssueSearch } from '../server/search/sql/createSqlIssueSearch';
import type { DatabaseStore } from '../server/store/DatabaseStore';
import type { OpenTestStoreCallback } from './databases';
import type { SmallIssueTracker } from './smallTracker';
import { openTestServer, type TestServer } from './testServer';

/** The union of all fields that test queries select. Only the selected ones are present. */
export interface MutationTestQueryResult
  extends
    Record<MutationTestObjectFieldName, MutationTestQueryResult>,
    Record<MutationTestStringFieldName, string>,
    Record<MutationTestNumberFieldName, number> {
  nodes: MutationTestQueryResult[];
}
type MutationTestObjectFieldName =
  | 'node'
  | 'timelineEdge'
  | 'project'
  | 'issue'
  | 'issues'
  | 'payload'
  | 'comment'
  | 'other'
  | 'label'
  | 'milestone'
  | MutationTestIssueFieldName;
type MutationTestIssueFieldName =
  | 'labels'
  | 'assignees'
  | 'links'
  | 'state'
  | 'author'
  | 'closedBy'
  | 'current'
  | 'timeline';
type MutationTestStringFieldName =
  | 'removedAt'
  | 'viewerCan'
  | 'deletedIssueId'
  | 'body'
  | 'title'
  | '__typename'
  | 'id'
  | 'code'
  | 'message'
  | 'name'
  | 'login'
  | 'createdAt'
  | 'updatedAt'
  | 'closedAt';
type MutationTestNumberFieldName = 'replaced' | 'number' | 'version' | 'taskCount' | 'completedTaskCount';

export type MutationTestPayload = Omit<MutationTestQueryResult, 'issue'> & {
  issue: MutationTestQueryResult | null;
  errors: MutationTestQueryResult[];
};

export interface MutationTestServer extends Pick<
  TestServer,
  | 'server'
  | 'store'
  | 'token'
  | 'statements'
  | 'close'
  | 'postAsMaintainer'
  | 'createUserAuthorizationHeader'
  | 'postAnonymously'
> {
  tracker: SmallIssueTracker;
  /** Returns the global id of an object of project NET. */
  getGlobalId(type: string, number: number): string;
  getGlobalIdInProject(project: 'NET' | 'SEC', type: string, number: number): string;
  getUserGlobalId(login: keyof SmallIssueTracker['users']): string;
  getStateGlobalId(name: DefaultWorkflowStateName): string;
  /**
   * Runs a mutation and returns its payload; `fields` may spread the fragments Fields (of an issue) and
   * Errors.
   */
  mutate(name: string, input: Record<string, unknown>, fields: string): Promise<MutationTestPayload>;
  /** Reads an issue of project NET with all fields of the GraphQL fragment Fields. */
  readIssue(number: number): Promise<MutationTestQueryResult>;
  /** Returns the numbers of the issues of project NET that match a query, ascending. */
  findIssueNumbers(query: string): Promise<number[]>;
  /** Returns the kinds of an issue's events, in order. */
  readEventKinds(number: number): Promise<string[]>;
  /** Finds the database rows of project NET that contain the text: table and number. */
  findRowsContaining(text: string): Promise<{ rows: { at: string }[] }>;
  /** Returns the current version of project NET, which each change increments. */
  readProjectVersion(): Promise<number>;
  /** Changes the role in project NET of the user `maintainer`, who sends the requests. */
  setMaintainersRole(role: Role): Promise<void>;
}

const TEST_ISSUE_FRAGMENTS = `
  fragment Fields on Issue {
    id number title body type priority locked version createdAt updatedAt closedAt dueOn commentCount voteCount taskCount completedTaskCount
    state { name } author { login } closedBy { login } milestone { title } parent { number }
    labels(first: 50) { nodes { name } } assignees(first: 50) { nodes { login } }
    links(first: 50) { nodes { kind to { number } } }
  }
  fragment Errors on UserError {
    __typename code message path
    ... on ConflictError { current { title body version } }
    ... on TransitionError { allowed { name } }
    ... on LimitError { limit }
    ... on AccessError { requires }
  }`;

export async function openMutationTestServer(
  open: OpenTestStoreCallback,
  searchOf: (store: DatabaseStore) => IssueSearch = createSqlIssueSearch,
  options: Parameters<typeof openTestServer>[1] = {},
): Promise<MutationTestServer> {
  const test = await openTestServer(open, options, searchOf);
  const { store, tracker, postAsMaintainer } = test;
  const projectIds = { NET: tracker.netId, SEC: tracker.secId };
  const ask = async (
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<MutationTestQueryResult> => {
    const used = ['Fields', 'Errors'].filter((name) => query.includes(`...${name}`));
    const fragments = TEST_ISSUE_FRAGMENTS.split(/(?=fragment )/).filter((text) =>
      used.some((name) => text.startsWith(`fragment ${name} `)),
    );
    const result = (await postAsMaintainer({ query: query + fragments.join(''), variables })).json<{
      data: MutationTestQueryResult;
      errors?: { message: string }[];
    }>();
    if (result.errors) throw new Error(result.errors.map(({ message }) => message).join('\n'));
    return result.data;
  };
  return {
    ...test,
    getGlobalId: (type, number) => encodeGlobalId(type, tracker.netId, number),
    getGlobalIdInProject: (project, type, number) => encodeGlobalId(type, projectIds[project], number),
    getUserGlobalId: (login) => encodeGlobalId('User', tracker.users[login]),
    getStateGlobalId: (name) =>
      encodeGlobalId(
        'WorkflowState',
        tracker.netId,
        DEFAULT_WORKFLOW_STATES.find((state) => state.name === name)!.id,
      ),
    mutate: async (name, input, fields) => {
      const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
      const query = `mutation ($input: ${type}) { payload: ${name}(input: $input) { ${fields} } }`;
      return (await ask(query, { input })).payload as unknown as MutationTestPayload;
    },
    readIssue: async (number) =>
      (
        await ask(`query ($number: Int!) { project(key: "NET") { issue(number: $number) { ...Fields } } }`, {
          number,
        })
      ).project.issue,
    findIssueNumbers: async (query) => {
      const listQuery = `query ($query: String!) { project(key: "NET") { issues(query: $query, first: 200) { nodes { number } } } }`;
      const { project } = await ask(listQuery, { query });
      return project.issues.nodes.map(({ number }) => number).sort((a, b) => a - b);
    },
    readEventKinds: async (number) =>
      (
        await store.db
          .selectFrom('event')
          .select('kind')
          .where('project_id', '=', tracker.netId)
          .where('issue_number', '=', number)
          .orderBy('sequence')
          .execute()
      ).map(({ kind }) => getEventKindByCode(kind)!),
    findRowsContaining: (text) => {
      const has = (table: string, column: string) =>
        sql`SELECT ${`${table} `} || ${sql.ref(column)} AS at FROM ${sql.table(table)} t
          WHERE project_id = ${tracker.netId} AND strpos(lower(t::text), ${text.toLowerCase()}) > 0`;
      const tables = [
        ['issue', 'number'],
        ['issue_text', 'number'],
        ['issue_source', 'number'],
        ['comment', 'id'],
        ['event', 'sequence'],
        ['bulk_operation', 'number'],
        ['duplicate_pair', 'number'],
        ['duplicate_cluster_member', 'number'],
      ] as const;
      return sql<{ at: string }>`${sql.join(
        tables.map(([table, column]) => has(table, column)),
        sql` UNION ALL `,
      )}`.execute(store.db);
    },
    readProjectVersion: async () =>
      (
        await store.db
          .selectFrom('project')
          .select('version')
          .where('id', '=', tracker.netId)
          .executeTakeFirstOrThrow()
      ).version,
    setMaintainersRole: async (role) => {
      await store.db
        .updateTable('membership')
        .set({ role: ROLES.indexOf(role) })
        .where('project_id', '=', tracker.netId)
        .where('user_id', '=', tracker.users.maintainer)
        .execute();
    },
  };
}
