import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { StatePicker_issue$key } from '../../../../__generated__/StatePicker_issue.graphql';
import { type MutationInput, createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { setIssueState } from '../../mutations/setIssueState';
import type { setIssueStateMutation } from '../../../../__generated__/setIssueStateMutation.graphql';
import { OptionPicker } from '../../ui/picker/OptionPicker';
import { StateIcon } from '../StateIcon';
import { IssueOptions } from './IssueOptions';
import { type PickerProps } from './LoadedPicker';
import { ReasonForm } from './ReasonForm';
import styles from './StatePicker.module.css';

export const statePickerQuery = graphql`
  query StatePickerQuery($id: ID!) {
    node(id: $id) {
      ... on Issue @alias(as: "issue") {
        ...LoadedPicker_issue
        ...StatePicker_issue
      }
    }
  }
`;

interface Props extends PickerProps<StatePicker_issue$key> {
  /** Opens the picker at its second step, in which the user chooses the issue that this one duplicates. */
  asDuplicate?: boolean;
}

type StateTransitionInput = Pick<MutationInput<setIssueStateMutation>, 'reason' | 'canonicalIssueId'>;

/**
 * Picker of an issue's workflow state; offers the transitions that the workflow allows. If a transition
 * requires a reason or the duplicated issue, the picker asks for it.
 */
export function StatePicker({ issue, issueId, onChange, onClose, asDuplicate = false }: Props) {
  const { state, project } = useFragment(
    graphql`
      fragment StatePicker_issue on Issue {
        state {
          id
          name
          ...StateIcon_state
        }
        project {
          ...IssueOptions_project
          workflow {
            transitions {
              asks
              from {
                id
              }
              to {
                id
                name
                ...StateIcon_state
              }
            }
          }
        }
      }
    `,
    issue,
  );
  const transitions = project.workflow.transitions.filter(({ from }) => from.id === state.id);
  const duplicate = asDuplicate ? transitions.find(({ asks }) => asks === 'TARGET') : undefined;
  const [stateId, setStateId] = useState(duplicate?.to.id);
  const transition = transitions.find(({ to }) => to.id === stateId);

  const go = ({ to }: (typeof transitions)[number], input: StateTransitionInput = {}, words = to.name) => {
    onChange(createQueuedMutation(setIssueState, { id: issueId, stateId: to.id, ...input }), {
      summary: words,
      // With `undo`, the server allows returning to the previous state even if the workflow has no such
      // transition.
      inverse: createQueuedMutation(setIssueState, { id: issueId, stateId: state.id, undo: true }),
    });
    onClose();
  };
  if (transition?.asks === 'TARGET') {
    return (
      <>
        <p className={styles.step}>
          <StateIcon state={transition.to} /> {transition.to.name} of…
        </p>
        <IssueOptions
          project={project}
          label="Duplicate of"
          except={issueId}
          onChoose={(chosen) =>
            chosen &&
            go(transition, { canonicalIssueId: chosen.id }, `${transition.to.name} of ${chosen.key}`)
          }
        />
      </>
    );
  }
  if (transition?.asks === 'REASON') {
    return (
      <>
        <p className={styles.step}>
          <StateIcon state={transition.to} /> {transition.to.name}
        </p>
        <ReasonForm
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
    else setStateId(id);
  };
  return (
    <>
      {asDuplicate && <p className={styles.step}>Available transitions from {state.name}:</p>}
      <OptionPicker
        label="State"
        options={[
          { id: state.id, label: state.name, icon: <StateIcon state={state} /> },
          ...transitions.map(({ to, asks }) => ({
            id: to.id,
            label: asks === 'TARGET' ? `${to.name} of…` : to.name,
            icon: <StateIcon state={to} />,
          })),
        ]}
        selected={[state.id]}
        onChoose={choose}
      />
    </>
  );
}
