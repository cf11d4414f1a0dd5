import { useSyncExternalStore } from 'react';
import { Dialog } from '../ui/Dialog';
import { Kbd } from '../ui/Kbd';
import { type KeyBinding, KEY_BINDINGS } from '../ui/keys/keys';
import {
  setSingleKeyShortcuts,
  areSingleKeyShortcutsEnabled,
  subscribeToKeyboardSettings,
} from '../ui/keys/settings';
import styles from './ShortcutsDialog.module.css';

const SHORTCUT_GROUPS = ['Everywhere', 'Issue', 'Issue list', 'Selection', 'Changing an issue'] as const;
const getKeyBindingsByGroup = (group: KeyBinding['group']): KeyBinding[] =>
  Object.values<KeyBinding>(KEY_BINDINGS).filter((key) => key.group === group);

/** All keyboard shortcuts, with a switch for shortcuts of a single key. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const isEnabled = useSyncExternalStore(subscribeToKeyboardSettings, areSingleKeyShortcutsEnabled);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <div className={styles.groups}>
        {SHORTCUT_GROUPS.map((group) => (
          <section key={group}>
            <h3 className={styles.group}>{group}</h3>
            <dl>
              {getKeyBindingsByGroup(group).map((key) => (
                <div key={key.keys} className={styles.key}>
                  <dt>{key.label}</dt>
                  <dd>
                    <Kbd keys={key.keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isEnabled}
          onChange={(event) => setSingleKeyShortcuts(event.target.checked)}
        />
        Enable shortcuts without Ctrl or ⌘ (switch off if voice control or typing errors trigger them)
      </label>
    </Dialog>
  );
}
