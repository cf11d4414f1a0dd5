import { applyTheme, chooseTheme, storedTheme } from './theme';

const shown = (): string | undefined => document.documentElement.dataset.theme;
const systemIs = (dark: boolean): void => {
  window.matchMedia = ((query: string) => ({ matches: dark, media: query })) as typeof window.matchMedia;
};
afterEach(() => window.localStorage.clear());

test('follows the system until a theme is chosen', () => {
  expect(storedTheme()).toBe('system');
  systemIs(true);
  applyTheme('system');
  expect(shown()).toBe('dark');
  systemIs(false);
  applyTheme('system');
  expect(shown()).toBe('light');
});

test('applies and stores the chosen theme', () => {
  systemIs(false);
  chooseTheme('dark');
  expect(shown()).toBe('dark');
  expect(storedTheme()).toBe('dark');
});

test('treats an unknown stored theme as system', () => {
  window.localStorage.setItem('winnow.theme', 'purple');
  expect(storedTheme()).toBe('system');
});
