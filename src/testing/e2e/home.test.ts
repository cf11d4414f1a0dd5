/** The start page: the viewer's work, its links and counts, and live changes. */
import { createAuthorizedRequestHeaders } from '../Access';
import { findAxeViolations } from './axe';
import {
  getIssuePath,
  locateScreenHeading,
  prepareSharedServerBrowser,
  sharedServerApiCredentials,
} from './shared';
import { waitUntilPageIdle } from './session';
import { waitUntil } from '../waitUntil';

const { open } = prepareSharedServerBrowser();

const parseCount = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));

test('assigned issues have the count of the list that they link to', async () => {
  const { page } = await open('/', { as: 'developer' });
  const section = page.getByRole('region', { name: 'Assigned to me' });
  const count = parseCount(await section.locator('header > span').textContent());
  expect(count).toBeGreaterThan(0);
  await section.getByRole('link', { name: 'Full list' }).click();
  await page.locator('main strong').getByText(String(count), { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('q')).toBe('is:open assignee:@me');
});

test('an issue that was opened is listed as recently opened', async () => {
  const { page } = await open(getIssuePath(7), { as: 'developer' });
  await page.getByRole('region', { name: 'Comments and events' }).waitFor();
  await page
    .getByRole('navigation', { name: 'Winnow' })
    .getByRole('link', { name: 'Home', exact: true })
    .click();
  await locateScreenHeading(page).getByText('Home').waitFor();
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await recent.getByText('NET-7', { exact: true }).waitFor();
  await recent.getByRole('link').first().click();
  await page.waitForURL(/\/issues\/7$/);
});

test('a new assignment appears without a reload', async () => {
  const { page } = await open('/', { as: 'triager' });
  await page.getByRole('region', { name: 'Projects' }).waitFor();
  const { url } = sharedServerApiCredentials;
  const send = async (query: string, variables: object): Promise<Record<string, never>> => {
    const response = await fetch(new URL('/graphql', url), {
      method: 'POST',
      headers: createAuthorizedRequestHeaders(sharedServerApiCredentials),
      body: JSON.stringify({ query, variables }),
    });
    return ((await response.json()) as { data: Record<string, never> }).data;
  };
  const title = `Assigned live ${Date.now()}`;
  const { project } = (await send(
    '{ project(key: "NET") { id assignableUsers(matching: "triager") { id login } } }',
    {},
  )) as unknown as { project: { id: string; assignableUsers: { id: string; login: string }[] } };
  const triager = project.assignableUsers.find(({ login }) => login === 'triager')!;
  await waitUntilPageIdle(page);
  await send('mutation ($input: CreateIssueInput!) { createIssue(input: $input) { errors { message } } }', {
    input: { projectId: project.id, title, body: '', priority: 'URGENT', assigneeIds: [triager.id] },
  });
  await page.getByRole('region', { name: 'Assigned to me' }).getByRole('link', { name: title }).waitFor();
});

test('a section that fails shows an error of its own, and Retry loads it', async () => {
  const { page } = await open('/projects/new', { as: 'developer' });
  // The screen may be requested again in the background. After Retry, such a response must not break the section again.
  let isBroken = true;
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('HomeScreenQuery')) return route.continue();
    const response = await route.fetch();
    if (!isBroken) return route.fulfill({ response });
    const body = (await response.json()) as { data: { home: { mentioned: unknown } } };
    body.data.home.mentioned = null;
    return route.fulfill({
      response,
      json: {
        ...body,
        errors: [{ message: 'Broken', path: ['home', 'mentioned'], extensions: { code: 'INTERNAL' } }],
      },
    });
  });
  await page
    .getByRole('navigation', { name: 'Winnow' })
    .getByRole('link', { name: 'Home', exact: true })
    .click();
  const alert = page.getByRole('region', { name: 'Mentioned' }).getByRole('alert');
  await alert.getByText('This section could not be loaded').waitFor();
  expect(await page.getByRole('alert').count()).toBe(1);
  await page.getByRole('region', { name: 'Assigned to me' }).getByRole('listitem').first().waitFor();
  isBroken = false;
  await alert.getByRole('button', { name: 'Retry' }).click();
  await alert.waitFor({ state: 'detached' });
  await page.getByText('Issues that mention you with @ and your login appear here.').waitFor();
});

test('the start page fits into 360 px, and has no accessibility violation there', async () => {
  const { page } = await open('/', { as: 'developer', viewport: { width: 360, height: 800 } });
  await page.getByRole('region', { name: 'Assigned to me' }).getByRole('listitem').first().waitFor();
  await waitUntil(() => page.evaluate(() => document.querySelector('[data-scroll]') !== null));
  const overflow = await page.evaluate(() => {
    const scroller = document.querySelector('[data-scroll]')!;
    return scroller.scrollWidth - scroller.clientWidth;
  });
  expect(overflow).toBe(0);
  expect(await findAxeViolations(page)).toEqual([]);
});
