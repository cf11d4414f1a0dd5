import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { parseIssueListUrl } from '../../../../shared/issueList/issueListUrlState';
import { IssueListStore } from '../data/IssueListStore';
import { ColumnsDialog } from './ColumnsDialog';

const environment = createMockEnvironment();

function Page() {
  const list = parseIssueListUrl('NET', useSearchParams()[0]);
  return <ColumnsDialog store={new IssueListStore(environment, list)} list={list} onClose={() => {}} />;
}

function renderDialog(search = '') {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: [`/projects/NET/issues?${search}`],
  });
  render(<RouterProvider router={router} />);
  return { read: () => new URLSearchParams(router.state.location.search).get('columns') };
}

test('chooses, orders and resizes columns, and returns to the default ones', async () => {
  const { read } = renderDialog();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Due' }));
  expect(read()).toBe('comments.assignees.updated.due');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Comments' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move Due up' }));
  expect(read()).toBe('assignees.due.updated');
  const width = screen.getByRole('spinbutton', { name: 'Width of Due in pixels' });
  await userEvent.clear(width);
  await userEvent.type(width, '9999{Enter}');
  expect(read()).toBe('assignees.due-480.updated');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(read()).toBeNull();
});

test('the only shown column cannot be hidden', () => {
  renderDialog('columns=due');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Due' }).disabled).toBe(true);
});

test('offers the label scopes of the project on request', async () => {
  const { read } = renderDialog('columns=due');
  await userEvent.click(screen.getByRole('button', { name: 'Show label scopes' }));
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        LabelConnection: () => ({
          nodes: [{ name: 'component::net' }, { name: 'component::ui' }],
          pageInfo: { hasNextPage: false },
        }),
      }),
    ),
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'component' }));
  expect(read()).toBe('due.label_component');
});
