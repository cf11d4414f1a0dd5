import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { IssueStatePicker_issue$key } from '../../../../__generated__/IssueStatePicker_issue.graphql';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { setIssueState } from '../../mutations/setIssueState';
import { pluralize } from '../../ui/format';
import { OptionPicker } from '../../ui/picker/OptionPicker';
import { WorkflowStateIcon } from '../issues/WorkflowStateIcon';
import { type ChosenIssueState, useIssueEditing } from './IssueEditingProvider';
import { IssueSearchPicker } from './IssueSearchPicker';
import { type CommonIssueFieldPickerProps } from './LoadedIssueFieldPicker';
import { useSuggestedDuplicates } from './useSuggestedDuplicates';
import { ChangeReasonForm } from './ChangeReasonForm';
import styles from './IssueStatePicker.module.css';

export const issueStatePickerQuery = graphql`
  query IssueStatePickerQuery($id: ID!) {
    node(id: $id) {
      ... on Issue @alias(as: "issue") {
        ...LoadedIssueFieldPicker_issue
        ...IssueStatePicker_issue
      }
    }
  }
`;

/** Query of the state picker when it starts with its second step, “Duplicate of…”: it includes likely duplicates. */
export const issueDuplicatePickerQuery = graphql`
  query IssueStatePickerDuplicateQuery($id: ID!) {
    node(id: $id) {
      ... on Issue @alias(as: "issue") {
        ...LoadedIssueFieldPicker_issue
        ...IssueStatePicker_issue @arguments(suggested: true)
      }
    }
  }
`;

interface IssueStatePickerProps extends CommonIssueFieldPickerProps<IssueStatePicker_issue$key> {
  /** Opens the picker at its second step, in which the user chooses the issue that this one duplicates. */
  asDuplicate?: boolean;
}

type StateTransitionValues = Pick<ChosenIssueState, 'reason' | 'canonical'>;

/**
 * Picker of an issue's workflow state; offers the transitions that the workflow allows. If a transition
 * requires a reason or the duplicated issue, the picker asks for it.
 */
export function IssueStatePicker({
  issue,
  issueId,
  onChange,
  onClose,
  asDuplicate = false,
}: IssueStatePickerProps) {
  const data = useFragment(
    graphql`
      fragment IssueStatePicker_issue on Issue
      @argumentDefinitions(suggested: { type: "Boolean", defaultValue: false }) {
        ...useSuggestedDuplicates_issue @arguments(suggested: $suggested)
        voteCount
        state {
          id
          name
          ...WorkflowStateIcon_state
        }
        project {
          ...IssueSearchPicker_project
          workflow {
            transitions {
              asks
              from {
                id
              }
              to {
                id
                name
                category
                ...WorkflowStateIcon_state
              }
            }
          }
        }
      }
    `,
    issue,
  );
  const { state, project, voteCount } = data;
  const editing = useIssueEditing();
  const { suggested, isLoading, load } = useSuggestedDuplicates(data);
  const transitions = project.workflow.transitions.filter(({ from }) => from.id === state.id);
  const duplicate = asDuplicate ? transitions.find(({ asks }) => asks === 'TARGET') : undefined;
  const [stateId, setStateId] = useState(duplicate?.to.id);
  const transition = transitions.find(({ to }) => to.id === stateId);

  const go = ({ to }: (typeof transitions)[number], values: StateTransitionValues = {}) => {
    const { reason, canonical } = values;
    const chosen = { stateId: to.id, stateName: to.name, category: to.category, ...values };
    onClose();
    if (editing?.issue.id === issueId && editing.onChooseState?.(chosen)) return;
    const input = { id: issueId, stateId: to.id, reason, canonicalIssueId: canonical?.id };
    onChange(createQueuedMutation(setIssueState, input), {
      summary: canonical ? `${to.name} of ${canonical.key}` : to.name,
      // With `undo`, the server allows returning to the previous state even if the workflow has no such
      // transition.
      inverse: createQueuedMutation(setIssueState, { id: issueId, stateId: state.id, undo: true }),
    });
  };
  if (transition?.asks === 'TARGET') {
    return (
      <>
        <p className={styles.step}>
          <WorkflowStateIcon state={transition.to} /> {transition.to.name} of…
        </p>
        <p className={styles.consequence}>
          Closes this issue and moves its{voteCount > 0 && ` ${pluralize(voteCount, 'vote')} and`} watchers to
          the chosen issue.
        </p>
        <IssueSearchPicker
          project={project}
          suggested={suggested}
          isSuggesting={isLoading}
          label="Duplicate of"
          except={issueId}
          onChoose={(chosen) => chosen && go(transition, { canonical: { id: chosen.id, key: chosen.key } })}
        />
      </>
    );
  }
  if (transition?.asks === 'REASON') {
    return (
      <>
        <p className={styles.step}>
          <WorkflowStateIcon state={transition.to} /> {transition.to.name}
        </p>
        <ChangeReasonForm
          action={`Move to ${transition.to.name}`}
          onSubmit={(reason) => go(transition, { reason })}
        />
      </>
    );
  }
  const choose = (id: string) => {
    const chosen = transitions.find(({ to }) => to.id === id);
    if (!chosen) onClose();
    else if (chosen.asks === 'NOTHING') go(chosen);
    else {
      setStateId(id);
      if (chosen.asks === 'TARGET') load();
    }
  };
  return (
    <>
      {asDuplicate && <p className={styles.step}>Available transitions from {state.name}:</p>}
      <OptionPicker
        label="State"
        options={[
          { id: state.id, label: state.name, icon: <WorkflowStateIcon state={state} /> },
          ...transitions.map(({ to, asks }) => ({
            id: to.id,
            label: asks === 'TARGET' ? `${to.name} of…` : to.name,
            icon: <WorkflowStateIcon state={to} />,
          })),
        ]}
        selected={[state.id]}
        // The next state of the workflow, so that Enter right after opening chooses it.
        highlighted={transitions.find(({ asks }) => asks === 'NOTHING')?.to.id}
        onChoose={choose}
      />
    </>
  );
}
