import type { Page } from 'playwright-core';
import { plantDuplicates, PRINTER_REPORT } from './plantDuplicates';
import { waitUntilEditsSaved, waitUntilPageIdle } from './session';
import { getIssuePath, getProjectScreenPath, sharedServerApiCredentials } from './shared';
import { TrackerApi } from './TrackerApi';

/**
 * Triages issues with likely duplicates: accepts, snoozes, compares, undoes, chooses a duplicate, and shows an issue
 * that is closed elsewhere. Then shows an empty queue, whose query has a problem, and an issue whose snooze has ended.
 */
export async function visitTriage(page: Page, beforeLeave: () => Promise<void>): Promise<void> {
  const base = page.url();
  const api = new TrackerApi(sharedServerApiCredentials);
  // Similar issues that have been triaged, from which the fields of the next ones are suggested.
  const { label } = await api.mutate<{ label: { id: string } }>(
    'createLabel',
    'CreateLabelInput',
    { projectId: await api.fetchProjectId(), name: `paper-tray-${Date.now()}` },
    'label { id }',
  );
  const [snoozed] = await plantDuplicates(api, 6, PRINTER_REPORT, {
    labelIds: [label.id],
    assigneeIds: [await api.fetchUserId('developer')],
    priority: 'URGENT',
    type: 'FEATURE',
  });
  await plantDuplicates(api, 4, PRINTER_REPORT);
  const openQueue = (query: string) =>
    page.goto(new URL(`${getProjectScreenPath('triage')}?q=${encodeURIComponent(query)}`, base).href);
  await openQueue('category:triage no:label in:title "narrow paper tray"');
  const article = page.getByRole('article').filter({ visible: true }).first();
  await page.getByRole('radiogroup', { name: 'Duplicate of' }).filter({ visible: true }).first().waitFor();
  await waitUntilPageIdle(page);
  for (const key of ['1', 'u', 'h']) {
    const before = await article.getAttribute('aria-label');
    await page.keyboard.press(key);
    if (key === 'h') {
      await page.getByRole('menuitem', { name: /^Tomorrow/ }).waitFor();
      await page.keyboard.type('Tomorrow');
      await page.keyboard.press('Enter');
    }
    await page.waitForFunction(
      (label) =>
        [...document.querySelectorAll('main article[aria-label]')].some(
          (each) => each.getClientRects().length > 0 && each.getAttribute('aria-label') !== label,
        ),
      before,
    );
    await waitUntilEditsSaved(page);
    await waitUntilPageIdle(page);
  }
  await page.keyboard.press('Space');
  await page.getByRole('group', { name: 'Comparison' }).waitFor();
  await waitUntilPageIdle(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('3');
  await page.getByRole('dialog', { name: /^Decline / }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('j');
  await waitUntilPageIdle(page);
  await closeIssue(api, Number(/-(\d+)/.exec((await article.getAttribute('aria-label'))!)![1]));
  await page.getByText('was moved to Done').waitFor();
  await beforeLeave();
  await openQueue('asignee:x in:title "no issue has this title"');
  await page.getByText('Nothing to triage').first().waitFor();
  await waitUntilPageIdle(page);
  await beforeLeave();
  const issueId = await api.fetchIssueId(snoozed!);
  await api.mutate('snoozeTriage', 'SnoozeTriageInput', { issueId, untilComment: true });
  await api.mutate('unsnoozeTriage', 'UnsnoozeTriageInput', { issueId });
  await page.goto(new URL(getIssuePath(snoozed!), base).href);
  await page.getByText('ended the snooze').waitFor();
  await waitUntilPageIdle(page);
  await beforeLeave();
}

async function closeIssue(api: TrackerApi, number: number): Promise<void> {
  const { node } = await api.send<{ node: { workflow: { states: { id: string; name: string }[] } } }>(
    'query Q($id: ID!) { node(id: $id) { ... on Project { workflow { states { id name } } } } }',
    { id: await api.fetchProjectId() },
  );
  await api.mutate('setIssueState', 'SetIssueStateInput', {
    id: await api.fetchIssueId(number),
    stateId: node.workflow.states.find(({ name }) => name === 'Done')!.id,
  });
}
