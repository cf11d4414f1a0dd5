/** Measures pages of an inbox with INBOX_NOTIFICATION_COUNT notifications, from the request until the response arrives. */
import type { BenchClient } from '../support/client';
import { type BenchResult, type BenchSample, summarizeSamples } from '../support/measure';
import { createSeededRandom } from '../../testing/createSeededRandom';
import { INBOX_NOTIFICATION_COUNT } from './insertInbox';

const MEASURED_REQUESTS = 200;
const WARM_UP_REQUESTS = 20;

const INBOX_QUERY = `query ($first: Int, $after: String, $states: [NotificationState!], $reason: NotificationReason) {
  notifications(first: $first, after: $after, states: $states, reason: $reason) {
    totalCount unreadCount pageInfo { endCursor hasNextPage }
    nodes { id reason state eventCount updatedAt snoozedUntil actor { login } project { key }
      issue { id key title state { name } } } } }`;

interface InboxQueryData {
  notifications: { totalCount: number; unreadCount: number; pageInfo: { endCursor: string } };
}

const MEASURED_PAGES: Record<string, Record<string, unknown>> = {
  'inbox page and unread count': { first: 50, states: ['UNREAD', 'READ'] },
  'inbox page with a reason': { first: 50, states: ['UNREAD', 'READ'], reason: 'DUPLICATE_CLOSED' },
  'unread count alone': { first: 1, states: ['UNREAD'] },
};

export async function runInboxBenchmark(client: BenchClient): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const [what, variables] of Object.entries(MEASURED_PAGES)) {
    const samples: BenchSample[] = [];
    for (let n = -WARM_UP_REQUESTS; n < MEASURED_REQUESTS; n++) {
      const { ms } = await client.sendQuery<InboxQueryData>(INBOX_QUERY, variables);
      if (n >= 0) samples.push({ value: ms, of: `request ${n}` });
    }
    results.push(summarizeSamples('inbox', what, 'ms', samples));
  }
  results.push(await measureDeepPages(client));
  return results;
}

/** Measures pages at random positions of the inbox. */
async function measureDeepPages(client: BenchClient): Promise<BenchResult> {
  const random = createSeededRandom(1);
  const samples: BenchSample[] = [];
  for (let n = 0; n < MEASURED_REQUESTS; n++) {
    const position = Math.floor(random() * INBOX_NOTIFICATION_COUNT);
    const time = Date.UTC(2025, 0, 1) - position * 60_000;
    const after = Buffer.from(`${time}:1`, 'latin1').toString('base64url');
    const { ms } = await client.sendQuery<InboxQueryData>(INBOX_QUERY, {
      first: 50,
      states: ['UNREAD', 'READ'],
      after,
    });
    samples.push({ value: ms, of: `position ${position}` });
  }
  return summarizeSamples('inbox', 'inbox page at any position', 'ms', samples);
}
