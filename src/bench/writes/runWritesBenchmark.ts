/** Measures single edits over HTTP, from sending the mutation until its response arrives. */
import { randomUUID } from 'node:crypto';
import type { BenchClient } from '../support/client';
import { type BenchResult, type BenchSample, summarizeSamples } from '../support/measure';
import { createSeededRandom } from '../../testing/createSeededRandom';

/** Number of measured edits of each kind. The edits change the tracker, so the benchmark should run on a copy of it. */
const MEASURED_EDIT_COUNT = 200;
const WARM_UP_EDIT_COUNT = 20;

const BACKLOG_ISSUES_QUERY = `query ($project: String!, $offset: Int!) { project(key: $project) {
  id labels(first: 20) { nodes { id } } workflow { states { id name } }
  issues(query: "state:Backlog", first: 200, offset: $offset) { totalCount nodes { id version } } } }`;

interface BacklogIssuesQueryData {
  project: {
    id: string;
    labels: { nodes: { id: string }[] };
    workflow: { states: { id: string; name: string }[] };
    issues: { totalCount: number; nodes: { id: string; version: number }[] };
  };
}

/** GraphQL selection of the edited issue's fields, similar to what the application selects. */
const EDITED_ISSUE_GRAPHQL_FIELDS = `issue { id version updatedAt title priority state { id name } labels(first: 20) { nodes { id name } } }
  errors { message }`;
const MEASURED_EDIT_MUTATIONS: Record<
  string,
  (id: string, project: BacklogIssuesQueryData['project'], n: number) => [string, object]
> = {
  'updateIssue, priority': (id, _project, n) => [
    'updateIssue',
    { id, priority: ['URGENT', 'HIGH', 'LOW'][n % 3] },
  ],
  'updateIssue, a label': (id, { labels }, n) => [
    'updateIssue',
    { id, addLabelIds: [labels.nodes[n % labels.nodes.length]!.id] },
  ],
  'updateIssue, title': (id, _project, n) => ['updateIssue', { id, title: `Edit ${n}` }],
  'updateIssue, body': (id, _project, n) => ['updateIssue', { id, body: SAMPLE_ISSUE_BODY_TEXT + n }],
  setIssueState: (id, { workflow }) => [
    'setIssueState',
    { id, stateId: workflow.states.find(({ name }) => name === 'In progress')!.id },
  ],
  addComment: (id, _project, n) => ['addComment', { issueId: id, body: SAMPLE_ISSUE_BODY_TEXT + n }],
  createIssue: (_id, project, n) => [
    'createIssue',
    { projectId: project.id, title: `Filed ${n}`, body: SAMPLE_ISSUE_BODY_TEXT },
  ],
};
const SAMPLE_ISSUE_BODY_TEXT =
  'The connection is lost when the window is closed while a request is under way. '.repeat(12);

export async function runWritesBenchmark(client: BenchClient): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const [what, edit] of Object.entries(MEASURED_EDIT_MUTATIONS))
    results.push(await measureEditMutationLatency(client, what, edit));
  return results;
}

async function measureEditMutationLatency(
  client: BenchClient,
  what: string,
  edit: (typeof MEASURED_EDIT_MUTATIONS)[string],
): Promise<BenchResult> {
  const random = createSeededRandom(what.length);
  const first = await client.sendQuery<BacklogIssuesQueryData>(BACKLOG_ISSUES_QUERY, { offset: 0 });
  const { totalCount } = first.data.project.issues;
  const samples: BenchSample[] = [];
  for (let n = -WARM_UP_EDIT_COUNT; n < MEASURED_EDIT_COUNT; n++) {
    // The edited issue is at a random position in the list, so that it is in no cache.
    const offset = Math.floor(random() * Math.max(1, totalCount - 200));
    const { data } = await client.sendQuery<BacklogIssuesQueryData>(BACKLOG_ISSUES_QUERY, { offset });
    const { nodes } = data.project.issues;
    const [name, input] = edit(nodes[Math.abs(n) % nodes.length]!.id, data.project, n + WARM_UP_EDIT_COUNT);
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
    const { ms, data: result } = await client.sendQuery<{ payload: { errors: { message: string }[] } }>(
      `mutation ($input: ${type}) { payload: ${name}(input: $input) { ${EDITED_ISSUE_GRAPHQL_FIELDS} } }`,
      { input: { ...input, idempotencyKey: randomUUID() } },
    );
    const [error] = result.payload.errors;
    if (error) throw new Error(`${name}: ${error.message}`);
    if (n >= 0) samples.push({ value: ms, of: `edit ${n}` });
  }
  return summarizeSamples('writes', `one edit, ${what}`, 'ms', samples);
}
