/** Invitations, access tokens, and controls and screens for users with different roles. */
import { findAxeViolations } from './axe';
import {
  locateScreenHeading,
  getIssuePath,
  getProjectScreenPath,
  sharedServerApiCredentials,
  prepareSharedServerBrowser,
} from './shared';
import { waitUntilPageIdle } from './session';

const { open } = prepareSharedServerBrowser();

const { url: serverUrl } = sharedServerApiCredentials;

test('a new user joins by an invitation link in their own browser', async () => {
  const { page } = await open(getProjectScreenPath('members'));
  await page.getByRole('button', { name: 'Invite by link' }).click();
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption({ value: 'TRIAGER' });
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Not used yet').waitFor();

  const login = `new-${Date.now()}`;
  const { page: theirs } = await open(link, { as: null });
  await theirs.getByRole('definition').getByText('Triager', { exact: true }).waitFor();
  await theirs.getByRole('definition').getByText('maintainer', { exact: true }).waitFor();
  await theirs.getByRole('textbox', { name: 'Your name' }).fill('Noa New');
  expect(theirs.url()).not.toContain('#');
  await theirs.getByRole('textbox', { name: 'Login' }).fill(login);
  await theirs.getByLabel('Password', { exact: true }).fill('three quiet rivers meet');
  await theirs.keyboard.press('Enter');
  await theirs.getByRole('grid', { name: 'Issues' }).waitFor();
  await theirs.getByRole('button', { name: new RegExp(`^${login}.*settings, sign out`) }).waitFor();

  await page.reload();
  await page.getByText('1 joined').waitFor();
  await page.getByRole('searchbox', { name: 'Find members' }).fill(login);
  const role = page.getByRole('combobox', { name: `Role of ${login}` });
  await role.waitFor();
  expect(await role.inputValue()).toBe('TRIAGER');

  // A member who opens the invitation link again sees the role that they already have, and can leave the
  // project.
  await theirs.goto(link);
  await theirs.getByText('You already have the role Triager').waitFor();
  await theirs.getByRole('button', { name: /^Go to / }).click();
  await theirs.getByRole('grid', { name: 'Issues' }).waitFor();
  await theirs.goto(new URL(getProjectScreenPath('members'), serverUrl).href);
  await theirs.getByRole('button', { name: 'Leave', exact: true }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Leave project' }).click();
  await theirs.getByRole('button', { name: 'Leave', exact: true }).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('searchbox', { name: 'Find members' }).fill(login);
  await page.getByText(`No members match “${login}”.`).waitFor();
});

test('an invalid invitation link shows an error before the form', async () => {
  const { page } = await open('/invite#nothing-of-ours', { as: null });
  await page.getByRole('alert').getByText('This invitation has expired').waitFor();
  expect(await page.getByRole('textbox').count()).toBe(0);
});

test('an access token works until it is revoked', async () => {
  const { page } = await open('/settings/tokens', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('A test');
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = await page.getByRole('textbox', { name: 'Your new token' }).inputValue();
  const queryViewer = () =>
    fetch(`${serverUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: '{ viewer { login } }' }),
    });
  expect(await (await queryViewer()).json()).toEqual({ data: { viewer: { login: 'maintainer' } } });
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Revoke A test' }).click();
  await page.getByRole('button', { name: 'Revoke token' }).click();
  await page.getByRole('button', { name: 'Revoke A test' }).waitFor({ state: 'detached' });
  expect((await queryViewer()).status).toBe(401);
});

test('disabled controls tell a reader the required role', async () => {
  const { page } = await open(getIssuePath(7), { as: 'reader' });
  const expectRequirement = async (name: string | RegExp, role: string) => {
    const control = page.getByRole('button', { name }).first();
    expect(await control.getAttribute('aria-disabled')).toBe('true');
    expect(await control.getAttribute('aria-description')).toContain(role);
  };
  await expectRequirement(/^Change state/, 'triager');
  await expectRequirement(/^Change relations/, 'triager');
  await expectRequirement('Edit title', 'developer');
  await page.getByText('Commenting requires the reporter role or higher').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  const actions = page.getByRole('group', { name: 'Requires the maintainer role' });
  expect(await actions.getByRole('menuitem', { name: /^Lock/ }).getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await page.keyboard.press('a');
  await page
    .getByRole('dialog', { name: 'Assignees' })
    .getByText(/triager/)
    .waitFor();
});

test('a dialog opened from a menu returns the focus to the menu’s button', async () => {
  const { page } = await open('/admin/users', { as: 'admin' });
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Create password link' }).click();
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[aria-label^="Actions for"]:focus').waitFor();
});

test('the administration screens name the required role and let a visitor sign in', async () => {
  const { page } = await open('/admin/users', { as: 'reader', expected: /Only administrators/ });
  await page.getByRole('alert').getByText('Only administrators can list users.').waitFor();
  expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
  const { page: visitors } = await open('/admin/audit', { as: null, expected: /Sign in to do this/ });
  await visitors.getByRole('dialog').waitFor();
  await visitors.keyboard.press('Escape');
  await visitors.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await visitors.getByRole('dialog', { name: 'Sign in to continue' }).waitFor();
});

const ACCESSIBILITY_CHECKED_SCREENS: readonly (readonly [address: string, as: string | null])[] = [
  ['/login', null],
  ['/setup#x', null],
  ['/invite#x', null],
  ['/password#x', null],
  ['/', null],
  ['/settings/profile', 'admin'],
  ['/settings/appearance', 'admin'],
  ['/settings/sessions', 'admin'],
  ['/settings/tokens', 'admin'],
  ['/admin/users', 'admin'],
  ['/admin/projects', 'admin'],
  ['/admin/audit', 'admin'],
  ['/admin/health', 'admin'],
  ['members', 'admin'],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  test.each(ACCESSIBILITY_CHECKED_SCREENS)(
    '%s has no accessibility violation found by axe and fits 360 px',
    async (address, as) => {
      const at = address.startsWith('/') ? address : getProjectScreenPath(address);
      const viewport = { width: colorScheme === 'dark' ? 360 : 1200, height: 740 };
      const { page } = await open(at, { as, colorScheme, viewport });
      await locateScreenHeading(page).waitFor();
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      await waitUntilPageIdle(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
      expect(await findAxeViolations(page)).toEqual([]);
    },
  );
});
