/**
 * The color themes of the page. The user's choice is stored in this browser and applied before the first
 * paint.
 */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const THEME_STORAGE_KEY = 'winnow.theme';
/** A DOM event, because an Emitter would add its code to the script that runs before the first paint. */
const THEME_CHOSEN_EVENT = 'winnow.theme';
const getDarkThemeMediaQuery = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** The color theme chosen in this browser; `system` if none was chosen or localStorage is blocked. */
export function getStoredTheme(): Theme {
  try {
    const stored = window.localStorage.getItem(THEME_STORAGE_KEY);
    return THEMES.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Applies a color theme and stores the choice in this browser. */
export function saveAndApplyTheme(theme: Theme): void {
  try {
    window.localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // If localStorage is blocked, the theme applies to this page only.
  }
  applyTheme(theme);
  window.dispatchEvent(new Event(THEME_CHOSEN_EVENT));
}

/** Subscribes to the chosen theme, for `useSyncExternalStore` with `getStoredTheme`. */
export function subscribeToTheme(listener: () => void): () => void {
  window.addEventListener(THEME_CHOSEN_EVENT, listener);
  return () => window.removeEventListener(THEME_CHOSEN_EVENT, listener);
}

/** Applies a color theme to the page. */
export function applyTheme(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && getDarkThemeMediaQuery().matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/** Updates the page when the system theme changes, if the chosen theme is `system`. */
export function followSystemTheme(): void {
  getDarkThemeMediaQuery().addEventListener('change', () => applyTheme(getStoredTheme()));
}
