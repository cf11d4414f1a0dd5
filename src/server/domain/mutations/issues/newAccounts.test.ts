import { NEW_ACCOUNT_ISSUES_PER_HOUR_DEFAULT } from '../../../../shared/limits';
import { getDefaultWorkflowStateId } from '../../../../shared/workflow';
import { describeEachDatabaseEngine } from '../../../../testing/databases';
import {
  type MultiUserTestServer,
  openMultiUserTestServer,
  type SignedInTestUser,
} from '../../../../testing/multiUserTestServer';
import { findStoreInconsistencies } from '../../../../testing/findStoreInconsistencies';
import { encodeGlobalId } from '../../base/ids';
import { NotificationDerivation } from '../../notifications/NotificationDerivation';

interface TestIssue {
  id: string;
  number: number;
  isHeld: boolean;
  state: { name: string };
}

const RULES = 'project { newAccountRules { holding accountDays issuesPerHour } }';
const ISSUE = 'issue { id number isHeld state { name } }';

describeEachDatabaseEngine('issues of new accounts', (open) => {
  let server: MultiUserTestServer;
  let mara: SignedInTestUser;
  let tom: SignedInTestUser;
  let rita: SignedInTestUser;
  let projectId: string;

  beforeEach(async () => {
    server = await openMultiUserTestServer(open);
    mara = await server.createPerson('mara', { role: 'maintainer' });
    tom = await server.createPerson('tom', { role: 'triager' });
    rita = await server.createPerson('rita', { role: 'reporter' });
    projectId = encodeGlobalId('Project', server.tracker.netId);
  });
  afterEach(async () => {
    expect(await findStoreInconsistencies(server.store)).toEqual([]);
    await server.close();
  });

  const setRules = (rules: object, person = mara) =>
    person.mutate('updateNewAccountRules', { projectId, ...rules }, RULES);
  const file = async (person: SignedInTestUser, fields: object = {}) => {
    const { issue, errors } = await person.mutate(
      'createIssue',
      { projectId, title: 'New', ...fields },
      ISSUE,
    );
    return { issue: issue as TestIssue, errors };
  };
  const setState = (person: SignedInTestUser, id: string, name: string, fields: object = {}) => {
    const state = getDefaultWorkflowStateId(name as 'Backlog');
    const stateId = encodeGlobalId('WorkflowState', server.tracker.netId, state);
    return person.mutate('setIssueState', { id, stateId, ...fields }, ISSUE);
  };
  const read = async (number: number): Promise<TestIssue> => {
    const { data } = await tom.sendQuery(
      `query ($number: Int!) { project(key: "NET") { ${ISSUE.replace('issue', 'issue(number: $number)')} } }`,
      { number },
    );
    return (data!['project'] as { issue: TestIssue }).issue;
  };
  const find = async (query: string): Promise<number[]> => {
    const { data } = await rita.sendQuery(
      'query ($query: String!) { project(key: "NET") { issues(query: $query, first: 200) { nodes { number } } } }',
      { query },
    );
    const { issues } = data!['project'] as { issues: { nodes: { number: number }[] } };
    return issues.nodes.map(({ number }) => number);
  };
  const readTimeline = async (number: number): Promise<string[]> => {
    const { data } = await rita.sendQuery(
      'query ($number: Int!) { project(key: "NET") { issue(number: $number) { timeline(first: 50) { nodes { __typename } } } } }',
      { number },
    );
    const { issue } = data!['project'] as { issue: { timeline: { nodes: { __typename: string }[] } } };
    return issue.timeline.nodes.map(({ __typename: type }) => type);
  };
  const makeOld = ({ userId }: SignedInTestUser) =>
    server.store.db
      .updateTable('app_user')
      .set({ created_at: new Date(Date.now() - 30 * 86_400_000) })
      .where('id', '=', userId)
      .execute();

  it('are not held unless a maintainer has turned it on', async () => {
    expect((await file(rita)).issue.isHeld).toBe(false);
    const { errors } = await setRules({ holding: 'YOUNG_ACCOUNTS' }, tom);
    expect(errors).toMatchObject([{ code: 'FORBIDDEN', requires: 'MAINTAINER' }]);
    expect((await file(rita)).issue.isHeld).toBe(false);
  });

  it('are held while the account is young, in the triage state, except those of triagers', async () => {
    const { project } = await setRules({ holding: 'YOUNG_ACCOUNTS', accountDays: 20 });
    expect(project).toEqual({
      newAccountRules: {
        holding: 'YOUNG_ACCOUNTS',
        accountDays: 20,
        issuesPerHour: NEW_ACCOUNT_ISSUES_PER_HOUR_DEFAULT,
      },
    });
    await server.store.db
      .updateTable('workflow_state')
      .set({ position: -1 })
      .where('project_id', '=', server.tracker.netId)
      .where('id', '=', getDefaultWorkflowStateId('Backlog'))
      .execute();
    const { issue } = await file(rita);
    expect(issue).toMatchObject({ isHeld: true, state: { name: 'Untriaged' } });
    expect(await readTimeline(issue.number)).toEqual(['Held']);
    expect((await file(tom)).issue).toMatchObject({ isHeld: false, state: { name: 'Backlog' } });
    await makeOld(rita);
    expect((await file(rita)).issue).toMatchObject({ isHeld: false, state: { name: 'Backlog' } });
  });

  it('are held until one issue of the reporter has been accepted', async () => {
    await setRules({ holding: 'UNKNOWN_REPORTERS' });
    await makeOld(rita);
    const first = (await file(rita)).issue;
    const second = (await file(rita)).issue;
    expect([first.isHeld, second.isHeld]).toEqual([true, true]);
    await setState(tom, first.id, 'Backlog');
    expect((await file(rita)).issue.isHeld).toBe(false);
    expect((await read(second.number)).isHeld).toBe(true);
  });

  it('are released when a triager accepts them, and held again by the undo', async () => {
    await setRules({ holding: 'YOUNG_ACCOUNTS' });
    const { issue } = await file(rita);
    expect((await setState(tom, issue.id, 'Backlog'))['issue']).toMatchObject({ isHeld: false });
    const stateId = encodeGlobalId(
      'WorkflowState',
      server.tracker.netId,
      getDefaultWorkflowStateId('Untriaged'),
    );
    const undone = await tom.mutate('setIssueState', { id: issue.id, stateId, undo: true }, ISSUE);
    expect(undone['issue']).toMatchObject({ isHeld: true, state: { name: 'Untriaged' } });
    expect(await readTimeline(issue.number)).toEqual([
      'Held',
      'StateChanged',
      'Released',
      'StateChanged',
      'Held',
    ]);
  });

  it('stay held when they are dropped, and are released by a triager alone', async () => {
    await setRules({ holding: 'YOUNG_ACCOUNTS' });
    const { issue } = await file(rita);
    await setState(tom, issue.id, "Won't fix");
    expect((await read(issue.number)).isHeld).toBe(true);
    const refused = await rita.mutate('updateIssue', { id: issue.id, held: false }, ISSUE);
    expect(refused.errors).toMatchObject([{ code: 'FORBIDDEN', path: ['held'], requires: 'TRIAGER' }]);
    await tom.mutate('updateIssue', { id: issue.id, held: false }, ISSUE);
    expect((await read(issue.number)).isHeld).toBe(false);
    await tom.mutate('updateIssue', { id: issue.id, held: true, undo: true }, ISSUE);
    expect((await read(issue.number)).isHeld).toBe(true);
  });

  it('are found by is:held, alone and with other filters', async () => {
    await setRules({ holding: 'YOUNG_ACCOUNTS' });
    const open = (await file(rita)).issue;
    const dropped = (await file(rita)).issue;
    await setState(tom, dropped.id, "Won't fix");
    expect((await find('is:held')).sort()).toEqual([open.number, dropped.number].sort());
    expect(await find('is:held is:open')).toEqual([open.number]);
    expect(await find('is:held is:closed')).toEqual([dropped.number]);
    expect(await find('is:open,held')).toEqual(expect.arrayContaining([open.number, dropped.number]));
    expect(await find('-is:held author:rita')).toEqual([]);
  });

  it('are limited per hour, with an error that names the limit', async () => {
    await setRules({ holding: 'YOUNG_ACCOUNTS', issuesPerHour: 2 });
    await file(rita);
    // The second and the third one are requested at once.
    const results = await Promise.all([file(rita), file(rita)]);
    const errors = results.flatMap((result) => result.errors);
    expect(errors).toMatchObject([{ code: 'LIMIT_EXCEEDED', limit: 2 }]);
    await server.store.db
      .updateTable('issue')
      .set({ created_at: new Date(Date.now() - 3_700_000) })
      .where('author_id', '=', rita.userId)
      .execute();
    expect((await file(rita)).errors).toEqual([]);
  });

  it('have rules that only maintainers can read, within their limits', async () => {
    const query = '{ project(key: "NET") { newAccountRules { holding accountDays issuesPerHour } } }';
    expect((await tom.sendQuery(query)).data).toEqual({ project: { newAccountRules: null } });
    expect((await mara.sendQuery(query)).data).toMatchObject({
      project: { newAccountRules: { holding: 'OFF' } },
    });
    for (const rules of [
      { accountDays: 0 },
      { accountDays: 366 },
      { issuesPerHour: 0 },
      { issuesPerHour: 101 },
    ]) {
      const { errors } = await setRules(rules);
      expect(errors).toMatchObject([{ code: 'VALIDATION_FAILED', path: Object.keys(rules) }]);
    }
  });

  describe('and notifications', () => {
    let derivation: NotificationDerivation;
    const readInbox = async (person: SignedInTestUser) => {
      const { data } = await person.sendQuery(
        '{ notifications(first: 20) { nodes { reason eventCount issue { number } } } }',
      );
      return (data!['notifications'] as { nodes: { reason: string }[] }).nodes;
    };

    it('notify only triagers of a held issue, and the others once it is released', async () => {
      derivation = new NotificationDerivation({ store: server.store });
      const [walt, nora] = [
        await server.createPerson('walt', { role: 'reporter' }),
        await server.createPerson('nora', { role: 'reporter' }),
      ];
      for (const person of [walt, tom])
        await person.mutate('setProjectWatchLevel', { projectId, level: 'ALL' });
      await setRules({ holding: 'YOUNG_ACCOUNTS' });
      const { issue } = await file(rita, { body: 'Look at this, @nora and @tom.' });
      await rita.mutate('addComment', { issueId: issue.id, body: 'And this.' });
      await derivation.deriveAll();
      expect(await readInbox(walt)).toEqual([]);
      expect(await readInbox(nora)).toEqual([]);
      expect(await readInbox(tom)).toMatchObject([{ reason: 'MENTIONED', eventCount: 2 }]);
      await tom.mutate('updateIssue', { id: issue.id, held: false });
      await derivation.deriveAll();
      expect(await readInbox(walt)).toMatchObject([{ reason: 'WATCHING', issue: { number: issue.number } }]);
      expect(await readInbox(nora)).toMatchObject([{ reason: 'MENTIONED', eventCount: 1 }]);
      expect(await readInbox(tom)).toMatchObject([{ eventCount: 2 }]);
      await derivation.close();
    });

    it('notify nobody of a held issue that is dropped, except its author and triagers', async () => {
      derivation = new NotificationDerivation({ store: server.store });
      const walt = await server.createPerson('walt', { role: 'reporter' });
      await walt.mutate('setProjectWatchLevel', { projectId, level: 'ALL' });
      await setRules({ holding: 'YOUNG_ACCOUNTS' });
      const { issue } = await file(rita, { body: 'Buy this, @walt.' });
      await setState(tom, issue.id, "Won't fix");
      await derivation.deriveAll();
      expect(await readInbox(walt)).toEqual([]);
      expect(await readInbox(rita)).toMatchObject([{ reason: 'AUTHORED' }]);
      await derivation.close();
    });
  });
});
