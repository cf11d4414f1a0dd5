import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, { type IssueScreenQuery } from '../../../../__generated__/IssueScreenQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { TRIAGER_REQUIRED_MESSAGE } from '../pickers/fields';
import { IssueEditingProvider } from '../pickers/IssueEditingProvider';
import { IssueFields } from '../../screens/issue/IssueFields';

beforeEach(() => window.localStorage.clear());

const createTestLinkedIssue = (number: number) => ({
  id: `I${number}`,
  number,
  key: `NET-${number}`,
  title: `Issue ${number}`,
  state: { id: 'S1', name: 'Backlog', category: 'BACKLOG', color: '#000000' },
  project: { id: 'P1', key: 'NET' },
});

const TEST_ISSUE = {
  id: 'I1',
  key: 'NET-1',
  number: 1,
  viewerCan: ['TRIAGE'],
  dueOn: null,
  parent: null,
  closedAt: null,
  sourceUrl: null,
  milestone: null,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-02T00:00:00Z',
};

async function renderIssueFields(issue: object = TEST_ISSUE) {
  const rendered = await renderWithRelay<IssueScreenQuery>({
    query,
    variables: { key: 'NET', number: 1, around: null, hasAround: false },
    resolvers: {
      Project: () => ({ id: 'P1', key: 'NET', issue }),
      WorkflowState: () => ({ id: 'S1', name: 'Backlog', category: 'BACKLOG', color: '#000000' }),
      User: () => ({ id: 'U1', login: 'mika', name: 'Mika Korhonen' }),
      TimelineItemConnection: () => ({ edges: [], totalCount: 0 }),
      IssueLinkConnection: () => ({
        edges: [{ cursor: 'c', node: { kind: 'BLOCKED_BY', to: createTestLinkedIssue(3) } }],
        totalCount: 1,
        pageInfo: { hasNextPage: false },
      }),
    },
    children: ({ project }) =>
      project?.issue ? (
        <IssueEditingProvider issue={{ id: 'I1', key: 'NET-1' }}>
          <IssueFields issue={project.issue} isLoaded />
        </IssueEditingProvider>
      ) : null,
  });
  const { mock } = rendered.environment;
  const input = () => mock.getMostRecentOperation().request.variables['input'] as Record<string, unknown>;
  const refuse = async (code: string, message: string) => {
    const error = { __typename: 'FieldError', code, message, path: ['toId'] };
    await act(async () =>
      mock.resolveMostRecentOperation({ data: { edit: { issue: null, other: null, errors: [error] } } }),
    );
  };
  const answer = (name: string, data: MockPayloadGenerator.MockResolvers) =>
    waitFor(() => {
      const operation = mock.getAllOperations().find(({ request }) => request.node.operation.name === name);
      if (!operation) throw new Error(`${name} was not requested.`);
      act(() => mock.resolve(operation, MockPayloadGenerator.generate(operation, data)));
    });
  return { ...rendered, input, refuse, answer };
}

const getRelationItems = () =>
  within(screen.getByRole('region', { name: 'Relations' })).queryAllByRole('listitem');

test('removes a relation at once and restores it when the server rejects the removal', async () => {
  const { input, refuse } = await renderIssueFields();
  await userEvent.click(screen.getByRole('button', { name: 'Remove relation to NET-3' }));
  expect(getRelationItems()).toHaveLength(0);
  await waitFor(() => expect(input()).toMatchObject({ fromId: 'I1', toId: 'I3', kind: 'BLOCKED_BY' }));
  await refuse('FORBIDDEN', 'Only triagers and those above them can link issues.');
  await waitFor(() => expect(getRelationItems()).toHaveLength(1));
  expect(screen.getByRole('alert').textContent).toBe('Only triagers and those above them can link issues.');
});

test('disables relation buttons without the permission and names the required role', async () => {
  await renderIssueFields({ ...TEST_ISSUE, viewerCan: ['READ'] });
  expect(getRelationItems()).toHaveLength(1);
  const controls = screen.getAllByRole('button', { name: /relation/i });
  expect(controls).toHaveLength(2);
  for (const control of controls) {
    expect(control.getAttribute('aria-disabled')).toBe('true');
    expect(control.getAttribute('aria-description')).toBe(TRIAGER_REQUIRED_MESSAGE);
    await userEvent.click(control);
  }
  expect(getRelationItems()).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('adds a relation at once, and explains a rejected duplicate cycle in the reopened picker', async () => {
  const { input, refuse, answer } = await renderIssueFields();
  const project = { id: 'P1', key: 'NET', numbered: null, issues: { nodes: [createTestLinkedIssue(5)] } };
  const issues = { Query: () => ({ node: { __typename: 'Issue', ...TEST_ISSUE, project } }) };
  await userEvent.click(screen.getByRole('button', { name: /Add relation/ }));
  await answer('IssueRelationPickerQuery', issues);
  await userEvent.click(await screen.findByRole('option', { name: /^Duplicate of/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Issue 5/ }));
  expect(getRelationItems()).toHaveLength(2);
  await waitFor(() => expect(input()).toMatchObject({ fromId: 'I1', toId: 'I5', kind: 'DUPLICATES' }));
  await refuse('DUPLICATE_CYCLE', 'NET-5 is already a duplicate of NET-1.');
  const dialog = await screen.findByRole('dialog', { name: 'Relation' });
  expect(within(dialog).getByRole('alert').textContent).toBe('NET-5 is already a duplicate of NET-1.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(getRelationItems()).toHaveLength(1));
});

test('sets a due date from the calendar and marks it as overdue', async () => {
  const { input, refuse } = await renderIssueFields({ ...TEST_ISSUE, dueOn: '2020-03-04T00:00:00.000Z' });
  await userEvent.click(screen.getByRole('button', { name: /Change due/ }));
  const day = await screen.findByRole('button', { name: / 5 March 2020/ });
  await userEvent.click(day);
  await waitFor(() => expect(input()).toMatchObject({ id: 'I1', dueOn: '2020-03-05T00:00:00.000Z' }));
  expect(screen.getByText('Overdue')).toBeTruthy();
  await refuse('FORBIDDEN', 'Only triagers and those above them can change the due date.');
  const dialog = await screen.findByRole('dialog', { name: 'Due date' });
  expect(within(dialog).getByRole('alert').textContent).toMatch(/^Only triagers/);
});
