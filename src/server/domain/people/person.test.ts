/** The page of a person: their issues in all projects that the viewer can read, and who can see whom. */
import { type EventKind, getEventKindCode } from '../../../shared/events/kinds';
import { getDefaultWorkflowStateId } from '../../../shared/workflow';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import {
  type MultiUserTestServer,
  openMultiUserTestServer,
  type SignedInTestUser,
} from '../../../testing/multiUserTestServer';
import { bulkLoadIssues } from '../../store/load/bulkLoadIssues';
import { createProject } from '../../store/load/createProject';
import { createNewIssueWithDefaults, type NewIssue } from '../../store/load/NewIssue';

const SECTION = 'totalCount openCount projects { count project { key } } recentIssues(first: 3) { key }';
const PERSON_QUERY = `query ($login: String!) { person(login: $login) { user { login name placeholder }
  filed { ${SECTION} } assigned { ${SECTION} } commented { ${SECTION} } } }`;

interface Section {
  totalCount: number;
  openCount: number;
  projects: { count: number; project: { key: string } }[];
  recentIssues: { key: string }[];
}
interface PersonData {
  user: { login: string; name: string; placeholder: boolean };
  filed: Section;
  assigned: Section;
  commented: Section;
}

const EMPTY_SECTION: Section = { totalCount: 0, openCount: 0, projects: [], recentIssues: [] };

describeEachDatabaseEngine('the page of a person', (open) => {
  let server: MultiUserTestServer;
  let nina: SignedInTestUser;
  let otto: SignedInTestUser;

  beforeEach(async () => {
    server = await openMultiUserTestServer(open);
    nina = await server.createPerson('nina');
    otto = await server.createPerson('otto');
  });
  afterEach(() => server.close());

  const read = async (login: string, viewer = otto): Promise<PersonData | null> => {
    const { data, errors } = await viewer.sendQuery(PERSON_QUERY, { login });
    expect(errors).toBeUndefined();
    return data!['person'] as PersonData | null;
  };
  const load = (projectId: number, issues: readonly (Partial<NewIssue> & { number: number })[]) =>
    bulkLoadIssues(
      server.store,
      projectId,
      issues.map((issue) =>
        createNewIssueWithDefaults({
          title: `Issue ${issue.number}`,
          createdAt: new Date(1_700_000_000_000),
          updatedAt: new Date(1_700_000_000_000 + issue.number * 1_000),
          ...issue,
        }),
      ),
    );
  const addProject = (key: string, visibility: 'public' | 'private' = 'public') =>
    createProject(server.store.db, {
      key,
      name: `Project ${key}`,
      description: '',
      visibility,
      createdAt: new Date(),
    });
  const commentBy = (authorId: number) => ({
    authorId,
    body: 'A word',
    createdAt: new Date(1_700_000_000_000),
    editedAt: null,
    sourceId: null,
  });
  /** Turns the first event of project NET into an event of this kind by this user. */
  const attributeEvent = (userId: number, kind: EventKind) =>
    server.store.db
      .updateTable('event')
      .set({ actor_id: userId, kind: getEventKindCode(kind) })
      .where('project_id', '=', server.tracker.netId)
      .where('sequence', '=', 1)
      .execute();
  const insertPlaceholder = async (login: string, sourceLogin: string): Promise<number> => {
    const { id } = await server.store.db
      .insertInto('app_user')
      .values({
        login,
        name: sourceLogin,
        email: null,
        avatar_url: null,
        site_role: 'user',
        disabled: false,
        placeholder: true,
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.store.db
      .insertInto('user_source')
      .values({ system: 'github', login_key: sourceLogin.toLowerCase(), user_id: id })
      .execute();
    return id;
  };

  it('counts the issues of each section exactly and returns the newest of all projects', async () => {
    const closed = { stateId: getDefaultWorkflowStateId('Done'), closedAt: new Date() };
    await load(server.tracker.netId, [
      { number: 901, authorId: nina.userId },
      { number: 903, authorId: nina.userId, assigneeIds: [nina.userId, otto.userId], ...closed },
      { number: 905, comments: [commentBy(nina.userId), commentBy(nina.userId)] },
    ]);
    await load(await addProject('GFX'), [
      { number: 902, authorId: nina.userId },
      { number: 904, authorId: nina.userId },
      { number: 906, authorId: nina.userId, assigneeIds: [nina.userId] },
    ]);
    const net = (count: number) => ({ count, project: { key: 'NET' } });
    const gfx = (count: number) => ({ count, project: { key: 'GFX' } });
    expect(await read('nina')).toEqual({
      user: { login: 'nina', name: 'NINA', placeholder: false },
      filed: {
        totalCount: 5,
        openCount: 4,
        projects: [gfx(3), net(2)],
        recentIssues: [{ key: 'GFX-906' }, { key: 'GFX-904' }, { key: 'NET-903' }],
      },
      assigned: {
        totalCount: 2,
        openCount: 1,
        projects: [net(1), gfx(1)],
        recentIssues: [{ key: 'GFX-906' }, { key: 'NET-903' }],
      },
      commented: { totalCount: 1, openCount: 1, projects: [net(1)], recentIssues: [{ key: 'NET-905' }] },
    });
  });

  it('has the same counts as the lists that it links to', async () => {
    const person = (await read('mika'))!;
    const sections = { author: person.filed, assignee: person.assigned, commenter: person.commented };
    for (const [filter, { totalCount, openCount }] of Object.entries(sections)) {
      const { data } = await otto.sendQuery(
        `{ project(key: "NET") { all: issues(query: "${filter}:mika") { totalCount }
           open: issues(query: "${filter}:mika is:open") { totalCount } } }`,
      );
      expect(data!['project']).toEqual({ all: { totalCount }, open: { totalCount: openCount } });
    }
    expect(person.commented.totalCount).toBeGreaterThan(0);
  });

  it('contains nothing of projects that the viewer cannot read', async () => {
    const secret = await addProject('HUSH', 'private');
    await load(secret, [
      {
        number: 1,
        authorId: nina.userId,
        assigneeIds: [nina.userId],
        comments: [commentBy(nina.userId)],
      },
    ]);
    expect(await read('nina')).toBeNull();
    await load(server.tracker.netId, [{ number: 901, authorId: nina.userId }]);
    expect(await read('nina')).toMatchObject({
      filed: { totalCount: 1, projects: [{ project: { key: 'NET' } }] },
      assigned: EMPTY_SECTION,
      commented: EMPTY_SECTION,
    });
    const admin = await server.createPerson('admin', { administrator: true });
    expect(await read('nina', admin)).toMatchObject({
      filed: { totalCount: 2 },
      assigned: { totalCount: 1 },
      commented: { totalCount: 1 },
    });
  });

  it('is null for unknown logins and for people whom the viewer cannot see', async () => {
    for (const login of ['nobody', '', 'a'.repeat(5_000), 'nina\0', '\ud800', '@me', '%']) {
      expect(await read(login)).toBeNull();
    }
    expect(await read('nina')).toBeNull();
    expect(await read('nina', nina)).toMatchObject({ user: { login: 'nina' }, filed: EMPTY_SECTION });
  });

  it('shows members, people who have changed issues, and assignees without other activity', async () => {
    await server.createPerson('reva', { role: 'reader' });
    expect(await read('REVA')).toMatchObject({ user: { login: 'reva' } });
    await load(server.tracker.netId, [{ number: 901, assigneeIds: [nina.userId] }]);
    expect(await read('nina')).toMatchObject({ assigned: { totalCount: 1 } });
    const sara = await server.createPerson('sara');
    expect(await read('sara')).toBeNull();
    await attributeEvent(sara.userId, 'renamed');
    expect(await read('sara')).toMatchObject({ user: { login: 'sara' }, filed: EMPTY_SECTION });
  });

  it('does not reveal a person by events that only they can see', async () => {
    for (const kind of ['watched', 'unwatched', 'reacted'] as const) {
      await attributeEvent(nina.userId, kind);
      expect(await read('nina')).toBeNull();
    }
    expect(await read('nina', nina)).not.toBeNull();
  });

  it('returns the account if an author of an import has the same login, with the issues of both', async () => {
    const imported = await insertPlaceholder('github nina', 'nina');
    await load(server.tracker.netId, [{ number: 901, authorId: imported }]);
    // Only the imported author is visible.
    expect(await read('nina')).toMatchObject({
      user: { login: 'nina', placeholder: true },
      filed: { totalCount: 1 },
    });
    await load(server.tracker.netId, [{ number: 902, authorId: nina.userId }]);
    expect(await read('nina')).toMatchObject({
      user: { login: 'nina', placeholder: false },
      filed: { totalCount: 2 },
    });
    const bot = await insertPlaceholder('dependabot[bot]', 'dependabot[bot]');
    await load(server.tracker.netId, [{ number: 903, authorId: bot }]);
    expect(await read('dependabot[bot]')).toMatchObject({ filed: { totalCount: 1 } });
  });

  it('runs the same number of statements for hundreds of projects without activity', async () => {
    await load(server.tracker.netId, [{ number: 901, authorId: nina.userId }]);
    const query = `{ person(login: "nina") { filed { totalCount recentIssues(first: 5) { key } }
      assigned { totalCount openCount } commented { totalCount } } }`;
    const count = async (): Promise<number> => {
      server.statements.length = 0;
      const { data } = await otto.sendQuery(query);
      expect(data).toEqual({
        person: {
          filed: { totalCount: 1, recentIssues: [{ key: 'NET-901' }] },
          assigned: { totalCount: 0, openCount: 0 },
          commented: { totalCount: 0 },
        },
      });
      return server.statements.length;
    };
    await count();
    const before = await count();
    for (let index = 0; index < 200; index++) {
      const id = await addProject(`P${index}`);
      await server.store.db.updateTable('project').set({ issue_count: 1 }).where('id', '=', id).execute();
    }
    // Caches save up to three statements, at times that the test does not determine.
    expect(await count()).toBeLessThanOrEqual(before + 3);
  });

  it('rejects a page of more than 20 issues in its section only', async () => {
    const { data, errors } = await nina.sendQuery(
      '{ person(login: "nina") { filed { recentIssues(first: 21) { key } } assigned { totalCount } } }',
    );
    expect(data).toEqual({ person: { filed: null, assigned: { totalCount: 0 } } });
    expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION_FAILED' } }]);
  });
});
