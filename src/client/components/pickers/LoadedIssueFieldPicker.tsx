import type { ComponentType } from 'react';
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { LoadedIssueFieldPicker_issue$key } from '../../../../__generated__/LoadedIssueFieldPicker_issue.graphql';
import type { QueuedMutation } from '../../mutations/queue/MutationDefinition';
import type { MutationCommitOptions } from '../../mutations/queue/MutationQueue';
import type { EditableIssueField } from './fields';
import { PermissionNotice } from './PermissionNotice';

/** Query of a field picker: an issue by its id, with the fragments of LoadedIssueFieldPicker and of the picker. */
export interface IssueFieldPickerQuery extends OperationType {
  readonly variables: { readonly id: string };
  readonly response: {
    readonly node: { readonly issue: LoadedIssueFieldPicker_issue$key | null | undefined } | null | undefined;
  };
}

/** Props of every field picker; `TIssue` is the key of the picker's GraphQL fragment. */
export interface CommonIssueFieldPickerProps<TIssue> {
  issue: TIssue;
  issueId: string;
  /**
   * Sends the chosen value to the server. If it is rejected, the picker opens again and shows the error. `summary`
   * describes the change for the undo message, for example `priority High`; the issue's key is added in front of it.
   */
  onChange: (mutation: QueuedMutation, options: Pick<MutationCommitOptions, 'summary' | 'inverse'>) => void;
  onClose: () => void;
}

interface LoadedIssueFieldPickerProps extends Omit<CommonIssueFieldPickerProps<never>, 'issue'> {
  field: EditableIssueField;
  query: GraphQLTaggedNode;
  queryRef: PreloadedQuery<IssueFieldPickerQuery>;
  Picker: ComponentType<CommonIssueFieldPickerProps<never>>;
}

/**
 * A field picker with the data of its query, or a notice for users who may not edit the issue. Renders nothing
 * if the issue no longer exists.
 */
export function LoadedIssueFieldPicker({
  field,
  query,
  queryRef,
  Picker,
  issueId,
  onChange,
  onClose,
}: LoadedIssueFieldPickerProps) {
  const issue = usePreloadedQuery<IssueFieldPickerQuery>(query, queryRef).node?.issue;
  const data = useFragment(
    graphql`
      fragment LoadedIssueFieldPicker_issue on Issue {
        viewerCan
        viewerCanSetType
      }
    `,
    issue,
  );
  if (!data) return null;
  const { viewerCan, viewerCanSetType } = data;
  const isEditable = field === 'type' ? viewerCanSetType : viewerCan.includes('TRIAGE');
  if (!isEditable) return <PermissionNotice />;
  return <Picker issue={issue as never} issueId={issueId} onChange={onChange} onClose={onClose} />;
}
