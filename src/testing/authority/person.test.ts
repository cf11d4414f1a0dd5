/** Permissions of the page of a person: who can see whom, and which issues are counted. */
import { bulkLoadIssues } from '../../server/store/load/bulkLoadIssues';
import { createNewIssueWithDefaults } from '../../server/store/load/NewIssue';
import { describeEachDatabaseEngine } from '../databases';
import {
  canReadProject,
  requestAsEachTestActor,
  TEST_PROJECT_NAMES,
  type TestActor,
  type TestProjectName,
} from './permissionTable';
import { PermissionTestServer } from './PermissionTestServer';

const SECTION = 'totalCount openCount projects { count project { key } } recentIssues(first: 20) { key }';
const PERSON_QUERY = `query ($login: String!) { person(login: $login) { user { login }
  filed { ${SECTION} } assigned { ${SECTION} } commented { ${SECTION} } } }`;
const MENTION_QUERY = `query ($key: String!, $number: Int!) { project(key: $key) {
  issue(number: $number) { bodyHTML } } }`;

interface Section {
  totalCount: number;
  openCount: number;
  projects: { count: number; project: { key: string } }[];
  recentIssues: { key: string }[];
}
type PersonData = Record<'filed' | 'assigned' | 'commented', Section>;

const ISSUE_NUMBER = 900;
/** Mentions people who have only written in one project: `writer-open` and so on. */
const MENTIONING_ISSUE_NUMBER = 901;

describeEachDatabaseEngine('permissions of the page of a person', (open) => {
  let testServer: PermissionTestServer;

  beforeAll(async () => {
    testServer = await PermissionTestServer.openWithTestData(open, [PERSON_QUERY, MENTION_QUERY]);
    const everywhere = await insertUser('everywhere');
    for (const projectName of TEST_PROJECT_NAMES) {
      await insertIssueOf(projectName, ISSUE_NUMBER, everywhere);
      await insertIssueOf(projectName, ISSUE_NUMBER + 10, await insertUser(`writer-${projectName}`));
    }
    const body = [...TEST_PROJECT_NAMES.map((name) => `@writer-${name}`), '@nobody'].join(' ');
    await testServer.writeToProject('open', () =>
      bulkLoadIssues(testServer.store, testServer.projects.open, [
        createNewIssueWithDefaults({
          number: MENTIONING_ISSUE_NUMBER,
          title: 'Mentions',
          body,
          createdAt: new Date(),
        }),
      ]),
    );
  });
  afterAll(() => testServer.close());

  const insertUser = async (login: string): Promise<number> => {
    const { id } = await testServer.store.db
      .insertInto('app_user')
      .values({
        login,
        name: login,
        email: null,
        avatar_url: null,
        site_role: 'user',
        disabled: false,
        placeholder: false,
        created_at: new Date(0),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  /** Inserts an issue that a user has filed, is assigned to and has commented on. */
  const insertIssueOf = (projectName: TestProjectName, number: number, userId: number): Promise<void> => {
    const createdAt = new Date();
    const comment = { authorId: userId, body: 'A word', createdAt, editedAt: null, sourceId: null };
    return testServer.writeToProject(projectName, () =>
      bulkLoadIssues(testServer.store, testServer.projects[projectName], [
        createNewIssueWithDefaults({
          number,
          title: 'Work',
          authorId: userId,
          assigneeIds: [userId],
          comments: [comment],
          createdAt,
        }),
      ]),
    );
  };
  const readPerson = async (actor: TestActor, login: string): Promise<PersonData | null> => {
    const { data, errors } = await testServer.sendGraphQLRequest(actor, PERSON_QUERY, { login });
    expect(errors).toEqual([]);
    return data!['person'] as PersonData | null;
  };
  const isAdministrator = (actor: TestActor): boolean =>
    actor === 'administrator' || actor.startsWith('token');

  test('sections contain issues of readable projects only, also in their counts', async () => {
    const found = await requestAsEachTestActor(async (actor) => {
      const { filed, assigned, commented } = (await readPerson(actor, 'everywhere'))!;
      return [filed, assigned, commented].map(({ totalCount, openCount, projects, recentIssues }) => ({
        totalCount,
        openCount,
        projects: projects.map(({ project }) => project.key).sort(),
        issues: recentIssues.map(({ key }) => key).sort(),
      }));
    });
    expect(found).toEqual(
      await requestAsEachTestActor((actor) => {
        const projects = TEST_PROJECT_NAMES.filter((name) => canReadProject(actor, name))
          .map((name) => testServer.getProjectKey(name))
          .sort();
        const section = {
          totalCount: projects.length,
          openCount: projects.length,
          projects,
          issues: projects.map((key) => `${key}-${ISSUE_NUMBER}`),
        };
        return [section, section, section];
      }),
    );
  });

  test('people are visible to those who can read a project in which they are active', async () => {
    const found = await requestAsEachTestActor(async (actor) => {
      const visible: string[] = [];
      for (const name of TEST_PROJECT_NAMES)
        if (await readPerson(actor, `writer-${name}`)) visible.push(name);
      return visible;
    });
    expect(found).toEqual(
      await requestAsEachTestActor((actor) =>
        TEST_PROJECT_NAMES.filter((name) => isAdministrator(actor) || canReadProject(actor, name)),
      ),
    );
  });

  test('mentions link to exactly those people whose pages the viewer can open', async () => {
    const found = await requestAsEachTestActor(async (actor) => {
      const variables = { key: testServer.getProjectKey('open'), number: MENTIONING_ISSUE_NUMBER };
      const { data } = await testServer.sendGraphQLRequest(actor, MENTION_QUERY, variables);
      const { bodyHTML } = (data!['project'] as { issue: { bodyHTML: string } }).issue;
      return [...bodyHTML.matchAll(/href="\/people\/writer-(\w+)"/g)].map(([, name]) => name);
    });
    expect(found).toEqual(
      await requestAsEachTestActor((actor) =>
        TEST_PROJECT_NAMES.filter((name) => isAdministrator(actor) || canReadProject(actor, name)),
      ),
    );
  });
});
