import { loadUser } from '../../domain/people/users';
import type { CommentEditRow } from '../../store/read/commentEdits';
import { schemaBuilder } from '../builder/builder';
import { defineGraphQLConnectionType } from '../builder/connection';
import { GraphQLDateTime } from '../builder/DateTime';
import { GraphQLUser } from './User';

const GraphQLCommentEdit = schemaBuilder.objectRef<CommentEditRow>('CommentEdit').implement({
  description: 'An edit of a comment, with the text before and after it.',
  fields: (t) => ({
    editor: t.field({
      type: GraphQLUser,
      nullable: true,
      description: 'User who edited the comment, or null if unknown.',
      resolve: ({ actor_id }, _args, context) => loadUser(context, actor_id),
    }),
    editedAt: t.expose('created_at', { type: GraphQLDateTime, description: 'When the comment was edited.' }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'Markdown source before the edit, or null if unknown.',
    }),
    after: t.exposeString('after', {
      nullable: true,
      description: 'Markdown source after the edit, or null if unknown.',
    }),
  }),
});

export const GraphQLCommentEditConnection = defineGraphQLConnectionType(
  'CommentEdit',
  GraphQLCommentEdit,
  'A page of the edits of a comment.',
);
