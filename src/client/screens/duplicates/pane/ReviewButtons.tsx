import type { ReactNode } from 'react';
import type { CommandId } from '../../../../shared/commands/commandKeys';
import { PermittedButton } from '../../../components/permissions/PermittedButton';
import { TRIAGER_REQUIRED_MESSAGE } from '../../../components/pickers/fields';
import { Button } from '../../../ui/Button';
import { CommandKbd } from '../../../ui/Kbd';
import { formatCount } from '../../../ui/format';
import { describeVoteAndWatcherMove } from '../model/clusterReview';
import styles from './ReviewButtons.module.css';

interface ReviewButtonsProps<Member> {
  keptKey: string;
  pairKey: string;
  ticked: readonly Member[];
  /** All issues that can be merged. */
  mergeable: readonly Member[];
  permitted: boolean;
  onMerge: (merged: readonly Member[]) => void;
  onDismiss: () => void;
  onSkip: () => void;
}

/** The actions on the opened cluster, each with its consequence. */
export function ReviewButtons<Member extends { readonly voteCount: number }>({
  keptKey,
  pairKey,
  ticked,
  mergeable,
  permitted,
  onMerge,
  onDismiss,
  onSkip,
}: ReviewButtonsProps<Member>) {
  const permission = { permitted, requirement: TRIAGER_REQUIRED_MESSAGE };
  const isAnyTicked = ticked.length > 0;
  return (
    <div className={styles.buttons}>
      <PermittedButton
        {...permission}
        variant="primary"
        command="duplicates.merge"
        className={`${styles.button} ${styles.primary}`}
        disabled={!isAnyTicked}
        onClick={() => onMerge(ticked)}
      >
        <Action
          command="duplicates.merge"
          consequence={isAnyTicked ? describeVoteAndWatcherMove(ticked) : 'No open issue is ticked'}
        >
          {isAnyTicked ? `Merge ${formatCount(ticked.length)} into ${keptKey}` : `Merge into ${keptKey}`}
        </Action>
      </PermittedButton>
      <PermittedButton
        {...permission}
        command="duplicates.mergeAll"
        className={`${styles.button} ${styles.plain}`}
        disabled={mergeable.length === 0}
        onClick={() => onMerge(mergeable)}
      >
        <Action command="duplicates.mergeAll">
          {mergeable.length > 1 ? `Merge all ${formatCount(mergeable.length)}` : 'Merge all'}
        </Action>
      </PermittedButton>
      <PermittedButton
        {...permission}
        command="duplicates.dismiss"
        className={`${styles.button} ${styles.plain}`}
        onClick={onDismiss}
      >
        <Action command="duplicates.dismiss" consequence={`Never suggests ${pairKey} for ${keptKey} again`}>
          Not a duplicate
        </Action>
      </PermittedButton>
      <Button variant="quiet" data-command="duplicates.skip" className={styles.button} onClick={onSkip}>
        <Action command="duplicates.skip">Skip this cluster</Action>
      </Button>
    </div>
  );
}

interface ActionProps {
  command: CommandId;
  /** The effect of the action. */
  consequence?: string;
  children: ReactNode;
}

function Action({ command, consequence, children }: ActionProps) {
  return (
    <>
      <span aria-hidden="true">
        <CommandKbd id={command} />
      </span>
      <span className={styles.text}>
        {children}
        {consequence !== undefined && <small>{consequence}</small>}
      </span>
    </>
  );
}
