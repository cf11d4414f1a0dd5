import { useState, type KeyboardEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { KeySettings_viewer$key } from '../../../../__generated__/KeySettings_viewer.graphql';
import { COMMAND_DESCRIPTIONS, COMMAND_GROUPS } from '../../../shared/commands/commandDescriptions';
import { COMMAND_IDS, type CommandId } from '../../../shared/commands/commandKeys';
import { type ChosenKeys, getChosenOrDefaultKeys, getKeysProblem } from '../../../shared/commands/keyRules';
import { joinErrorMessages } from '../../errors/UserError';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { Button } from '../../ui/Button';
import { Kbd, formatKeyboardKeys } from '../../ui/Kbd';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import accountStyles from './AccountScreen.module.css';
import styles from './KeySettings.module.css';
import { updateCommandKeys } from './updateCommandKeys';
import { getPressedKeyName } from '../../ui/commands/dispatch';

/** Settings for the keyboard shortcuts of all commands. */
export function KeySettings({ viewer }: { viewer: KeySettings_viewer$key }) {
  const { commandKeys } = useFragment(
    graphql`
      fragment KeySettings_viewer on User {
        commandKeys {
          command
          keys
        }
      }
    `,
    viewer,
  );
  const mutationQueue = useMutationQueue();
  const [edited, setEdited] = useState<CommandId | null>(null);
  const [problem, setProblem] = useState<{ id: CommandId | null; text: string } | null>(null);
  const chosen: ChosenKeys = Object.fromEntries(
    (commandKeys ?? []).map(({ command, keys }) => [command, keys]),
  );
  const changedIds = COMMAND_IDS.filter((id) => chosen[id] !== undefined);

  /** @param keys null: the default keys */
  const change = async (ids: readonly CommandId[], keys: string | null, summary: string): Promise<void> => {
    setProblem(null);
    const result = await mutationQueue.commitMutation(
      createQueuedMutation(updateCommandKeys, { changes: ids.map((command) => ({ command, keys })) }),
      {
        summary,
        href: '/settings/keys',
        inverse: createQueuedMutation(updateCommandKeys, {
          changes: ids.map((command) => ({ command, keys: chosen[command] ?? null })),
        }),
      },
    );
    if (result.status === 'refused')
      setProblem({ id: ids.length === 1 ? ids[0]! : null, text: joinErrorMessages(result.errors) });
  };
  const summarize = (id: CommandId, action: string) =>
    `Shortcut for “${COMMAND_DESCRIPTIONS[id].title}” ${action}`;
  const close = (id: CommandId) => {
    setEdited(null);
    requestAnimationFrame(() => document.getElementById(`change-${id}`)?.focus());
  };

  return (
    <section className={accountStyles.part} aria-label="Shortcuts">
      <p className={accountStyles.note}>
        Shortcuts are stored with your account. Use one key, or two keys in sequence, such as g h.
      </p>
      <div className={styles.all}>
        <Button
          disabled={changedIds.length === 0}
          onClick={() => void change(changedIds, null, 'All shortcuts reset')}
        >
          Reset all
        </Button>
        {problem?.id === null && (
          <span role="alert" className={styles.problem}>
            {problem.text}
          </span>
        )}
      </div>
      {COMMAND_GROUPS.map((group) => (
        <section key={group} aria-label={group}>
          <h2 className={styles.group}>{group}</h2>
          <ul>
            {COMMAND_IDS.filter((id) => COMMAND_DESCRIPTIONS[id].group === group).map((id) => {
              const { title } = COMMAND_DESCRIPTIONS[id];
              return (
                <li key={id} className={styles.command}>
                  <span className={styles.title}>{title}</span>
                  {edited === id ? (
                    <KeyCapture
                      label={`New shortcut for “${title}”`}
                      getProblem={(keys) => getKeysProblem(id, keys, chosen)}
                      onSave={(keys) => {
                        close(id);
                        void change([id], keys, summarize(id, 'changed'));
                      }}
                      onCancel={() => close(id)}
                    />
                  ) : (
                    <>
                      <Kbd keys={getChosenOrDefaultKeys(id, chosen)} />
                      <Button
                        id={`change-${id}`}
                        variant="quiet"
                        onClick={() => {
                          setProblem(null);
                          setEdited(id);
                        }}
                      >
                        Change<VisuallyHidden> shortcut for “{title}”</VisuallyHidden>
                      </Button>
                      {chosen[id] !== undefined && (
                        <Button
                          variant="quiet"
                          onClick={() => {
                            document.getElementById(`change-${id}`)?.focus();
                            void change([id], null, summarize(id, 'reset'));
                          }}
                        >
                          Reset<VisuallyHidden> shortcut for “{title}”</VisuallyHidden>
                        </Button>
                      )}
                    </>
                  )}
                  {problem?.id === id && (
                    <span role="alert" className={styles.problem}>
                      {problem.text}
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </section>
  );
}

interface KeyCaptureProps {
  label: string;
  /** Returns why keys cannot be used, or null if they can. */
  getProblem: (keys: string) => string | null;
  onSave: (keys: string) => void;
  onCancel: () => void;
}

/** Field that records the pressed key, or two keys pressed in sequence. Escape cancels; Tab moves to the buttons. */
function KeyCapture({ label, getProblem, onSave, onCancel }: KeyCaptureProps) {
  const [keys, setKeys] = useState('');
  const problem = keys === '' ? null : getProblem(keys);
  const record = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return onCancel();
    const pressed = getPressedKeyName(event);
    if (pressed === null || event.repeat) return;
    // A third key starts over.
    setKeys(keys === '' || keys.includes(' ') ? pressed : `${keys} ${pressed}`);
  };
  return (
    <span className={styles.capture}>
      <input
        readOnly
        autoFocus
        aria-label={label}
        aria-invalid={problem !== null}
        className={styles.field}
        placeholder="Press keys…"
        value={formatKeyboardKeys(keys)}
        onKeyDown={record}
      />
      <Button variant="primary" disabled={keys === '' || problem !== null} onClick={() => onSave(keys)}>
        Save
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
      {problem !== null && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </span>
  );
}
