import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { missingFieldHandlers } from '../../../relay/missingFieldHandlers';
import { BulkDialog, createAndLoadBulkPreview } from './BulkDialog';

const INPUT = { projectId: 'P1', query: '', expectedCount: 838, change: { priority: 'LOW' as const } };
const OPERATION = {
  __typename: 'BulkOperation',
  id: 'B1',
  number: 1,
  state: 'PREVIEWED',
  matched: 837,
  frozen: 837,
  changed: 837,
  skipped: 0,
  failed: 0,
  message: null,
  comment: null,
  reasons: [],
  undoOf: null,
  fields: null,
};

async function renderBulkDialog(isPreviewed = true) {
  const environment = createMockEnvironment({ missingFieldHandlers });
  const firstPreview = isPreviewed ? createAndLoadBulkPreview(environment, INPUT) : null;
  const dialog = (
    <BulkDialog
      title="Set priority Low"
      input={INPUT}
      count={838}
      firstPreview={firstPreview}
      projectKey="NET"
      onStarted={onStarted}
      onClose={() => undefined}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: dialog }]);
  await act(async () =>
    render(
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>,
    ),
  );
  const { mock } = environment;
  const getInput = () =>
    (mock.getMostRecentOperation().request.variables as { input: Record<string, unknown> }).input;
  const resolve = (resolvers: MockPayloadGenerator.MockResolvers) =>
    act(async () =>
      mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation, resolvers)),
    );
  return { getInput, resolve };
}

const onStarted = jest.fn();
beforeEach(() => onStarted.mockReset());

test('a preview that fails says so in the dialog; Retry previews the current issues', async () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { getInput, resolve } = await renderBulkDialog();
  expect(getInput()).toMatchObject({ dryRun: true, expectedCount: 838 });
  await resolve({
    BulkUpdateIssuesPayload: () => ({
      operation: null,
      errors: [{ __typename: 'ConflictError', code: 'CONFLICT', message: 'The list has changed.', path: [] }],
    }),
  });
  silenced.mockRestore();
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Preview failed');
  expect(alert.textContent).toContain('The list has changed.');

  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(getInput()).toMatchObject({ dryRun: true, expectedCount: null });
  await resolve({ BulkUpdateIssuesPayload: () => ({ operation: OPERATION, errors: [] }) });
  expect(await screen.findByRole('button', { name: 'Change 837 issues' })).toBeTruthy();
});

test('a comment on all selected issues that fails keeps its text', async () => {
  const { getInput, resolve } = await renderBulkDialog(false);
  const field = screen.getByRole('textbox', { name: 'Comment' });
  await userEvent.type(field, 'Still a problem?');
  await userEvent.click(screen.getByRole('button', { name: 'Comment on 838 issues' }));
  expect(getInput()).toMatchObject({ comment: 'Still a problem?' });
  expect(getInput()['dryRun']).toBeUndefined();
  await resolve({
    BulkUpdateIssuesPayload: () => ({
      operation: null,
      errors: [{ __typename: 'LimitError', code: 'LIMIT_EXCEEDED', message: 'Too many issues.', path: [] }],
    }),
  });
  expect(screen.getByRole('alert').textContent).toBe('Too many issues.');
  expect((field as HTMLTextAreaElement).value).toBe('Still a problem?');
  expect(onStarted).not.toHaveBeenCalled();
});
