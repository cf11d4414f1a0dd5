/** The GraphQL field Issue.searchSnippet. */
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { type MutationTestServer, openMutationTestServer } from '../../../testing/writeTestServer';
import { bulkLoadIssues } from '../../store/load/bulkLoadIssues';
import { createNewIssueWithDefaults } from '../../store/load/NewIssue';

const CREATED_AT = new Date('2025-01-01');

interface Snippet {
  text: string;
  matches: { start: number; end: number }[];
  commentId: string | null;
  commentAuthor: { login: string } | null;
}

/** The text of a snippet with its matches in brackets; null: the issue has no snippet. */
const formatSnippet = (snippet: Snippet | null): string | null =>
  snippet &&
  snippet.matches.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`,
    snippet.text,
  );

describeEachDatabaseEngine('search snippets', (open) => {
  let server: MutationTestServer;
  /** Number of the last issue that a test has inserted. */
  let last = 1000;

  beforeAll(async () => {
    server = await openMutationTestServer(open);
  });
  afterAll(() => server.close());

  const insertIssues = async (
    issues: { title?: string; body?: string; comments?: readonly string[] }[],
  ): Promise<number> => {
    const first = last + 1;
    last += issues.length;
    const { netId, users } = server.tracker;
    await bulkLoadIssues(
      server.store,
      netId,
      issues.map(({ title = 'Untitled', body = '', comments = [] }, index) =>
        createNewIssueWithDefaults({
          number: first + index,
          title,
          body,
          createdAt: CREATED_AT,
          comments: comments.map((text, nth) => ({
            authorId: users.mika,
            body: text,
            createdAt: new Date(CREATED_AT.getTime() + nth * 1_000),
            editedAt: null,
            sourceId: null,
          })),
        }),
      ),
    );
    return first;
  };
  const readSnippet = async (number: number, query: string): Promise<Snippet | null> => {
    const { body } = await server.postAsMaintainer({
      query: `query ($number: Int!, $query: String!) { project(key: "NET") { issue(number: $number) {
        searchSnippet(query: $query) { text matches { start end } commentId commentAuthor { login } } } } }`,
      variables: { number, query },
    });
    const { data } = JSON.parse(body) as {
      data: { project: { issue: { searchSnippet: Snippet | null } } };
    };
    return data.project.issue.searchSnippet;
  };
  const readMarkedSnippet = async (number: number, query: string): Promise<string | null> =>
    formatSnippet(await readSnippet(number, query));

  it.each([
    ['a word', 'crash ', 'It may crash, not crashes', 'It may [crash], not crashes'],
    ['the beginning of the last word', 'cra', 'It crashes', 'It [cra]shes'],
    ['a part of an identifier', 'pointer ', 'A NullPointerException', 'A Null[Pointer]Exception'],
    ['a whole identifier', 'foo.barBaz ', 'foo, then foo.barBaz', 'foo, then [foo.barBaz]'],
    ['a phrase', '"out of memory"', 'Memory: out of\nmemory', 'Memory: [out of memory]'],
    ['each of several words', 'wake crash ', 'Crash after wake', '[Crash] after [wake]'],
    ['alternatives', 'leak OR crash ', 'Crash on wake', '[Crash] on wake'],
    ['words with filters', 'is:open crash ', 'A crash', 'A [crash]'],
    ['no negated words', 'crash -wake', 'Crash on wake', '[Crash] on wake'],
    ['full-width letters', 'abc ', 'x ＡＢＣ y', 'x [ＡＢＣ] y'],
    ['words of scripts without spaces', '日本 ', '東京は日本の', '東京は[日本]の'],
    [
      'text without Markdown marks',
      'crash ',
      '## Steps\n\n- **See** [crash](x.html) `now`',
      'Steps See [crash] now',
    ],
    ['the address of a link', 'dump ', '[this](https://x.org/dump)', '[this](https://x.org/[dump])'],
    ['no word that is a part of another one', 'art ', 'Start it', null],
    ['no word that only the title contains', 'untitled ', 'Nothing', null],
    ['nothing for a query without words', 'is:open -crash', 'crash', null],
    ['nothing for a query of titles', 'in:title crash', 'crash', null],
  ])('shows %s', async (_what, query, body, expected) => {
    expect(await readMarkedSnippet(await insertIssues([{ body }]), query)).toBe(expected);
  });

  it('names the comment that contains the text, and its author', async () => {
    const number = await insertIssues([{ body: 'Nothing', comments: ['First', 'It is a crash', 'A crash'] }]);
    const snippet = await readSnippet(number, 'crash ');
    expect(formatSnippet(snippet)).toBe('It is a [crash]');
    expect(snippet?.commentAuthor).toEqual({ login: 'mika' });
    const { body } = await server.postAsMaintainer({
      query: `{ node(id: "${snippet!.commentId}") { ... on Comment { body issue { number } } } }`,
    });
    expect(JSON.parse(body)).toEqual({ data: { node: { body: 'It is a crash', issue: { number } } } });
    const described = await readSnippet(await insertIssues([{ body: 'A crash' }]), 'crash ');
    expect(described).toMatchObject({ commentId: null, commentAuthor: null });
  });

  it('prefers texts with words that the title lacks, then texts with more words', async () => {
    const comments = ['It wakes up', 'Crash on wake'];
    const number = await insertIssues([{ title: 'A crash', body: 'The crash', comments }]);
    expect(await readMarkedSnippet(number, 'crash wake ')).toBe('[Crash] on [wake]');
    expect(await readMarkedSnippet(number, 'crash wakes ')).toBe('It [wakes] up');
    expect(await readMarkedSnippet(number, 'crash ')).toBe('The [crash]');
  });

  it('searches only the texts that `in:` names', async () => {
    const number = await insertIssues([{ body: 'A crash', comments: ['The crash'] }]);
    expect(await readMarkedSnippet(number, 'in:comments crash ')).toBe('The [crash]');
    expect(await readMarkedSnippet(number, 'in:body crash ')).toBe('A [crash]');
    expect(await readMarkedSnippet(await insertIssues([{ body: 'crash' }]), 'in:comments crash')).toBeNull();
  });

  it('leaves out hidden, deleted and undone comments and purged texts', async () => {
    const number = await insertIssues([{}]);
    const issueId = server.getGlobalId('Issue', number);
    const add = async (body: string) =>
      (await server.mutate('addComment', { issueId, body }, 'comment { id } errors { code }')).comment.id;
    const ids = [await add('Pangolin one'), await add('Pangolin two'), await add('Pangolin three')];
    const four = await add('Pangolin four');
    const mutate = async (name: string, input: Record<string, unknown>) =>
      expect((await server.mutate(name, input, 'errors { code message }')).errors).toEqual([]);
    await mutate('setCommentHidden', { id: ids[0], hidden: true });
    expect(await readMarkedSnippet(number, 'pangolin ')).toBe('[Pangolin] two');
    await mutate('deleteComment', { id: ids[1] });
    expect(await readMarkedSnippet(number, 'pangolin ')).toBe('[Pangolin] three');
    await mutate('purgeText', { issueId, text: 'Pangolin three' });
    expect(await readMarkedSnippet(number, 'pangolin ')).toBe('[Pangolin] four');
    await mutate('setCommentHidden', { id: ids[0], hidden: false });
    expect(await readMarkedSnippet(number, 'pangolin ')).toBe('[Pangolin] one');
    await mutate('updateComment', { id: ids[0], body: 'Nothing' });
    expect(await readMarkedSnippet(number, 'pangolin ')).toBe('[Pangolin] four');
    await mutate('deleteComment', { id: four, undo: true });
    expect(await readMarkedSnippet(number, 'pangolin ')).toBeNull();
  });

  it('finds a match anywhere in a long text and in one of thousands of comments', async () => {
    const filler = 'Lorem ipsum (dolor), sit amet. ';
    const long = filler.repeat(20_000);
    const comments = Array.from({ length: 3_000 }, (_, nth) => `Comment ${nth}: ${filler}`);
    const first = await insertIssues([
      { body: `${long} pangolin ${long}` },
      { body: `${long} pangolin` },
      { body: filler, comments: [...comments, 'A pangolin', ...comments] },
    ]);
    const snippets = [0, 1, 2].map((nth) => readMarkedSnippet(first + nth, 'pangolin '));
    expect(await Promise.all(snippets)).toEqual([
      expect.stringMatching(/^…(?=.{100,300}$).*amet\. \[pangolin\] Lorem.*…$/),
      expect.stringMatching(/^….{10,24} \[pangolin\]…$/),
      'A [pangolin]',
    ]);
  });

  it('reads the texts of a page with one statement, and only the start of the longest ones', async () => {
    const filler = 'Lorem ipsum (dolor), sit amet. '.repeat(4_000);
    const body = `${filler.slice(0, 6_200)}wombat ${filler}pangolin`;
    const first = await insertIssues(Array.from({ length: 50 }, () => ({ body })));
    const readPage = async (fields: string) => {
      const query = `{ project(key: "NET") { issues(query: "number:>=${first}", first: 50) { nodes { ${fields} } } } }`;
      return (await server.postAsMaintainer({ query })).body;
    };
    server.statements.length = 0;
    const atStart = await readPage('searchSnippet(query: "wombat") { text }');
    expect(server.statements.filter((sql) => sql.includes('issue_text'))).toHaveLength(1);
    expect(atStart.match(/wombat/g)).toHaveLength(50);
    const found = (await readPage('searchSnippet(query: "pangolin") { text }')).match(/pangolin/g) ?? [];
    expect(found.length).toBeGreaterThan(20);
    expect(found.length).toBeLessThan(50);
  });
});
