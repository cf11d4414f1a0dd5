import type { updateIssueMutation } from '../../../../__generated__/updateIssueMutation.graphql';
import { type MutationInput, createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { updateIssue } from '../../mutations/updateIssue';
import type { CommonIssueFieldPickerProps } from './LoadedIssueFieldPicker';

type IssueFieldValues = Omit<MutationInput<updateIssueMutation>, 'id'>;

interface IssueFieldChange {
  /** Summary of the change for notices, without the issue's key: `priority High`. */
  summary: string;
  after: IssueFieldValues;
  /** Previous values of the changed issue fields, which an undo restores. */
  before: IssueFieldValues;
}

/** Sends a change of an issue's fields that was made in a picker. */
export function changeIssueFields(
  onChange: CommonIssueFieldPickerProps<never>['onChange'],
  issueId: string,
  { summary, after, before }: IssueFieldChange,
): void {
  const inverse = createQueuedMutation(updateIssue, { id: issueId, ...before, undo: true });
  onChange(createQueuedMutation(updateIssue, { id: issueId, ...after }), { summary, inverse });
}
