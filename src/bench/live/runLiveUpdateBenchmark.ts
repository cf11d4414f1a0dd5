/**
 * Measures live updates: the time from a change in one browser until another browser has painted it, with a
 * growing number of subscribers.
 */
import type { Page } from 'playwright-core';
import operations from '../../../__generated__/operations.json';
import { type ServerApiCredentials, createAuthorizedRequestHeaders } from '../../testing/Access';
import { launchBrowser } from '../../testing/browser/launchBrowser';
import { waitUntil } from '../../testing/waitUntil';
import { openEventStream, type EventStreamClient } from '../../testing/eventStreamClient';
import { openIssueList } from '../browser/openIssueList';
import { BenchClient } from '../support/client';
import { fetchServerMetric } from '../support/searchMetrics';
import {
  type BenchResult,
  type BenchSample,
  createSingleValueResult,
  summarizeSamples,
} from '../support/measure';

/** Number of live subscribers in addition to the two browsers. */
const MEASURED_LIVE_SUBSCRIBER_COUNTS = [1, 50, 200];
const MEASURED_TITLE_CHANGE_COUNT = 40;
/** Pause between two measured changes, in ms. */
const PAUSE_BETWEEN_TITLE_CHANGES_MS = 150;
const OBSERVED_ISSUE_ROW_INDEX = 10;

interface FindIssueResult {
  project: { id: string; version: string; issue: { id: string } };
}

const FIND_ISSUE_QUERY = `query Find($project: String!, $number: Int!) {
  project(key: $project) { id version issue(number: $number) { id } }
}`;

export async function runLiveUpdateBenchmark(
  credentials: ServerApiCredentials,
  project: string,
): Promise<BenchResult[]> {
  const browser = await launchBrowser();
  try {
    const watching = await openIssueList(browser, credentials.url, project);
    const changing = await openIssueList(browser, credentials.url, project);
    await watching.waitForTimeout(2_000);
    const client = new BenchClient(credentials, project);
    const results: BenchResult[] = [];
    for (const subscribers of MEASURED_LIVE_SUBSCRIBER_COUNTS) {
      results.push(...(await measureLiveUpdates(subscribers, credentials, client, watching, changing)));
    }
    return results;
  } finally {
    await browser.close();
  }
}

async function measureLiveUpdates(
  subscribers: number,
  credentials: ServerApiCredentials,
  client: BenchClient,
  watching: Page,
  changing: Page,
): Promise<BenchResult[]> {
  const links = watching.locator('a[data-number]');
  const number = Number(await links.nth(OBSERVED_ISSUE_ROW_INDEX).getAttribute('data-number'));
  const { data } = await client.sendQuery<FindIssueResult>(FIND_ISSUE_QUERY, { number });
  const { id: projectId, version, issue } = data.project;
  const receivedAt: number[][] = Array.from({ length: subscribers }, () => []);
  const streams = await Promise.all(
    receivedAt.map((at) => subscribeToProjectUpdates(credentials, projectId, version, at)),
  );
  try {
    await waitUntil(() => streams.every(({ events }) => events.length > 0));
    const cpuBefore = await fetchServerCpuSeconds(credentials.url);
    const startedAt = performance.now();
    const painted: BenchSample[] = [];
    const received: BenchSample[] = [];
    for (let i = 0; i < MEASURED_TITLE_CHANGE_COUNT; i++) {
      const title = `Change ${i + 1} with ${subscribers} subscribers`;
      const seen = waitUntilTitlePainted(watching, number, title);
      const from = await changeIssueTitle(
        changing,
        createAuthorizedRequestHeaders(credentials),
        issue.id,
        title,
      );
      painted.push({ value: (await seen) - from });
      await waitUntil(() => receivedAt.every((at) => at.length > 0));
      for (const at of receivedAt) received.push({ value: at.splice(0)[0]! - from });
      await watching.waitForTimeout(PAUSE_BETWEEN_TITLE_CHANGES_MS);
    }
    const seconds = (performance.now() - startedAt) / 1_000;
    const cpu = (await fetchServerCpuSeconds(credentials.url)) - cpuBefore;
    const messages = new Set(streams.map((one) => one.events.at(-1)!.data));
    if (messages.size > 1) throw new Error('Not all subscribers received the same message.');
    const what = (of: string) => `${of}, ${subscribers} subscribed`;
    return [
      summarizeSamples('live', what('change until painted in another browser'), 'ms', painted),
      summarizeSamples('live', what('change until each subscriber received it'), 'ms', received),
      createSingleValueResult(
        'live',
        what('CPU use of the server, of one core'),
        '%',
        (100 * cpu) / seconds,
        `${(MEASURED_TITLE_CHANGE_COUNT / seconds).toFixed(1)} changes a second`,
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
function subscribeToProjectUpdates(
  credentials: ServerApiCredentials,
  projectId: string,
  since: string,
  receivedAt: number[],
): Promise<EventStreamClient> {
  const [documentId] = Object.entries(operations).find(([, text]) =>
    text.startsWith('subscription startLiveSubscription'),
  )!;
  const body = { documentId, variables: { of: [{ projectId, since }] } };
  let isFirst = true;
  return openEventStream(credentials, body, () => {
    if (!isFirst) receivedAt.push(getPreciseEpochTimeMs());
    isFirst = false;
  });
}

const getPreciseEpochTimeMs = (): number => performance.timeOrigin + performance.now();

/** Returns the epoch time in ms at which the row of an issue was painted with a title. */
function waitUntilTitlePainted(page: Page, number: number, title: string): Promise<number> {
  return page.evaluate(
    async ([row, text]) => {
      const link = () => document.querySelector(`a[data-number="${row}"]`);
      const at = await window.bench.waitUntilPainted(() => link()?.textContent === text);
      return performance.timeOrigin + at;
    },
    [number, title] as const,
  );
}

/**
 * Changes an issue's title from within a page.
 * @returns the epoch time in ms at which the request was sent
 */
function changeIssueTitle(
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
      const result = (await response.json()) as { data?: { updateIssue: { errors: unknown[] } } };
      if (result.data?.updateIssue.errors.length !== 0) throw new Error(JSON.stringify(result));
      return from;
    },
    [headers, id, title] as const,
  );
}

const fetchServerCpuSeconds = async (url: string): Promise<number> =>
  (await fetchServerMetric(url, 'process_cpu_seconds_total')).get('') ?? NaN;
