import { useSyncExternalStore } from 'react';
import { EDITOR_KEYS, formatEditorKeys } from '../components/markdown/tools/editorKeys';
import { Dialog } from '../ui/Dialog';
import { Kbd } from '../ui/Kbd';
import { KEY_LABELS } from '../ui/keys/keyLabels';
import { KEY_BINDINGS, type KeyBindingId } from '../ui/keys/keys';
import {
  setSingleKeyShortcutsEnabled,
  areSingleKeyShortcutsEnabled,
  subscribeToKeyboardSettings,
} from '../ui/keys/settings';
import styles from './ShortcutsDialog.module.css';

const SHORTCUT_GROUPS = [
  'Everywhere',
  'Inbox',
  'Issue',
  'Issue list',
  'Selection',
  'Changing an issue',
] as const;
const getKeyBindingsByGroup = (group: (typeof SHORTCUT_GROUPS)[number]): KeyBindingId[] =>
  (Object.keys(KEY_BINDINGS) as KeyBindingId[]).filter((id) => KEY_LABELS[id].group === group);

/** All keyboard shortcuts, with a switch for shortcuts of a single key. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const isEnabled = useSyncExternalStore(subscribeToKeyboardSettings, areSingleKeyShortcutsEnabled);
  return (
    <Dialog title="Keyboard shortcuts" size="wide" onClose={onClose}>
      <div className={styles.groups}>
        {SHORTCUT_GROUPS.map((group) => (
          <section key={group}>
            <h3 className={styles.group}>{group}</h3>
            <dl>
              {getKeyBindingsByGroup(group).map((id) => (
                <div key={id} className={styles.key}>
                  <dt>{KEY_LABELS[id].label}</dt>
                  <dd>
                    <Kbd keys={KEY_BINDINGS[id].keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section>
          <h3 className={styles.group}>Writing</h3>
          <dl>
            {Object.entries(EDITOR_KEYS).map(([id, action]) => {
              const keys = formatEditorKeys(action);
              return (
                keys !== undefined && (
                  <div key={id} className={styles.key}>
                    <dt>{action.label}</dt>
                    <dd>
                      <Kbd keys={keys} />
                    </dd>
                  </div>
                )
              );
            })}
          </dl>
        </section>
      </div>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isEnabled}
          onChange={(event) => setSingleKeyShortcutsEnabled(event.target.checked)}
        />
        Enable shortcuts without Ctrl or ⌘ (switch off if voice control or typing errors trigger them)
      </label>
    </Dialog>
  );
}
