import { applyTheme, saveAndApplyTheme, getStoredTheme } from './theme';

const getShownTheme = (): string | undefined => document.documentElement.dataset.theme;
const mockSystemTheme = (dark: boolean): void => {
  window.matchMedia = ((query: string) => ({ matches: dark, media: query })) as typeof window.matchMedia;
};
afterEach(() => window.localStorage.clear());

test('follows the system until a theme is chosen', () => {
  expect(getStoredTheme()).toBe('system');
  mockSystemTheme(true);
  applyTheme('system');
  expect(getShownTheme()).toBe('dark');
  mockSystemTheme(false);
  applyTheme('system');
  expect(getShownTheme()).toBe('light');
});

test('applies and stores the chosen theme', () => {
  mockSystemTheme(false);
  saveAndApplyTheme('dark');
  expect(getShownTheme()).toBe('dark');
  expect(getStoredTheme()).toBe('dark');
});

test('treats an unknown stored theme as system', () => {
  window.localStorage.setItem('winnow.theme', 'purple');
  expect(getStoredTheme()).toBe('system');
});
