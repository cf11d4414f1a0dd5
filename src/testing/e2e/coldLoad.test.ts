/** Pages that contain the data of their screen. */
import { postGraphQL } from '../postGraphQL';
import { IssueListPageObject } from './issueListPage';
import { openWithPageData } from './openWithPageData';
import { waitUntilPageIdle } from './session';
import {
  getIssueListPath,
  getIssuePath,
  locateScreenHeading,
  prepareSharedServerBrowser,
  sharedServerApiCredentials,
} from './shared';

const { open } = prepareSharedServerBrowser();

test.each([
  ['', 'maintainer'],
  ['?q=is%3Aopen&group=state&sort=created-asc', 'maintainer'],
  ['', null],
])('the first rows of the list%s need no request (user: %s)', async (search, as) => {
  const { page, operations } = await openWithPageData(() => open(getIssueListPath() + search, { as }));
  const list = await IssueListPageObject.createWhenLoaded(page);
  expect(await list.grid.getByRole('link').count()).toBeGreaterThan(10);
  await waitUntilPageIdle(page);
  expect(operations.sort()).toEqual(['AppShellQuery', 'ListedIssuesCountsQuery', 'TriageCountQuery']);
  expect(await page.locator('script[type="application/json"]').count()).toBe(0);
});

test.each(['maintainer', null])('an issue page needs no request for the issue (user: %s)', async (as) => {
  const { page, operations } = await openWithPageData(() => open(getIssuePath(3), { as }));
  await page.getByRole('region', { name: 'Comments and events' }).waitFor();
  await waitUntilPageIdle(page);
  // The issue's likely duplicates and the sidebar's number of untriaged issues are requested separately.
  expect(operations.sort()).toEqual(['AppShellQuery', 'IssueDuplicatesQuery', 'TriageCountQuery']);
});

test('going back from another site and reloading show current data', async () => {
  const { page } = await openWithPageData(() => open(getIssuePath(4)));
  const address = page.url();
  const [, key] = /projects\/([^/]+)\//.exec(address)!;
  const rename = async (title: string): Promise<void> => {
    const { data } = await postGraphQL<{ project: { issue: { id: string } } }>(
      sharedServerApiCredentials,
      'query ($key: String!) { project(key: $key) { issue(number: 4) { id } } }',
      { key },
    );
    await postGraphQL(
      sharedServerApiCredentials,
      'mutation ($input: UpdateIssueInput!) { updateIssue(input: $input) { errors { message } } }',
      { input: { id: data.project.issue.id, title } },
    );
  };
  await page.goto('about:blank');
  await rename('Renamed while away');
  await page.goBack();
  await locateScreenHeading(page).getByText('Renamed while away').waitFor();
  await rename('Renamed before the reload');
  await page.reload();
  await locateScreenHeading(page).getByText('Renamed before the reload').waitFor();
});
