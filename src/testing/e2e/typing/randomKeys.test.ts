/** Types random sequences of commands while code loads slowly, and checks that only the expected changes are made. */
import type { Page } from 'playwright-core';
import { postGraphQL } from '../../postGraphQL';
import { IssueListPageObject } from '../issueListPage';
import { waitUntilEditsSaved, waitUntilPageIdle } from '../session';
import { prepareSharedServerBrowser, sharedServerApiCredentials } from '../shared';
import { reloadWithDelayedChunks, typeKeys } from './delayLazyChunks';
import { createSeededRandom } from '../../createSeededRandom';
import { KeyModel } from './KeyModel';
import { IS_LONG_TEST_RUN } from '../../randomCases';

const { openList } = prepareSharedServerBrowser();

// No retries: they would hide a key that is lost only sometimes.
jest.retryTimes(0);

const SEQUENCE_COUNT = Number(process.env.WINNOW_TYPED_SEQUENCES ?? (IS_LONG_TEST_RUN ? 200 : 5));
const COMMANDS_PER_SEQUENCE = 8;
const CHUNK_DELAY_MAX_MS = 1_500;
/** Maximum time in ms until the last keys have taken effect, because they wait for code that is still loading. */
const LAST_KEYS_TIMEOUT_MS = 10_000;
const ROWS = 6;

interface PriorityEvent {
  id: string;
  kind: string;
  issueNumber: number | null;
  item: { fromPriority?: string; toPriority?: string } | null;
}

async function fetchNewestEvents(): Promise<PriorityEvent[]> {
  const { data } = await postGraphQL<{ project: { events: { nodes: PriorityEvent[] } } }>(
    sharedServerApiCredentials,
    `query ($key: String!) {
      project(key: $key) {
        events(first: 50) {
          nodes { id kind issueNumber item { ... on PriorityChanged { fromPriority toPriority } } }
        }
      }
    }`,
    { key: process.env.WINNOW_E2E_PROJECT! },
  );
  return data.project.events.nodes;
}

/** The changes since an event, oldest first. */
async function fetchChangesAfter(eventId: string): Promise<string[]> {
  const newest = await fetchNewestEvents();
  const end = newest.findIndex(({ id }) => id === eventId);
  return newest
    .slice(0, end)
    .reverse()
    .map(({ kind, issueNumber, item }) =>
      item?.toPriority ? `${issueNumber}: ${item.fromPriority} -> ${item.toPriority}` : kind,
    );
}

/** The numbers and priorities of the first rows of the list. */
const readRows = (page: Page) =>
  page.evaluate(
    (count) =>
      [...document.querySelectorAll('[data-virtual-rows] [role=row]')].slice(0, count).map((row) => ({
        number: Number(row.querySelector<HTMLElement>('a[data-number]')!.dataset['number']),
        priority: row
          .querySelector('[aria-label^="Priority: "], [aria-label="No priority"]')!
          .getAttribute('aria-label')!
          .replace(/^Priority: |^No priority$/, '')
          .toUpperCase(),
      })),
    ROWS,
  );

test.each(Array.from({ length: SEQUENCE_COUNT }, (_, seed) => seed + 1))(
  'the random keys of seed %i make exactly their changes',
  async (seed) => {
    const random = createSeededRandom(seed);
    const { page } = await openList('priority:low');
    await reloadWithDelayedChunks(page, () => random() * CHUNK_DELAY_MAX_MS);
    await IssueListPageObject.createWhenLoaded(page);
    const [before] = await fetchNewestEvents();
    const model = new KeyModel(await readRows(page), createSeededRandom(seed));
    const { keys, events } = model.generate(COMMANDS_PER_SEQUENCE);
    await typeKeys(page, keys);
    const fetchChanges = () => fetchChangesAfter(before!.id);
    // Chunks that load one after the other delay the last keys. The pause afterwards would reveal unexpected changes.
    const end = performance.now() + LAST_KEYS_TIMEOUT_MS;
    while ((await fetchChanges()).length < events.length && performance.now() < end)
      await page.waitForTimeout(250);
    await page.waitForTimeout(CHUNK_DELAY_MAX_MS);
    await waitUntilPageIdle(page);
    await waitUntilEditsSaved(page);
    const changes = await fetchChanges();
    expect({ keys: keys.join(' '), changes }).toEqual({ keys: keys.join(' '), changes: events });
  },
);
