import { timed } from './measure';

export type Variables = Record<string, unknown>;

/** Asks a running server over HTTP, as a program with a token would. */
export class BenchClient {
  readonly #url: string;
  readonly #project: string;

  constructor(url: string, project: string) {
    this.#url = url;
    this.#project = project;
  }

  /** @returns the answer's data, and the milliseconds from sending until it was read and parsed */
  async ask<Data>(query: string, variables: Variables = {}): Promise<{ ms: number; data: Data }> {
    const { ms, value } = await timed(async () => {
      const response = await fetch(`${this.#url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ query, variables: { project: this.#project, ...variables } }),
      });
      return (await response.json()) as { data?: Data; errors?: { message: string }[] };
    });
    if (!value.data || value.errors)
      throw new Error(`${JSON.stringify(variables)}: ${JSON.stringify(value.errors)}`);
    return { ms, data: value.data };
  }
}
