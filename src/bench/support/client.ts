import operations from '../../../__generated__/operations.json';
import { type ServerApiCredentials, createAuthorizedRequestHeaders } from '../../testing/Access';
import { measureDuration } from './measure';

export type QueryVariables = Record<string, unknown>;

/** A GraphQL client that authenticates with an API token. */
export class BenchClient {
  readonly #credentials: ServerApiCredentials;
  readonly #project: string;

  constructor(credentials: ServerApiCredentials, project: string) {
    this.#credentials = credentials;
    this.#project = project;
  }

  /**
   * @returns the response's data, and the milliseconds from sending the request until its response was parsed
   */
  async sendQuery<Data>(query: string, variables: QueryVariables = {}): Promise<{ ms: number; data: Data }> {
    const { ms, value } = await measureDuration(async () => {
      const response = await fetch(`${this.#credentials.url}/graphql`, {
        method: 'POST',
        headers: { ...createAuthorizedRequestHeaders(this.#credentials), accept: 'application/json' },
        body: JSON.stringify({ query, variables: { project: this.#project, ...variables } }),
      });
      return (await response.json()) as { data?: Data; errors?: { message: string }[] };
    });
    if (!value.data || value.errors)
      throw new Error(`${JSON.stringify(variables)}: ${JSON.stringify(value.errors)}`);
    return { ms, data: value.data };
  }
}

const PERSISTED_OPERATION_ID_BY_NAME = new Map(
  Object.entries(operations as Record<string, string>).map(([id, text]) => [
    /^\w+ (\w+)/.exec(text)?.[1],
    id,
  ]),
);

/**
 * Sends a persisted operation: the request contains the hash of an operation on the allow-list, not its text.
 * @param operation its name, such as IssueScreenQuery
 * @param headers the credentials, none for an anonymous visitor
 * @returns the response's data
 * @throws Error with the codes and messages of the response's errors
 */
export async function sendPersistedOperation(
  url: string,
  operation: string,
  variables: object,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<unknown> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ documentId: PERSISTED_OPERATION_ID_BY_NAME.get(operation), variables }),
    ...(signal ? { signal } : {}),
  });
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: { message: string }[] };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
