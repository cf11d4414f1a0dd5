import { REACTION_CONTENTS } from '../../../shared/reactions';
import { loadReactionUsers, type ReactionGroup } from '../../domain/issues/reactions';
import { schemaBuilder } from '../builder/builder';
import { defineIndexedEnum } from '../builder/enums';
import { GraphQLUser } from './User';

export const GraphQLReactionContent = defineIndexedEnum(
  'ReactionContent',
  'Kind of a reaction.',
  REACTION_CONTENTS,
  {
    thumbs_up: 'The user agrees with the issue or comment. On an issue, a thumbs-up is the user’s vote.',
    thumbs_down: 'The user disagrees with the issue or comment.',
    laugh: 'The user finds the issue or comment funny.',
    hooray: 'The user celebrates the issue or comment.',
    confused: 'The user is confused by the issue or comment.',
    heart: 'The user loves the issue or comment.',
    rocket: 'The user is enthusiastic about the issue or comment.',
    eyes: 'The user is looking into the issue or comment.',
  },
);

export const GraphQLReaction = schemaBuilder.objectRef<ReactionGroup>('Reaction').implement({
  description: 'Reactions of one kind to an issue or comment.',
  fields: (t) => ({
    content: t.expose('content', { type: GraphQLReactionContent, description: 'Kind of the reactions.' }),
    count: t.exposeInt('count', {
      description: 'Number of reactions, including imported ones, whose users are unknown.',
    }),
    viewerHasReacted: t.exposeBoolean('isOwn', {
      description: 'Whether one of the reactions is the viewer’s.',
    }),
    users: t.field({
      type: [GraphQLUser],
      description: 'Users who reacted, in the order of their reactions, at most the first 10.',
      resolve: (group, _args, context) => loadReactionUsers(context, group),
    }),
  }),
});
