import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, { type IssueScreenQuery } from '../../../../../__generated__/IssueScreenQuery.graphql';
import { renderWithRelay } from '../../../../testing/renderWithRelay';
import { IssueHeader } from '../IssueHeader';
import { IssueMenu } from './IssueMenu';

beforeEach(() => window.localStorage.clear());

const ISSUE = {
  id: 'I1',
  key: 'NET-1',
  title: 'Wake',
  locked: false,
  commentCount: 14,
  viewerCan: ['MAINTAIN'],
  ...{
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-02T00:00:00Z',
    closedAt: null,
    parent: null,
    dueOn: null,
  },
};

async function open(issue: object = ISSUE) {
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
          <IssueHeader issue={project.issue} />
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

test('shows a lock at once, and reverts it with an error beside the menu when it is rejected', async () => {
  const { choose, input, refuse } = await open();
  await choose(/^Lock/);
  expect(screen.getByText('locked')).toBeTruthy();
  await waitFor(() => expect(input()).toMatchObject({ id: 'I1', locked: true }));
  await refuse('Only maintainers can lock issues.');
  expect((await screen.findByRole('alert')).textContent).toBe('Only maintainers can lock issues.');
  expect(screen.queryByText('locked')).toBeNull();
});

test('names the required role to users who are not maintainers', async () => {
  await open({ ...ISSUE, viewerCan: ['EDIT', 'TRIAGE', 'FILE'] });
  const menu = screen.getByRole('button', { name: 'More actions' });
  expect(menu.getAttribute('aria-description')).toBe('Only maintainers can lock, purge and delete.');
  await userEvent.click(menu);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('names what will be lost and deletes only after confirmation', async () => {
  const { choose, name, input, onDeleted, environment } = await open();
  await choose(/^Delete the issue/);
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete NET-1 for good?' });
  expect(dialog.textContent).toContain('14 comments');
  // The way out has the focus.
  expect(document.activeElement?.textContent).toBe('Cancel');
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(environment.mock.getAllOperations()).toEqual([]);

  await choose(/^Delete the issue/);
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

test('shows the error of a rejected deletion in the dialog and keeps the issue', async () => {
  const { choose, name, refuse, onDeleted } = await open();
  await choose(/^Delete the issue/);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete NET-1' }));
  await waitFor(() => expect(name()).toBe('deleteIssueMutation'));
  await refuse('Only maintainers can delete issues.');
  expect((await screen.findByRole('alert')).textContent).toBe('Only maintainers can delete issues.');
  expect(onDeleted).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'More actions' })).toBeTruthy();
});

test('sends a text to purge once, stores it nowhere, and reports a text that was not found', async () => {
  const { choose, name, input, environment } = await open();
  await choose(/^Purge/);
  const field = await screen.findByRole('textbox', { name: /^Text to purge/ });
  await userEvent.click(screen.getByRole('button', { name: /^Purge it/ }));
  expect((await screen.findByRole('alert')).textContent).toBe('Say which text is to be purged.');
  await userEvent.type(field, 'hunter2');
  await userEvent.click(screen.getByRole('button', { name: /^Purge it/ }));
  await waitFor(() => expect(name()).toBe('purgeTextMutation'));
  expect(input()).toMatchObject({ issueId: 'I1', text: 'hunter2' });
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('hunter2');
  const answer = (replaced: number) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation({ data: { edit: { replaced, issue: null, errors: [] } } }),
    );
  await answer(0);
  expect((await screen.findByRole('alert')).textContent).toContain('It stands nowhere in NET-1.');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Text to purge/ }).value).toBe('hunter2');
  await userEvent.click(screen.getByRole('button', { name: /^Purge it/ }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answer(3);
  expect((await screen.findByRole('status')).textContent).toContain('Purged from 3 places.');
});
