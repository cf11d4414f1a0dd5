import type { Page } from 'playwright-core';
import { getProjectScreenPath, locateScreenHeading } from './shared';
import { prepareServerPerTest } from './serverPerTest';

const { open } = prepareServerPerTest();
const LONG_WAIT_OPTIONS = { timeout: 60_000 };

const JIRA_CSV = `Summary,Issue key,Issue id,Issue Type,Status,Resolution,Priority,Reporter,Created,Comment
Lid leaks when the kettle boils,KET-90001,1,Bug,In Review,,Major,ada@kettle.example,12/Mar/26 3:04 PM,12/Mar/26 4:00 PM;grace;Seen it too
Handle gets too hot,KET-90002,2,Task,Closed,Fixed,Minor,grace,13/Mar/26 3:04 PM,
`;

async function dropFile(page: Page, name: string, content: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName = '', text = '']) => {
      const data = new DataTransfer();
      data.items.add(new File([text], fileName, { type: 'text/csv' }));
      return data;
    },
    [name, content],
  );
  await page.getByText('Drop an exported file here').dispatchEvent('drop', { dataTransfer: transfer });
}

test('a Jira CSV is dropped, previewed, mapped, imported and found in the list', async () => {
  const { page } = await open(getProjectScreenPath('settings'));
  await page.getByRole('main').getByRole('link', { name: 'Import' }).click();
  await locateScreenHeading(page).getByText('Import issues').waitFor();
  await dropFile(page, 'jira.csv', JIRA_CSV);

  await page.getByRole('heading', { name: 'Preview' }).waitFor(LONG_WAIT_OPTIONS);
  expect(await page.getByRole('combobox', { name: 'Format' }).inputValue()).toBe('jira');
  const preview = page.getByRole('region', { name: 'Preview of the issues' });
  await preview.getByRole('row', { name: /KET-90001 Lid leaks.*In progress.*ada/ }).waitFor();
  expect(await page.getByText('ada@kettle.example').count()).toBe(0);
  await page.getByRole('combobox', { name: 'State for In Review' }).selectOption({ label: 'Done' });
  await preview.getByRole('row', { name: /KET-90001 Lid leaks.*Done/ }).waitFor();

  await page.getByRole('button', { name: 'Start import' }).click();
  await page.getByRole('heading', { name: 'Report' }).waitFor(LONG_WAIT_OPTIONS);
  const results = page.getByRole('region', { name: 'Results' });
  await results.getByRole('row', { name: 'Issues 2 2 0 0 0 0 0' }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as JSON' }).click();
  expect((await download).suggestedFilename()).toMatch(/-import-1\.json$/);

  await page.getByRole('link', { name: 'Imports' }).click();
  await page.getByRole('link', { name: 'jira.csv' }).waitFor();
  await page.goto(new URL(`${getProjectScreenPath('issues')}?q=kettle+boils`, page.url()).href);
  await page.getByRole('grid').getByText('Lid leaks when the kettle boils').waitFor();
});

test('asks for the order of ambiguous dates, and takes the answer from the keyboard', async () => {
  const { page } = await open(getProjectScreenPath('settings/import'));
  const csv = 'Key,Title,Created\nKET-90001,Spout drips,05/03/2025\nKET-90002,Knob is loose,06/03/2025\n';
  await dropFile(page, 'dates.csv', csv);
  const question = page.getByRole('group', { name: '“05/03/2025” (Created, line 2) is' });
  await question.waitFor(LONG_WAIT_OPTIONS);
  const start = page.getByRole('button', { name: 'Start import' });
  expect(await start.isDisabled()).toBe(true);
  expect(await question.getByRole('radio', { checked: true }).count()).toBe(0);
  const dayFirst = question.getByRole('radio', { name: 'Mar 5, 2025 day, month, year' });
  await dayFirst.focus();
  await page.keyboard.press('Space');
  await question.getByRole('radio', { name: /Mar 5, 2025/, checked: true }).waitFor();
  expect(await dayFirst.evaluate((radio) => radio === document.activeElement)).toBe(true);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button')].some(
      (each) => each.textContent === 'Start import' && !each.disabled,
    ),
  );
  await start.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Report' }).waitFor(LONG_WAIT_OPTIONS);
  await page.goto(
    new URL(`${getProjectScreenPath('issues')}?q=spout+drips+created:2025-03-05`, page.url()).href,
  );
  await page.getByRole('grid').getByText('Spout drips').waitFor();
});
