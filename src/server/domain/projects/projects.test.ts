import { describeEachDatabaseEngine } from '../../../testing/databases';
import { type MultiUserTestServer, openMultiUserTestServer } from '../../../testing/multiUserTestServer';

/** The small tracker has the public project NET and the private project SEC. */
describeEachDatabaseEngine('projects that match a text', (open) => {
  let server: MultiUserTestServer;

  beforeAll(async () => {
    server = await openMultiUserTestServer(open);
  });
  afterAll(() => server.close());

  const findKeys = async (matching: string | null): Promise<string[]> => {
    const person = await server.createPerson(`reader-${Math.random().toString(36).slice(2, 10)}`);
    const query = `query ($matching: String) { projects(first: 50, matching: $matching) { totalCount nodes { key } } }`;
    const { data } = await person.sendQuery(query, { matching });
    const { totalCount, nodes } = data!['projects'] as { totalCount: number; nodes: { key: string }[] };
    expect(totalCount).toBe(nodes.length);
    return nodes.map(({ key }) => key);
  };

  it.each([' net ', 'NET', 'etwor'])('finds a project by a part of its name or key: %p', async (text) => {
    expect(await findKeys(text)).toEqual(['NET']);
  });

  it.each(['zzyzx', '%', '\0'])('finds nothing for %p', async (text) => {
    expect(await findKeys(text)).toEqual([]);
  });

  it('never finds a private project of others', async () => {
    expect(await findKeys('SEC')).toEqual([]);
    expect(await findKeys(null)).toEqual(['NET']);
  });
});
