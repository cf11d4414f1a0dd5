import { useSyncExternalStore } from 'react';
import { EDITOR_KEYS, formatEditorKeys } from '../components/markdown/tools/editorKeys';
import { COMMAND_DESCRIPTIONS, COMMAND_GROUPS } from '../../shared/commands/commandDescriptions';
import { COMMAND_IDS } from '../../shared/commands/commandKeys';
import { Dialog } from '../ui/Dialog';
import { Kbd, CommandKbd } from '../ui/Kbd';
import {
  setSingleKeyShortcutsEnabled,
  areSingleKeyShortcutsEnabled,
  subscribeToKeyboardSettings,
} from '../ui/commands/currentKeys';
import styles from './ShortcutsDialog.module.css';

/** All keyboard shortcuts, with a switch for shortcuts of a single key. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const isEnabled = useSyncExternalStore(subscribeToKeyboardSettings, areSingleKeyShortcutsEnabled);
  return (
    <Dialog title="Keyboard shortcuts" size="wide" onClose={onClose}>
      <div className={styles.groups}>
        {COMMAND_GROUPS.map((group) => (
          <section key={group}>
            <h3 className={styles.group}>{group}</h3>
            <dl>
              {COMMAND_IDS.filter((id) => COMMAND_DESCRIPTIONS[id].group === group).map((id) => (
                <div key={id} className={styles.key}>
                  <dt>{COMMAND_DESCRIPTIONS[id].title}</dt>
                  <dd>
                    <CommandKbd id={id} />
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
