import { useSyncExternalStore } from 'react';
import { Dialog } from '../ui/Dialog';
import { Kbd } from '../ui/Kbd';
import { type Key, KEYS } from '../ui/keys/keys';
import { setSingleKeys, singleKeysAreOn, subscribeToSettings } from '../ui/keys/settings';
import styles from './ShortcutsDialog.module.css';

const GROUPS = ['Everywhere', 'Issue', 'Issue list', 'Selection', 'Changing an issue'] as const;
const keysOf = (group: Key['group']): Key[] => Object.values<Key>(KEYS).filter((key) => key.group === group);

/** Every key there is, and whether single letters count. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const on = useSyncExternalStore(subscribeToSettings, singleKeysAreOn);
  return (
    <Dialog title="Keys" onClose={onClose}>
      <div className={styles.groups}>
        {GROUPS.map((group) => (
          <section key={group}>
            <h3 className={styles.group}>{group}</h3>
            <dl>
              {keysOf(group).map((key) => (
                <div key={key.label} className={styles.key}>
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
        <input type="checkbox" checked={on} onChange={(event) => setSingleKeys(event.target.checked)} />
        Keys without Ctrl or ⌘ (off, if you speak to your computer or press them by mistake)
      </label>
    </Dialog>
  );
}
