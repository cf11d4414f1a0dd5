/** Measures the request for the counts of 20 saved views, after a change of an issue and without one. */
import { createSeededRandom } from '../../testing/createSeededRandom';
import type { BenchClient } from '../support/client';
import { type BenchResult, type BenchSample, summarizeSamples } from '../support/measure';

const MEASURED_REQUESTS = 100;

/** Queries of a team: by state, people, labels, times, words, and combinations of them. */
const QUERIES = [
  'is:open',
  'is:closed',
  'is:open type:bug',
  'is:open type:feature priority:>=high',
  'is:open no:assignee',
  'is:open priority:urgent',
  'state:untriaged',
  'state:"in progress"',
  'is:open assignee:@me',
  'author:@me',
  'is:open label:crash',
  'is:open label:component::*',
  'is:open updated:<7d',
  'created:<30d',
  'is:open updated:>365d',
  'is:open comments:>10',
  'is:open votes:>3',
  'is:open no:milestone type:bug',
  'is:open crash',
  'is:open "connection reset"',
];

/** Requests the counts of all views, and returns the time in ms. */
type ReadCounts = () => Promise<number>;

const COUNTS_QUERY = `query ($key: String) { savedViewContainer(projectKey: $key) { id
  views(first: 100) { totalCount nodes { slug name path issueCount } } } }`;

/**
 * Creates views and deletes them afterwards.
 * @param options.isOverAllProjects whether the views belong to all projects, instead of the project of the client
 */
export async function withBenchSavedViews<T>(
  client: BenchClient,
  { isOverAllProjects }: { isOverAllProjects: boolean },
  measure: (readCounts: ReadCounts) => Promise<T>,
): Promise<T> {
  const { data } = await client.sendQuery<{ project: { id: string; key: string } }>(
    'query ($project: String!) { project(key: $project) { id key } }',
  );
  const { id: projectId, key } = data.project;
  const ids: string[] = [];
  try {
    for (const query of QUERIES) {
      const input = { projectId: isOverAllProjects ? null : projectId, name: query.slice(0, 60), query };
      const { data: created } = await mutate<{ savedView: { id: string } }>(
        client,
        'createSavedView',
        input,
        'savedView { id }',
      );
      ids.push(created.payload.savedView.id);
    }
    return await measure(
      async () => (await client.sendQuery(COUNTS_QUERY, { key: isOverAllProjects ? null : key })).ms,
    );
  } finally {
    for (const id of ids) await mutate(client, 'deleteSavedView', { id });
  }
}

const mutate = <Payload>(client: BenchClient, name: string, input: object, fields = '') =>
  client.sendQuery<{ payload: Payload }>(
    `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) {
      payload: ${name}(input: $input) { ${fields} errors { message } } }`,
    { input },
  );

/** Measures the counts after changes of the client's project, each followed by a request without a change. */
export async function measureSavedViewCounts(
  part: string,
  client: BenchClient,
  readCounts: ReadCounts,
): Promise<BenchResult[]> {
  const random = createSeededRandom(1);
  const changed: BenchSample[] = [];
  const unchanged: BenchSample[] = [];
  const priorities = ['LOW', 'MEDIUM', 'HIGH', 'URGENT'];
  const { data } = await client.sendQuery<{ project: { issueCount: number } }>(
    'query ($project: String!) { project(key: $project) { issueCount } }',
  );
  for (let n = 0; n < MEASURED_REQUESTS; n++) {
    const number = 1 + Math.floor(random() * data.project.issueCount);
    const found = await client.sendQuery<{ project: { issue: { id: string } | null } }>(
      'query ($project: String!, $number: Int!) { project(key: $project) { issue(number: $number) { id } } }',
      { number },
    );
    const { issue } = found.data.project;
    if (!issue) continue;
    await mutate(client, 'updateIssue', { id: issue.id, priority: priorities[n % priorities.length] });
    changed.push({ value: await readCounts(), of: `after change ${n}` });
    unchanged.push({ value: await readCounts(), of: `request ${n}` });
  }
  return [
    summarizeSamples(part, `counts of ${QUERIES.length} views after a change`, 'ms', changed),
    summarizeSamples(part, `counts of ${QUERIES.length} views without a change`, 'ms', unchanged),
  ];
}
