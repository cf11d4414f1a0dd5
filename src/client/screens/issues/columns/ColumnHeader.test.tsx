import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { parseIssueListUrl } from '../../../../shared/issueList/issueListUrlState';
import { parseIssueColumns } from '../../../../shared/issueList/issueColumns';
import { ColumnHeader } from './ColumnHeader';

function Page() {
  const list = parseIssueListUrl('NET', useSearchParams()[0]);
  return (
    <div data-testid="list">
      <ColumnHeader list={list} columns={parseIssueColumns(list.columns ?? '')} />
    </div>
  );
}

function renderHeader(search: string) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: [`/projects/NET/issues?${search}`],
  });
  render(<RouterProvider router={router} />);
  return { read: (name: string) => new URLSearchParams(router.state.location.search).get(name) };
}

test('clicking a name sorts in its default direction, and clicking it again reverses the direction', async () => {
  const { read } = renderHeader('columns=due.votes.author');
  const due = screen.getByRole('button', { name: 'Sort by due' });
  await userEvent.click(due);
  expect(read('sort')).toBe('due-asc');
  expect(due.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(due);
  expect(read('sort')).toBe('due-desc');
  await userEvent.click(screen.getByRole('button', { name: 'Sort by votes' }));
  expect(read('sort')).toBe('votes-desc');
  await userEvent.click(screen.getByRole('button', { name: 'Sort by title' }));
  expect(read('sort')).toBe('title-asc');
});

test('the arrow keys on the edge of a column change its width', async () => {
  const { read } = renderHeader('columns=due.author');
  screen.getByRole('separator', { name: 'Width of Author' }).focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
  expect(read('columns')).toBe('due.author-128');
  expect(screen.getByRole('separator', { name: 'Width of Author' }).getAttribute('aria-valuenow')).toBe(
    '128',
  );
});

test('dragging the edge of a column resizes it, and changes the URL only at the end', () => {
  const { read } = renderHeader('columns=due.author');
  const edge = screen.getByRole('separator', { name: 'Width of Due' });
  edge.setPointerCapture = () => {};
  // jsdom has no pointer events with coordinates.
  const point = (type: string, clientX: number) =>
    fireEvent(edge, new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX }));
  point('pointerdown', 500);
  point('pointermove', 470);
  expect(screen.getByTestId('list').style.getPropertyValue('--column-tracks')).toBe('114px 120px');
  expect(read('columns')).toBe('due.author');
  point('pointerup', 470);
  expect(read('columns')).toBe('due-114.author');
});

test('Shift with an arrow key moves a column', async () => {
  const { read } = renderHeader('columns=due.author.votes-70');
  screen.getByRole('button', { name: 'Author' }).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(read('columns')).toBe('due.votes-70.author');
});
