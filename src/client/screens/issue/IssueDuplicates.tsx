import {
  graphql,
  type PreloadedQuery,
  usePreloadedQuery,
  useFragment,
  useRelayEnvironment,
} from 'react-relay';
import { useState } from 'react';
import type { IssueDuplicatesQuery } from '../../../../__generated__/IssueDuplicatesQuery.graphql';
import type { IssueDuplicates_issue$key } from '../../../../__generated__/IssueDuplicates_issue.graphql';
import { useIssueComparisonDialog } from '../../components/comparison/useIssueComparisonDialog';
import { LikelyDuplicateList } from '../../components/duplicates/LikelyDuplicateList';
import { useIssueEditing } from '../../components/pickers/IssueEditingProvider';
import { Button } from '../../ui/Button';
import { formatCount } from '../../ui/format';
import styles from './IssueDuplicates.module.css';
import type { IssueDuplicates_transitions$key } from '../../../../__generated__/IssueDuplicates_transitions.graphql';
import { buildIssueKeyHref } from '../../navigation/hrefs';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { useMutationStatus } from '../../mutations/useMutationStatus';
import { setIssueState } from '../../mutations/setIssueState';
import { returnFocus } from '../../ui/focus/returnFocus';
import { toError } from '../../errors/RequestError';
import { dismissDuplicate } from '../../mutations/dismissDuplicate';
// The Relay lint rule requires an import of the module that defines the spread fragment. Webpack removes it.
import {} from '../../components/issues/WorkflowStateIcon';

export const issueDuplicatesQuery = graphql`
  query IssueDuplicatesQuery($key: String!, $number: Int!) {
    project(key: $key) {
      issue(number: $number) {
        ...IssueDuplicates_issue
      }
    }
  }
`;

interface IssueDuplicatesProps {
  queryRef: PreloadedQuery<IssueDuplicatesQuery>;
  /** Requests the likely duplicates again, after the issue was marked as a duplicate or a suggestion was dismissed. */
  onChanged: () => void;
}

/** The likely duplicates of the issue, with the data of their own query. */
export function IssueDuplicates({ queryRef, onChanged }: IssueDuplicatesProps) {
  const issue = usePreloadedQuery<IssueDuplicatesQuery>(issueDuplicatesQuery, queryRef).project?.issue;
  return issue && <IssueDuplicatePanel issue={issue} onChanged={onChanged} />;
}

interface IssueDuplicatePanelProps {
  issue: IssueDuplicates_issue$key;
  /** Called when the issue was marked as a duplicate, and when a suggestion was dismissed or restored. */
  onChanged: () => void;
}

/** Section of the side panel with the likely duplicates of the issue. Renders nothing without any. */
export function IssueDuplicatePanel({ issue, onChanged }: IssueDuplicatePanelProps) {
  const data = useFragment(
    graphql`
      fragment IssueDuplicates_issue on Issue {
        id
        viewerCan
        ...IssueDuplicates_transitions
        likelyDuplicates(first: 3, minScore: 0.05) {
          ...LikelyDuplicateList_duplicates
        }
      }
    `,
    issue,
  );
  const { id, likelyDuplicates, viewerCan } = data;
  const mayDecide = useIssueEditing() !== null && viewerCan.includes('TRIAGE');
  const [compared, setCompared] = useState<SuggestedIssue | null>(null);
  const [dismissed, setDismissed] = useState<SuggestedIssue | null>(null);
  const restore = () => {
    setDismissed(null);
    onChanged();
  };
  const { openComparison, preloadComparison, comparisonDialog } = useIssueComparisonDialog(
    (_issues, close) =>
      mayDecide &&
      compared && (
        <DismissDuplicateButton
          issueId={id}
          otherId={compared.id}
          onDone={() => {
            close();
            setDismissed(compared);
            onChanged();
          }}
        />
      ),
  );
  if (likelyDuplicates.length === 0 && !dismissed) return null;
  const compare = (other: SuggestedIssue) => {
    setCompared(other);
    openComparison({ id, withId: other.id });
  };
  return (
    <section className={styles.box} aria-labelledby="likely-duplicates">
      <div className={styles.heading}>
        <h2 id="likely-duplicates">Likely duplicates</h2>
        <span className={styles.count}>{formatCount(likelyDuplicates.length)}</span>
      </div>
      <LikelyDuplicateList
        duplicates={likelyDuplicates}
        renderActions={(other) => (
          <>
            <Button
              variant="quiet"
              className={styles.action}
              aria-label={`Compare with ${other.key}`}
              data-command="issue.compare"
              onPointerEnter={preloadComparison}
              onFocus={preloadComparison}
              onClick={() => compare(other)}
            >
              Compare
            </Button>
            {mayDecide && <MarkAsDuplicateButton issue={data} canonical={other} onMarked={onChanged} />}
          </>
        )}
      />
      {dismissed && (
        <p role="status" className={styles.dismissed}>
          {dismissed.key} is not a duplicate
          <DismissDuplicateButton issueId={id} otherId={dismissed.id} undo onDone={restore} />
        </p>
      )}
      {comparisonDialog}
    </section>
  );
}

interface SuggestedIssue {
  id: string;
  key: string;
}

interface MarkAsDuplicateButtonProps {
  issue: IssueDuplicates_transitions$key;
  /** The issue that is duplicated. */
  canonical: { id: string; key: string };
  onMarked: () => void;
}

/** Button that closes the issue as a duplicate of another one. Renders nothing if the workflow does not allow it. */
function MarkAsDuplicateButton({ issue, canonical, onMarked }: MarkAsDuplicateButtonProps) {
  const { id, key, state, project } = useFragment(
    graphql`
      fragment IssueDuplicates_transitions on Issue {
        id
        key
        state {
          id
        }
        project {
          workflow {
            transitions {
              asks
              from {
                id
              }
              to {
                id
                name
                ...WorkflowStateIcon_state
              }
            }
          }
        }
      }
    `,
    issue,
  );
  const mutationQueue = useMutationQueue();
  const { error, track } = useMutationStatus();
  const transition = project.workflow.transitions.find(
    ({ asks, from }) => asks === 'TARGET' && from.id === state.id,
  );
  if (!transition) return null;
  const { id: stateId, name: stateName } = transition.to;
  const mark = async (): Promise<void> => {
    const input = { id, stateId, canonicalIssueId: canonical.id };
    const committed = mutationQueue.commitMutation(createQueuedMutation(setIssueState, input), {
      summary: `${key}: ${stateName} of ${canonical.key}`,
      href: buildIssueKeyHref(key),
      inverse: createQueuedMutation(setIssueState, { id, stateId: state.id, undo: true }),
    });
    // The button is removed when the state has changed.
    returnFocus();
    const result = await track(committed);
    if (result.status !== 'refused') onMarked();
  };
  return (
    <>
      <Button
        variant="quiet"
        className={styles.action}
        aria-label={`Mark as duplicate of ${canonical.key}`}
        onClick={() => void mark()}
      >
        Mark as duplicate
      </Button>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}

interface DismissDuplicateButtonProps {
  issueId: string;
  otherId: string;
  /** Whether the button undoes the dismissal. */
  undo?: boolean;
  onDone: () => void;
}

/** Button that dismisses a pair of suggested duplicates, or undoes the dismissal. */
function DismissDuplicateButton({ issueId, otherId, undo = false, onDone }: DismissDuplicateButtonProps) {
  const environment = useRelayEnvironment();
  const [error, setError] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const dismiss = async (): Promise<void> => {
    setError(null);
    setIsPending(true);
    try {
      await dismissDuplicate(environment, { issueId, otherId, undo });
      onDone();
    } catch (caught) {
      setError(toError(caught).message);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <>
      <Button variant={undo ? 'quiet' : 'plain'} disabled={isPending} onClick={() => void dismiss()}>
        {undo ? 'Undo' : 'Not a duplicate'}
      </Button>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}
