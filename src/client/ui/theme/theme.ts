/** The themes. The choice is stored in this browser and applied before the first paint. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const THEME_STORAGE_KEY = 'winnow.theme';
const systemIsDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** The theme chosen in this browser; `system` without a choice or without storage. */
export function storedTheme(): Theme {
  try {
    const stored = window.localStorage.getItem(THEME_STORAGE_KEY);
    return THEMES.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Applies a theme and stores the choice. */
export function chooseTheme(theme: Theme): void {
  try {
    window.localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // Without storage, the choice applies to this page only.
  }
  applyTheme(theme);
}

/** Applies a theme to the page. */
export function applyTheme(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && systemIsDark().matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/** Updates the page when the system theme changes, if the chosen theme is `system`. */
export function followSystemTheme(): void {
  systemIsDark().addEventListener('change', () => applyTheme(storedTheme()));
}
