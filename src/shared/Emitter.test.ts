import { Emitter } from './Emitter';

test('calls each listener with the emitted value until it unsubscribes', () => {
  const emitter = new Emitter<number>();
  const listener = jest.fn();
  const unsubscribe = emitter.subscribe(listener);
  emitter.subscribe(listener);
  expect(emitter.listenerCount).toBe(1);
  emitter.emit(1);
  unsubscribe();
  emitter.emit(2);
  expect(listener.mock.calls).toEqual([[1]]);
  expect(emitter.listenerCount).toBe(0);
});

test('does not call a listener that unsubscribes while a value is emitted', () => {
  const emitter = new Emitter();
  const removed = jest.fn();
  let unsubscribe = (): void => undefined;
  emitter.subscribe(() => unsubscribe());
  unsubscribe = emitter.subscribe(removed);
  emitter.emit();
  expect(removed).not.toHaveBeenCalled();
});

test('does not call a listener that subscribes while a value is emitted', () => {
  const emitter = new Emitter();
  const late = jest.fn();
  emitter.subscribe(() => void emitter.subscribe(late));
  emitter.emit();
  expect(late).not.toHaveBeenCalled();
});
