import { getDefaultWorkflowStateId } from '../../../shared/workflow';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import {
  type MultiUserTestServer,
  openMultiUserTestServer,
  type SignedInTestUser,
} from '../../../testing/multiUserTestServer';
import { findStoreInconsistencies } from '../../../testing/findStoreInconsistencies';
import { encodeGlobalId } from '../base/ids';
import { NotificationDerivation } from './NotificationDerivation';

/** A person in the tests of the rules. Rita files the issue, and Dan, a developer, makes the changes. */
type PersonName = 'rita' | 'dan' | 'walt' | 'cora' | 'anna' | 'mara' | 'root';

interface RuleTest {
  server: MultiUserTestServer;
  people: Record<PersonName, SignedInTestUser>;
  /** Issue that Rita has filed, which Walt watches, Cora has commented on, and Anna is assigned to. */
  issueId: string;
  comment(person: PersonName, body?: string, issueId?: string): Promise<unknown>;
  setState(person: PersonName, state: string, extra?: object, issueId?: string): Promise<unknown>;
  update(person: PersonName, fields: object): Promise<unknown>;
  setLevel(person: PersonName, level: string): Promise<unknown>;
  setProjectLevel(person: PersonName, level: string): Promise<unknown>;
  file(person: PersonName, fields?: object): Promise<string>;
}

interface NotificationRule {
  name: string;
  /** Preparation before the tested change. Its notifications are ignored. */
  before?: (test: RuleTest) => Promise<unknown>;
  when: (test: RuleTest) => Promise<unknown>;
  /** The reason of each notified person. */
  notifies: Partial<Record<PersonName, string>>;
}

const FOLLOWERS_OF_COMMENT = { rita: 'AUTHORED', walt: 'WATCHING', cora: 'COMMENTED', anna: 'ASSIGNED' };
const FOLLOWERS_OF_STATE = {
  rita: 'AUTHORED',
  walt: 'STATE_CHANGED',
  cora: 'STATE_CHANGED',
  anna: 'ASSIGNED',
};

const NOTIFICATION_RULES: readonly NotificationRule[] = [
  {
    name: 'a comment notifies the author, the assignees, commenters and watchers',
    when: ({ comment }) => comment('dan'),
    notifies: FOLLOWERS_OF_COMMENT,
  },
  {
    name: 'a state change notifies the author, the assignees, commenters and watchers',
    when: ({ setState }) => setState('dan', 'In progress'),
    notifies: FOLLOWERS_OF_STATE,
  },
  {
    name: 'one’s own comment does not notify oneself',
    when: ({ comment }) => comment('walt'),
    notifies: { ...FOLLOWERS_OF_COMMENT, walt: undefined },
  },
  {
    name: 'a change of title, labels or priority notifies nobody',
    when: ({ update }) => update('dan', { title: 'Another', priority: 'HIGH' }),
    notifies: {},
  },
  {
    name: 'an assignment notifies the assigned person alone',
    when: ({ update, people }) => update('dan', { assigneeIds: [people.anna.id, people.mara.id] }),
    notifies: { mara: 'ASSIGNED' },
  },
  {
    name: 'the end of an assignment notifies nobody',
    when: ({ update }) => update('dan', { assigneeIds: [] }),
    notifies: {},
  },
  {
    name: 'assigning an issue to oneself notifies nobody',
    when: ({ update, people }) => update('dan', { assigneeIds: [people.anna.id, people.dan.id] }),
    notifies: {},
  },
  {
    name: 'a mention in a comment is stronger than any other reason',
    when: ({ comment }) => comment('dan', 'What do you think, @mara and @ANNA? @nobody-here'),
    notifies: { ...FOLLOWERS_OF_COMMENT, mara: 'MENTIONED', anna: 'MENTIONED' },
  },
  {
    name: 'a mention in a new description notifies the mentioned person',
    when: ({ file }) => file('dan', { body: 'Ask @mara.' }),
    notifies: { mara: 'MENTIONED' },
  },
  {
    name: 'a mention that is added to a description notifies those who were not mentioned before',
    before: ({ update }) => update('dan', { body: 'Ask @walt.' }),
    when: ({ update }) => update('dan', { body: 'Ask @walt or @mara.' }),
    notifies: { mara: 'MENTIONED' },
  },
  {
    name: 'a new issue notifies its assignees',
    when: ({ file, people }) => file('dan', { assigneeIds: [people.mara.id] }),
    notifies: { mara: 'ASSIGNED' },
  },
  {
    name: 'a person who takes a new issue at once is not notified',
    when: async (test) => {
      const { file, people } = test;
      test.issueId = await file('dan');
      await test.update('anna', { assigneeIds: [people.anna.id] });
    },
    notifies: {},
  },
  {
    name: 'a muted issue notifies only of mentions',
    before: async ({ setLevel }) => {
      await setLevel('walt', 'MUTED');
      await setLevel('anna', 'MUTED');
    },
    when: ({ comment }) => comment('dan', '@anna'),
    notifies: { ...FOLLOWERS_OF_COMMENT, walt: undefined, anna: 'MENTIONED' },
  },
  {
    name: 'a muted issue notifies of an assignment',
    before: ({ setLevel }) => setLevel('mara', 'MUTED'),
    when: ({ update, people }) => update('dan', { assigneeIds: [people.anna.id, people.mara.id] }),
    notifies: { mara: 'ASSIGNED' },
  },
  {
    name: 'a muted issue stays muted when the person comments on it',
    before: async ({ setLevel, comment }) => {
      await setLevel('walt', 'MUTED');
      await comment('walt');
    },
    when: ({ comment }) => comment('dan'),
    notifies: { ...FOLLOWERS_OF_COMMENT, walt: undefined },
  },
  {
    name: 'a person who stops watching an issue is notified only as its participant',
    before: async ({ setLevel }) => {
      for (const person of ['walt', 'cora', 'rita'] as const) await setLevel(person, 'PARTICIPATING');
    },
    when: ({ comment }) => comment('dan'),
    notifies: { ...FOLLOWERS_OF_COMMENT, walt: undefined },
  },
  {
    name: 'a watched project notifies of new issues',
    before: ({ setProjectLevel }) => setProjectLevel('mara', 'ALL'),
    when: ({ file }) => file('dan'),
    notifies: { mara: 'WATCHING' },
  },
  {
    name: 'a watched project notifies of comments and state changes',
    before: ({ setProjectLevel }) => setProjectLevel('mara', 'ALL'),
    when: ({ setState }) => setState('dan', 'In progress'),
    notifies: { ...FOLLOWERS_OF_STATE, mara: 'STATE_CHANGED' },
  },
  {
    name: 'the level of a watched issue precedes that of its muted project',
    before: async ({ setProjectLevel }) => {
      for (const person of ['walt', 'anna'] as const) await setProjectLevel(person, 'MUTED');
    },
    when: ({ comment }) => comment('dan'),
    notifies: { ...FOLLOWERS_OF_COMMENT, anna: undefined },
  },
  {
    name: 'the level of a muted issue precedes that of its watched project',
    before: async ({ setProjectLevel, setLevel }) => {
      await setProjectLevel('mara', 'ALL');
      await setLevel('mara', 'MUTED');
    },
    when: ({ comment }) => comment('dan'),
    notifies: FOLLOWERS_OF_COMMENT,
  },
  {
    name: 'a closed canonical issue notifies the watchers of its duplicates',
    before: async ({ file, setState, setLevel, issueId }) => {
      const canonicalId = await file('dan');
      for (const person of ['cora', 'rita'] as const) await setLevel(person, 'PARTICIPATING');
      await setState('dan', 'Duplicate', { canonicalIssueId: canonicalId });
      canonicalIds.set(issueId, canonicalId);
    },
    when: ({ setState, issueId }) => setState('root', 'Done', {}, canonicalIds.get(issueId)),
    notifies: { dan: 'AUTHORED', walt: 'DUPLICATE_CLOSED' },
  },
  {
    // The watchers of a duplicate also watch its canonical issue.
    name: 'a reopened canonical issue notifies the watchers of its duplicates of the changed state',
    before: async ({ file, setState, issueId }) => {
      const canonicalId = await file('dan');
      await setState('dan', 'Duplicate', { canonicalIssueId: canonicalId });
      await setState('root', 'Done', {}, canonicalId);
      canonicalIds.set(issueId, canonicalId);
    },
    when: ({ setState, issueId }) => setState('root', 'Backlog', {}, canonicalIds.get(issueId)),
    notifies: { dan: 'AUTHORED', cora: 'STATE_CHANGED', rita: 'STATE_CHANGED', walt: 'STATE_CHANGED' },
  },
  {
    name: 'a disabled account is not notified',
    before: ({ server, people }) =>
      server.store.db
        .updateTable('app_user')
        .set({ disabled: true })
        .where('id', '=', people.walt.userId)
        .execute(),
    when: ({ comment }) => comment('dan'),
    notifies: { ...FOLLOWERS_OF_COMMENT, walt: undefined },
  },
  {
    name: 'people who cannot see a private project are not notified, administrators are',
    before: async ({ server, setLevel }) => {
      await setLevel('root', 'ALL');
      await server.store.db.updateTable('project').set({ visibility: 2 }).where('key', '=', 'NET').execute();
    },
    when: ({ comment }) => comment('dan', '@mara @walt'),
    // Walt, Cora and Mara are not members.
    notifies: { rita: 'AUTHORED', anna: 'ASSIGNED', root: 'WATCHING' },
  },
  {
    name: 'an issue that is deleted meanwhile notifies nobody',
    when: async ({ comment, issueId, people }) => {
      await comment('dan', '@mara');
      await people.root.mutate('deleteIssue', { id: issueId });
    },
    notifies: {},
  },
  {
    name: 'a comment that is deleted meanwhile mentions nobody',
    when: async ({ people, issueId }) => {
      const input = { issueId, body: '@mara' };
      const { comment } = await people.dan.mutate('addComment', input, 'comment { id }');
      await people.dan.mutate('deleteComment', { id: (comment as { id: string }).id });
    },
    notifies: FOLLOWERS_OF_COMMENT,
  },
];

/** The canonical issue of each duplicate. */
const canonicalIds = new Map<string, string>();

describeEachDatabaseEngine('rules of notifications', (open) => {
  let server: MultiUserTestServer;
  let derivation: NotificationDerivation;
  let test: RuleTest;

  beforeAll(async () => {
    server = await openMultiUserTestServer(open);
    derivation = new NotificationDerivation({ store: server.store });
    const people = {
      rita: await server.createPerson('rita', { role: 'reporter' }),
      dan: await server.createPerson('dan', { role: 'developer' }),
      walt: await server.createPerson('walt'),
      cora: await server.createPerson('cora'),
      anna: await server.createPerson('anna', { role: 'developer' }),
      mara: await server.createPerson('mara'),
      root: await server.createPerson('root', { administrator: true }),
    };
    test = createRuleTest(server, people);
  });
  beforeEach(async () => {
    const { db } = server.store;
    await db.updateTable('app_user').set({ disabled: false }).execute();
    await db.updateTable('project').set({ visibility: 0 }).where('key', '=', 'NET').execute();
    await db.deleteFrom('project_watch').execute();
    test.issueId = await test.file('rita');
    await test.setLevel('walt', 'ALL');
    await test.comment('cora');
    await test.update('dan', { assigneeIds: [test.people.anna.id] });
  });
  afterAll(() => server.close());

  /** Reads who has an unread notification, with its reason, and removes all notifications. */
  const takeNotifications = async (): Promise<Record<string, string>> => {
    await derivation.deriveAll();
    // Disabled accounts cannot read their inbox.
    await server.store.db.updateTable('app_user').set({ disabled: false }).execute();
    expect(await findStoreInconsistencies(server.store)).toEqual([]);
    const found: Record<string, string> = {};
    for (const [name, person] of Object.entries(test.people)) {
      const { data } = await person.sendQuery(
        '{ notifications(first: 200) { unreadCount nodes { reason } } }',
      );
      const { notifications } = data as {
        notifications: { unreadCount: number; nodes: { reason: string }[] };
      };
      expect(notifications.unreadCount).toBe(notifications.nodes.length);
      expect(notifications.nodes.length).toBeLessThan(2);
      if (notifications.nodes[0]) found[name] = notifications.nodes[0].reason;
    }
    await server.store.db.deleteFrom('notification').execute();
    await server.store.db.deleteFrom('notification_count').execute();
    return found;
  };

  it.each(NOTIFICATION_RULES)('$name', async ({ before, when, notifies }) => {
    await before?.(test);
    await derivation.deriveAll();
    await server.store.db.deleteFrom('notification').execute();
    await server.store.db.deleteFrom('notification_count').execute();
    await when(test);
    expect(await takeNotifications()).toEqual(JSON.parse(JSON.stringify(notifies)));
    expect(await takeNotifications()).toEqual({});
  });
});

function createRuleTest(server: MultiUserTestServer, people: RuleTest['people']): RuleTest {
  const { netId } = server.tracker;
  const run = async (
    person: PersonName,
    name: string,
    input: Record<string, unknown>,
    fields = '',
  ): Promise<Record<string, unknown>> => {
    const payload = await people[person].mutate(name, input, fields);
    expect(payload.errors).toEqual([]);
    return payload;
  };
  const test: RuleTest = {
    server,
    people,
    issueId: '',
    comment: (person, body = 'A comment', issueId = test.issueId) =>
      run(person, 'addComment', { issueId, body }),
    setState: (person, state, extra = {}, id = test.issueId) =>
      run(person, 'setIssueState', {
        id,
        stateId: encodeGlobalId('WorkflowState', netId, getDefaultWorkflowStateId(state as never)),
        ...extra,
      }),
    update: (person, fields) => run(person, 'updateIssue', { id: test.issueId, ...fields }),
    setLevel: (person, level) => run(person, 'setWatchLevel', { issueId: test.issueId, level }),
    setProjectLevel: (person, level) =>
      run(person, 'setProjectWatchLevel', { projectId: encodeGlobalId('Project', netId), level }),
    file: async (person, fields = {}) => {
      const input = { projectId: encodeGlobalId('Project', netId), title: 'An issue', ...fields };
      const { issue } = await run(person, 'createIssue', input, 'issue { id }');
      return (issue as { id: string }).id;
    },
  };
  return test;
}
