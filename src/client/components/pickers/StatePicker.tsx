import { useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { StatePickerQuery } from '../../../../__generated__/StatePickerQuery.graphql';
import { type MutationInput, createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { setIssueState } from '../../mutations/setIssueState';
import type { setIssueStateMutation } from '../../../../__generated__/setIssueStateMutation.graphql';
import { OptionPicker } from '../../ui/picker/OptionPicker';
import { StateIcon } from '../StateIcon';
import { IssueOptions } from './IssueOptions';
import type { PickerProps } from './PickerProps';
import { PermissionNotice } from './PermissionNotice';
import { ReasonForm } from './ReasonForm';
import styles from './StatePicker.module.css';

export const statePickerQuery = graphql`
  query StatePickerQuery($id: ID!) {
    node(id: $id) {
      __typename
      ... on Issue {
        id
        key
        viewerCan
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
    }
  }
`;

interface Props extends PickerProps<StatePickerQuery> {
  /** Opens the picker at its second step, in which the user chooses the issue that this one duplicates. */
  asDuplicate?: boolean;
}

type StateTransitionInput = Pick<MutationInput<setIssueStateMutation>, 'reason' | 'canonicalIssueId'>;

/**
 * Picker of an issue's workflow state; offers the transitions that the workflow allows. If a transition
 * requires a reason or the duplicated issue, the picker asks for it.
 */
export function StatePicker({ queryRef, onChange, onClose, asDuplicate = false }: Props) {
  const { node } = usePreloadedQuery<StatePickerQuery>(statePickerQuery, queryRef);
  const issue = node?.__typename === 'Issue' ? node : null;
  const transitions =
    issue?.project.workflow.transitions.filter(({ from }) => from.id === issue.state.id) ?? [];
  const duplicate = asDuplicate ? transitions.find(({ asks }) => asks === 'TARGET') : undefined;
  const [stateId, setStateId] = useState(duplicate?.to.id);
  if (!issue) return null;
  if (!issue.viewerCan.includes('TRIAGE')) return <PermissionNotice />;
  const transition = transitions.find(({ to }) => to.id === stateId);

  const go = ({ to }: (typeof transitions)[number], input: StateTransitionInput = {}, words = to.name) => {
    onChange(createQueuedMutation(setIssueState, { id: issue.id, stateId: to.id, ...input }), {
      summary: `${issue.key}: ${words}`,
      // With `undo`, the server allows returning to the previous state even if the workflow has no such
      // transition.
      inverse: createQueuedMutation(setIssueState, { id: issue.id, stateId: issue.state.id, undo: true }),
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
          project={issue.project}
          label="Duplicate of"
          except={issue.id}
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
      {asDuplicate && <p className={styles.step}>Available transitions from {issue.state.name}:</p>}
      <OptionPicker
        label="State"
        options={[
          { id: issue.state.id, label: issue.state.name, icon: <StateIcon state={issue.state} /> },
          ...transitions.map(({ to, asks }) => ({
            id: to.id,
            label: asks === 'TARGET' ? `${to.name} of…` : to.name,
            icon: <StateIcon state={to} />,
          })),
        ]}
        selected={[issue.state.id]}
        onChoose={choose}
      />
    </>
  );
}
