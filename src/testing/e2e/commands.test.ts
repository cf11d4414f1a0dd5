/** Every command of the registry can be run from the palette, by its keys, and with the pointer. */
import type { Page } from 'playwright-core';
import { COMMAND_IDS, COMMAND_KEYS, type CommandId } from '../../shared/commands/commandKeys';
import { waitUntil } from '../waitUntil';
import { IssueListPageObject } from './issueListPage';
import { plantDuplicates, PRINTER_REPORT, waitForClusters } from './plantDuplicates';
import { prepareServerPerTest } from './serverPerTest';
import { waitUntilEditsSaved, waitUntilPageIdle } from './session';
import { locateScreenHeading } from './shared';

const PROJECT = process.env.WINNOW_E2E_PROJECT!;
const LIST = `/projects/${PROJECT}/issues`;

/** Commands without a control: the pointer clicks a row, a heading or a text, scrolls or drags instead. */
const RUN_BY_POINTING: readonly CommandId[] = [
  'list.next',
  'list.previous',
  'list.first',
  'list.last',
  'list.pageDown',
  'list.pageUp',
  'list.collapse',
  'list.expand',
  'list.query',
  'list.refresh',
  'select.next',
  'select.previous',
  'select.down',
  'select.up',
  'issue.next',
  'issue.previous',
  'issue.closeEditor',
  'comment.write',
  // The button in the sidebar switches to the next theme.
  'theme.light',
  'theme.dark',
  'theme.system',
];

const { open, getUrl, createApi } = prepareServerPerTest();

/** Collects the commands that the controls of a page and its palette run. */
class CommandCollector {
  readonly inPalette = new Set<string>();
  readonly onControls = new Set<string>();

  async collect(page: Page): Promise<void> {
    await waitUntilPageIdle(page);
    await this.collectControls(page);
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('menu', { name: 'Results' }).getByRole('menuitem').first().waitFor();
    for (const id of await readCommands(page, '[role=menuitem]')) this.inPalette.add(id);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  async collectControls(page: Page): Promise<void> {
    for (const id of await readCommands(page, '')) this.onControls.add(id);
  }

  /** Opens a menu with the pointer and collects its commands. */
  async collectMenu(page: Page, name: string | RegExp): Promise<void> {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('menuitem').first().waitFor();
    await this.collectControls(page);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }
}

const readCommands = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(
    (controls) =>
      [...document.querySelectorAll<HTMLElement>(`${controls}[data-command]`)].map(
        (control) => control.dataset['command']!,
      ),
    selector,
  );

test('every command has keys, and is in the palette and on a control where it can be run', async () => {
  const [admin, maintainer] = await Promise.all(['admin', 'maintainer'].map(createApi));
  const number = await maintainer!.createIssue('Crash on resume');
  await maintainer!.addComment(number, 'Which version, @admin?');
  await waitUntil(async () => (await admin!.fetchInbox()).length === 1);
  // An issue can be compared with its duplicates.
  await maintainer!.mutate('linkIssues', 'LinkIssuesInput', {
    fromId: await maintainer!.fetchIssueId(await maintainer!.createIssue('Stops after sleep')),
    toId: await maintainer!.fetchIssueId(number),
    kind: 'DUPLICATES',
  });
  const commands = new CommandCollector();

  const { page } = await open(`${LIST}?q=Crash+on+resume&group=state`, { as: 'admin' });
  await IssueListPageObject.createWhenLoaded(page);
  await page.keyboard.press('j');
  await commands.collect(page);
  await page.keyboard.press('ArrowUp');
  await commands.collect(page);
  await commands.collectMenu(page, /^Group:/);
  await commands.collectMenu(page, 'Display');
  await commands.collectMenu(page, /your profile, settings/);
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Preview' }).waitFor();
  await commands.collectControls(page);
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Write a comment…' }).waitFor();
  await commands.collect(page);
  await page.keyboard.press('Escape');

  // Changes the priority, so that a change can be undone, and selects an issue.
  await page.keyboard.press('p');
  await page.getByRole('option', { name: 'Urgent' }).waitFor();
  await page.keyboard.type('urg');
  await page.keyboard.press('Enter');
  await waitUntilEditsSaved(page);
  await page.keyboard.press('x');
  await page.getByRole('toolbar', { name: 'Selected issues' }).waitFor();
  await commands.collect(page);
  await commands.collectMenu(page, 'Copy selected issues');
  await page.keyboard.press('Escape');

  await page.keyboard.press('Enter');
  await page.waitForURL(/\/issues\/\d+$/);
  await page.getByText('Which version').waitFor();
  await commands.collect(page);
  await commands.collectMenu(page, 'More actions');
  await page.locator('[id^=comment-]').filter({ hasText: 'Which version' }).focus();
  await commands.collect(page);
  await commands.collectMenu(page, /^More actions for/);
  await page.keyboard.press('T');
  await page.getByRole('textbox', { name: 'Title' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).first().focus();
  await commands.collect(page);

  // An issue that is held for triage can be released.
  const id = await admin!.fetchIssueId(number);
  await admin!.mutate('updateIssue', 'UpdateIssueInput', { id, held: true });
  await page.goto(new URL(`${LIST}/${number}`, getUrl()).href);
  await page.getByRole('button', { name: 'Release' }).waitFor();
  await commands.collect(page);

  // The second of three sub-issues can be moved in both directions.
  await page.goto(new URL(`${LIST}/${number}`, getUrl()).href);
  await page.getByText('Which version').waitFor();
  await page.keyboard.press('z');
  await page.keyboard.press('s');
  const subIssueTitle = page.getByRole('textbox', { name: 'Title of the sub-issue' });
  await subIssueTitle.waitFor();
  const subIssues = page.getByRole('region', { name: 'Sub-issues' });
  for (const title of ['One', 'Two', 'Three']) {
    await subIssueTitle.fill(title);
    await page.keyboard.press('Enter');
    await subIssues.getByRole('link', { name: title }).waitFor();
  }
  await page.keyboard.press('Escape');
  await subIssueTitle.waitFor({ state: 'detached' });
  await waitUntilEditsSaved(page);
  await page.reload();
  await subIssues.getByRole('link', { name: 'Two' }).focus();
  await commands.collect(page);
  await subIssues
    .getByRole('button', { name: /^Actions for/ })
    .nth(1)
    .click();
  await page.getByRole('menuitem').first().waitFor();
  await commands.collectControls(page);
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });

  await page.goto(new URL(`${LIST}?q=Crash+on+resume`, getUrl()).href);
  await IssueListPageObject.createWhenLoaded(page);
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('dialog', { name: 'Save view' }).getByRole('textbox').first().fill('Crashes');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'View Crashes' }).waitFor();
  await commands.collect(page);
  await commands.collectMenu(page, 'View Crashes');

  await page.goto(new URL('/inbox', getUrl()).href);
  await page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first().waitFor();
  await page.keyboard.press('j');
  await page.getByText('Which version').last().waitFor();
  await commands.collect(page);
  await commands.collectMenu(page, 'More actions');
  await page.keyboard.press('u');
  await page.getByText('marked as unread').waitFor();
  await commands.collect(page);

  // A second cluster is needed for the command that opens the next one.
  const sockets = await plantDuplicates(maintainer!, 3);
  await waitForClusters(maintainer!, sockets, await plantDuplicates(maintainer!, 2, PRINTER_REPORT));
  await page.goto(new URL(`/projects/${PROJECT}/duplicates`, getUrl()).href);
  await page.getByRole('group', { name: 'Comparison' }).waitFor();
  await commands.collect(page);

  // The second issue is a likely duplicate of the first one.
  for (const title of ['Download fails', 'Download stops'])
    await maintainer!.createIssue(`${title}: ERR_CONNECTION_RESET in DownloadItem::on_resume`);
  await page.goto(new URL(`/projects/${PROJECT}/triage`, getUrl()).href);
  await page.getByRole('radiogroup', { name: 'Duplicate of' }).getByRole('radio').first().waitFor();
  await commands.collect(page);

  await page.goto(new URL(`/projects/${PROJECT}/settings`, getUrl()).href);
  await page.getByRole('main').getByRole('link', { name: 'Import' }).waitFor();
  await commands.collectControls(page);

  await page.goto(getUrl());
  await locateScreenHeading(page).getByText('Home').waitFor();
  await commands.collect(page);

  const isMissing = (found: ReadonlySet<string>) => (id: CommandId) => !found.has(id);
  expect(COMMAND_IDS.filter((id) => COMMAND_KEYS[id].length === 0)).toEqual([]);
  expect(COMMAND_IDS.filter(isMissing(commands.inPalette))).toEqual(['palette.open']);
  expect(
    COMMAND_IDS.filter(isMissing(commands.onControls)).filter((id) => !RUN_BY_POINTING.includes(id)),
  ).toEqual([]);
  expect([...commands.onControls].filter((id) => !COMMAND_IDS.includes(id as CommandId))).toEqual([]);
});
