import type { ServerApiCredentials } from '../Access';
import { postGraphQL } from '../postGraphQL';

/** An entry of a user's inbox. */
export interface InboxEntryData {
  reason: string;
  state: string;
  issue: { number: number } | null;
  bulkOperation: { number: number } | null;
}

/** Reads and changes the demo project of a test server as an API client. */
export class TrackerApi {
  readonly #credentials: ServerApiCredentials;
  readonly #projectKey = process.env.WINNOW_E2E_PROJECT!;

  constructor(credentials: ServerApiCredentials) {
    this.#credentials = credentials;
  }

  async send<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    return (await postGraphQL<Data>(this.#credentials, query, variables)).data;
  }

  /**
   * Runs a mutation, and fails the test if it reports errors.
   * @param fields fields of the payload to return
   */
  async mutate<Payload>(name: string, inputType: string, input: object, fields = ''): Promise<Payload> {
    const query = `mutation M($input: ${inputType}!) { ${name}(input: $input) { errors { message } ${fields} } }`;
    const data = await this.send<Record<string, Payload & { errors: unknown }>>(query, { input });
    expect(data[name]!.errors).toEqual([]);
    return data[name]!;
  }

  /** @param fields fields of the issue to return */
  async fetchIssue<Issue>(number: number, fields: string): Promise<Issue> {
    const data = await this.send<{ project: { issue: Issue } }>(
      `query Q($key: String!, $number: Int!) { project(key: $key) { issue(number: $number) { ${fields} } } }`,
      { key: this.#projectKey, number },
    );
    return data.project.issue;
  }

  async fetchIssueId(number: number): Promise<string> {
    return (await this.fetchIssue<{ id: string }>(number, 'id')).id;
  }

  async fetchProjectId(): Promise<string> {
    const data = await this.send<{ project: { id: string } }>(
      'query Q($key: String!) { project(key: $key) { id } }',
      { key: this.#projectKey },
    );
    return data.project.id;
  }

  async fetchUserId(login: string): Promise<string> {
    const data = await this.send<{
      project: { members: { nodes: { user: { id: string; login: string } }[] } };
    }>(
      `query Q($key: String!, $login: String!) { project(key: $key) {
        members(matching: $login, first: 50) { nodes { user { id login } } } } }`,
      { key: this.#projectKey, login },
    );
    return data.project.members.nodes.find(({ user }) => user.login === login)!.user.id;
  }

  /** Creates an issue in the project's first state, and returns its number. */
  async createIssue(title: string, assignees: readonly string[] = []): Promise<number> {
    const { issue } = await this.mutate<{ issue: { number: number } }>(
      'createIssue',
      'CreateIssueInput',
      {
        projectId: await this.fetchProjectId(),
        title,
        assigneeIds: await Promise.all(assignees.map((login) => this.fetchUserId(login))),
      },
      'issue { number }',
    );
    return issue.number;
  }

  async addComment(number: number, body: string): Promise<void> {
    await this.mutate('addComment', 'AddCommentInput', { issueId: await this.fetchIssueId(number), body });
  }

  async assign(number: number, login: string): Promise<void> {
    const assigneeIds = [await this.fetchUserId(login)];
    await this.mutate('updateIssue', 'UpdateIssueInput', {
      id: await this.fetchIssueId(number),
      assigneeIds,
    });
  }

  /** The inbox of the token's user, in all states, newest first. */
  async fetchInbox(): Promise<InboxEntryData[]> {
    const data = await this.send<{ notifications: { nodes: InboxEntryData[] } }>(
      `{ notifications(first: 50, states: [UNREAD, READ, DONE, SNOOZED]) {
        nodes { reason state issue { number } bulkOperation { number } } } }`,
    );
    return data.notifications.nodes;
  }
}
