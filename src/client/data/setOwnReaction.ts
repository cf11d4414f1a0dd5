import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import type { ReactionContent } from '../../../__generated__/setReactionMutation.graphql';

/** Adds or removes the viewer's reaction in Relay's store. */
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
  const viewer = store.getRoot().getLinkedRecord('viewer');
  const users = (reaction.getLinkedRecords('users') ?? []).filter((user) => user !== null);
  const others = users.filter((user) => user.getDataID() !== viewer?.getDataID());
  reaction.setLinkedRecords(on && viewer ? [...others, viewer] : others, 'users');
  subject.setLinkedRecords(
    reactions.filter((each) => Number(each.getValue('count')) > 0),
    'reactions',
  );
}
