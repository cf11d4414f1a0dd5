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
const MEASURED_EDITS_PER_SCREEN = 40;
/** Pause between two key presses in ms, as an experienced user makes it. */
const KEY_PRESS_PAUSE_MS = 120;

interface MeasuredFieldEdit {
  what: string;
  /** Key that opens the field's picker. */
  key: string;
  picker: string;
}

const MEASURED_PRIORITY_EDIT: MeasuredFieldEdit = { what: 'priority', key: 'p', picker: 'Priority' };
const MEASURED_STATE_EDIT: MeasuredFieldEdit = { what: 'state', key: 'e', picker: 'State' };
const MEASURED_ASSIGNEE_EDIT: MeasuredFieldEdit = {
  what: 'assignee',
  key: 'a',
  picker: 'Assignees',
};
const MEASURED_LABEL_EDIT: MeasuredFieldEdit = { what: 'label', key: 'l', picker: 'Labels' };
const MEASURED_MILESTONE_EDIT: MeasuredFieldEdit = { what: 'milestone', key: 'm', picker: 'Milestone' };
const MEASURED_DUPLICATE_OF_EDIT: MeasuredFieldEdit = { what: 'duplicate', key: 'd', picker: 'Duplicate of' };

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
    fields: [
      MEASURED_PRIORITY_EDIT,
      MEASURED_STATE_EDIT,
      MEASURED_ASSIGNEE_EDIT,
      MEASURED_LABEL_EDIT,
      MEASURED_DUPLICATE_OF_EDIT,
    ],
    next: (page) => page.keyboard.press('j'),
    shown: '[role=row][data-measured]',
  },
  {
    name: 'preview',
    fields: [MEASURED_PRIORITY_EDIT, MEASURED_STATE_EDIT, MEASURED_LABEL_EDIT, MEASURED_MILESTONE_EDIT],
    next: async (page) => {
      await page.keyboard.press('j');
      await page.waitForTimeout(KEY_PRESS_PAUSE_MS);
      if (!(await page.getByRole('complementary', { name: 'Preview' }).isVisible()))
        await page.keyboard.press(' ');
    },
    shown: 'aside[aria-label=Preview] ul[aria-label=Fields]',
  },
  {
    name: 'issue',
    fields: [
      MEASURED_PRIORITY_EDIT,
      MEASURED_STATE_EDIT,
      MEASURED_ASSIGNEE_EDIT,
      MEASURED_LABEL_EDIT,
      MEASURED_MILESTONE_EDIT,
    ],
    next: async (page) => {
      const wasOn = page.url();
      const isElsewhere = () => page.url() !== wasOn;
      // The links to the neighboring issues load shortly after the issue.
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
  const page = await openIssueList(browser, url, project, { query: 'state:Untriaged' });
  await page.keyboard.press('j');
  if (screen.name === 'issue') await screen.next(page);
  const keys = { opening: [] as BenchSample[], choosing: [] as BenchSample[], undoing: [] as BenchSample[] };
  for (const field of screen.fields) {
    for (let round = 0; round < MEASURED_EDITS_PER_SCREEN / screen.fields.length; round++) {
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

/** Moves the picker's focus to an option that is not selected: down, or up from the last option. */
async function focusUnselectedOption(page: Page): Promise<void> {
  const readFocusedOption = () => {
    const option = document.querySelector('[role=option][data-focused]');
    return option && { id: option.id, isSelected: option.getAttribute('aria-selected') === 'true' };
  };
  let key = 'ArrowDown';
  for (let before = await page.evaluate(readFocusedOption); ;) {
    await page.keyboard.press(key);
    await page.waitForTimeout(KEY_PRESS_PAUSE_MS);
    const now = await page.evaluate(readFocusedOption);
    if (now && !now.isSelected) return;
    if (now?.id === before?.id && key === 'ArrowUp') throw new Error('The picker has no option to choose.');
    if (now?.id === before?.id) key = 'ArrowUp';
    before = now;
  }
}

/** Runs in the page. Marks the focused row as the element that is observed for changes. */
function setFocusedRowAsMeasured(): void {
  document.querySelector('[data-measured]')?.removeAttribute('data-measured');
  document.activeElement?.closest('[role=row]')?.setAttribute('data-measured', '');
}
