import { graphql } from 'react-relay';
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import type {
  setReactionMutation,
  ReactionContent,
} from '../../../../__generated__/setReactionMutation.graphql';
import type { setReactionVoteQuery } from '../../../../__generated__/setReactionVoteQuery.graphql';
import { findLoadedViewer } from '../../data/optimisticIssue';
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
    if (content === 'THUMBS_UP') setOwnVote(store, subjectId, on);
  },
};

/** Adds or removes the viewer's vote in Relay's store, if the subject is an issue. */
export function setOwnVote(store: RecordSourceProxy, issueId: string, voted: boolean): void {
  const { issue } = store.readUpdatableQuery<setReactionVoteQuery>(
    graphql`
      query setReactionVoteQuery($issueId: ID!) @updatable {
        issue: node(id: $issueId) {
          ... on Issue {
            __typename
            voteCount
            viewerHasVoted
          }
        }
      }
    `,
    { issueId },
  ).updatableData;
  if (issue?.__typename !== 'Issue' || issue.viewerHasVoted === voted) return;
  issue.voteCount += voted ? 1 : -1;
  issue.viewerHasVoted = voted;
}

/**
 * Adds or removes the viewer's reaction in Relay's store. It uses records and not an updatable query, because the first
 * reaction of its kind creates a record.
 */
export function setOwnReaction(
  store: RecordSourceProxy,
  subject: RecordProxy,
  content: ReactionContent,
  on: boolean,
): void {
  const reactions = (subject.getLinkedRecords('reactions') ?? []).filter((each) => each !== null);
  let reaction = reactions.find((each) => each.getValue('content') === content);
  if (reaction?.getValue('viewerHasReacted') === on || (!reaction && !on)) return;
  if (!reaction) {
    reaction = store.create(`client:reaction:${subject.getDataID()}:${content}`, 'Reaction');
    reaction.setValue(content, 'content');
    reaction.setValue(0, 'count');
    reaction.setLinkedRecords([], 'users');
    reactions.push(reaction);
  }
  const count = Number(reaction.getValue('count')) + (on ? 1 : -1);
  reaction.setValue(count, 'count');
  reaction.setValue(on, 'viewerHasReacted');
  const viewer = findLoadedViewer(store);
  const users = (reaction.getLinkedRecords('users') ?? []).filter((user) => user !== null);
  const others = users.filter((user) => user.getDataID() !== viewer?.getDataID());
  reaction.setLinkedRecords(on && viewer ? [...others, viewer] : others, 'users');
  subject.setLinkedRecords(
    reactions.filter((each) => Number(each.getValue('count')) > 0),
    'reactions',
  );
}
