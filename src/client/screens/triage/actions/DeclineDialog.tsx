import { useState } from 'react';
import { STATE_CHANGE_REASON_LENGTH_MAX } from '../../../../shared/limits';
import { useDraft } from '../../../drafts/useDraft';
import { Dialog } from '../../../ui/Dialog';
import { Form } from '../../../ui/form/Form';
import { SelectField } from '../../../ui/form/SelectField';
import { TextArea } from '../../../ui/form/TextField';
import type { TriageDeclineDecision } from '../model/decisions';
import { triageDraftKeys } from '../model/triageMutations';
import type { TriageTransition } from '../model/transitions';
import styles from './TriageActions.module.css';

interface DeclineDialogProps {
  issueId: string;
  issueKey: string;
  /** The transitions to states for declined issues. */
  transitions: readonly TriageTransition[];
  onDecline: (decision: TriageDeclineDecision) => void;
  onClose: () => void;
}

/** Dialog for the reason and the state of a declined issue. */
export function DeclineDialog({ issueId, issueKey, transitions, onDecline, onClose }: DeclineDialogProps) {
  const reason = useDraft(triageDraftKeys.decline(issueId));
  const [stateId, setStateId] = useState(transitions[0]?.stateId ?? '');
  const [isSubmitted, setSubmitted] = useState(false);
  const transition = transitions.find((each) => each.stateId === stateId);
  const text = reason.text.trim();
  const isMissing = transition?.asks === 'REASON' && text === '';
  const submit = () => {
    setSubmitted(true);
    if (!transition || isMissing) return;
    const { stateName, category } = transition;
    onDecline({ kind: 'decline', stateId, stateName, category, reason: text });
  };
  return (
    <Dialog title={`Decline ${issueKey}`} size="narrow" onClose={onClose}>
      <Form
        label={`Decline ${issueKey}`}
        className={styles.dialog}
        submit="Decline"
        sending={false}
        error={undefined}
        onSubmit={submit}
        onCancel={onClose}
      >
        <SelectField
          label="State"
          value={stateId}
          options={transitions.map((each) => [each.stateId, each.stateName] as const)}
          onChange={setStateId}
        />
        <TextArea
          label={transition?.asks === 'REASON' ? 'Reason' : 'Reason (optional)'}
          autoFocus
          maxLength={STATE_CHANGE_REASON_LENGTH_MAX}
          placeholder="Shown in the timeline"
          value={reason.text}
          error={isSubmitted && isMissing ? `${transition.stateName} requires a reason.` : undefined}
          onValueChange={reason.write}
        />
      </Form>
    </Dialog>
  );
}
