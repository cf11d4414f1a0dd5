import { fireEvent, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { QueryBar } from './QueryBar';

function renderQueryBar() {
  const onType = jest.fn();
  const list = { projectKey: 'NET', query: '', sort: null, group: null, collapsed: [] };
  const router = createMemoryRouter([
    { path: '*', element: <QueryBar list={list} problems={[]} onType={onType} /> },
  ]);
  render(
    <RelayEnvironmentProvider environment={createMockEnvironment()}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  return { onType, router, field: screen.getByRole('combobox') };
}

test('reports each change, and writes the address when the field loses the focus', () => {
  const { onType, router, field } = renderQueryBar();
  fireEvent.focus(field);
  fireEvent.input(field, { target: { value: 'cra' } });
  fireEvent.input(field, { target: { value: 'crash ' } });
  expect(onType.mock.calls).toEqual([['cra'], ['crash ']]);
  expect(router.state.location.search).toBe('');
  fireEvent.blur(field);
  expect(router.state.location.search).toBe('?q=crash');
});

test('reports text from an input method when its composition ends', () => {
  const { onType, field } = renderQueryBar();
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: 'k' }, isComposing: true });
  expect(onType).not.toHaveBeenCalled();
  expect((field as HTMLInputElement).value).toBe('k');
  fireEvent.input(field, { target: { value: '検' }, isComposing: true });
  fireEvent.compositionEnd(field);
  expect(onType.mock.calls).toEqual([['検']]);
});
