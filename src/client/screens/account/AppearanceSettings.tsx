import { useState, useSyncExternalStore } from 'react';
import { type Choice, ChoiceField } from '../../ui/form/ChoiceField';
import { setSingleKeys, singleKeysAreOn, subscribeToSettings } from '../../ui/keys/settings';
import { chooseTheme, storedTheme, type Theme } from '../../ui/theme/theme';
import styles from './AccountScreen.module.css';

const THEMES: readonly Choice<Theme>[] = [
  { value: 'system', label: 'As the system', description: 'Light or dark with the computer.' },
  { value: 'light', label: 'Light', description: 'Always.' },
  { value: 'dark', label: 'Dark', description: 'Always.' },
];

/** How it looks and which keys it takes, in this browser. */
export function AppearanceSettings() {
  const [theme, setTheme] = useState(storedTheme);
  const keysAreOn = useSyncExternalStore(subscribeToSettings, singleKeysAreOn);
  return (
    <section className={styles.part} aria-label="Appearance">
      <p className={styles.words}>Kept in this browser, whoever is signed in.</p>
      <ChoiceField
        label="Colors"
        choices={THEMES}
        value={theme}
        onChange={(next) => {
          chooseTheme(next);
          setTheme(next);
        }}
      />
      <ChoiceField
        label="Keys"
        choices={[
          { value: 'on', label: 'Single letters', description: 'e, l, a and the like act on what is shown.' },
          {
            value: 'off',
            label: 'Only with Ctrl or ⌘',
            description: 'For who speaks to their computer, or presses keys by mistake.',
          },
        ]}
        value={keysAreOn ? 'on' : 'off'}
        onChange={(next) => setSingleKeys(next === 'on')}
      />
    </section>
  );
}
