import { graphql } from 'react-relay';
import type { setReactionMutation } from '../../../../__generated__/setReactionMutation.graphql';
import { setOwnReaction } from '../../data/setOwnReaction';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Adds or removes the viewer's reaction to an issue or comment. */
export const setReaction: MutationDefinition<setReactionMutation, 'queued'> = {
  name: 'setReaction',
  delivery: 'queued',
  document: graphql`
    mutation setReactionMutation($input: SetReactionInput!) {
      edit: setReaction(input: $input) {
        issue {
          ...VoteAndWatch_issue
          ...Reactions_issue
          ...issueUpdate_issue @arguments(fields: false)
        }
        comment {
          ...Reactions_comment
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  optimisticUpdater: (store, { subjectId, content, on }) => {
    const subject = store.get(subjectId);
    if (!subject) return;
    setOwnReaction(store, subject, content, on);
    if (content !== 'THUMBS_UP' || subject.getType() !== 'Issue') return;
    const votes = Number(subject.getValue('voteCount'));
    if (subject.getValue('viewerHasVoted') !== on) subject.setValue(votes + (on ? 1 : -1), 'voteCount');
    subject.setValue(on, 'viewerHasVoted');
  },
};
