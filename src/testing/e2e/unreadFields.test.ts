import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { ISSUE_COLUMN_OPTIONS } from '../../shared/issueList/issueColumns';
import { buildCommentHref } from '../../client/components/comments/linkedComment';
import { IssueListPageObject } from './issueListPage';
import { waitUntilEditsSaved, waitUntilPageIdle } from './session';
import { locateScreenHeading, getIssuePath, getIssueListPath, prepareSharedServerBrowser } from './shared';
import { visitDuplicates } from './visitDuplicates';
import { visitSavedViews } from './visitSavedViews';
import { visitTriage } from './visitTriage';
import { findMidTimelineComment, findIssuesByEventTypes } from './timelines';

const { open } = prepareSharedServerBrowser();
const ISSUES_WITH_ALL_FIELDS_QUERY = '-no:milestone -no:assignee comments:>2';
const ISSUES_WITH_TASKS_QUERY = 'in:body "Add tests"';
/** Query parameter of an issue list for the column of authors. */
const AUTHOR_COLUMN_PARAMETER = '&columns=author';
const FIELD_RECORDING_BUILD_FOLDER = path.resolve('build/recording/client');

/** Fields that only imported issues have, so no screen of the demo tracker reads them. */
const FIELDS_OF_IMPORTED_ISSUES: readonly string[] = [
  'RelationEvent_reference: title',
  'RelationEvent_reference: sourceIssue',
  'FieldEvents_state: commitUrl',
  'LineEvent_event: source',
];

/** Fields of entries that the user of the tours does not have: notifications, several projects, reactions. */
const FIELDS_OF_OTHER_USERS: readonly string[] = [
  'HomeWork_query: home.mentioned.totalCount',
  'HomeWork_query: home.watching.totalCount',
  'HomeWork_query: home.recent.__typename',
  'AssignedIssues_query: home.assigned.projects.count',
  'AssignedIssues_query: home.assigned.projects.project.id',
  'AssignedIssues_query: home.assigned.projects.project.name',
  'AssignedIssues_group: project.key',
  'MentionedIssues_query: home.mentioned.nodes.id',
  'WatchedIssues_query: home.watching.nodes.id',
  'RecentIssues_query: home.recent.id',
  'RecentIssues_query: viewer',
  'RecentIssues_query: viewer.id',
  'Reactions_reactions: users.name',
  'PersonSections_issues: projects.count',
  'PersonSections_issues: projects.project.id',
  'PersonSections_issues: projects.project.name',
];

/** Imported people, whom the demo tracker does not have, and claims to be them. */
const FIELDS_OF_IMPORTED_PEOPLE: readonly string[] = [
  'ImportedPeople_person: importedPeople.id',
  'PersonClaimList_account: personClaims.id',
  'PersonClaimList_account: personClaims.state',
  'PersonClaimList_account: personClaims.isMoving',
  'PersonClaimList_account: personClaims.createdAt',
  'PersonClaimList_account: personClaims.decidedAt',
  'PersonClaimList_account: personClaims.person',
  'PersonClaimList_account: personClaims.person.login',
];

/** Fields that only actions read that the tours do not take: removing a link, changing views, and steps of triage. */
const FIELDS_OF_OTHER_ACTIONS: readonly string[] = [
  'IssueLinks_linkingIssue: id',
  'IssueLinks_linkingIssue: key',
  'IssueLinks_link: to.id',
  'SavedViewLinksQuery: savedViewContainer.id',
  'SavedViewMenu_container: id',
  'SavedViewMenu_view: slug',
  'TriageIssueBar_project: key',
];

/** Sub-issues that are passed too fast to be read: the issues of the demo tracker have only few. */
const FIELDS_OF_LARGE_TREES: readonly string[] = ['ListedIssuesPlainQuery: node.issues.subIssues.nodes'];

/** Fields of triagers other than the user of the tours. */
const FIELDS_OF_OTHER_TRIAGERS: readonly string[] = [
  'TriageHeader_queue: leases.holder',
  'TriageHeader_queue: leases.holder.id',
  'TriageHeader_queue: leases.holder.login',
  'TriageHeader_queue: leases.issue',
  'TriageHeader_queue: leases.issue.id',
  'TriageHeader_queue: leases.issue.key',
  'TriageQueueView_queue: leases.holder',
  'TriageQueueView_queue: leases.holder.login',
  'TriageQueueView_queue: leases.issue',
  'TriageQueueView_queue: leases.issue.id',
];

/** Lists and objects of which only the length or the presence is read, because a selection cannot be empty. */
const SELECTIONS_OF_NOTHING_ELSE: readonly string[] = [
  'HomeProjects_firstPage: home.projects',
  'HomeProjects_firstPage: home.projects.totalCount',
  'LineEvent_event: actor.__typename',
  'IssueComparison_issue: comparison.words.__typename',
  'IssueComparison_issue: comparison.lines.__typename',
  'getReviewActionsQuery: nodes.__typename',
];

/** Objects that a query updates in the store, from which fragments of other components read them. */
const OBJECTS_READ_FROM_STORE: readonly string[] = [
  'clusterListDataPageQuery: project',
  'getReviewActionsQuery: project',
  'SubIssuesPageQuery: node',
  'useDuplicateSearchUpdatesQuery: project',
  'TriageScreenRefreshQuery: project',
  'TriageScreenRefreshQuery: project.triage',
];

/**
 * Counts of the check whether a list is out of date. Whether one runs while a project's list is open, while the list of
 * all projects is open, or never, depends on when changes arrive. `live.test.ts` and `searchAll.test.ts` test both.
 */
const FIELDS_OF_STALENESS_CHECKS: readonly string[] = [
  'project.all',
  'project.changed',
  'all',
  'changed',
].flatMap((list) => [`IssueListUpdaterQuery: ${list}`, `IssueListUpdaterQuery: ${list}.totalCount`]);

/** Colors of labels that compared issues do not have in common. */
const FIELDS_OF_COMPARED_LABELS: readonly string[] = [
  'ComparedFields_comparison: fields.values.color',
  'ComparedFields_comparison: fields.otherValues.color',
];

beforeAll(() => {
  execFileSync(process.execPath, [path.join(__dirname, 'recording/build.js')], { stdio: 'inherit' });
}, 180_000);

test('every component reads all fields that it selects', async () => {
  const { page } = await open('/nowhere');
  await serveFieldRecordingBuild(page);
  const unread = new Map<string, Set<string>>();
  for (const tour of [
    visitHomeScreen,
    visitIssueList,
    scrollIssueListFast,
    visitGroupedIssueList,
    visitIssueListWithSnippets,
    visitIssueListWithColumns,
    visitIssueTrees,
    visitNarrowIssueList,
    visitAllIssues,
    visitIssueScreens,
    openIssueEditors,
    visitNeighboringIssues,
    visitIssueTimelines,
    visitPersonAndProfile,
    visitSavedViews,
    visitDuplicates,
    visitTriage,
    changeKeys,
    visitHomeScreenSignedOut,
  ]) {
    await tour(page, () => mergeUnreadGraphQLFields(page, unread));
  }
  const remaining = [...unread]
    .flatMap(([fragment, paths]) => [...paths].map((field) => `${fragment}: ${field}`))
    .filter(
      (field) =>
        ![
          ...FIELDS_OF_IMPORTED_ISSUES,
          ...FIELDS_OF_OTHER_USERS,
          ...FIELDS_OF_IMPORTED_PEOPLE,
          ...FIELDS_OF_OTHER_ACTIONS,
          ...FIELDS_OF_LARGE_TREES,
          ...FIELDS_OF_OTHER_TRIAGERS,
          ...SELECTIONS_OF_NOTHING_ELSE,
          ...OBJECTS_READ_FROM_STORE,
          ...FIELDS_OF_STALENESS_CHECKS,
          ...FIELDS_OF_COMPARED_LABELS,
        ].includes(field),
    );
  expect(unread.size).toBeGreaterThan(20);
  // These queries are fetched without a hook: the group menu, the issue screen's neighbors, the list's pages, complete
  // and plain, and their snippets.
  const names = [
    'labelScopesQuery',
    'IssueNeighborsQuery',
    'ListedIssuesPageQuery',
    'ListedIssuesPlainQuery',
    'textMatchesQuery',
  ];
  expect(names.filter((name) => !unread.has(name))).toEqual([]);
  expect(remaining).toEqual([]);
}, 1_500_000);

/**
 * Collects which fields the current page has read. Called before the browser leaves the page, because the page's
 * records are lost then.
 */
type CollectUnreadFieldsCallback = () => Promise<void>;

/** Serves the recording build's JavaScript to the page, with the data of the test server. */
async function serveFieldRecordingBuild(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(FIELD_RECORDING_BUILD_FOLDER, pathname);
    // The page that was opened before may still load a script of its own build.
    if (pathname.startsWith('/assets/') && existsSync(file)) await route.fulfill({ path: file });
    else if (route.request().resourceType() === 'document') {
      await route.fulfill({ path: path.join(FIELD_RECORDING_BUILD_FOLDER, 'index.html') });
    } else await route.continue();
  });
}

async function visitHomeScreen(page: Page, beforeLeave: CollectUnreadFieldsCallback): Promise<void> {
  await page.goto(new URL('/', page.url()).href);
  await page.getByRole('main').getByRole('link').first().waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').waitFor();
  await waitUntilPageIdle(page);
  await beforeLeave();
}

async function visitIssueList(page: Page, beforeLeave: CollectUnreadFieldsCallback): Promise<void> {
  await page.goto(new URL(`${getIssueListPath('is:open asignee:x')}&peek=1`, page.url()).href);
  const view = await IssueListPageObject.createWhenLoaded(page);
  await view.queryBar.fill('label:');
  await waitUntilPageIdle(page);
  await beforeLeave();
  await page.goto(new URL(getIssueListPath('is:open'), page.url()).href);
  await page.getByRole('button', { name: /^All [\d,]+ labels/ }).click();
  await page.getByRole('grid', { name: 'All labels' }).getByRole('row').first().waitFor();
  await waitUntilPageIdle(page);
  await beforeLeave();
  // Selects an issue that has every field the preview panel can show.
  await page.goto(new URL(getIssueListPath(ISSUES_WITH_ALL_FIELDS_QUERY), page.url()).href);
  await (await IssueListPageObject.createWhenLoaded(page)).grid.getByRole('row').first().focus();
  await page.keyboard.press('Space');
  await page.getByRole('complementary', { name: 'Preview' }).getByRole('heading').first().waitFor();
  await waitUntilPageIdle(page);
  await changePriorityAndUndo(page);
  await beforeLeave();
  await page.goto(new URL(getIssueListPath(ISSUES_WITH_TASKS_QUERY), page.url()).href);
  await (await IssueListPageObject.createWhenLoaded(page)).grid.getByRole('row').first().focus();
  await page.keyboard.press('Space');
  await page
    .getByRole('complementary', { name: 'Preview' })
    .getByRole('img', { name: 'Tasks done' })
    .waitFor();
  await waitUntilPageIdle(page);
  await beforeLeave();
}

/**
 * Expands an issue of a list with trees: with the default columns, with others, with snippets and while it is scrolled
 * fast.
 */
async function visitIssueTrees(page: Page, beforeLeave: CollectUnreadFieldsCallback): Promise<void> {
  await page.goto(new URL(`${getIssueListPath('is:open asignee:x')}&trees=1`, page.url()).href);
  await IssueListPageObject.createWhenLoaded(page);
  await waitUntilPageIdle(page);
  await page.keyboard.press('j');
  await changePriorityAndUndo(page);
  await beforeLeave();
  for (const parameters of [
    '',
    AUTHOR_COLUMN_PARAMETER,
    '&density=snippets&q=in%3Abody+the',
    '&group=state',
    '&group=label:component',
  ]) {
    await page.goto(new URL(`${getIssueListPath()}?trees=1${parameters}`, page.url()).href);
    const list = await IssueListPageObject.createWhenLoaded(page);
    const expand = list.grid.getByRole('button', { name: 'Show sub-issues' });
    // The rows of a list that is still changing are replaced: a button that was counted may be gone before the click.
    await list.waitUntilRowsLoaded();
    await waitUntilPageIdle(page);
    while ((await expand.count()) === 0) {
      await list.flingBy(1_200);
      await list.waitUntilRowsLoaded();
      await waitUntilPageIdle(page);
    }
    await expand.first().click();
    const subIssue = list.grid.locator('[aria-expanded=true] + [role=row]').first();
    await subIssue.getByRole('link').first().waitFor();
    // Columns load after their row is shown. Their fields are not read if the row is off screen by then.
    if (parameters === AUTHOR_COLUMN_PARAMETER) await subIssue.locator('[data-person]').waitFor();
    await list.flingBy(40 * 1_200);
    await waitUntilPageIdle(page);
    await beforeLeave();
  }
}

/** After an edit, the list requests its counts again, together with the edited issues that still match. */
async function changePriorityAndUndo(page: Page): Promise<void> {
  await page.keyboard.press('p');
  await page.getByRole('dialog', { name: 'Priority' }).getByRole('option').first().waitFor();
  await page.keyboard.type('urgent');
  await page.keyboard.press('Enter');
  await waitUntilPageIdle(page);
  await page.keyboard.press('u');
  await waitUntilPageIdle(page);
}

/** Scrolls too fast to be read, when the list shows only keys and titles. */
async function scrollIssueListFast(page: Page, beforeLeave: CollectUnreadFieldsCallback): Promise<void> {
  await page.goto(new URL(getIssueListPath(), page.url()).href);
  await (await IssueListPageObject.createWhenLoaded(page)).flingBy(40 * 1_200);
  await waitUntilPageIdle(page);
  await beforeLeave();
}

async function visitGroupedIssueList(page: Page, beforeLeave: CollectUnreadFieldsCallback): Promise<void> {
  for (const group of ['state', 'label:component']) {
    await page.goto(new URL(`${getIssueListPath()}?group=${encodeURIComponent(group)}`, page.url()).href);
    const view = await IssueListPageObject.createWhenLoaded(page);
    await view.dragScrollThumb(0.5);
    await page.getByRole('button', { name: /^Group: / }).click();
    await page.getByRole('menuitemradio', { name: 'component', exact: true }).waitFor();
    await beforeLeave();
  }
}

/** Shows snippets from descriptions and from comments. */
async function visitIssueListWithSnippets(
  page: Page,
  beforeLeave: CollectUnreadFieldsCallback,
): Promise<void> {
  for (const query of ['in:comments the', 'in:body the']) {
    await page.goto(new URL(getIssueListPath(query), page.url()).href);
    const { grid } = await IssueListPageObject.createWhenLoaded(page);
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByRole('menuitemradio', { name: 'With snippets', exact: true }).click();
    await grid.locator('mark').first().waitFor();
    await waitUntilPageIdle(page);
    await beforeLeave();
  }
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('menuitemradio', { name: 'Regular', exact: true }).click();
}

/** Shows all columns, in a window that has room for them. */
async function visitIssueListWithColumns(
  page: Page,
  beforeLeave: CollectUnreadFieldsCallback,
): Promise<void> {
  const viewport = page.viewportSize()!;
  await page.setViewportSize({ ...viewport, width: 2_200 });
  const columns = [...Object.keys(ISSUE_COLUMN_OPTIONS), 'label_component'].join('.');
  for (const query of ['has:parent', '-no:milestone -no:assignee', 'is:closed', ISSUES_WITH_TASKS_QUERY]) {
    await page.goto(new URL(`${getIssueListPath(query)}&columns=${columns}`, page.url()).href);
    await IssueListPageObject.createWhenLoaded(page);
    await page.locator('[data-person]').first().waitFor();
    await waitUntilPageIdle(page);
    await beforeLeave();
  }
  await page.setViewportSize(viewport);
}

/**
 * Moves to the next issue until the issue numbers passed on by the list are used up and the issue screen
 * fetches more.
 */
async function visitNeighboringIssues(
  page: Page,
  beforeLeave: CollectUnreadFieldsCallback,
  listPath = getIssueListPath('is:open'),
): Promise<void> {
  await page.goto(new URL(listPath, page.url()).href);
  const view = await IssueListPageObject.createWhenLoaded(page);
  await view.grid.getByRole('link').nth(10).click();
  await locateScreenHeading(page).waitFor();
  let isRequested = false;
  page.on(
    'request',
    (request) => (isRequested ||= request.postData()?.includes('IssueNeighborsQuery') === true),
  );
  for (let presses = 0; presses < 150 && !isRequested; presses++) {
    await page.keyboard.press('j');
    await page.waitForTimeout(100);
  }
  await waitUntilPageIdle(page);
  await beforeLeave();
}

/** Shows the parts of the list of all projects whose queries are not those of a project's list. */
async function visitAllIssues(page: Page, beforeLeave: CollectUnreadFieldsCallback): Promise<void> {
  const openSearch = async (search: string) => {
    await page.goto(new URL(`/search?${search}`, page.url()).href);
    return IssueListPageObject.createWhenLoaded(page);
  };
  // A query with an unknown filter, for which the screen shows a problem.
  await openSearch('q=is%3Aopen+asignee%3Ax&group=state');
  await waitUntilPageIdle(page);
  await beforeLeave();
  const list = await openSearch('q=in%3Abody+the&density=snippets&columns=author.created');
  await list.grid.locator('mark').first().waitFor();
  await list.grid.locator('[data-person]').first().waitFor();
  await list.queryBar.click();
  await list.queryBar.press('End');
  await list.queryBar.pressSequentially(' state:');
  await page.getByRole('option', { name: /\d$/ }).first().waitFor();
  await waitUntilPageIdle(page);
  await beforeLeave();
  // The list requests its counts again after an edit, and further pages when it is scrolled.
  const { grid } = await openSearch('q=is%3Aopen');
  await grid.getByRole('row').first().focus();
  await page.keyboard.press('p');
  await page.getByRole('dialog', { name: 'Priority' }).getByRole('option').first().waitFor();
  await page.keyboard.type('urgent');
  await page.keyboard.press('Enter');
  await waitUntilPageIdle(page);
  await page.keyboard.press('u');
  await waitUntilPageIdle(page);
  await beforeLeave();
  await (await openSearch('')).flingBy(40 * 1_200);
  await waitUntilPageIdle(page);
  await beforeLeave();
  await visitNeighboringIssues(page, beforeLeave, '/search?q=is%3Aopen');
}

async function visitNarrowIssueList(page: Page, beforeLeave: CollectUnreadFieldsCallback): Promise<void> {
  await page.setViewportSize({ width: 500, height: 900 });
  await page.goto(new URL(getIssueListPath('is:closed'), page.url()).href);
  await IssueListPageObject.createWhenLoaded(page);
  await beforeLeave();
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Opens enough issues to show every kind of field and issue link. */
async function visitIssueScreens(page: Page, beforeLeave: CollectUnreadFieldsCallback): Promise<void> {
  const base = page.url();
  for (const query of [
    ISSUES_WITH_ALL_FIELDS_QUERY,
    ISSUES_WITH_TASKS_QUERY,
    'comments:>8',
    'has:duplicates',
    'has:links',
    'state:Done',
    'no:assignee',
    'has:parent',
  ]) {
    await page.goto(new URL(getIssueListPath(query), base).href);
    const link = page.getByRole('grid', { name: 'Issues' }).getByRole('link').first();
    if (
      !(await link.waitFor({ timeout: 5000 }).then(
        () => true,
        () => false,
      ))
    )
      continue;
    await link.click();
    await locateScreenHeading(page).waitFor();
    await waitUntilPageIdle(page);
    await beforeLeave();
  }
  await page.goto(new URL(getIssuePath(1), base).href);
  await locateScreenHeading(page).waitFor();
  await beforeLeave();
}

/** Opens the editors that read the GraphQL fields needed only for editing. */
async function openIssueEditors(page: Page, beforeLeave: CollectUnreadFieldsCallback): Promise<void> {
  await page.goto(new URL(getIssueListPath('comments:>2'), page.url()).href);
  await page.getByRole('grid', { name: 'Issues' }).getByRole('link').first().click();
  await locateScreenHeading(page).waitFor();
  await page.getByRole('button', { name: 'Edit title' }).click();
  await page.getByRole('textbox', { name: 'Title' }).waitFor();
  await page.keyboard.press('Escape');
  const edit = page.getByRole('button', { name: 'Edit comment' });
  for (let n = (await edit.count()) - 1; n >= 0; n--) await edit.nth(n).click();
  await page.getByRole('button', { name: 'Save' }).first().waitFor();
  await beforeLeave();
}

/** Every type of event in the demo data, and a link into the middle of a long timeline. */
const DEMO_EVENT_TYPES = [
  'Assigned',
  'Demilestoned',
  'DueChanged',
  'Labeled',
  'Linked',
  'Locked',
  'Milestoned',
  'ParentChanged',
  'PriorityChanged',
  'Referenced',
  'Renamed',
  'StateChanged',
  'TypeChanged',
  'Unassigned',
  'Unlabeled',
];

async function visitIssueTimelines(page: Page, beforeLeave: CollectUnreadFieldsCallback): Promise<void> {
  const base = page.url();
  const visit = async (address: string): Promise<void> => {
    await page.goto(new URL(address, base).href);
    await page.getByRole('region', { name: 'Comments and events' }).waitFor();
    await beforeLeave();
  };
  for (const number of await findIssuesByEventTypes(DEMO_EVENT_TYPES)) await visit(getIssuePath(number));
  const { number, id } = await findMidTimelineComment();
  await visit(buildCommentHref(getIssuePath(number), id));
}

/** Opens the card and the page of a person, and the own profile with its picture. */
async function visitPersonAndProfile(page: Page, beforeLeave: CollectUnreadFieldsCallback): Promise<void> {
  await page.goto(new URL(getIssueListPath('is:open -no:assignee'), page.url()).href);
  const { grid } = await IssueListPageObject.createWhenLoaded(page);
  await grid.locator('[data-person]').first().hover();
  await page.getByRole('tooltip').waitFor();
  await beforeLeave();
  await page.goto(new URL('/people/developer', page.url()).href);
  await page.getByRole('region', { name: 'Created' }).getByRole('link').first().waitFor();
  await waitUntilPageIdle(page);
  await beforeLeave();
  await page.goto(new URL('/settings/profile', page.url()).href);
  await page.getByRole('region', { name: 'Picture' }).waitFor();
  await beforeLeave();
}

/** Chooses the key of a command, loads the page with it, and resets it. */
async function changeKeys(page: Page, beforeLeave: CollectUnreadFieldsCallback): Promise<void> {
  await page.goto(new URL('/settings/keys', page.url()).href);
  await page.locator('[id="change-list.copy"]').click();
  await page.keyboard.press('Q');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await waitUntilEditsSaved(page);
  await page.reload();
  await page.locator('[id="change-list.copy"]').waitFor();
  await waitUntilPageIdle(page);
  await beforeLeave();
  await page.getByRole('button', { name: 'Reset all', exact: true }).click();
  await waitUntilEditsSaved(page);
}

/** Opens the pages as a signed-out visitor, to read the GraphQL fields that only visitors see. */
async function visitHomeScreenSignedOut(page: Page, beforeLeave: CollectUnreadFieldsCallback): Promise<void> {
  await page.context().clearCookies();
  await page.goto(new URL('/', page.url()).href);
  await page.getByRole('heading', { name: 'Try the demo' }).waitFor();
  await beforeLeave();
}

/** Keeps only the field paths that no page has read so far. */
async function mergeUnreadGraphQLFields(page: Page, all: Map<string, Set<string>>): Promise<void> {
  const entries = await page.evaluate(() =>
    [...window.unreadFields].map(([name, paths]) => [name, [...paths]] as const),
  );
  for (const [name, paths] of entries) {
    const before = all.get(name);
    all.set(name, new Set(paths.filter((field) => before?.has(field) ?? true)));
  }
}
