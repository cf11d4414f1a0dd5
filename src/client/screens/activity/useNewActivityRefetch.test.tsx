import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { getLiveUpdateDispatcher } from '../../relay/events/LiveUpdateDispatcher';
import { useNewActivityRefetch } from './ActivityEvents';

function renderUseNewActivityRefetch(scrollTop = 0) {
  const environment = createMockEnvironment();
  const refetch = jest.fn();
  const scroll = document.createElement('div');
  scroll.dataset['scroll'] = '';
  const page = scroll.appendChild(document.createElement('div'));
  scroll.scrollTop = scrollTop;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const { result } = renderHook(() => useNewActivityRefetch('P1', { current: page }, refetch), { wrapper });
  const emitChange = (projectId = 'P1') =>
    act(() =>
      getLiveUpdateDispatcher(environment).emitLiveUpdate(
        {
          projectId,
          issues: new Map(),
          progressChanged: new Set(),
          deleted: new Set(),
          listsChanged: false,
          reset: false,
        },
        () => undefined,
      ),
    );
  return { result, refetch, emitChange };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('refetches at most once per second while the page is scrolled to the top', () => {
  const { result, refetch, emitChange } = renderUseNewActivityRefetch();
  for (let i = 0; i < 5; i++) emitChange();
  expect(refetch).toHaveBeenCalledTimes(1);
  act(() => void jest.advanceTimersByTime(1_000));
  expect(refetch).toHaveBeenCalledTimes(2);
  act(() => void jest.advanceTimersByTime(5_000));
  expect(refetch).toHaveBeenCalledTimes(2);
  expect(result.current.hasNew).toBe(false);
});

test('offers new activity on demand while the page is scrolled down', () => {
  const { result, refetch, emitChange } = renderUseNewActivityRefetch(500);
  emitChange();
  expect(refetch).not.toHaveBeenCalled();
  expect(result.current.hasNew).toBe(true);
  act(() => result.current.show());
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(result.current.hasNew).toBe(false);
});

test('ignores changes of other projects', () => {
  const { refetch, emitChange } = renderUseNewActivityRefetch();
  emitChange('P2');
  expect(refetch).not.toHaveBeenCalled();
});
