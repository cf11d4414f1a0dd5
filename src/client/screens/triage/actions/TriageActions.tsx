import { useRef, useState, type ButtonHTMLAttributes, type Ref } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TriageActions_issue$key } from '../../../../../__generated__/TriageActions_issue.graphql';
import type { TriageActions_project$key } from '../../../../../__generated__/TriageActions_project.graphql';
import { useIssueEditing } from '../../../components/pickers/IssueEditingProvider';
import { useCommands } from '../../../ui/commands/dispatch';
import { pluralize } from '../../../ui/format';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { LazySurface } from '../../../ui/LazySurface';
import type { TriageDecision } from '../model/decisions';
import { isSuggestionTicked, readTriageSuggestions, type TriageSuggestion } from './TriageSuggestions';
import { readTriageTransitions, type TriageTransitions } from '../model/transitions';
import type { TriageChoice } from '../model/triageSession';
import styles from './TriageActions.module.css';
import type { CommandId } from '../../../../shared/commands/commandKeys';
import { CommandKbd } from '../../../ui/Kbd';

const DeclineDialog = lazyWithPreload(async () => (await import('./DeclineDialog')).DeclineDialog);
const RequestInformationDialog = lazyWithPreload(
  async () => (await import('./RequestInformationDialog')).RequestInformationDialog,
);
const SnoozeMenu = lazyWithPreload(
  async () => (await import('../../../components/snooze/SnoozeMenu')).SnoozeMenu,
);
const SnoozeDayDialog = lazyWithPreload(
  async () => (await import('../../../components/snooze/SnoozeMenu')).SnoozeDayDialog,
);

interface TriageActionsProps {
  issue: TriageActions_issue$key;
  project: TriageActions_project$key;
  choice: TriageChoice;
  /** The chosen duplicate; null: there is none. */
  duplicate: { readonly id: string; readonly key: string } | null;
  /** Name of the state that the issue has moved to since it was opened; null: it has not. Nothing is left to decide. */
  movedTo: string | null;
  /** Error of the last decision about the issue. */
  error: string | undefined;
  onDecide: (decision: TriageDecision) => void;
  onSkip: () => void;
}

const NO_TRANSITIONS: TriageTransitions = { accept: undefined, duplicate: undefined, decline: [] };

/** The decisions about the current issue, each with its key and effect. */
export function TriageActions({
  issue,
  project,
  choice,
  duplicate,
  movedTo,
  error,
  onDecide,
  onSkip,
}: TriageActionsProps) {
  const data = useFragment(
    graphql`
      fragment TriageActions_issue on Issue {
        id
        key
        voteCount
        state {
          id
          name
        }
        ...TriageSuggestions_values
        ...RequestInformationDialog_issue
      }
    `,
    issue,
  );
  const projectData = useFragment(
    graphql`
      fragment TriageActions_project on Project {
        ...transitions_project
      }
    `,
    project,
  );
  const editing = useIssueEditing();
  const [opened, setOpened] = useState<'decline' | 'information' | 'snooze' | 'snoozeDay' | null>(null);
  const duplicateButton = useRef<HTMLButtonElement>(null);
  const snoozeButton = useRef<HTMLButtonElement>(null);
  const isMoved = movedTo !== null;
  const transitions = isMoved ? NO_TRANSITIONS : readTriageTransitions(projectData, data.state.id);
  const ticked = readTriageSuggestions(data).filter((each) => isSuggestionTicked(choice, each));
  const close = () => setOpened(null);
  const decide = (decision: TriageDecision) => {
    close();
    onDecide(decision);
  };

  const accept = () => {
    if (!transitions.accept) return;
    const { stateId, stateName } = transitions.accept;
    const valuesOf = (kind: TriageSuggestion['kind']) =>
      ticked.filter((each) => each.kind === kind).map(({ value }) => value);
    decide({
      kind: 'accept',
      stateId,
      stateName,
      labelIds: valuesOf('label'),
      assigneeIds: valuesOf('assignee'),
      priority: valuesOf('priority')[0] ?? null,
      type: valuesOf('type')[0] ?? null,
    });
  };
  const closeAsDuplicate = () => {
    if (!transitions.duplicate) return;
    if (duplicate)
      return decide({
        kind: 'duplicate',
        stateId: transitions.duplicate.stateId,
        canonicalIssueId: duplicate.id,
        canonicalKey: duplicate.key,
      });
    if (duplicateButton.current) editing?.open('duplicate', editing.issue, duplicateButton.current);
  };
  // A key that is held down decides about one issue only, because the viewer has not seen the next ones. Without handlers,
  // the keys of disabled buttons would click those of the next issue, which is rendered but hidden.
  useCommands({
    'triage.accept': {
      isAvailable: () => transitions.accept !== undefined,
      run: ({ repeat }) => void (repeat || accept()),
    },
    'triage.duplicate': {
      isAvailable: () => transitions.duplicate !== undefined,
      run: ({ repeat }) => void (repeat || closeAsDuplicate()),
    },
    'triage.decline': {
      isAvailable: () => transitions.decline.length > 0,
      run: ({ repeat }) => void (repeat || setOpened('decline')),
    },
    'triage.ask': {
      isAvailable: () => !isMoved,
      run: ({ repeat }) => void (repeat || setOpened('information')),
    },
    'triage.snooze': {
      isAvailable: () => !isMoved,
      run: ({ repeat }) => void (repeat || setOpened('snooze')),
    },
    'triage.skip': ({ repeat }) => void (repeat || onSkip()),
  });

  const snooze = (until: Date | null, words: string) => decide({ kind: 'snooze', until, words });
  const isUntriaged = transitions.accept !== undefined || transitions.duplicate !== undefined;
  return (
    <section className={styles.actions} aria-label="Decision">
      {error !== undefined && (
        <p role="alert" className={styles.problem}>
          {error}
        </p>
      )}
      {isMoved && (
        <p role="alert" className={styles.problem}>
          {data.key} was moved to {movedTo}. Skip to the next issue.
        </p>
      )}
      {!isMoved && !isUntriaged && (
        <p className={styles.problem}>
          {data.key} is {data.state.name}. The workflow allows no decision in this state.
        </p>
      )}
      <TriageActionButton
        command="triage.accept"
        variant="primary"
        title="Accept"
        consequence={
          transitions.accept
            ? describeAcceptance(transitions.accept.stateName, ticked)
            : `Not allowed from ${data.state.name}`
        }
        disabled={!transitions.accept}
        onClick={accept}
      />
      <TriageActionButton
        ref={duplicateButton}
        command="triage.duplicate"
        title={duplicate ? `Duplicate of ${duplicate.key}` : 'Duplicate of…'}
        consequence={describeDuplicate(data.voteCount, duplicate !== null)}
        disabled={!transitions.duplicate}
        onClick={closeAsDuplicate}
      />
      <TriageActionButton
        command="triage.decline"
        title="Decline…"
        disabled={transitions.decline.length === 0}
        onPointerEnter={DeclineDialog.preload}
        onFocus={DeclineDialog.preload}
        onClick={() => setOpened('decline')}
      />
      <TriageActionButton
        command="triage.ask"
        title="Needs information…"
        disabled={isMoved}
        onPointerEnter={RequestInformationDialog.preload}
        onFocus={RequestInformationDialog.preload}
        onClick={() => setOpened('information')}
      />
      <TriageActionButton
        ref={snoozeButton}
        command="triage.snooze"
        variant="soft"
        title="Snooze"
        disabled={isMoved}
        aria-haspopup="menu"
        aria-expanded={opened === 'snooze'}
        onPointerEnter={SnoozeMenu.preload}
        onFocus={SnoozeMenu.preload}
        onClick={() => setOpened('snooze')}
      />
      <TriageActionButton command="triage.skip" variant="soft" title="Skip" onClick={onSkip} />
      {opened && !isMoved && (
        <LazySurface trigger={snoozeButton} onClose={close}>
          {opened === 'decline' && (
            <DeclineDialog
              issueId={data.id}
              issueKey={data.key}
              transitions={transitions.decline}
              onDecline={decide}
              onClose={close}
            />
          )}
          {opened === 'information' && (
            <RequestInformationDialog issue={data} onRequest={decide} onClose={close} />
          )}
          {opened === 'snooze' && (
            <SnoozeMenu
              trigger={snoozeButton}
              eventLabel="Until the next comment"
              onChoose={snooze}
              onChooseDay={() => setOpened('snoozeDay')}
              // Choosing the menu's calendar item also closes the menu; the calendar must then stay open.
              onClose={() => setOpened((current) => (current === 'snooze' ? null : current))}
            />
          )}
          {opened === 'snoozeDay' && <SnoozeDayDialog onChoose={snooze} onClose={close} />}
        </LazySurface>
      )}
    </section>
  );
}

/** The effect of accepting the issue: `To Backlog, High, 3 labels, karim`. */
function describeAcceptance(stateName: string, ticked: readonly TriageSuggestion[]): string {
  const namesOf = (kind: TriageSuggestion['kind']) =>
    ticked.filter((each) => each.kind === kind).map(({ name }) => name);
  const labels = namesOf('label');
  return [
    `To ${stateName}`,
    ...namesOf('priority'),
    ...namesOf('type'),
    ...(labels.length > 1 ? [pluralize(labels.length, 'label')] : labels),
    ...namesOf('assignee'),
  ].join(', ');
}

function describeDuplicate(voteCount: number, isChosen: boolean): string {
  if (!isChosen) return 'Choose the issue that this one duplicates';
  if (voteCount === 0) return 'Closes this issue and moves its watchers to the other one';
  return `Closes this issue and moves its ${pluralize(voteCount, 'vote')} to the other one`;
}

interface TriageActionButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  command: CommandId;
  title: string;
  /** The effect of the action. */
  consequence?: string;
  variant?: 'primary' | 'soft';
  ref?: Ref<HTMLButtonElement>;
}

/** Button of a decision, with its key, title and effect. */
function TriageActionButton({ command, title, consequence, variant, ...props }: TriageActionButtonProps) {
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
