/** Conformance to the GraphQL over HTTP specification, by the audits of graphql-http against a running server. */
import type { AddressInfo } from 'node:net';
import { type AuditResult, serverAudits } from 'graphql-http';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { openTestServer, type TestServer } from '../../../testing/testServer';

describeEachDatabaseEngine('GraphQL over HTTP', (open) => {
  let test: TestServer;
  let url: string;

  beforeAll(async () => {
    test = await openTestServer(open);
    await test.server.listen({ host: '127.0.0.1', port: 0 });
    url = `http://127.0.0.1:${(test.server.server.address() as AddressInfo).port}/graphql`;
  });
  afterAll(() => test.close());

  /** Fetch with an API token. */
  const ask: typeof fetch = (input, init) =>
    fetch(input, { ...init, headers: { ...init?.headers, authorization: `Bearer ${test.token}` } });

  it('passes every audit except the optional ones for GET requests', async () => {
    const results: AuditResult[] = [];
    for (const audit of serverAudits({ url: () => url, fetchFn: ask })) results.push(await audit.fn());
    expect(results.length).toBeGreaterThan(50);
    const failed = results.flatMap((result) =>
      result.status === 'ok' ? [] : [`${result.status}: ${result.name}`],
    );
    expect(failed).toEqual([
      'notice: MAY accept application/x-www-form-urlencoded formatted GET requests',
      'notice: MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json',
      'notice: MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json',
    ]);
  });
});
