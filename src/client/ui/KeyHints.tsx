import type { CommandId } from '../../shared/commands/commandKeys';
import { CommandKbd } from './Kbd';
import styles from './KeyHints.module.css';

export type KeyHint = readonly [text: string, ...ids: CommandId[]];

/** Keyboard shortcuts of commands, for the footer of a screen. Narrow windows hide them. */
export function KeyHints({ hints }: { hints: readonly KeyHint[] }) {
  return hints.map(([text, ...ids]) => (
    <span key={text} className={styles.hint}>
      {ids.map((id) => (
        <CommandKbd key={id} id={id} />
      ))}
      {text}
    </span>
  ));
}
