import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../IconButton';
import { saveAndApplyTheme, getStoredTheme, subscribeToTheme, THEMES } from './theme';

const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

/** Button that cycles through the themes: system, light, dark. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribeToTheme, getStoredTheme);
  const Icon = THEME_ICONS[theme];
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  return (
    <IconButton label={`Theme: ${theme}. Switch to ${next}`} onClick={() => saveAndApplyTheme(next)}>
      <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
