import { getProjectScreenPath, locateScreenHeading } from './shared';
import { prepareServerPerTest } from './serverPerTest';

const { open } = prepareServerPerTest();
const LONG_WAIT_OPTIONS = { timeout: 60_000 };

const JIRA_CSV = `Summary,Issue key,Issue id,Issue Type,Status,Resolution,Priority,Reporter,Created,Comment
Lid leaks when the kettle boils,KET-90001,1,Bug,In Review,,Major,ada@kettle.example,12/Mar/26 3:04 PM,12/Mar/26 4:00 PM;grace;Seen it too
Handle gets too hot,KET-90002,2,Task,Closed,Fixed,Minor,grace,13/Mar/26 3:04 PM,
`;

test('a Jira CSV is dropped, previewed, mapped, imported and found in the list', async () => {
  const { page } = await open(getProjectScreenPath('settings'));
  await page.getByRole('main').getByRole('link', { name: 'Import' }).click();
  await locateScreenHeading(page).getByText('Import issues').waitFor();
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'jira.csv', { type: 'text/csv' }));
    return data;
  }, JIRA_CSV);
  const zone = page.getByText('Drop an exported file here');
  await zone.dispatchEvent('drop', { dataTransfer: transfer });

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
