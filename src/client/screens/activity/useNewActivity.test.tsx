import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { liveEventsOf } from '../../relay/events/LiveEvents';
import { useNewActivity } from './useNewActivity';

function setUp(scrollTop = 0) {
  const environment = createMockEnvironment();
  const bring = jest.fn();
  const scroll = document.createElement('div');
  scroll.dataset['scroll'] = '';
  const page = scroll.appendChild(document.createElement('div'));
  scroll.scrollTop = scrollTop;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const { result } = renderHook(() => useNewActivity('P1', { current: page }, bring), { wrapper });
  const happen = (projectId = 'P1') =>
    act(() =>
      liveEventsOf(environment).emit(
        { projectId, issues: new Map(), deleted: new Set(), listsChanged: false, reset: false },
        () => undefined,
      ),
    );
  return { result, bring, happen };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('who looks at the top has it at once, however much happens once a second', () => {
  const { result, bring, happen } = setUp();
  for (let i = 0; i < 5; i++) happen();
  expect(bring).toHaveBeenCalledTimes(1);
  act(() => void jest.advanceTimersByTime(1_000));
  expect(bring).toHaveBeenCalledTimes(2);
  act(() => void jest.advanceTimersByTime(5_000));
  expect(bring).toHaveBeenCalledTimes(2);
  expect(result.current.isThere).toBe(false);
});

test('who reads further down is told, and has it on demand', () => {
  const { result, bring, happen } = setUp(500);
  happen();
  expect(bring).not.toHaveBeenCalled();
  expect(result.current.isThere).toBe(true);
  act(() => result.current.show());
  expect(bring).toHaveBeenCalledTimes(1);
  expect(result.current.isThere).toBe(false);
});

test('another project is another matter', () => {
  const { bring, happen } = setUp();
  happen('P2');
  expect(bring).not.toHaveBeenCalled();
});
