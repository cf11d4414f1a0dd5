/** Light, dark, or as the system is: chosen once in this browser, applied before the first paint. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'winnow.theme';
const systemIsDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** What was chosen in this browser; `system` where nothing was, or where storage is refused. */
export function storedTheme(): Theme {
  try {
    const stored = window.localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Chooses a theme, for this page and the next ones. */
export function chooseTheme(theme: Theme): void {
  try {
    window.localStorage.setItem(KEY, theme);
  } catch {
    // A browser that refuses storage still gets the theme for this page.
  }
  applyTheme(theme);
}

/** Colors the page. */
export function applyTheme(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && systemIsDark().matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/** Keeps the page's colors those of the system for as long as `system` is what is chosen. */
export function followSystemTheme(): void {
  systemIsDark().addEventListener('change', () => applyTheme(storedTheme()));
}
