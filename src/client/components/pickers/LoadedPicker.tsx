import type { ComponentType } from 'react';
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { LoadedPicker_issue$key } from '../../../../__generated__/LoadedPicker_issue.graphql';
import type { QueuedMutation } from '../../mutations/queue/MutationDefinition';
import type { MutationCommitOptions } from '../../mutations/queue/MutationQueue';
import { PermissionNotice } from './PermissionNotice';

/** Query of a field picker: an issue by its id, with the fragments of LoadedPicker and of the picker. */
export interface FieldPickerQuery extends OperationType {
  readonly variables: { readonly id: string };
  readonly response: {
    readonly node: { readonly issue: LoadedPicker_issue$key | null | undefined } | null | undefined;
  };
}

/** Props of every field picker; `TIssue` is the key of the picker's GraphQL fragment. */
export interface PickerProps<TIssue> {
  issue: TIssue;
  issueId: string;
  /**
   * Sends the chosen value to the server. If it is rejected, the picker opens again and shows the error. The
   * issue's key is prepended to the summary, which a picker passes as `priority High`.
   */
  onChange: (mutation: QueuedMutation, options: Pick<MutationCommitOptions, 'summary' | 'inverse'>) => void;
  onClose: () => void;
}

interface Props extends Omit<PickerProps<never>, 'issue'> {
  query: GraphQLTaggedNode;
  queryRef: PreloadedQuery<FieldPickerQuery>;
  Picker: ComponentType<PickerProps<never>>;
}

/**
 * A field picker with the data of its query, or a notice for users who may not edit the issue. Renders nothing
 * if the issue no longer exists.
 */
export function LoadedPicker({ query, queryRef, Picker, issueId, onChange, onClose }: Props) {
  const issue = usePreloadedQuery<FieldPickerQuery>(query, queryRef).node?.issue;
  const data = useFragment(
    graphql`
      fragment LoadedPicker_issue on Issue {
        key
        viewerCan
      }
    `,
    issue,
  );
  if (!data) return null;
  if (!data.viewerCan.includes('TRIAGE')) return <PermissionNotice />;
  return (
    <Picker
      issue={issue as never}
      issueId={issueId}
      onChange={(mutation, { summary, inverse }) =>
        onChange(mutation, { summary: `${data.key}: ${summary}`, inverse })
      }
      onClose={onClose}
    />
  );
}
