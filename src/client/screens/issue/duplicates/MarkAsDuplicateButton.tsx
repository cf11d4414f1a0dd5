import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MarkAsDuplicateButton_issue$key } from '../../../../../__generated__/MarkAsDuplicateButton_issue.graphql';
import { buildIssueKeyHref } from '../../../components/issueHref';
import { joinErrorMessages } from '../../../errors/UserError';
import { createQueuedMutation } from '../../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../../mutations/queue/useMutationQueue';
import { setIssueState } from '../../../mutations/setIssueState';
import { Button } from '../../../ui/Button';
import { returnFocus } from '../../../ui/focus/returnFocus';
// The query below spreads a fragment of this module. Relay's lint rule requires that spreads are visible as imports; an
// import without names adds nothing to the bundle.
import {} from '../../../components/WorkflowStateIcon';
import styles from './IssueDuplicates.module.css';

interface MarkAsDuplicateButtonProps {
  issue: MarkAsDuplicateButton_issue$key;
  /** The issue that is duplicated. */
  canonical: { id: string; key: string };
  onMarked: () => void;
}

/** Button that closes the issue as a duplicate of another one. Renders nothing if the workflow does not allow it. */
export function MarkAsDuplicateButton({ issue, canonical, onMarked }: MarkAsDuplicateButtonProps) {
  const { id, key, state, project } = useFragment(
    graphql`
      fragment MarkAsDuplicateButton_issue on Issue {
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
  const [error, setError] = useState<string | null>(null);
  const mutationQueue = useMutationQueue();
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
    const result = await committed;
    if (result.status === 'refused') setError(joinErrorMessages(result.errors));
    else onMarked();
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
