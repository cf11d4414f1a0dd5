import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, { type IssueScreenQuery } from '../../../../__generated__/IssueScreenQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { IssueHeader } from './IssueHeader';
import { IssueMenu } from './IssueMenu';

beforeEach(() => window.localStorage.clear());

const TEST_ISSUE = {
  id: 'I1',
  key: 'NET-1',
  title: 'Wake',
  locked: false,
  commentCount: 14,
  viewerCan: ['MAINTAIN'],
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-02T00:00:00Z',
  closedAt: null,
  parent: null,
  dueOn: null,
};

async function renderIssueMenu(issue: object = TEST_ISSUE) {
  const onDeleted = jest.fn();
  const rendered = await renderWithRelay<IssueScreenQuery>({
    query,
    variables: { key: 'NET', number: 1, around: null, hasAround: false },
    resolvers: {
      Project: () => ({ id: 'P1', key: 'NET' }),
      Issue: () => issue,
      WorkflowState: () => ({ id: 'S1', name: 'Backlog', category: 'BACKLOG', color: '#000000' }),
      User: () => ({ id: 'U1', login: 'mika', name: 'Mika Korhonen' }),
      TimelineItemConnection: () => ({ edges: [], totalCount: 0 }),
      IssueLinkConnection: () => ({ edges: [], totalCount: 0 }),
    },
    children: ({ project }) =>
      project?.issue ? (
        <>
          <IssueHeader issue={project.issue} isLoaded />
          <IssueMenu issue={project.issue} onDeleted={onDeleted} />
        </>
      ) : null,
  });
  const { mock } = rendered.environment;
  const name = () => mock.getMostRecentOperation().request.node.operation.name;
  const input = () => mock.getMostRecentOperation().request.variables['input'] as Record<string, unknown>;
  const refuse = async (message: string) => {
    const error = { __typename: 'AccessError', code: 'FORBIDDEN', message, path: null };
    await act(async () =>
      mock.resolveMostRecentOperation({
        data: { edit: { issue: null, deletedIssueId: null, project: null, errors: [error] } },
      }),
    );
  };
  const choose = async (item: RegExp) => {
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...rendered, onDeleted, name, input, refuse, choose };
}

test('locks an issue at once, and unlocks it with an error beside the menu when the server rejects it', async () => {
  const { choose, input, refuse } = await renderIssueMenu();
  await choose(/^Lock/);
  expect(screen.getByText('Locked')).toBeTruthy();
  await waitFor(() => expect(input()).toMatchObject({ id: 'I1', locked: true }));
  await refuse('Only maintainers can lock issues.');
  expect((await screen.findByRole('alert')).textContent).toBe('Only maintainers can lock issues.');
  expect(screen.queryByText('Locked')).toBeNull();
});

test('without the maintainer role, the menu selects related issues and names the role that the other items require', async () => {
  await renderIssueMenu({ ...TEST_ISSUE, viewerCan: ['EDIT', 'TRIAGE', 'FILE'] });
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  const group = await screen.findByRole('group', { name: 'Requires the maintainer role' });
  const isDisabled = (item: HTMLElement) => item.getAttribute('aria-disabled') === 'true';
  expect(within(group).getAllByRole('menuitem').map(isDisabled)).toEqual([true, true, true]);
  expect(isDisabled(screen.getByRole('menuitem', { name: /^All issues by this author/ }))).toBe(false);
});

test('lists what is deleted, and deletes only after confirmation', async () => {
  const { choose, name, input, onDeleted, environment } = await renderIssueMenu();
  await choose(/^Delete issue/);
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete NET-1 permanently?' });
  expect(dialog.textContent).toContain('14 comments');
  // The initial focus of the confirmation dialog is on Cancel, the safe choice.
  expect(document.activeElement?.textContent).toBe('Cancel');
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(environment.mock.getAllOperations()).toEqual([]);

  await choose(/^Delete issue/);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete NET-1' }));
  await waitFor(() => expect(name()).toBe('deleteIssueMutation'));
  expect(input()).toMatchObject({ id: 'I1' });
  const answer = {
    DeleteIssuePayload: () => ({ deletedIssueId: 'I1', errors: [] }),
    Project: () => ({ id: 'P1' }),
  };
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, answer),
    ),
  );
  expect(onDeleted).toHaveBeenCalledTimes(1);
});

test('shows in the dialog why the server rejected a deletion, and keeps the issue', async () => {
  const { choose, name, refuse, onDeleted } = await renderIssueMenu();
  await choose(/^Delete issue/);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete NET-1' }));
  await waitFor(() => expect(name()).toBe('deleteIssueMutation'));
  await refuse('Only maintainers can delete issues.');
  expect((await screen.findByRole('alert')).textContent).toBe('Only maintainers can delete issues.');
  expect(onDeleted).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'More actions' })).toBeTruthy();
});

test('sends the text to purge without storing it, and reports a text that was not found', async () => {
  const { choose, name, input, environment } = await renderIssueMenu();
  await choose(/^Purge/);
  const field = await screen.findByRole('textbox', { name: /^Text to purge/ });
  await userEvent.click(screen.getByRole('button', { name: /^Purge everywhere/ }));
  expect((await screen.findByRole('alert')).textContent).toBe('Enter the text to purge.');
  await userEvent.type(field, 'hunter2');
  await userEvent.click(screen.getByRole('button', { name: /^Purge everywhere/ }));
  await waitFor(() => expect(name()).toBe('PurgeTextDialogMutation'));
  expect(input()).toMatchObject({ issueId: 'I1', text: 'hunter2' });
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('hunter2');
  const answer = (replaced: number) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation({ data: { edit: { replaced, issue: null, errors: [] } } }),
    );
  await answer(0);
  expect((await screen.findByRole('alert')).textContent).toContain('Text not found in NET-1.');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Text to purge/ }).value).toBe('hunter2');
  await userEvent.click(screen.getByRole('button', { name: /^Purge everywhere/ }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answer(3);
  expect((await screen.findByRole('status')).textContent).toContain('Purged from 3 places.');
});
