import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import query, { type IssueDuplicatesQuery } from '../../../../__generated__/IssueDuplicatesQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { IssueEditingProvider } from '../../components/pickers/IssueEditingProvider';
import { IssueDuplicatePanel } from './IssueDuplicates';

const BACKLOG = { id: 'S1', name: 'Backlog', category: 'BACKLOG' };
const DUPLICATE = { id: 'S2', name: 'Duplicate', category: 'DROPPED' };
const WORKFLOW = { transitions: [{ asks: 'TARGET', from: BACKLOG, to: DUPLICATE }] };
const ISSUE = {
  id: 'I1',
  key: 'NET-1',
  number: 1,
  viewerCan: ['TRIAGE'],
  state: BACKLOG,
  likelyDuplicates: [
    {
      score: 0.93,
      because: ['same identifier `Pool::wake`', '2 rare words in common: lid, dock'],
      issue: { id: 'I7', key: 'NET-7', title: 'First request fails', state: BACKLOG },
    },
    {
      score: 0.5,
      because: [],
      issue: { id: 'I9', key: 'NET-9', title: 'Second request fails', state: DUPLICATE },
    },
  ],
};

async function renderPanel(issue: object) {
  const onChanged = jest.fn();
  const { environment } = await renderWithRelay<IssueDuplicatesQuery>({
    query,
    variables: { key: 'NET', number: 1 },
    resolvers: { Project: () => ({ id: 'P1', key: 'NET', issue, workflow: WORKFLOW }) },
    children: ({ project }) =>
      project?.issue ? (
        <IssueEditingProvider issue={{ id: 'I1', key: 'NET-1' }}>
          <IssueDuplicatePanel issue={project.issue} onChanged={onChanged} />
        </IssueEditingProvider>
      ) : null,
  });
  return { environment, onChanged };
}

test('shows title, state, key, score and reasons of each likely duplicate', async () => {
  await renderPanel({ ...ISSUE, viewerCan: ['READ'] });
  const [first, second] = within(screen.getByRole('region', { name: 'Likely duplicates' })).getAllByRole(
    'listitem',
  );
  expect(within(first!).getByRole('link', { name: 'First request fails' }).getAttribute('href')).toBe(
    '/projects/NET/issues/7',
  );
  expect(within(first!).getByRole('img', { name: 'Backlog' })).toBeTruthy();
  expect(first!.textContent).toMatch(
    /Score 0\.93NET-7same identifier Pool::wake2 rare words in common: lid, dockCompare$/,
  );
  expect(within(first!).getByText('Pool::wake').tagName).toBe('CODE');
  expect(second!.textContent).toMatch(/Score 0\.50NET-9Compare$/);
  expect(screen.queryByRole('button', { name: /Mark as duplicate/ })).toBeNull();
});

test('shows nothing without likely duplicates', async () => {
  await renderPanel({ ...ISSUE, likelyDuplicates: [] });
  expect(screen.queryByRole('region')).toBeNull();
});

test('marks the issue as a duplicate of a suggestion, then requests the suggestions again', async () => {
  const { environment, onChanged } = await renderPanel(ISSUE);
  await userEvent.click(screen.getByRole('button', { name: 'Mark as duplicate of NET-7' }));
  await waitFor(() =>
    expect(environment.mock.getMostRecentOperation().request.variables['input']).toMatchObject({
      id: 'I1',
      stateId: 'S2',
      canonicalIssueId: 'I7',
    }),
  );
  // The new state is shown at once, and has no transition to a duplicate.
  expect(screen.queryByRole('button', { name: /Mark as duplicate/ })).toBeNull();
  expect(onChanged).not.toHaveBeenCalled();
  const operation = environment.mock.getMostRecentOperation();
  await act(async () =>
    environment.mock.resolve(operation, {
      data: { edit: { issue: null, errors: [] } },
    }),
  );
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
});

test('shows why the server has refused to mark the issue', async () => {
  const { environment, onChanged } = await renderPanel(ISSUE);
  await userEvent.click(screen.getByRole('button', { name: 'Mark as duplicate of NET-7' }));
  await waitFor(() =>
    expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe(
      'setIssueStateMutation',
    ),
  );
  const error = { __typename: 'FieldError', code: 'DUPLICATE_CYCLE', message: 'That is a cycle.', path: [] };
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { edit: { issue: null, errors: [error] } } }),
  );
  expect((await screen.findByRole('alert')).textContent).toBe('That is a cycle.');
  expect(onChanged).not.toHaveBeenCalled();
});

test('a dismissed suggestion can be restored', async () => {
  const { environment, onChanged } = await renderPanel(ISSUE);
  const findDismissal = () =>
    environment.mock
      .getAllOperations()
      .find(({ request }) => request.node.operation.name === 'dismissDuplicateMutation')!;
  const answer = (operation: ReturnType<typeof findDismissal>) =>
    act(async () => environment.mock.resolve(operation, { data: { edit: { errors: [] } } }));
  await userEvent.click(screen.getByRole('button', { name: 'Compare with NET-7' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Not a duplicate' }));
  const dismissal = findDismissal();
  expect(dismissal.request.variables['input']).toMatchObject({ issueId: 'I1', otherId: 'I7', undo: false });
  await answer(dismissal);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('status').textContent).toMatch(/^NET-7 is not a duplicate/);
  expect(onChanged).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const restoration = findDismissal();
  expect(restoration.request.variables['input']).toMatchObject({ issueId: 'I1', otherId: 'I7', undo: true });
  await answer(restoration);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(onChanged).toHaveBeenCalledTimes(2);
});
