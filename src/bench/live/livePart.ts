/**
 * Measures live updates: the time from a change in one browser until another browser has painted it, with a
 * growing number of subscribers.
 */
import type { Page } from 'playwright-core';
import operations from '../../../__generated__/operations.json';
import { type ServerAccess, headersOf } from '../../testing/Access';
import { launchBrowser } from '../../testing/browser/launchBrowser';
import { eventually } from '../../testing/eventually';
import { openEventStream, type EventStreamClient } from '../../testing/eventStreamClient';
import { openList } from '../browser/openList';
import { BenchClient } from '../support/client';
import { readMetric } from '../search/figures';
import { type Result, type Sample, singleResult, summarize } from '../support/measure';

/** Number of live subscribers in addition to the two browsers. */
const SUBSCRIBER_COUNTS = [1, 50, 200];
const CHANGE_COUNT = 40;
/** Pause between two measured changes, in ms. */
const CHANGE_PAUSE = 150;
const WATCHED_ROW = 10;

interface FindResult {
  project: { id: string; version: string; issue: { id: string } };
}

const FIND_ISSUE_QUERY = `query Find($project: String!, $number: Int!) {
  project(key: $project) { id version issue(number: $number) { id } }
}`;

export async function livePart(access: ServerAccess, project: string): Promise<Result[]> {
  const browser = await launchBrowser();
  try {
    const watching = await openList(browser, access.url, project);
    const changing = await openList(browser, access.url, project);
    await watching.waitForTimeout(2_000);
    const client = new BenchClient(access, project);
    const results: Result[] = [];
    for (const subscribers of SUBSCRIBER_COUNTS) {
      results.push(...(await measureWithSubscribers(subscribers, access, client, watching, changing)));
    }
    return results;
  } finally {
    await browser.close();
  }
}

async function measureWithSubscribers(
  subscribers: number,
  access: ServerAccess,
  client: BenchClient,
  watching: Page,
  changing: Page,
): Promise<Result[]> {
  const links = watching.locator('a[data-number]');
  const number = Number(await links.nth(WATCHED_ROW).getAttribute('data-number'));
  const { data } = await client.send<FindResult>(FIND_ISSUE_QUERY, { number });
  const { id: projectId, version, issue } = data.project;
  const receivedAt: number[][] = Array.from({ length: subscribers }, () => []);
  const streams = await Promise.all(receivedAt.map((at) => subscribe(access, projectId, version, at)));
  try {
    await eventually(() => streams.every(({ events }) => events.length > 0));
    const cpuBefore = await cpuSeconds(access.url);
    const begun = performance.now();
    const painted: Sample[] = [];
    const received: Sample[] = [];
    for (let i = 0; i < CHANGE_COUNT; i++) {
      const title = `Changed the ${i + 1}. time, with ${subscribers} subscribers`;
      const seen = paintedAt(watching, number, title);
      const from = await changeTitle(changing, headersOf(access), issue.id, title);
      painted.push({ value: (await seen) - from });
      await eventually(() => receivedAt.every((at) => at.length > 0));
      for (const at of receivedAt) received.push({ value: at.splice(0)[0]! - from });
      await watching.waitForTimeout(CHANGE_PAUSE);
    }
    const seconds = (performance.now() - begun) / 1_000;
    const cpu = (await cpuSeconds(access.url)) - cpuBefore;
    const messages = new Set(streams.map((one) => one.events.at(-1)!.data));
    if (messages.size > 1) throw new Error('Not all subscribers received the same message.');
    const what = (of: string) => `${of}, ${subscribers} subscribed`;
    return [
      summarize('live', what('change until painted elsewhere'), 'ms', painted),
      summarize('live', what('change until each subscriber received it'), 'ms', received),
      singleResult(
        'live',
        what('server, of one core'),
        '%',
        (100 * cpu) / seconds,
        `${(CHANGE_COUNT / seconds).toFixed(1)} changes a second`,
      ),
    ];
  } finally {
    for (const one of streams) one.close();
  }
}

/**
 * Subscribes to live updates as the application does.
 * @param receivedAt gets the time of each message except the first, in epoch milliseconds
 */
function subscribe(
  access: ServerAccess,
  projectId: string,
  since: string,
  receivedAt: number[],
): Promise<EventStreamClient> {
  const [documentId] = Object.entries(operations).find(([, text]) =>
    text.startsWith('subscription startLiveSubscription'),
  )!;
  const body = { documentId, variables: { of: [{ projectId, since }] } };
  let isFirst = true;
  return openEventStream(access, body, () => {
    if (!isFirst) receivedAt.push(preciseNow());
    isFirst = false;
  });
}

const preciseNow = (): number => performance.timeOrigin + performance.now();

/** Returns the epoch time in ms at which the row of an issue was painted with a title. */
function paintedAt(page: Page, number: number, title: string): Promise<number> {
  return page.evaluate(
    async ([row, text]) => {
      const link = () => document.querySelector(`a[data-number="${row}"]`);
      const at = await window.bench.paintedWhen(() => link()?.textContent === text);
      return performance.timeOrigin + at;
    },
    [number, title] as const,
  );
}

/**
 * Changes an issue's title from within a page. @returns the epoch time in ms at which the request was sent
 */
function changeTitle(
  page: Page,
  headers: Record<string, string>,
  id: string,
  title: string,
): Promise<number> {
  return page.evaluate(
    async ([sent, issueId, text]) => {
      const from = performance.timeOrigin + performance.now();
      const query =
        'mutation M($input: UpdateIssueInput!) { updateIssue(input: $input) { errors { message } } }';
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: sent,
        body: JSON.stringify({ query, variables: { input: { id: issueId, title: text } } }),
      });
      const answer = (await response.json()) as { data?: { updateIssue: { errors: unknown[] } } };
      if (answer.data?.updateIssue.errors.length !== 0) throw new Error(JSON.stringify(answer));
      return from;
    },
    [headers, id, title] as const,
  );
}

const cpuSeconds = async (url: string): Promise<number> =>
  (await readMetric(url, 'process_cpu_seconds_total')).get('') ?? NaN;
