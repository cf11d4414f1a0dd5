import { postGraphQL } from '../postGraphQL';
import { type DemoServer, startDemoServer } from './demoServer';
import { prepareTestBrowser, waitUntilPageIdle } from './session';

/** Several users create the projects, because the palette loads 50 and each user may create only 20 per hour. */
const PROJECT_CREATORS = ['maintainer', 'admin', 'developer'];
const PROJECTS_PER_CREATOR = 19;

let server: DemoServer;
const openPage = prepareTestBrowser(() => server.url);

beforeAll(async () => {
  server = await startDemoServer(100);
  for (const [index, login] of PROJECT_CREATORS.entries()) {
    const api = await server.createApiCredentials(login);
    for (let nth = 1; nth <= PROJECTS_PER_CREATOR; nth++) {
      const number = index * PROJECTS_PER_CREATOR + nth;
      const input = { key: `ZZP${number}`, name: `Zzyzx plant ${number}`, visibility: 'PUBLIC' };
      await postGraphQL(
        api,
        'mutation ($input: CreateProjectInput!) { createProject(input: $input) { errors { __typename } } }',
        { input },
      );
    }
  }
});

afterAll(async () => {
  await server.remove();
});

async function openPalette(expected?: RegExp) {
  const { page, operations } = await openPage('/', expected ? { expected } : {});
  await page.getByRole('main').getByRole('link').first().waitFor();
  await waitUntilPageIdle(page);
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('searchbox', { name: 'Search or jump to…' });
  await field.waitFor();
  return { page, field, operations };
}

test('the palette finds projects beyond the first 50, by name and by key', async () => {
  const { page, field, operations } = await openPalette();
  await field.pressSequentially('plant 57', { delay: 20 });
  await page.getByRole('menuitem', { name: 'Issues of Zzyzx plant 57' }).waitFor();
  // The requests are debounced: fewer than one per key.
  expect(operations.filter((name) => name === 'CommandPaletteDataSearchQuery').length).toBeLessThan(8);
  await field.fill('ZZP56-1');
  await page.getByRole('menuitem', { name: 'Open ZZP56-1' }).waitFor();
  await field.fill('zzp55');
  await page.getByRole('menuitem', { name: 'Issues of Zzyzx plant 55' }).click();
  await page.waitForURL(/\/projects\/ZZP55\/issues/);
});

test('the palette reports a failed search, and still offers the entries that the page has loaded', async () => {
  const { page, field } = await openPalette(/500|Internal|failed/);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('CommandPaletteDataSearchQuery')
      ? route.fulfill({ status: 500, body: '' })
      : route.continue(),
  );
  await field.fill('zzyzx');
  await page.getByText('Issues, people and further projects could not be searched.').waitFor();
  await page.getByRole('menuitem', { name: 'Issues of Zzyzx plant 1', exact: true }).waitFor();
});
