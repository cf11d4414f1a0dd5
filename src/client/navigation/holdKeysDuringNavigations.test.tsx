import { fireEvent } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { addCommandHandlers } from '../ui/commands/dispatch';
import { holdKeysDuringNavigations } from './holdKeysDuringNavigations';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('keys are held during a navigation after a screen on which no key was typed for a while', async () => {
  let finishLoading = () => {};
  const loader = () => new Promise<null>((resolve) => (finishLoading = () => resolve(null)));
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/slow', loader, element: null },
  ]);
  holdKeysDuringNavigations(router);
  const onNext = jest.fn();
  const removeCommandHandlers = addCommandHandlers(() => ({ 'list.next': onNext }));
  const startNavigation = async () => {
    void router.navigate('/slow');
    await jest.advanceTimersByTimeAsync(0);
    expect(router.state.navigation.state).toBe('loading');
  };

  await startNavigation();
  finishLoading();
  await jest.advanceTimersByTimeAsync(60_000);
  fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' });
  expect(onNext).toHaveBeenCalledTimes(1);

  void router.navigate('/');
  await jest.advanceTimersByTimeAsync(60_000);
  await startNavigation();
  fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' });
  expect(onNext).toHaveBeenCalledTimes(1);
  finishLoading();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(onNext).toHaveBeenCalledTimes(2);
  removeCommandHandlers();
});
