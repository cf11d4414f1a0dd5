/**
 * Measures the start page of a person with INBOX_NOTIFICATION_COUNT notifications, from the request until the response
 * arrives: every section, and the projects. Labels are left out, because they would exceed the cost limit of tokens.
 */
import { createSeededRandom } from '../../testing/createSeededRandom';
import type { BenchClient } from '../support/client';
import { type BenchResult, type BenchSample, summarizeSamples } from '../support/measure';

const MEASURED_REQUESTS = 200;
const WARM_UP_REQUESTS = 20;
const RECENT_ISSUES = 20;

const HOME_QUERY = `query ($ids: [ID!]!) { viewer { id } home {
  assigned { totalCount projects { count project { id key name } }
    groups { count state { id name category } project { key } topIssues(first: 8) { id key title priority dueOn } } }
  mentioned(first: 5) { totalCount nodes { id updatedAt actor { login name avatarUrl }
    issue { id key title state { name category } } } }
  watching(first: 6) { totalCount nodes { id reason eventCount updatedAt issue { id key title state { name category } } } }
  recent(ids: $ids) { id key title state { name category } }
  projects(first: 24) { totalCount nodes { id key name description openCount issueCount
    trend(weeks: 12) { week opened closed } } } } }`;

const ISSUE_IDS_QUERY =
  'query ($key: String!, $offset: Int) { project(key: $key) { issueCount issues(first: 20, offset: $offset) { nodes { id } } } }';

export async function runHomeBenchmark(client: BenchClient, projectKey: string): Promise<BenchResult[]> {
  const random = createSeededRandom(1);
  const readIds = async (offset: number) => {
    const { data } = await client.sendQuery<{
      project: { issueCount: number; issues: { nodes: { id: string }[] } };
    }>(ISSUE_IDS_QUERY, { key: projectKey, offset });
    return data.project;
  };
  const { issueCount } = await readIds(0);
  const samples: BenchSample[] = [];
  for (let n = -WARM_UP_REQUESTS; n < MEASURED_REQUESTS; n++) {
    const { issues } = await readIds(Math.floor(random() * (issueCount - RECENT_ISSUES)));
    const { ms } = await client.sendQuery(HOME_QUERY, { ids: issues.nodes.map(({ id }) => id) });
    if (n >= 0) samples.push({ value: ms, of: `request ${n}` });
  }
  return [summarizeSamples('home', 'start page', 'ms', samples)];
}
