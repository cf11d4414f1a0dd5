import { useSyncExternalStore } from 'react';
import { type ChoiceOption, ChoiceField } from '../../ui/form/ChoiceField';
import {
  setSingleKeyShortcutsEnabled,
  areSingleKeyShortcutsEnabled,
  subscribeToKeyboardSettings,
} from '../../ui/commands/currentKeys';
import { saveAndApplyTheme, getStoredTheme, subscribeToTheme, type Theme } from '../../ui/theme/theme';
import styles from './AccountScreen.module.css';

const THEME_CHOICES: readonly ChoiceOption<Theme>[] = [
  { value: 'system', label: 'System', description: 'Follows the light or dark setting of your device.' },
  { value: 'light', label: 'Light', description: 'Always light.' },
  { value: 'dark', label: 'Dark', description: 'Always dark.' },
];

/** Theme and keyboard settings, stored in this browser. */
export function AppearanceSettings() {
  const theme = useSyncExternalStore(subscribeToTheme, getStoredTheme);
  const keysAreOn = useSyncExternalStore(subscribeToKeyboardSettings, areSingleKeyShortcutsEnabled);
  return (
    <section className={styles.part} aria-label="Appearance">
      <p className={styles.note}>These settings are stored in this browser and apply to every account.</p>
      <ChoiceField label="Theme" choices={THEME_CHOICES} value={theme} onChange={saveAndApplyTheme} />
      <ChoiceField
        label="Keyboard shortcuts"
        choices={[
          {
            value: 'on',
            label: 'Single-key shortcuts',
            description: 'For example, e changes the state of an issue.',
          },
          {
            value: 'off',
            label: 'Only shortcuts with Ctrl or ⌘',
            description: 'Prevents accidental actions with voice control or by mistyping.',
          },
        ]}
        value={keysAreOn ? 'on' : 'off'}
        onChange={(next) => setSingleKeyShortcutsEnabled(next === 'on')}
      />
    </section>
  );
}
