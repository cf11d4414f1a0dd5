import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { setCommentHiddenMutation } from '../../../../../__generated__/setCommentHiddenMutation.graphql';
import { appendNewTimelineItems, getTimelineOnScreenVariable } from '../../../data/timelineTail';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';

/** Hides a comment, for example spam, or shows it again. */
export const setCommentHidden: MutationDefinition<setCommentHiddenMutation, 'queued'> = {
  name: 'setCommentHidden',
  delivery: 'queued',
  document: graphql`
    mutation setCommentHiddenMutation($input: SetCommentHiddenInput!, $onScreen: Boolean!) {
      edit: setCommentHidden(input: $input) {
        comment {
          ...TimelineComment_comment
        }
        issue {
          ...issueUpdate_issue @arguments(fields: false)
          ...issueUpdate_timeline @include(if: $onScreen) @alias(as: "timeline")
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  extraVariables: (environment, { id }) => {
    const issueId = readCommentIssueId(environment, id);
    return issueId === undefined ? { onScreen: false } : getTimelineOnScreenVariable(environment, issueId);
  },
  updater: (store, _input, { edit }) => appendNewTimelineItems(store, edit.issue?.timeline),
  optimisticUpdater: (store, { id, hidden }) => {
    store.get(id)?.setValue(hidden, 'hidden');
  },
};

/** Id of the issue of a comment in Relay's store. */
function readCommentIssueId(environment: IEnvironment, id: string): string | undefined {
  const record: unknown = environment.getStore().getSource().get(id);
  return (record as { issue?: { __ref?: string } } | null | undefined)?.issue?.__ref;
}
