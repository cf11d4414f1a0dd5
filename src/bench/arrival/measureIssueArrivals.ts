/** Measures the arrival of assignments, mentions and comments. */
import type { BenchClient } from '../support/client';
import type { BenchSample } from '../support/measure';
import type { AcknowledgedMutation, ActingBrowser } from './ActingBrowser';
import type { InboxBrowser } from './InboxBrowser';

const REPETITIONS = 10;
const ACTIONS = ['assignment', 'mention', 'comment'] as const;
type Action = (typeof ACTIONS)[number];

export interface PreparedIssues {
  projectId: string;
  receiver: { id: string; login: string };
  /** An issue for each repetition about which the receiver has no notification. */
  issues: Record<Action, { id: string; key: string }[]>;
}

export interface ChangeArrivalMeasurement {
  what: string;
  samples: BenchSample[];
}

interface ProjectQueryData {
  project: {
    id: string;
    issues: { nodes: { id: string; key: string }[] };
    members: { nodes: { user: { id: string; login: string } }[] };
  };
}

/** Chooses issues, removes their assignees, and lets the receiver watch those that will be commented on. */
export async function prepareIssues(
  acting: BenchClient,
  receiving: BenchClient,
  login: string,
): Promise<PreparedIssues> {
  const { data } = await acting.sendQuery<ProjectQueryData>(
    `query ($project: String!, $login: String!, $first: Int!) { project(key: $project) { id
      issues(orderBy: { field: NUMBER, direction: ASC }, first: $first) { nodes { id key } }
      members(matching: $login, first: 50) { nodes { user { id login } } } } }`,
    { login, first: ACTIONS.length * REPETITIONS },
  );
  const { id: projectId, issues, members } = data.project;
  const receiver = members.nodes.find(({ user }) => user.login === login)!.user;
  for (const { id } of issues.nodes)
    await acting.sendQuery(
      'mutation ($id: ID!) { updateIssue(input: { id: $id, assigneeIds: [] }) { errors { message } } }',
      { id },
    );
  const chosen = ACTIONS.map(
    (action, n) => [action, issues.nodes.slice(n * REPETITIONS, (n + 1) * REPETITIONS)] as const,
  );
  const prepared = Object.fromEntries(chosen) as PreparedIssues['issues'];
  for (const { id } of prepared.comment)
    await receiving.sendQuery(
      'mutation ($id: ID!) { setWatchLevel(input: { issueId: $id, level: ALL }) { errors { message } } }',
      { id },
    );
  return { projectId, receiver, issues: prepared };
}

export async function measureIssueArrivals(
  actor: ActingBrowser,
  inbox: InboxBrowser,
  { receiver, issues }: PreparedIssues,
): Promise<ChangeArrivalMeasurement[]> {
  const addComment = (issueId: string, body: string) =>
    actor.mutate('addComment', 'AddCommentInput', { issueId, body });
  const act: Record<Action, (id: string) => Promise<AcknowledgedMutation<unknown>>> = {
    assignment: (id) => actor.mutate('updateIssue', 'UpdateIssueInput', { id, assigneeIds: [receiver.id] }),
    mention: (id) => addComment(id, `What do you think, @${receiver.login}?`),
    comment: (id) => addComment(id, 'It still fails.'),
  };
  const results: ChangeArrivalMeasurement[] = [];
  for (const action of ACTIONS) {
    const samples: BenchSample[] = [];
    for (const { id, key } of issues[action]) {
      const pattern = `${key}(?!\\d)`;
      const painted = inbox.waitForEntry(pattern);
      const { at } = await act[action](id);
      samples.push({ value: (await painted) - at, of: key });
      await inbox.expectOneEntry(pattern);
    }
    results.push({ what: action, samples });
  }
  return results;
}
