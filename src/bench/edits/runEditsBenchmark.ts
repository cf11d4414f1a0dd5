/**
 * Measures edits made with the keyboard only, in Chromium on the same machine as the server: the time from each
 * key until its effect is painted.
 */
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../testing/browser/launchBrowser';
import { waitUntil } from '../../testing/waitUntil';
import { openIssueList } from '../browser/openIssueList';
import type { KeyPressEffect } from '../browser/pageScript';
import { type BenchResult, type BenchSample, summarizeSamples } from '../support/measure';
import { measureKeyPressLatency } from './measureKeyPressLatency';

/**
 * Number of measured edits per screen, evenly distributed over its fields. The edits change the tracker, so the
 * benchmark should run on a copy of it.
 */
const EDITS_PER_FIELD_AND_SCREEN = 40;
/** Pause between two key presses in ms, as an experienced user makes it. */
const KEY_PRESS_PAUSE_MS = 120;

interface MeasuredFieldEdit {
  what: string;
  /** Key that opens the field's picker. */
  key: string;
  picker: string;
  /** Whether the picker stays open after a choice, as multi-select pickers do. */
  stays?: boolean;
}

const PRIORITY_EDIT: MeasuredFieldEdit = { what: 'priority', key: 'p', picker: 'Priority' };
const STATE_EDIT: MeasuredFieldEdit = { what: 'state', key: 'e', picker: 'State' };
const ASSIGNEE_EDIT: MeasuredFieldEdit = { what: 'assignee', key: 'a', picker: 'Assignees', stays: true };
const LABEL_EDIT: MeasuredFieldEdit = { what: 'label', key: 'l', picker: 'Labels', stays: true };
const MILESTONE_EDIT: MeasuredFieldEdit = { what: 'milestone', key: 'm', picker: 'Milestone' };
const DUPLICATE_EDIT: MeasuredFieldEdit = { what: 'duplicate', key: 'd', picker: 'Duplicate of' };

interface MeasuredScreen {
  name: string;
  fields: readonly MeasuredFieldEdit[];
  /** Moves the focus to another issue, which is edited next. */
  next: (page: Page) => Promise<void>;
  /** CSS selector of the element that shows the issue's fields. */
  shown: string;
}

const MEASURED_SCREENS: readonly MeasuredScreen[] = [
  {
    name: 'list',
    fields: [PRIORITY_EDIT, STATE_EDIT, ASSIGNEE_EDIT, LABEL_EDIT, DUPLICATE_EDIT],
    next: (page) => page.keyboard.press('j'),
    shown: '[role=row][data-measured]',
  },
  {
    name: 'peek',
    fields: [PRIORITY_EDIT, STATE_EDIT, LABEL_EDIT, MILESTONE_EDIT],
    next: async (page) => {
      await page.keyboard.press('j');
      await page.waitForTimeout(KEY_PRESS_PAUSE_MS);
      if (!(await page.getByRole('complementary', { name: 'Peek' }).isVisible()))
        await page.keyboard.press(' ');
    },
    shown: 'aside[aria-label=Peek] ul[aria-label=Fields]',
  },
  {
    name: 'issue',
    fields: [PRIORITY_EDIT, STATE_EDIT, ASSIGNEE_EDIT, LABEL_EDIT, MILESTONE_EDIT],
    next: async (page) => {
      const wasOn = page.url();
      const isElsewhere = () => page.url() !== wasOn;
      // The links to the neighbouring issues load shortly after the issue.
      while (!isElsewhere()) {
        await page.waitForTimeout(KEY_PRESS_PAUSE_MS);
        await page.keyboard.press(wasOn.includes('/issues/') ? 'j' : 'Enter');
        await waitUntil(isElsewhere).catch(() => undefined);
      }
    },
    shown: 'aside[aria-label=Fields]',
  },
];

export async function runEditsBenchmark(url: string, project: string): Promise<BenchResult[]> {
  const browser = await launchBrowser();
  try {
    const results: BenchResult[] = [];
    for (const screen of MEASURED_SCREENS)
      results.push(...(await measureScreenEdits(screen, browser, url, project)));
    return results;
  } finally {
    await browser.close();
  }
}

async function measureScreenEdits(
  screen: MeasuredScreen,
  browser: Browser,
  url: string,
  project: string,
): Promise<BenchResult[]> {
  // The benchmark edits untriaged issues: every state transition is allowed, and their rows have room for a
  // label.
  const page = await openIssueList(browser, url, project, 'state:Untriaged');
  await page.keyboard.press('j');
  if (screen.name === 'issue') await screen.next(page);
  const keys = { opening: [] as BenchSample[], choosing: [] as BenchSample[], undoing: [] as BenchSample[] };
  for (const field of screen.fields) {
    for (let round = 0; round < EDITS_PER_FIELD_AND_SCREEN / screen.fields.length; round++) {
      await screen.next(page);
      await page.waitForTimeout(4 * KEY_PRESS_PAUSE_MS);
      await page.evaluate(setFocusedRowAsMeasured);
      const of = `${field.what}, edit ${round + 1}`;
      const press = async (key: string, effect: KeyPressEffect) => {
        const value = await measureKeyPressLatency(page, key, effect).catch((cause: unknown) => {
          throw new Error(`Key ${key}, ${screen.name}, ${of}`, { cause });
        });
        await page.waitForTimeout(KEY_PRESS_PAUSE_MS);
        return { value, of };
      };
      const changed: KeyPressEffect = { selector: screen.shown, shows: 'changed' };
      const option = `[role=dialog][aria-label="${field.picker}"] [role=option]`;
      keys.opening.push(await press(field.key, { selector: option, shows: 'there' }));
      await focusUnselectedOption(page);
      keys.choosing.push(await press('Enter', changed));
      if (field.stays) await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.waitForTimeout(KEY_PRESS_PAUSE_MS);
      keys.undoing.push(await press('u', changed));
    }
  }
  await page.context().close();
  return [
    summarizeSamples('edits', `${screen.name}: key until its picker is painted`, 'ms', keys.opening),
    summarizeSamples('edits', `${screen.name}: choice until the new value is painted`, 'ms', keys.choosing),
    summarizeSamples('edits', `${screen.name}: undo until the old value is painted`, 'ms', keys.undoing),
  ];
}

/** Moves the picker's focus down to the first option that is not selected. */
async function focusUnselectedOption(page: Page): Promise<void> {
  const isOther = () =>
    document.querySelector('[role=option][data-focused]')?.getAttribute('aria-selected') === 'false';
  do {
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(KEY_PRESS_PAUSE_MS);
  } while (!(await page.evaluate(isOther)));
}

/** Runs in the page. Marks the focused row as the element that is observed for changes. */
function setFocusedRowAsMeasured(): void {
  document.querySelector('[data-measured]')?.removeAttribute('data-measured');
  document.activeElement?.closest('[role=row]')?.setAttribute('data-measured', '');
}
