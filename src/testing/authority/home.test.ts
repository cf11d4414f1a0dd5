/** Permissions of the start page: each section contains only issues and projects that the viewer can read. */
import { encodeGlobalId } from '../../server/domain/base/ids';
import { bulkLoadIssues } from '../../server/store/load/bulkLoadIssues';
import { createNewIssueWithDefaults } from '../../server/store/load/NewIssue';
import { saveNotifications } from '../../server/store/write/notifications';
import { getNotificationReasonCode, type NotificationReason } from '../../shared/notifications';
import { describeEachDatabaseEngine } from '../databases';
import {
  canReadProject,
  requestAsEachTestActor,
  TEST_PROJECT_NAMES,
  type TestActor,
  type TestProjectName,
} from './permissionTable';
import { PermissionTestServer } from './PermissionTestServer';

const ISSUE_NUMBER = 900;
const WATCHED_ISSUE_NUMBER = 901;
const HOME_QUERY = `query ($ids: [ID!]!) { home {
  assigned { totalCount projects { count project { key } }
    groups { count state { name } project { key } topIssues(first: 10) { key } } }
  mentioned(first: 10) { totalCount unreadCount nodes { issue { key } } }
  watching(first: 10) { totalCount nodes { issue { key } } }
  recent(ids: $ids) { key }
  projects(first: 10) { totalCount nodes { key } } } }`;

interface HomeData {
  assigned: {
    totalCount: number;
    projects: ProjectCount[];
    groups: { count: number; project: { key: string } | null; topIssues: { key: string }[] }[];
  } | null;
  mentioned: NotificationPage;
  watching: NotificationPage;
  recent: { key: string }[];
  projects: { totalCount: number; nodes: { key: string }[] };
}
interface ProjectCount {
  count: number;
  project: { key: string };
}
interface NotificationPage {
  totalCount: number;
  nodes: { issue: { key: string } }[];
}

describeEachDatabaseEngine('permissions of the start page', (open) => {
  let testServer: PermissionTestServer;

  beforeAll(async () => {
    testServer = await PermissionTestServer.openWithTestData(open, [HOME_QUERY]);
    for (const projectName of TEST_PROJECT_NAMES) await insertWorkOfEveryUser(testServer, projectName);
  });
  afterAll(() => testServer.close());

  const readHome = async (actor: TestActor): Promise<HomeData> => {
    const ids = TEST_PROJECT_NAMES.map((name) => testServer.getGlobalId('Issue', name, ISSUE_NUMBER));
    const { data, errors } = await testServer.sendGraphQLRequest(actor, HOME_QUERY, { ids });
    expect(errors).toEqual([]);
    return data!['home'] as HomeData;
  };
  const getReadableKeys = (actor: TestActor): string[] =>
    TEST_PROJECT_NAMES.filter((name) => canReadProject(actor, name)).map((name) =>
      testServer.getProjectKey(name),
    );

  test('sections contain issues of readable projects only, also in their counts', async () => {
    const found = await requestAsEachTestActor(async (actor) => {
      const { assigned, mentioned, watching, recent, projects } = await readHome(actor);
      return {
        assigned: assigned && {
          totalCount: assigned.totalCount,
          projects: assigned.projects.map(({ project }) => project.key).sort(),
          groupCounts: assigned.groups.map(({ count }) => count),
          groupProjects: assigned.groups.map(({ project }) => project?.key ?? null),
          issues: assigned.groups.flatMap((group) => group.topIssues.map(({ key }) => key)).sort(),
        },
        mentioned: [mentioned.totalCount, mentioned.nodes.map(({ issue }) => issue.key).sort()],
        watching: [watching.totalCount, watching.nodes.map(({ issue }) => issue.key).sort()],
        recent: recent.map(({ key }) => key).sort(),
        projects: [projects.totalCount, projects.nodes.map(({ key }) => key).sort()],
      };
    });
    expect(found).toEqual(
      await requestAsEachTestActor((actor) => {
        const keys = getReadableKeys(actor).sort();
        const issues = keys.map((key) => `${key}-${ISSUE_NUMBER}`);
        const own = actor === 'anonymous' ? [] : issues;
        return {
          assigned:
            actor === 'anonymous'
              ? null
              : {
                  totalCount: keys.length,
                  projects: keys,
                  groupCounts: [keys.length],
                  groupProjects: [keys.length === 1 ? keys[0] : null],
                  issues,
                },
          mentioned: [own.length, own],
          watching: [own.length, own.map((key) => key.replace(/\d+$/, String(WATCHED_ISSUE_NUMBER)))],
          recent: issues,
          projects: [keys.length, keys],
        };
      }),
    );
  });

  test('recently opened issues are at most 200 ids, and other ids are ignored', async () => {
    const ids = [
      encodeGlobalId('Project', testServer.projects.open),
      'nonsense',
      encodeGlobalId('Issue', 1, 7_777),
    ];
    const { data } = await testServer.sendGraphQLRequest('administrator', HOME_QUERY, { ids });
    expect((data!['home'] as HomeData).recent).toEqual([]);
    const many = await testServer.sendGraphQLRequest('administrator', HOME_QUERY, {
      ids: Array.from({ length: 201 }, () => 'x'),
    });
    expect(many.errors).toMatchObject([{ extensions: { code: 'LIMIT_EXCEEDED' }, path: ['home', 'recent'] }]);
    expect(many.data).toMatchObject({
      home: { recent: null, projects: { totalCount: expect.any(Number) as number } },
    });
  });
});

/** Assigns an issue to every user, and notifies each of it: of a mention, and of another issue that they watch. */
async function insertWorkOfEveryUser(
  testServer: PermissionTestServer,
  projectName: TestProjectName,
): Promise<void> {
  const { store, projects, users } = testServer;
  const projectId = projects[projectName];
  const createdAt = new Date();
  const assigneeIds = [...users.values()];
  await testServer.writeToProject(projectName, () =>
    bulkLoadIssues(store, projectId, [
      createNewIssueWithDefaults({ number: ISSUE_NUMBER, title: 'Assigned', createdAt, assigneeIds }),
      createNewIssueWithDefaults({ number: WATCHED_ISSUE_NUMBER, title: 'Watched', createdAt }),
    ]),
  );
  const createNotification = (userId: number, issueNumber: number, reason: NotificationReason) => ({
    userId,
    issueNumber,
    bulkNumber: 0,
    reason: getNotificationReasonCode(reason),
    isMention: false,
    eventCount: 1,
    kinds: 0,
    commentCount: 0,
    actorId: null,
    sequence: 1,
    firstAt: createdAt,
    at: createdAt,
  });
  await store.db.transaction().execute((tx) =>
    saveNotifications(
      tx,
      projectId,
      assigneeIds.flatMap((userId) => [
        createNotification(userId, ISSUE_NUMBER, 'mentioned'),
        createNotification(userId, WATCHED_ISSUE_NUMBER, 'watching'),
      ]),
    ),
  );
}
