import type { updateIssueMutation } from '../../../../__generated__/updateIssueMutation.graphql';
import { type MutationInput, queuedMutation } from '../../mutations/queue/MutationDefinition';
import { updateIssue } from '../../mutations/updateIssue';
import type { PickerProps } from './PickerProps';

type Fields = Omit<MutationInput<updateIssueMutation>, 'id'>;

interface FieldChange {
  /** Summary of the change for notices: `NET-1: priority High`. */
  summary: string;
  after: Fields;
  /** Previous values of the changed issue fields, which an undo restores. */
  before: Fields;
}

/** Sends a change of an issue's fields that was made in a picker. */
export function changeFields(
  onChange: PickerProps<never>['onChange'],
  id: string,
  { summary, after, before }: FieldChange,
): void {
  const inverse = queuedMutation(updateIssue, { id, ...before });
  onChange(queuedMutation(updateIssue, { id, ...after }), { summary, inverse });
}
