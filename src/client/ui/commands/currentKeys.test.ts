import { addCommandHandlers } from './dispatch';
import { applyChosenKeys, getCommandKeys } from './currentKeys';

afterEach(() => applyChosenKeys({}));

test('chosen keys replace the default ones, until they are reset', () => {
  const labels = jest.fn();
  const remove = addCommandHandlers(() => ({ 'edit.labels': labels }));
  const press = (key: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  applyChosenKeys({ 'edit.labels': 'q' });
  press('l');
  expect(labels).not.toHaveBeenCalled();
  press('q');
  expect(labels).toHaveBeenCalledTimes(1);
  applyChosenKeys({});
  expect(getCommandKeys('edit.labels')).toBe('l');
  remove();
});

test('chosen keys apply before the first response after a page load', async () => {
  applyChosenKeys({ 'edit.labels': 'q' });
  jest.resetModules();
  const laterPage = await import('./currentKeys');
  expect(laterPage.getCommandKeys('edit.labels')).toBe('q');
});
