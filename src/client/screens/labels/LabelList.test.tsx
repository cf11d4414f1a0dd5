import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, { type LabelsScreenQuery } from '../../../../__generated__/LabelsScreenQuery.graphql';
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
    variables: { key: 'NET' },
    resolvers: {
      Project: () => ({ id: 'P1', key: 'NET', viewerCan }),
      LabelConnection: () => ({
        totalCount: labels.length,
        edges: labels.map(([id, name, openCount]) => ({
          cursor: id,
          node: { id, name, openCount, color: '#d1383d', description: null },
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
          Label: () => ({ id: 'L9', openCount: 0, ...input }),
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
