/** From a change in one browser until another one has painted it, with more and more who listen. */
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

/** How many listen besides the two browsers. */
const SUBSCRIBER_COUNTS = [1, 50, 200];
const CHANGE_COUNT = 40;
/** Between two changes, in ms. */
const CHANGE_PAUSE = 150;
const WATCHED_ROW = 10;

interface FindIssueResult {
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
    for (const followers of SUBSCRIBER_COUNTS) {
      results.push(...(await withFollowers(followers, access, client, watching, changing)));
    }
    return results;
  } finally {
    await browser.close();
  }
}

async function withFollowers(
  followers: number,
  access: ServerAccess,
  client: BenchClient,
  watching: Page,
  changing: Page,
): Promise<Result[]> {
  const links = watching.locator('a[data-number]');
  const number = Number(await links.nth(WATCHED_ROW).getAttribute('data-number'));
  const { data } = await client.ask<FindIssueResult>(FIND_ISSUE_QUERY, { number });
  const { id: projectId, version, issue } = data.project;
  const heardAt: number[][] = Array.from({ length: followers }, () => []);
  const many = await Promise.all(heardAt.map((at) => subscribeToProject(access, projectId, version, at)));
  try {
    await eventually(() => many.every(({ events }) => events.length > 0));
    const cpuBefore = await cpuSeconds(access.url);
    const begun = performance.now();
    const painted: Sample[] = [];
    const heard: Sample[] = [];
    for (let i = 0; i < CHANGE_COUNT; i++) {
      const title = `Changed the ${i + 1}. time, with ${followers} who listen`;
      const seen = paintedAt(watching, number, title);
      const from = await renameIssue(changing, headersOf(access), issue.id, title);
      painted.push({ value: (await seen) - from });
      await eventually(() => heardAt.every((at) => at.length > 0));
      for (const at of heardAt) heard.push({ value: at.splice(0)[0]! - from });
      await watching.waitForTimeout(CHANGE_PAUSE);
    }
    const seconds = (performance.now() - begun) / 1_000;
    const cpu = (await cpuSeconds(access.url)) - cpuBefore;
    const told = new Set(many.map((one) => one.events.at(-1)!.data));
    if (told.size > 1) throw new Error('Not all who listen were told the same.');
    const what = (of: string) => `${of}, ${followers} listening`;
    return [
      summarize('live', what('change until painted elsewhere'), 'ms', painted),
      summarize('live', what('change until each is told'), 'ms', heard),
      singleResult(
        'live',
        what('server, of one core'),
        '%',
        (100 * cpu) / seconds,
        `${(CHANGE_COUNT / seconds).toFixed(1)} changes a second`,
      ),
    ];
  } finally {
    for (const one of many) one.close();
  }
}

/** As the application listens. @param heardAt gets the time of each message but the first, by Date.now() */
function subscribeToProject(
  access: ServerAccess,
  projectId: string,
  since: string,
  heardAt: number[],
): Promise<EventStreamClient> {
  const [documentId] = Object.entries(operations).find(([, text]) =>
    text.startsWith('subscription startLiveSubscription'),
  )!;
  const body = { documentId, variables: { of: [{ projectId, since }] } };
  let isFirst = true;
  return openEventStream(access, body, () => {
    if (!isFirst) heardAt.push(preciseNow());
    isFirst = false;
  });
}

const preciseNow = (): number => performance.timeOrigin + performance.now();

/** When the row of an issue was painted with a title. */
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

/** Renames an issue from within a page. @returns when it was sent off */
function renameIssue(
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
