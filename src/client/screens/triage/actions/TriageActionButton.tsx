import type { ButtonHTMLAttributes, Ref } from 'react';
import type { CommandId } from '../../../../shared/commands/commandKeys';
import { CommandKbd } from '../../../ui/CommandKbd';
import styles from './TriageActions.module.css';

interface TriageActionButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  command: CommandId;
  title: string;
  /** The effect of the action. */
  consequence?: string;
  variant?: 'primary' | 'soft';
  ref?: Ref<HTMLButtonElement>;
}

/** Button of a decision, with its key, title and effect. */
export function TriageActionButton({
  command,
  title,
  consequence,
  variant,
  ...props
}: TriageActionButtonProps) {
  const classes = [styles.action, consequence !== undefined && styles.wide, variant && styles[variant]];
  return (
    <button
      type="button"
      data-command={command}
      {...props}
      className={classes.filter(Boolean).join(' ')}
      title={consequence}
    >
      <span aria-hidden="true">
        <CommandKbd id={command} />
      </span>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {consequence !== undefined && <span className={styles.consequence}>{consequence}</span>}
      </span>
    </button>
  );
}
