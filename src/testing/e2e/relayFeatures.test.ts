/**
 * Relay's features in the built product. Each test uses the product in the browser, and checks in the compiled GraphQL
 * documents that it is the feature that causes what is on screen. Parts of Relay that a build leaves out, or documents
 * that no longer use a feature, fail here.
 */
import type { Page, Route } from 'playwright-core';
import activityEventsFragment from '../../../__generated__/ActivityEvents_project.graphql';
import assigneesFragment from '../../../__generated__/AssigneesPicker_project.graphql';
import addCommentMutation from '../../../__generated__/addCommentMutation.graphql';
import bodyEditedEventQuery from '../../../__generated__/BodyEditedEventQuery.graphql';
import mentionedIssuesFragment from '../../../__generated__/MentionedIssues_query.graphql';
import declineClaimMutation from '../../../__generated__/OpenPersonClaimsDeclineMutation.graphql';
import voteUpdatableQuery from '../../../__generated__/setReactionVoteQuery.graphql';
import { waitUntil } from '../waitUntil';
import { type DemoServer, startDemoServer } from './demoServer';
import { prepareTestBrowser, waitUntilEditsSaved, waitUntilPageIdle } from './session';
import { getIssueListPath, getIssuePath, getProjectScreenPath, locateScreenHeading } from './shared';
import { TrackerApi } from './TrackerApi';

let server: DemoServer;
const open = prepareTestBrowser(() => server.url);

beforeAll(async () => {
  server = await startDemoServer(300);
}, 60_000);

afterAll(() => server.remove());

/** Values of a property, such as `kind` or `handle`, of all nodes of a compiled GraphQL document. */
function collectAstValues(node: unknown, property: string): unknown[] {
  if (Array.isArray(node)) return node.flatMap((each) => collectAstValues(each, property));
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === property ? [value as unknown] : collectAstValues(value, property),
  );
}

const getOperationName = (route: Route): string =>
  (route.request().postDataJSON() as { operationName: string }).operationName;

/** Holds all further GraphQL requests except one operation, so that only its response changes the page. */
const holdRequestsExcept = (page: Page, operationName: string) =>
  page.route('**/graphql', (route) =>
    getOperationName(route) === operationName ? route.continue() : undefined,
  );

test('@appendNode adds a comment from the response to the preview panel', async () => {
  expect(collectAstValues(addCommentMutation.operation, 'handle')).toContain('appendNode');
  const { page } = await open(`${getIssueListPath('number:30')}&peek=30`);
  const panel = page.getByRole('complementary', { name: 'Preview' });
  await panel.getByRole('button', { name: 'Write a comment…' }).click();
  await panel.getByRole('textbox', { name: 'Comment' }).fill('Seen from *the harbor*');
  await waitUntilPageIdle(page);
  await holdRequestsExcept(page, 'addCommentMutation');
  await page.keyboard.press('ControlOrMeta+Enter');
  // The server has rendered the Markdown: it is not the optimistic comment.
  await panel
    .getByRole('region', { name: 'Latest comments' })
    .locator('em', { hasText: 'the harbor' })
    .waitFor();
});

const IMPORTED_CSV = `Summary,Issue key,Issue id,Issue Type,Status,Resolution,Priority,Reporter,Created,Comment
Lid leaks,KET-90001,1,Bug,Done,,Major,ada@kettle.example,12/Mar/26 3:04 PM,12/Mar/26 4:00 PM;grace;Seen it too
`;

/** Imports an issue of the people ada and grace. */
async function importPeople(): Promise<void> {
  const { page } = await open(getProjectScreenPath('settings/import'));
  await page.locator('input[type=file]').setInputFiles({
    name: 'jira.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(IMPORTED_CSV),
  });
  await page.getByRole('button', { name: 'Start import' }).click();
  await page.getByRole('heading', { name: 'Report' }).waitFor({ timeout: 60_000 });
}

test('@deleteEdge removes a declined claim from the list of open claims', async () => {
  expect(collectAstValues(declineClaimMutation.operation, 'handle')).toContain('deleteEdge');
  await importPeople();
  const api = new TrackerApi(await server.createApiCredentials('developer'));
  for (const login of ['ada', 'grace']) {
    const { person } = await api.send<{ person: { importedPeople: { id: string }[] } }>(
      'query ($login: String!) { person(login: $login) { importedPeople { id } } }',
      { login },
    );
    await api.mutate('claimPerson', 'ClaimPersonInput', { userId: person.importedPeople[0]!.id });
  }
  const { page } = await open('/admin/users', { as: 'admin' });
  const claims = page.getByRole('region', { name: 'Claims for imported people' });
  await claims.getByText('developer claims to be grace').waitFor();
  await waitUntilPageIdle(page);
  await holdRequestsExcept(page, 'OpenPersonClaimsDeclineMutation');
  await claims.getByRole('button', { name: /^Decline .*ada/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
  await claims.getByText('developer claims to be ada').waitFor({ state: 'detached' });
  await claims.getByText('developer claims to be grace').waitFor();
});

test('@required makes an edit without one of its texts null, and shows the difference of one with both', async () => {
  expect(collectAstValues(bodyEditedEventQuery.fragment, 'kind')).toContain('RequiredField');
  const { page } = await open(getIssuePath(22));
  await page.getByRole('button', { name: 'Edit description' }).click();
  const field = page.getByRole('textbox', { name: 'Description' });
  await field.fill('It is quite broken.');
  await field.press('ControlOrMeta+Enter');
  await field.waitFor({ state: 'detached' });
  await waitUntilEditsSaved(page);
  const toggle = page.getByRole('button', { name: 'Show changes' }).last();
  await toggle.click();
  await page.locator('ins', { hasText: 'quite' }).waitFor();
  await page.getByRole('button', { name: 'Hide changes' }).last().click();
  await page.route('**/graphql', async (route) => {
    if (getOperationName(route) !== 'BodyEditedEventQuery') return route.continue();
    const response = await route.fetch();
    const body = (await response.json()) as { data: { node: { before: unknown } } };
    body.data.node.before = null;
    return route.fulfill({ response, json: body });
  });
  await page.reload();
  await toggle.click();
  await page.getByText('The previous text is not available.').waitFor();
});

test('@catch lets a section with an error in the response fail alone, and Retry loads it', async () => {
  expect(collectAstValues(mentionedIssuesFragment, 'kind')).toContain('CatchField');
  const { page, operations } = await open('/projects/new', { as: 'developer' });
  await page.route('**/graphql', async (route) => {
    if (getOperationName(route) !== 'HomeScreenQuery') return route.continue();
    const response = await route.fetch();
    const body = (await response.json()) as { data: { home: { mentioned: unknown } } };
    body.data.home.mentioned = null;
    const error = { message: 'Broken', path: ['home', 'mentioned'], extensions: { code: 'INTERNAL' } };
    return route.fulfill({ response, json: { ...body, errors: [error] } });
  });
  await page
    .getByRole('navigation', { name: 'Winnow' })
    .getByRole('link', { name: 'Home', exact: true })
    .click();
  const alert = page.getByRole('region', { name: 'Mentioned' }).getByRole('alert');
  await alert.getByText('This section could not be loaded').waitFor();
  await page.getByRole('region', { name: 'Projects' }).getByRole('listitem').first().waitFor();
  expect(await page.getByRole('alert').count()).toBe(1);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await alert.waitFor({ state: 'detached' });
  expect(operations.filter((name) => name === 'MentionedIssuesRefetchQuery')).toHaveLength(1);
});

test('a refetch of a fragment finds the people for a typed name', async () => {
  expect(assigneesFragment.metadata?.refetch).toMatchObject({
    connection: null,
    operation: { params: { name: 'AssigneesPickerOptionsQuery' } },
  });
  const { page, operations } = await open(getIssuePath(24));
  await locateScreenHeading(page).waitFor();
  await page.keyboard.press('a');
  const people = page.getByRole('dialog', { name: 'Assignees' });
  const options = people.getByRole('option');
  await options.nth(1).waitFor();
  const count = await options.count();
  await page.keyboard.type('karim');
  // The people who are assigned stay in the list.
  await waitUntil(async () => (await options.count()) < count);
  await options.filter({ hasText: 'karim' }).first().waitFor();
  expect(operations).toContain('AssigneesPickerOptionsQuery');
});

test('loadNext appends the next page of a connection', async () => {
  const { metadata } = activityEventsFragment;
  expect(metadata?.connection).toMatchObject([{ direction: 'forward', path: ['events'] }]);
  expect(metadata?.refetch?.connection).toMatchObject({ path: ['events'], backward: null });
  const { page, operations } = await open(getProjectScreenPath('activity'));
  await locateScreenHeading(page).waitFor();
  const more = page.getByRole('button', { name: 'Show older activity' });
  await more.waitFor();
  const readTimes = () =>
    page
      .getByRole('main')
      .locator('time')
      .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
  const times = await readTimes();
  await more.click();
  await waitUntil(async () => (await readTimes()).length > times.length);
  expect((await readTimes()).slice(0, times.length)).toEqual(times);
  expect(operations).toContain('ActivityEventsPageQuery');
});

test('an updatable query shows a vote before the server has answered', async () => {
  expect(voteUpdatableQuery.kind).toBe('UpdatableQuery');
  const { page } = await open(getIssuePath(23));
  const vote = page.getByRole('complementary', { name: 'Fields' }).getByRole('button', { name: /^Vote/ });
  const before = await vote.getAttribute('aria-pressed');
  const countVotes = async (): Promise<number> => Number((await vote.textContent())!.replace(/\D/g, ''));
  const votes = await countVotes();
  const held: Route[] = [];
  await page.route('**/graphql', (route) => {
    if (getOperationName(route) !== 'setVoteMutation') return route.continue();
    held.push(route);
    return undefined;
  });
  await vote.click();
  await waitUntil(async () => (await vote.getAttribute('aria-pressed')) !== before);
  expect(await countVotes()).toBe(before === 'true' ? votes - 1 : votes + 1);
  await waitUntil(() => Promise.resolve(held.length === 1));
  await held[0]!.continue();
  await waitUntilEditsSaved(page);
  expect(await vote.getAttribute('aria-pressed')).not.toBe(before);
});
