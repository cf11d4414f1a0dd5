/** Renders parts of the issue screen in tests, with one issue whose values are consistent. */
import { act, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, { type IssueScreenQuery } from '../../__generated__/IssueScreenQuery.graphql';
import { renderWithRelay } from './renderWithRelay';

type MockResolvers = MockPayloadGenerator.MockResolvers;
type IssueFragmentRef = NonNullable<NonNullable<IssueScreenQuery['response']['project']>['issue']>;

export const TEST_BACKLOG_STATE = { id: 'S1', name: 'Backlog', category: 'BACKLOG', color: '#808080' };
export const TEST_USER_MIKA = { id: 'U1', login: 'mika', name: 'Mika Korhonen' };
export const TEST_NET_LABEL = { id: 'L1', name: 'area::net', color: '#336699' };

export const TEST_ISSUE = {
  id: 'I1',
  key: 'NET-1',
  number: 1,
  title: 'Crash on wake',
  version: 3,
  isGone: false,
  body: 'Each time',
  bodyHTML: '<p>Each time</p>',
  locked: false,
  commentCount: 0,
  voteCount: 0,
  taskCount: 0,
  completedTaskCount: 0,
  subIssues: { totalCount: 0, edges: [] as object[] },
  subIssueCount: 0,
  closedSubIssueCount: 0,
  reactions: [] as object[],
  type: 'BUG',
  priority: 'LOW',
  state: TEST_BACKLOG_STATE,
  milestone: null,
  parent: null,
  dueOn: null,
  labels: { nodes: [TEST_NET_LABEL] },
  assignees: { nodes: [] as object[] },
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-02T00:00:00Z',
  closedAt: null,
  sourceUrl: null,
  author: TEST_USER_MIKA,
  closedBy: null,
  project: { id: 'P1', key: 'NET' },
  viewerCan: ['EDIT', 'TRIAGE', 'FILE'],
  viewerCanSetType: true,
};

/**
 * Mock values are assigned by path, not by GraphQL type: an issue can contain another issue and two states.
 */
const createMockIssueResolvers = (
  issue: object,
  project: object = {},
  isIssueNode = true,
): MockResolvers => ({
  Query: () => ({
    viewer: TEST_USER_MIKA,
    ...(isIssueNode && {
      node: { __typename: 'Issue', ...issue, project: { id: 'P1', key: 'NET', ...project } },
    }),
  }),
  Project: () => ({ id: 'P1', key: 'NET', issue, ...project }),
  UpdateIssuePayload: () => ({ issue, errors: [] }),
  SetIssueStatePayload: () => ({ issue, errors: [] }),
  SetTaskPayload: () => ({ issue, comment: null, errors: [] }),
  SetReactionPayload: () => ({ issue, comment: null, errors: [] }),
  AddCommentPayload: () => ({ issue, errors: [] }),
  DeleteCommentPayload: () => ({ issue, errors: [] }),
  TimelineItemConnection: () => ({ edges: [], totalCount: 0 }),
  IssueLinkConnection: () => ({ edges: [], totalCount: 0 }),
});

/**
 * Renders the component that `children` returns for the issue. Returns functions that answer and inspect the
 * GraphQL operations that it sends, by name.
 */
export async function renderIssue(
  children: (issue: IssueFragmentRef) => ReactElement,
  issue: object = TEST_ISSUE,
) {
  const rendered = await renderWithRelay<IssueScreenQuery>({
    query,
    variables: { key: 'NET', number: 1, around: null, hasAround: false },
    resolvers: createMockIssueResolvers(issue),
    at: { pathname: '/projects/NET/issues/1' },
    children: ({ project }) => (project?.issue ? children(project.issue) : null),
  });
  const { mock } = rendered.environment;
  const operationOf = (name: string) =>
    mock.getAllOperations().find(({ request }) => request.node.operation.name === name);
  /** Resolves with the GraphQL operation of this name as soon as it is sent. */
  const waitForOperation = (name: string) =>
    waitFor(() => {
      const operation = operationOf(name);
      if (!operation) throw new Error(`${name} was not sent.`);
      return operation;
    });
  const answer = async (name: string, project?: object): Promise<void> => {
    const operation = await waitForOperation(name);
    const isProjectNode = operation.request.variables['id'] === 'P1';
    const answers = createMockIssueResolvers(issue, project, !isProjectNode);
    await act(async () => mock.resolve(operation, MockPayloadGenerator.generate(operation, answers)));
  };
  /** Answers a sent mutation with the changed issue. */
  const accept = async (name: string, changed: object): Promise<void> => {
    const operation = await waitForOperation(name);
    const answers = createMockIssueResolvers({ ...issue, ...changed });
    await act(async () => mock.resolve(operation, MockPayloadGenerator.generate(operation, answers)));
  };
  /** Answers a sent mutation with a user error. */
  const refuse = async (name: string, message: string, error: object = {}): Promise<void> => {
    const operation = await waitForOperation(name);
    const conflict = { version: null, value: null };
    const errors = [
      { __typename: 'AccessError', code: 'FORBIDDEN', message, path: null, ...conflict, ...error },
    ];
    await act(async () =>
      mock.resolve(operation, { data: { edit: { issue: null, comment: null, errors } } }),
    );
  };
  const inputOf = async (name: string) => (await waitForOperation(name)).request.variables['input'] as object;
  return { ...rendered, answer, accept, refuse, inputOf, isAsked: (name: string) => !!operationOf(name) };
}
