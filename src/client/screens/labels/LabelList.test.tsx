import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, { type LabelsScreenQuery } from '../../../../__generated__/LabelsScreenQuery.graphql';
import { getMutationQueue } from '../../mutations/queue/useMutationQueue';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { LabelList } from './LabelList';

async function renderLabelList({ viewerCan = ['MAINTAIN'] } = {}) {
  const labels = [
    ['L1', 'crash', 18],
    ['L2', 'os::linux', 3],
    ['L3', 'os::mac', 0],
  ] as const;
  const rendered = await renderWithRelay<LabelsScreenQuery>({
    query,
    variables: { key: 'NET', matching: '' },
    resolvers: {
      Project: () => ({ id: 'P1', key: 'NET', viewerCan }),
      LabelConnection: () => ({
        totalCount: labels.length,
        edges: labels.map(([id, name, openCount]) => ({
          cursor: id,
          node: {
            id,
            version: '7',
            name,
            openCount,
            issueCount: openCount * 2,
            isDeleted: false,
            color: '#d1383d',
            description: null,
          },
        })),
        pageInfo: { hasNextPage: false },
      }),
    },
    children: ({ project }) => (project ? <LabelList project={project} /> : null),
  });
  const { environment } = rendered;
  const answer = async (payload: Record<string, unknown>) => {
    const operation = environment.mock.getMostRecentOperation();
    const { input } = operation.request.variables as { input: Record<string, unknown> };
    await act(async () => {
      environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          CreateLabelPayload: () => ({ errors: [], ...payload }),
          UpdateLabelPayload: () => ({ errors: [], ...payload }),
          DeleteLabelPayload: () => ({ errors: [], ...payload }),
          MergeLabelsPayload: () => ({ errors: [], ...payload }),
          Label: () => ({ id: 'L9', openCount: 0, issueCount: 0, isDeleted: false, ...input }),
        }),
      );
      await flushPromises();
    });
    return input;
  };
  return { ...rendered, answer, user: userEvent.setup() };
}

const nameTakenPayload = {
  label: null,
  errors: [
    {
      __typename: 'FieldError',
      code: 'VALIDATION_FAILED',
      message: 'There is a label Crash already.',
      path: ['name'],
    },
  ],
};

/** Waits until pending promise callbacks have run. */
const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => window.localStorage.clear());

test('groups labels by scope and links each to its open issues', async () => {
  await renderLabelList();
  const scope = within(screen.getByRole('region', { name: 'os' }));
  expect(scope.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: '18 open with crash' }).getAttribute('href')).toBe(
    `/projects/NET/issues?q=${encodeURIComponent('is:open label:crash')}`,
  );
});

test('shows invalid values at their fields without sending them', async () => {
  const { user, environment } = await renderLabelList();
  await user.click(screen.getByRole('button', { name: 'New label' }));
  await user.keyboard('a::b::c');
  await user.clear(screen.getByRole('textbox', { name: 'Color' }));
  await user.type(screen.getByRole('textbox', { name: 'Color' }), 'red{Enter}');
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('A label can contain `::` only once.').id).toBe(
    name.getAttribute('aria-describedby'),
  );
  expect(screen.getByText('Enter a color as #rrggbb.')).toBeTruthy();
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect((name as HTMLInputElement).value).toBe('a::b::c');
});

test('shows a name conflict at the name field, then creates and shows the label', async () => {
  const { user, answer } = await renderLabelList();
  await user.click(screen.getByRole('button', { name: 'New label' }));
  await user.keyboard('Crash');
  await user.click(screen.getByRole('radio', { name: 'Teal' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await answer(nameTakenPayload)).toMatchObject({ projectId: 'P1', name: 'Crash', color: '#12908e' });
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(screen.getByText('There is a label Crash already.').id).toBe(name.getAttribute('aria-describedby'));
  expect((name as HTMLInputElement).value).toBe('Crash');

  await user.type(name, 'es{Enter}');
  expect(await answer({})).toMatchObject({ name: 'Crashes', color: '#12908e' });
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(
    within(screen.getByRole('region', { name: 'Just created' })).getByRole('link', { name: 'Crashes' }),
  ).toBeTruthy();
  expect(document.activeElement?.textContent).toBe(' New label');
});

test('sends the changed fields of an edit and reverts it when the server rejects it', async () => {
  const { user, answer, environment } = await renderLabelList();
  await user.click(screen.getByRole('button', { name: 'Edit crash' }));
  const form = within(screen.getByRole('form', { name: 'Edit label crash' }));
  await user.clear(form.getByRole('textbox', { name: 'Description' }));
  await user.type(form.getByRole('textbox', { name: 'Description' }), 'It ends{Enter}');
  const refused = { code: 'FORBIDDEN', path: null, message: 'Only maintainers can change labels.' };
  expect(await answer({ label: null, errors: [{ __typename: 'AccessError', ...refused }] })).toMatchObject({
    id: 'L1',
    description: 'It ends',
  });
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(form.getByText('Only maintainers can change labels.')).toBeTruthy();
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Description' }).value).toBe('It ends');
  await user.keyboard('{Escape}');
  expect(screen.queryByText('It ends')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit crash' }));
});

test('names the required role to users without it', async () => {
  const { user } = await renderLabelList({ viewerCan: ['READ'] });
  const button = screen.getByRole('button', { name: 'New label' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('aria-description')).toBe('Requires the maintainer role');
  await user.click(button);
  expect(screen.queryByRole('form')).toBeNull();
});

test('keeps an edit that conflicts with another user, and replaces their change when it is saved again', async () => {
  const { user, answer } = await renderLabelList();
  await user.click(screen.getByRole('button', { name: 'Edit crash' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.type(name, 'es{Enter}');
  const conflict = {
    __typename: 'ConflictError',
    code: 'CONFLICT',
    message: 'mika changed the name to “bug” 2 minutes ago.',
    path: ['name'],
    current: null,
    version: '9',
    value: 'bug',
  };
  expect(await answer({ label: null, errors: [conflict] })).toMatchObject({
    name: 'crashes',
    baseVersion: '7',
  });
  expect(
    screen.getByText(
      'mika changed the name to “bug” 2 minutes ago. Save again to replace that change with yours.',
    ).id,
  ).toBe(name.getAttribute('aria-describedby'));
  expect((name as HTMLInputElement).value).toBe('crashes');
  await user.type(name, '{Enter}');
  expect(await answer({})).toMatchObject({ name: 'crashes', baseVersion: '9' });
});

const chooseAction = async (user: ReturnType<typeof userEvent.setup>, label: string, action: string) => {
  await user.click(screen.getByRole('button', { name: `More actions for ${label}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

test('says how many issues lose a label before it is deleted, and shows why it was not', async () => {
  const { user, answer } = await renderLabelList();
  await chooseAction(user, 'crash', 'Delete label…');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete label crash?' }));
  expect(dialog.getByText('36 issues').parentElement?.textContent).toBe(
    '36 issues lose this label. The issues themselves are kept.',
  );
  expect(document.activeElement?.textContent).toBe('Cancel');
  await user.click(dialog.getByRole('button', { name: 'Delete label' }));
  const message = '37 issues have this label now. Check the number and try again.';
  const conflict = { __typename: 'ConflictError', code: 'CONFLICT', message, path: ['expectedIssueCount'] };
  expect(await answer({ operation: null, errors: [conflict] })).toMatchObject({
    id: 'L1',
    expectedIssueCount: 36,
  });
  expect(dialog.getByRole('alert').textContent).toBe(message);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('link', { name: 'crash' })).toBeTruthy();
});

test('opens the bulk operation of a deletion that takes longer', async () => {
  const { user, answer, router } = await renderLabelList();
  await chooseAction(user, 'crash', 'Delete label…');
  await user.click(await screen.findByRole('button', { name: 'Delete label' }));
  await answer({ operation: { id: 'B7', number: 7, state: 'RUNNING' } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/NET/bulk/7'));
});

test('undoes the deletion of a label by undoing its bulk operation, and the creation of a label by deleting it', async () => {
  const { user, answer, environment } = await renderLabelList();
  const queue = getMutationQueue(environment, null);
  await chooseAction(user, 'crash', 'Delete label…');
  await user.click(await screen.findByRole('button', { name: 'Delete label' }));
  await answer({ operation: { id: 'B7', number: 7, state: 'DONE' } });
  expect(queue.getState().notice?.text).toBe('NET: deleted label crash');
  await act(async () => void queue.undo());
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ input: { id: 'B7' } });
  await answer({});

  await user.click(screen.getByRole('button', { name: 'New label' }));
  await user.keyboard('Fresh{Enter}');
  await answer({});
  await waitFor(() => expect(screen.getByRole('region', { name: 'Just created' })).toBeTruthy());
  await act(async () => void queue.undo());
  expect(await answer({ operation: null })).toMatchObject({ id: 'L9', expectedIssueCount: 0 });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Just created' })).toBeNull());
});

test('merges a label into another one that is chosen in a list', async () => {
  const { user, answer, environment } = await renderLabelList();
  await chooseAction(user, 'crash', 'Merge into…');
  const operation = environment.mock.getMostRecentOperation();
  await act(async () => {
    environment.mock.resolve(
      operation,
      MockPayloadGenerator.generate(operation, {
        Project: () => ({ id: 'P1' }),
        LabelConnection: () => ({
          nodes: [
            { id: 'L1', name: 'crash', color: '#d1383d' },
            { id: 'L4', name: 'bug', color: '#12908e' },
          ],
        }),
      }),
    );
    await flushPromises();
  });
  expect(screen.queryByRole('option', { name: 'crash' })).toBeNull();
  await user.click(screen.getByRole('option', { name: 'bug' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Merge label crash into bug?' }));
  expect(dialog.getByText('36 issues').parentElement?.textContent).toBe(
    '36 issues with crash get bug instead, and crash is deleted.',
  );
  await user.click(dialog.getByRole('button', { name: 'Merge labels' }));
  expect(await answer({ operation: { id: 'B8', number: 8, state: 'DONE' } })).toMatchObject({
    id: 'L1',
    intoId: 'L4',
    expectedIssueCount: 36,
  });
});
