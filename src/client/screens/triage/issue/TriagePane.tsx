import { type ReactNode, useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TriagePane_issue$key } from '../../../../../__generated__/TriagePane_issue.graphql';
import type { TriagePane_project$key } from '../../../../../__generated__/TriagePane_project.graphql';
import { useIssueComparisonDialog } from '../../../components/comparison/useIssueComparisonDialog';
import {
  type ChosenIssueState,
  IssueEditingProvider,
} from '../../../components/pickers/IssueEditingProvider';
import { IssueFieldCommands } from '../../../components/pickers/IssueFieldCommands';
import { Button } from '../../../ui/Button';
import { useCommands } from '../../../ui/commands/dispatch';
import { TriageActions } from '../actions/TriageActions';
import { createDecisionByState, type TriageDecision } from '../model/decisions';
import type { TriageChoice } from '../model/triageSession';
import { TriageDuplicates, TriageSuggestions } from '../actions/TriageSuggestions';
import styles from '../TriageScreen.module.css';
import { TriageIssue } from './TriageIssue';

interface TriagePaneProps {
  issue: TriagePane_issue$key;
  project: TriagePane_project$key;
  /** Renders the bar above the issue. */
  bar: (heldUntil: number | null) => ReactNode;
  choice: TriageChoice;
  /** Error of the last decision about the issue. */
  error: string | undefined;
  /** When the lease ends, in milliseconds since 1970; null: it has ended. */
  heldUntil: number | null;
  takesFocus: boolean;
  onDecide: (decision: TriageDecision) => void;
  onSkip: () => void;
  /** Renews the lease after it has expired. */
  onContinue: () => void;
  onChooseDuplicate: (issueId: string) => void;
  onTick: (suggestion: string, isTicked: boolean) => void;
}

/** An issue with its texts, likely duplicates, suggested values and the possible decisions. */
export function TriagePane({
  issue,
  project,
  bar,
  choice,
  error,
  heldUntil,
  takesFocus,
  ...props
}: TriagePaneProps) {
  const { onDecide, onSkip, onContinue, onChooseDuplicate, onTick } = props;
  const data = useFragment(
    graphql`
      fragment TriagePane_issue on Issue {
        id
        key
        isGone
        state {
          id
          name
        }
        likelyDuplicates(first: 5, minScore: 0.05) {
          isPreselected
          issue {
            id
            key
          }
        }
        ...TriageIssue_issue
        ...TriageSuggestions_duplicates
        ...TriageSuggestions_issue
        ...TriageActions_issue
      }
    `,
    issue,
  );
  const projectData = useFragment(
    graphql`
      fragment TriagePane_project on Project {
        ...TriageActions_project
      }
    `,
    project,
  );
  const root = useRef<HTMLDivElement>(null);
  const duplicates = data.likelyDuplicates.map((each) => each.issue);
  const duplicate =
    duplicates.find(({ id }) => id === choice.duplicateId) ??
    data.likelyDuplicates.find(({ isPreselected }) => isPreselected)?.issue ??
    null;
  const compared = duplicate ?? duplicates[0];
  const move = (distance: number) => {
    const next = duplicates[duplicates.findIndex((each) => each === duplicate) + distance];
    if (next) onChooseDuplicate(next.id);
  };
  const { openComparison, comparisonDialog } = useIssueComparisonDialog();
  useCommands({
    'list.next': () => move(1),
    'list.previous': () => move(-1),
    'triage.compare': {
      isAvailable: () => compared !== undefined,
      run: (event) => {
        if (event.target instanceof Element && event.target.closest('button, a, summary')) return false;
        if (compared) openComparison({ id: data.id, withId: compared.id });
      },
    },
  });
  const isExpired = useIsPast(heldUntil);
  // While this pane is shown, only another user, or the viewer on another page, can change the state, because a
  // decision made here removes the pane.
  const [openedStateId] = useState(data.state.id);
  const movedTo = data.state.id === openedStateId ? null : data.state.name;
  const chooseState = (chosen: ChosenIssueState): boolean => {
    const decision = createDecisionByState(chosen);
    if (decision) onDecide(decision);
    return decision !== null;
  };
  return (
    <IssueEditingProvider
      issue={data.isGone ? null : { id: data.id, key: data.key }}
      onChooseState={chooseState}
    >
      <IssueFieldCommands getRoot={() => root.current} />
      <div ref={root} className={styles.issue}>
        {bar(heldUntil)}
        {isExpired && (
          <div role="alert" className={styles.expired}>
            <span>Your lease of {data.key} has expired. Other triagers can take the issue.</span>
            <Button variant="primary" onClick={onContinue}>
              Continue
            </Button>
          </div>
        )}
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={data.key}>
          <TriageIssue issue={data} takesFocus={takesFocus} />
        </div>
      </div>
      <aside className={styles.side} aria-label="Triage">
        <div className={styles.scroll}>
          <TriageDuplicates issue={data} selectedId={duplicate?.id ?? null} onSelect={onChooseDuplicate} />
          <TriageSuggestions issue={data} choice={choice} onTick={onTick} />
        </div>
        <TriageActions
          issue={data}
          project={projectData}
          choice={choice}
          duplicate={duplicate}
          movedTo={movedTo}
          error={error}
          onDecide={onDecide}
          onSkip={onSkip}
        />
      </aside>
      {comparisonDialog}
    </IssueEditingProvider>
  );
}

/** Whether a time, in milliseconds since 1970, has passed; true for null. */
function useIsPast(time: number | null): boolean {
  const [passed, setPassed] = useState(() => (time !== null && time <= Date.now() ? time : null));
  useEffect(() => {
    if (time === null) return;
    const timer = setTimeout(() => setPassed(time), Math.max(0, time - Date.now()));
    return () => clearTimeout(timer);
  }, [time]);
  return time === null || passed === time;
}
