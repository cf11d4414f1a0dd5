import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, { type SettingsScreenQuery } from '../../../../__generated__/SettingsScreenQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { ProjectSettings } from './ProjectSettings';

const STORED_SETTINGS = {
  id: 'P1',
  version: '7',
  key: 'NET',
  name: 'Network',
  description: 'Packets',
  visibility: 'PUBLIC',
};

async function renderSettings(viewerCan = ['MAINTAIN']) {
  const { environment } = await renderWithRelay<SettingsScreenQuery>({
    query,
    variables: { key: 'NET' },
    resolvers: { Project: () => ({ ...STORED_SETTINGS, viewerCan }) },
    children: ({ project }) => (project ? <ProjectSettings project={project} /> : null),
  });
  /** Saves the form, answers the request and returns its input. */
  const save = async (payload: { errors: readonly object[] } = { errors: [] }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    const operation = environment.mock.getMostRecentOperation();
    const { id, idempotencyKey, ...input } = (
      operation.request.variables as { input: Record<string, unknown> }
    ).input;
    expect([id, typeof idempotencyKey]).toEqual(['P1', 'string']);
    await act(async () => {
      environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          Project: () => ({ ...STORED_SETTINGS, ...input, version: '8', viewerCan }),
          UpdateProjectPayload: () => payload,
        }),
      );
      await new Promise((resolve) => setTimeout(resolve));
    });
    return input;
  };
  const type = async (label: string, text: string) => {
    const field = screen.getByRole('textbox', { name: label });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  return { environment, save, type };
}

test('sends only what changed since the last save', async () => {
  const { environment, save, type } = await renderSettings();
  await type('Name', 'Networks');
  expect(await save()).toEqual({ baseVersion: '7', name: 'Networks' });
  await type('Description', 'Frames');
  expect(await save()).toEqual({ baseVersion: '7', description: 'Frames' });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test('shows a conflict at its field, keeps the text, and the next save replaces the other change', async () => {
  const { save, type } = await renderSettings();
  await type('Name', 'Networks');
  const conflict = {
    __typename: 'ConflictError',
    code: 'CONFLICT',
    message: 'ada changed the name to “Net” just now.',
    path: ['name'],
    version: '9',
  };
  await save({ errors: [conflict] });
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(name.value).toBe('Networks');
  expect(screen.getByText(/ada changed the name to “Net” just now\. Save again to replace/)).toBeTruthy();
  expect(await save()).toEqual({ baseVersion: '9', name: 'Networks' });
});

test('is read-only without the maintainer role', async () => {
  await renderSettings(['READ']);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).readOnly).toBe(true);
  expect(screen.getByText('Changing these settings requires the maintainer role.')).toBeTruthy();
});
