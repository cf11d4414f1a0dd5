import type { Browser, Page } from 'playwright-core';
import { type ServerApiCredentials, createAuthorizedRequestHeaders } from '../../testing/Access';
import { getDemoUserSessionCookie, setBrowserSessionCookie } from '../../testing/browser/signIn';

export interface AcknowledgedMutation<Payload> {
  payload: Payload;
  /** When the response had been read, in epoch ms. */
  at: number;
}

/** The browser of the actor, who changes issues. */
export class ActingBrowser {
  readonly #page: Page;
  readonly #headers: Record<string, string>;

  private constructor(page: Page, headers: Record<string, string>) {
    this.#page = page;
    this.#headers = headers;
  }

  static async open(
    browser: Browser,
    credentials: ServerApiCredentials,
    login: string,
    project: string,
  ): Promise<ActingBrowser> {
    const context = await browser.newContext();
    await setBrowserSessionCookie(
      context,
      credentials.url,
      await getDemoUserSessionCookie(credentials.url, login),
    );
    const page = await context.newPage();
    await page.goto(`${credentials.url}/projects/${project}/issues`);
    await page.getByRole('grid', { name: 'Issues' }).getByRole('link').first().waitFor();
    return new ActingBrowser(page, createAuthorizedRequestHeaders(credentials));
  }

  /**
   * Sends a mutation from within the page.
   * @param name the mutation's field
   * @param fields fields of the payload to return
   * @throws Error if the payload has errors
   */
  async mutate<Payload>(
    name: string,
    inputType: string,
    input: object,
    fields = '',
  ): Promise<AcknowledgedMutation<Payload>> {
    const query = `mutation ($input: ${inputType}!) { ${name}(input: $input) { errors { message } ${fields} } }`;
    const { text, at } = await this.#page.evaluate(
      async ([headers, body]) => {
        const response = await fetch('/graphql', { method: 'POST', headers, body });
        const text = await response.text();
        return { text, at: performance.timeOrigin + performance.now() };
      },
      [this.#headers, JSON.stringify({ query, variables: { input } })] as const,
    );
    const result = JSON.parse(text) as { data?: Record<string, Payload & { errors: unknown[] }> };
    const payload = result.data?.[name];
    if (!payload || payload.errors.length > 0) throw new Error(`${name}: ${text}`);
    return { payload, at };
  }
}
