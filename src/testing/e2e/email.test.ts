/** Emails in the browser: settings, links in emails, and what is shown while the mail server has a problem. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { createSmtpError, type ReceivedEmail, startTestSmtpServer, type TestSmtpServer } from '../smtpServer';
import { waitUntil } from '../waitUntil';
import { prepareServerPerTest } from './serverPerTest';
import { getProjectScreenPath } from './shared';
import type { TrackerApi } from './TrackerApi';

const DEMO_PASSWORD = 'winnow-demo';

let smtp: TestSmtpServer;
beforeEach(async () => {
  smtp = await startTestSmtpServer();
});
afterEach(() => smtp.close());
const { open, getUrl, createApi } = prepareServerPerTest(() => ({
  SMTP_URL: smtp.url,
  WINNOW_EMAIL_DELAY: '0',
}));

const toAddress = (login: string): string => `${login}@example.org`;

/** Gives demo users email addresses and returns their API clients. */
async function createRecipients<Login extends string>(
  ...logins: Login[]
): Promise<Record<Login, TrackerApi>> {
  const entries = logins.map(async (login) => {
    const api = await createApi(login);
    await api.mutate('updateProfile', 'UpdateProfileInput', { email: toAddress(login) });
    return [login, api] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<Login, TrackerApi>;
}

const listReceived = (login: string): ReceivedEmail[] =>
  smtp.received.filter(({ recipient }) => recipient === toAddress(login));

async function waitForEmail(login: string): Promise<ReceivedEmail> {
  await waitUntil(() => listReceived(login).length > 0);
  return listReceived(login)[0]!;
}

/** The first link of an email to a path of the server. */
const findLink = ({ text }: ReceivedEmail, path: string): string =>
  new RegExp(`${getUrl()}${path}\\S*`).exec(text!)![0];

const postLogin = (login: string, password: string): Promise<number> =>
  fetch(`${getUrl()}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password }),
  }).then(({ status }) => status);

async function saveSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('form').getByText('Saved').waitFor();
}

test('the email settings persist, also in another browser', async () => {
  await createRecipients('developer');
  const { page } = await open('/settings/notifications', { as: 'developer' });
  await page.getByText(toAddress('developer')).waitFor();
  expect(await page.getByRole('radio', { name: 'Mentions and assignments' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Daily digest' }).check({ force: true });
  await page.getByRole('combobox', { name: 'Time', exact: true }).selectOption('09:00');
  await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Asia/Tokyo');
  await saveSettings(page);
  await page.reload();
  const { page: other } = await open('/settings/notifications', {
    as: 'developer',
    timezoneId: 'Europe/Berlin',
  });
  for (const each of [page, other]) {
    const zone = each.getByRole('combobox', { name: 'Time zone' });
    await zone.waitFor();
    expect(await each.getByRole('radio', { name: 'Daily digest' }).isChecked()).toBe(true);
    expect(await zone.inputValue()).toBe('Asia/Tokyo');
    expect(await each.getByRole('combobox', { name: 'Time', exact: true }).inputValue()).toBe('9');
  }
});

test('the level "Everything" sends comments, and the link in the email turns all of them off', async () => {
  const { developer, triager } = await createRecipients('developer', 'triager');
  const maintainer = await createApi('maintainer');
  const number = await maintainer.createIssue('Crash on resume', ['developer', 'triager']);
  await waitForEmail('developer');
  await waitForEmail('triager');
  smtp.received.length = 0;

  const { page } = await open('/settings/notifications', { as: 'developer' });
  await page.getByRole('radio', { name: 'Everything' }).check({ force: true });
  await saveSettings(page);
  await maintainer.addComment(number, 'It also crashes on wake.');
  const email = await waitForEmail('developer');
  expect(email.text).toContain('It also crashes on wake.');
  // The level of the triager is still "Mentions and assignments".
  await waitUntil(async () => (await triager.fetchInbox()).length > 0);
  expect(listReceived('triager')).toEqual([]);

  // The link works without a session. It asks for confirmation, because mail scanners open all links.
  const { page: visitor } = await open(findLink(email, '/email/unsubscribe/'), { as: null });
  await visitor.getByText('Turn off all notification emails for developer?').waitFor();
  await visitor.getByRole('button', { name: 'Turn off emails' }).click();
  await visitor.getByRole('heading', { name: 'Unsubscribed' }).waitFor();
  await page.reload();
  const off = page.getByRole('radio', { name: 'Off' });
  await off.waitFor();
  expect(await off.isChecked()).toBe(true);

  // The unsubscribe button of mail programs sends the POST request below.
  await page.getByRole('radio', { name: 'Everything' }).check({ force: true });
  await saveSettings(page);
  const [, oneClick] = /^List-Unsubscribe: <([^>]+)>/m.exec(email.raw.replace(/\r\n\s+/g, ' '))!;
  const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(oneClick!, { method: 'POST', body: form })).status).toBe(200);
  await page.reload();
  await off.waitFor();
  expect(await off.isChecked()).toBe(true);
  smtp.received.length = 0;
  await maintainer.addComment(number, 'For @developer and @triager.');
  await waitForEmail('triager');
  await waitUntil(async () => (await developer.fetchInbox())[0]?.reason === 'MENTIONED');
  expect(listReceived('developer')).toEqual([]);
});

test('a forgotten password is replaced with the link in the email', async () => {
  await createRecipients('developer');
  const { page } = await open('/login', { as: null });
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('textbox', { name: 'Login or email address' }).fill('developer');
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('status').getByText('If there is an account for developer').waitFor();
  const link = findLink(await waitForEmail('developer'), '/password');
  await page.goto(link);
  const password = 'three quiet rivers meet';
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await page.getByRole('button', { name: /^developer.*settings, sign out/ }).waitFor();
  expect(await postLogin('developer', password)).toBe(200);
  expect(await postLogin('developer', DEMO_PASSWORD)).toBe(401);
  // The link works once.
  const { page: again } = await open(link, { as: null, expected: /status of 4\d\d/ });
  await again.getByLabel('New password', { exact: true }).fill('another quiet river');
  await again.getByRole('button', { name: 'Save and sign in' }).click();
  await again.getByRole('alert').waitFor();
  expect(await postLogin('developer', password)).toBe(200);
});

test('an invitation by email leads to a new account', async () => {
  const { page } = await open(getProjectScreenPath('members'));
  await page.getByRole('button', { name: 'Invite by link' }).click();
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption({ value: 'TRIAGER' });
  await page.getByRole('textbox', { name: 'Send to (optional)' }).fill('nobody');
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('alert').first().waitFor();
  await page.getByRole('textbox', { name: 'Send to (optional)' }).fill(toAddress('noa'));
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByText(`The link is being sent to ${toAddress('noa')}.`).waitFor();
  const { page: theirs } = await open(findLink(await waitForEmail('noa'), '/invite'), { as: null });
  await theirs.getByRole('textbox', { name: 'Your name' }).fill('Noa New');
  await theirs.getByRole('textbox', { name: 'Login' }).fill('noa');
  await theirs.getByLabel('Password', { exact: true }).fill('three quiet rivers meet');
  await theirs.keyboard.press('Enter');
  await theirs.getByRole('grid', { name: 'Issues' }).waitFor();
  expect(await postLogin('noa', 'three quiet rivers meet')).toBe(200);
});

describe('system health', () => {
  const openHealth = async (): Promise<Page> => (await open('/admin/health', { as: 'admin' })).page;
  const locateMetric = (page: Page, name: string) =>
    page.getByRole('region', { name: 'Email' }).locator('dl > div').filter({ hasText: name });
  const waitForMetric = (page: Page, name: string, value: string | RegExp) =>
    locateMetric(page, name).getByRole('definition').getByText(value, { exact: true }).waitFor();

  test('shows emails that wait while the mail server is down; they arrive when it is back', async () => {
    await createRecipients('developer');
    const { port } = smtp;
    await smtp.close();
    const maintainer = await createApi('maintainer');
    await maintainer.createIssue('Crash on resume', ['developer']);
    const health = await openHealth();
    await waitForMetric(health, 'Queued', '1');
    await waitForMetric(health, 'Last error', /ECONNREFUSED|refused/i);
    await waitForMetric(health, 'Sent in 7 days', '0');
    await waitForMetric(health, 'Failed in 7 days', '0');
    smtp = await startTestSmtpServer({ port });
    expect((await waitForEmail('developer')).subject).toContain('Crash on resume');
    await waitForMetric(health, 'Queued', '0');
    await waitForMetric(health, 'Sent in 7 days', '1');
    expect(smtp.received).toHaveLength(1);
  });

  test('shows emails that wait for a slow mail server, while the rest of the server stays fast', async () => {
    const { developer } = await createRecipients('developer', 'triager');
    let isSlow = true;
    smtp.answer.content = async () => {
      while (isSlow) await setTimeout(50);
    };
    const maintainer = await createApi('maintainer');
    await maintainer.createIssue('Crash on resume', ['developer', 'triager']);
    const health = await openHealth();
    await waitForMetric(health, 'Queued', '2');
    await waitForMetric(health, 'Sent in 7 days', '0');
    const second = await maintainer.createIssue('Leak in the pool', ['developer']);
    await waitUntil(async () => (await developer.fetchInbox())[0]?.issue?.number === second);
    expect(smtp.received).toEqual([]);
    isSlow = false;
    await waitUntil(() => smtp.received.length === 3);
    await waitForMetric(health, 'Queued', '0');
    await waitForMetric(health, 'Sent in 7 days', '3');
  });

  test('shows the address that the mail server rejects; emails to all others are sent', async () => {
    await createRecipients('developer', 'triager', 'reporter');
    smtp.answer.recipient = (address) => {
      if (address === toAddress('triager')) throw createSmtpError(550, 'No such mailbox');
    };
    const maintainer = await createApi('maintainer');
    const number = await maintainer.createIssue('Crash on resume');
    await maintainer.addComment(number, 'For @developer, @triager and @reporter.');
    await waitForEmail('developer');
    await waitForEmail('reporter');
    const health = await openHealth();
    await waitForMetric(health, 'Queued', '0');
    await waitForMetric(health, 'Failed in 7 days', '1');
    await waitForMetric(health, 'Sent in 7 days', '2');
    await waitForMetric(health, 'Last error', /No such mailbox/);
    expect(listReceived('triager')).toEqual([]);
  });
});
