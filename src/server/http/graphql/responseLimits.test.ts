/** Limits of the texts in a response, of rendering, and of responses that clients do not read, over HTTP. */
import { connect } from 'node:net';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { openTestServer, type TestServer } from '../../../testing/testServer';
import { waitUntil } from '../../../testing/waitUntil';
import { MARKDOWN_TEXT_LENGTH_MAX } from '../../../shared/limits';

interface TestResponse {
  data?: { project: Record<string, string> | null } | null;
  errors?: { message: string; extensions: { code: string } }[];
}

describeEachDatabaseEngine('response limits', (open) => {
  let test: TestServer;
  let port: number;
  let readToken: Record<string, string>;

  beforeAll(async () => {
    test = await openTestServer(open);
    readToken = await test.createUserAuthorizationHeader('mika', 'read');
    await test.server.listen({ host: '127.0.0.1', port: 0 });
    port = (test.server.server.address() as { port: number }).port;
  });
  afterAll(() => test.close());

  const post = (query: string, variables: object = {}) =>
    fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...readToken },
      body: JSON.stringify({ query, variables }),
    });

  /** A query with many aliases of a preview of the same text. */
  const buildPreviewQuery = (count: number) =>
    `query ($text: String!) { project(key: "NET") {
    ${Array.from({ length: count }, (_, index) => `a${index}: renderMarkdown(text: $text)`).join('\n')} } }`;

  /** A query with many aliases of the text of a comment. */
  const buildBodyQuery = (count: number) => {
    const aliases = Array.from({ length: count }, (_, index) => `a${index}: body`).join(' ');
    return `{ project(key: "NET") { issue(number: 2) { timeline(first: 1) { nodes { ... on Comment { ${aliases} } } } } } }`;
  };

  const setCommentBodies = (body: string) =>
    test.store.db.updateTable('comment').set({ body }).where('project_id', '=', test.tracker.netId).execute();

  const repeatToLength = (text: string, length: number) =>
    text.repeat(Math.ceil(length / text.length)).slice(0, length);

  it('returns TOO_COMPLEX when aliases render more than one request can', async () => {
    const response = await post(buildPreviewQuery(90), {
      text: repeatToLength('word ', MARKDOWN_TEXT_LENGTH_MAX),
    });
    const { data, errors } = (await response.json()) as TestResponse;
    expect(response.status).toBe(400);
    expect(data ?? null).toBeNull();
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['TOO_COMPLEX']);
    // The cost of the operation is within its limit.
    expect(errors?.[0]?.message).toContain('characters');
  });

  it('returns TOO_COMPLEX when the response repeats a long text too often', async () => {
    await setCommentBodies(repeatToLength('word ', MARKDOWN_TEXT_LENGTH_MAX));
    const response = await post(buildBodyQuery(400));
    const { errors } = (await response.json()) as TestResponse;
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['TOO_COMPLEX']);
    // The cost of the operation is within its limit.
    expect(errors?.[0]?.message).toContain('characters');
  });

  it('returns RATE_LIMITED while clients of the same person do not read their responses', async () => {
    await setCommentBodies(repeatToLength('word ', MARKDOWN_TEXT_LENGTH_MAX));
    // The response is larger than the socket buffers of the operating system, so part of it stays in the server.
    const query = buildBodyQuery(180);
    const body = JSON.stringify({ query });
    const request = [
      'POST /graphql HTTP/1.1',
      'host: localhost:4000',
      'content-type: application/json',
      `authorization: ${readToken['authorization']}`,
      `content-length: ${body.length}`,
      '',
      body,
    ].join('\r\n');
    const sockets = Array.from({ length: 6 }, () => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.pause().write(request + request);
      return socket;
    });
    const readStatus = async (): Promise<number> => {
      const response = await post(query);
      await response.arrayBuffer();
      return response.status;
    };
    try {
      await waitUntil(async () => (await readStatus()) === 429);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
    // The responses of closed connections no longer count.
    await waitUntil(async () => (await readStatus()) === 200);
  });

  describe('an issue with many long comments', () => {
    const readTimeline = async (args: string) => {
      const response = await post(
        `{ project(key: "NET") { issue(number: 2) { timeline(${args}) { totalCount offset
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
        nodes { ... on Comment { id bodyHTML } } } } } }`,
      );
      const { data } = (await response.json()) as {
        data: { project: { issue: { timeline: TestTimeline } } };
      };
      return data.project.issue.timeline;
    };
    interface TestTimeline {
      totalCount: number;
      offset: number;
      pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
      nodes: { id: string; bodyHTML: string }[];
    }

    beforeAll(async () => {
      const table = `|a|b|\n|-|-|\n${'|a|b|\n'.repeat(2_000)}`;
      await setCommentBodies(table);
    });

    it('is read completely in both directions in pages with fewer items than requested', async () => {
      const readAll = async (direction: 'first' | 'last'): Promise<string[]> => {
        const ids: string[] = [];
        let cursor = '';
        for (;;) {
          const { nodes, pageInfo } = await readTimeline(`${direction}: 50${cursor}`);
          expect(nodes.length).toBeGreaterThan(0);
          expect(nodes.length).toBeLessThan(50);
          const page = nodes.map(({ id }) => id);
          if (direction === 'first') ids.push(...page);
          else ids.unshift(...page);
          if (direction === 'first' ? !pageInfo.hasNextPage : !pageInfo.hasPreviousPage) return ids;
          cursor =
            direction === 'first'
              ? `, after: "${pageInfo.endCursor}"`
              : `, before: "${pageInfo.startCursor}"`;
        }
      };
      const [forwards, backwards] = [await readAll('first'), await readAll('last')];
      expect(new Set(forwards).size).toBe(130);
      expect(backwards).toEqual(forwards);
    });

    it('has a page around a comment that contains the comment', async () => {
      const { nodes } = await readTimeline('last: 1');
      const around = await readTimeline(`first: 20, around: "${nodes[0]!.id}"`);
      expect(around.nodes.map(({ id }) => id)).toContain(nodes[0]!.id);
      expect(around.nodes.length).toBeLessThan(20);
      expect(around.offset + around.nodes.length).toBe(around.totalCount);
    });
  });

  it('shows a text with too large HTML as plain text with a note', async () => {
    const text = `[a]: https://example.org/${'x'.repeat(20_000)}\n\n${'[a]'.repeat(10_000)}`;
    const { data } = (await (await post(buildPreviewQuery(1), { text })).json()) as TestResponse;
    const html = data!.project!['a0']!;
    expect(html).toMatch(/^<p><em>This text is too long or too complex to be formatted\.<\/em><\/p>\n<pre>/);
    expect(html.length).toBeLessThan(text.length + 200);
  });
});
