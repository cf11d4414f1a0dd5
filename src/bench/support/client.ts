import { type ServerApiCredentials, createAuthorizedRequestHeaders } from '../../testing/Access';
import { measureDuration } from './measure';

export type QueryVariables = Record<string, unknown>;

/** A GraphQL client that authenticates with an API token. */
export class BenchClient {
  readonly #access: ServerApiCredentials;
  readonly #project: string;

  constructor(access: ServerApiCredentials, project: string) {
    this.#access = access;
    this.#project = project;
  }

  /**
   * @returns the response's data, and the milliseconds from sending the request until its response was parsed
   */
  async sendQuery<Data>(query: string, variables: QueryVariables = {}): Promise<{ ms: number; data: Data }> {
    const { ms, value } = await measureDuration(async () => {
      const response = await fetch(`${this.#access.url}/graphql`, {
        method: 'POST',
        headers: { ...createAuthorizedRequestHeaders(this.#access), accept: 'application/json' },
        body: JSON.stringify({ query, variables: { project: this.#project, ...variables } }),
      });
      return (await response.json()) as { data?: Data; errors?: { message: string }[] };
    });
    if (!value.data || value.errors)
      throw new Error(`${JSON.stringify(variables)}: ${JSON.stringify(value.errors)}`);
    return { ms, data: value.data };
  }
}
