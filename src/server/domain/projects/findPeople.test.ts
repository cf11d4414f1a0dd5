import { PROJECT_VISIBILITIES } from '../../../shared/issue';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import {
  openMultiUserTestServer,
  type SignedInTestUser,
  type MultiUserTestServer,
} from '../../../testing/multiUserTestServer';
import { encodeGlobalId } from '../base/ids';

describeEachDatabaseEngine('people of a project', (open) => {
  let server: MultiUserTestServer;
  let viewer: SignedInTestUser;
  let trixie: SignedInTestUser;

  beforeAll(async () => {
    server = await openMultiUserTestServer(open);
    for (const login of ['dmitri', 'triager', 'b-tri', 'zz-tri'])
      await server.createPerson(login, { role: 'developer' });
    trixie = await server.createPerson('trixie', { role: 'developer' });
    viewer = await server.createPerson('trina', { role: 'triager' });
    // This user is no member of a project and has no issues.
    await server.createPerson('tri-stranger');
  });
  afterAll(() => server.close());

  const findLogins = async (
    field: 'assignableUsers' | 'people',
    matching: string,
    by: Pick<SignedInTestUser, 'sendQuery'> = viewer,
  ) => {
    const query = `query ($matching: String!) { project(key: "NET") { found: ${field}(matching: $matching) { login } } }`;
    const { data } = await by.sendQuery(query, { matching });
    const { found } = data!['project'] as { found: { login: string }[] };
    return found.map(({ login }) => login);
  };

  it('lists assignable members: the viewer first, then start of login, start of a word, other parts', async () => {
    expect(await findLogins('assignableUsers', 'tri')).toEqual([
      'trina',
      'triager',
      'trixie',
      'b-tri',
      'zz-tri',
      'dmitri',
    ]);
    expect(await findLogins('assignableUsers', 'B-TRI')).toEqual(['b-tri']);
    expect((await findLogins('assignableUsers', ''))[0]).toBe('trina');
  });

  it('lists users to whom the viewer has assigned issues before other members', async () => {
    const { errors } = await viewer.mutate('updateIssue', {
      id: encodeGlobalId('Issue', server.tracker.netId, 5),
      addAssigneeIds: [trixie.id],
    });
    expect(errors).toEqual([]);
    expect((await findLogins('assignableUsers', 'tri')).slice(0, 3)).toEqual(['trina', 'trixie', 'triager']);
  });

  it('leaves out disabled members and users without a part in the project', async () => {
    const { db } = server.store;
    await db.updateTable('app_user').set({ disabled: true }).where('login', '=', 'dmitri').execute();
    expect(await findLogins('assignableUsers', 'dmi')).toEqual([]);
    expect(await findLogins('assignableUsers', 'stranger')).toEqual([]);
    expect(await findLogins('people', 'stranger')).toEqual([]);
  });

  it('finds authors who are not members in completions, by login and by name', async () => {
    const { db } = server.store;
    await db.updateTable('app_user').set({ name: 'Countess Lovelace' }).where('login', '=', 'ada').execute();
    expect(await findLogins('people', 'ad')).toEqual(['ada']);
    expect(await findLogins('people', 'love')).toEqual(['ada']);
    expect(await findLogins('assignableUsers', 'love')).toEqual([]);
    const query =
      '{ project(key: "NET") { facetValues(field: AUTHOR, matching: "love") { nodes { key } } } }';
    const { data } = await viewer.sendQuery(query);
    expect(data).toEqual({ project: { facetValues: { nodes: [{ key: 'ada' }] } } });
  });

  it('lists the participants of an issue first among the people whom its texts can mention', async () => {
    const findMentionable = async (issueId: string | null, matching = '') => {
      const query = `query ($issueId: ID, $matching: String) { project(key: "NET") {
        found: mentionableUsers(issueId: $issueId, matching: $matching, first: 3) { login } } }`;
      const { data } = await viewer.sendQuery(query, { issueId, matching });
      return (data!['project'] as { found: { login: string }[] }).found.map(({ login }) => login);
    };
    const stranger = await server.createPerson('commenting-stranger');
    const issueId = encodeGlobalId('Issue', server.tracker.netId, 7);
    for (const user of [trixie, stranger])
      expect((await user.mutate('addComment', { issueId, body: 'Same here' })).errors).toEqual([]);
    const participants = await findMentionable(issueId);
    expect(participants).toContain('trixie');
    expect(participants).toContain('commenting-stranger');
    expect(await findMentionable(issueId, 'commenting')).toEqual(['commenting-stranger']);
    expect(await findMentionable(null, 'commenting')).toEqual([]);
    // Those who can no longer read a project are not offered, whatever they have written before.
    const { db } = server.store;
    const setVisibility = (visibility: number) =>
      db.updateTable('project').set({ visibility }).where('id', '=', server.tracker.netId).execute();
    const [{ visibility }] = (await db
      .selectFrom('project')
      .select('visibility')
      .where('id', '=', server.tracker.netId)
      .execute()) as [{ visibility: number }];
    await setVisibility(PROJECT_VISIBILITIES.indexOf('private'));
    expect(await findMentionable(issueId, 'commenting')).toEqual([]);
    expect(await findMentionable(issueId)).toContain('trixie');
    await setVisibility(visibility);
  });
});
