import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, { type PreviewPanelQuery } from '../../../../../__generated__/PreviewPanelQuery.graphql';
import { TEST_BACKLOG_STATE, TEST_ISSUE, TEST_USER_MIKA } from '../../../../testing/renderIssue';
import { renderWithRelay } from '../../../../testing/renderWithRelay';
import { getLiveUpdateDispatcher } from '../../../relay/events/LiveUpdateDispatcher';
import { loadAbortableQuery } from '../../../relay/queries/screenQueries';
import { PreviewPanel } from './PreviewPanel';

beforeEach(() => window.localStorage.clear());

const VARIABLES = { key: 'NET', number: 1, hasSubIssues: true };

const createIssue = (title: string, subIssueCount: number) => ({
  ...TEST_ISSUE,
  title,
  subIssues: {
    totalCount: subIssueCount,
    edges: Array.from({ length: subIssueCount }, (_, index) => ({
      cursor: `c${index}`,
      node: {
        __typename: 'Issue',
        id: `I${index + 2}`,
        key: `NET-${index + 2}`,
        number: index + 2,
        title: `Issue ${index + 2}`,
        state: TEST_BACKLOG_STATE,
      },
    })),
    pageInfo: { hasNextPage: false, endCursor: null },
  },
});

const createResolvers = (issue: object) => ({
  Query: () => ({ viewer: TEST_USER_MIKA, node: { __typename: 'Issue', ...issue } }),
  Project: () => ({ id: 'P1', key: 'NET', issue }),
  TimelineItemConnection: () => ({ edges: [] }),
  IssueLinkConnection: () => ({ edges: [], totalCount: 0 }),
});

/** A page whose query finds its data in the store. */
function TestPage() {
  const environment = useRelayEnvironment();
  const [loaded] = useState(() =>
    loadAbortableQuery<PreviewPanelQuery>(environment, query, VARIABLES, new AbortController().signal),
  );
  return <PreviewPanel loaded={loaded} onClose={() => undefined} />;
}

test('a live change updates the issue, and keeps all sub-issues that have been loaded', async () => {
  const { environment } = await renderWithRelay<PreviewPanelQuery>({
    query,
    variables: VARIABLES,
    resolvers: createResolvers(createIssue('Before', 2)),
    at: { pathname: '/projects/NET/issues' },
    children: () => <TestPage />,
  });
  const { mock } = environment;
  /** Answers a query with an issue; if it contains sub-issues, with a number of them. */
  const answer = async (name: string, issue: object) => {
    const operation = await waitFor(() => {
      const sent = mock.getAllOperations().find(({ request }) => request.node.operation.name === name);
      if (!sent) throw new Error(`${name} was not sent.`);
      return sent;
    });
    await act(async () =>
      mock.resolve(operation, MockPayloadGenerator.generate(operation, createResolvers(issue))),
    );
  };
  const countSubIssues = () =>
    within(screen.getByRole('region', { name: 'Sub-issues' })).getAllByRole('listitem').length;
  await screen.findByRole('heading', { name: 'Before' });
  expect(countSubIssues()).toBe(2);
  await act(async () =>
    getLiveUpdateDispatcher(environment).emitLiveUpdate(
      {
        projectId: 'P1',
        issues: new Map([['I1', { number: 1, version: 5 }]]),
        deleted: new Set(),
        progressChanged: new Set(),
        listsChanged: true,
        reset: false,
      },
      () => undefined,
    ),
  );
  await answer('SubIssuesPageQuery', createIssue('Before', 3));
  // The response about the panel arrives last. A first page of sub-issues in it would replace all of them.
  await answer('PreviewPanelQuery', createIssue('After', 1));
  await screen.findByRole('heading', { name: 'After' });
  expect(countSubIssues()).toBe(3);
});
