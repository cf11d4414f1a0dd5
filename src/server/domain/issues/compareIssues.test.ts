import { describeEachDatabaseEngine } from '../../../testing/databases';
import { openMutationTestServer, type MutationTestServer } from '../../../testing/writeTestServer';

const COMPARISON = `comparison(withId: $withId) {
  other { number }
  words { spellings otherSpellings }
  lines { text otherText }
  fields { kind labelScope values { text color } otherValues { text } isEqual }
}`;

interface Comparison {
  other: { number: number };
  words: { spellings: string[] }[];
  fields: { kind: string; labelScope: string | null; values: { text: string }[]; isEqual: boolean }[];
}

describeEachDatabaseEngine('comparing two issues', (open) => {
  let server: MutationTestServer;
  beforeAll(async () => {
    server = await openMutationTestServer(open);
  });
  afterAll(() => server.close());

  const compare = async (number: number, withId: string): Promise<Comparison | null> => {
    const query = `query ($number: Int!, $withId: ID!) { project(key: "NET") { issue(number: $number) { ${COMPARISON} } } }`;
    const answer = await server.postAsMaintainer({ query, variables: { number, withId } });
    return answer.json<{ data: { project: { issue: { comparison: Comparison | null } } } }>().data.project
      .issue.comparison;
  };
  const id = (number: number) => server.getGlobalId('Issue', number);

  it('returns shared words and a row for each field', async () => {
    const comparison = (await compare(4, id(8)))!;
    expect(comparison.other).toEqual({ number: 8 });
    expect(comparison.words.map(({ spellings }) => spellings)).toEqual([['Packet'], ['lost'], ['Body']]);
    expect(
      comparison.fields.map(({ kind, labelScope, values, isEqual }) => [
        kind,
        labelScope,
        values.map(({ text }) => text).join(),
        isEqual,
      ]),
    ).toEqual([
      ['STATE', null, 'Backlog', true],
      ['LABELS', 'component', 'net', true],
      ['LABELS', null, 'crash', true],
      ['ASSIGNEES', null, 'mika,maintainer', true],
    ]);
  });

  it('is not equal if both issues have no assignee', async () => {
    const { fields } = (await compare(1, id(5)))!;
    expect(fields.at(-1)).toMatchObject({ kind: 'ASSIGNEES', values: [], isEqual: false });
  });

  it('is null for the issue itself, missing issues and other projects', async () => {
    expect(await compare(4, id(4))).toBeNull();
    expect(await compare(4, id(9999))).toBeNull();
    expect(await compare(4, 'nonsense')).toBeNull();
    expect(await compare(4, server.getGlobalIdInProject('SEC', 'Issue', 1))).toBeNull();
  });
});
