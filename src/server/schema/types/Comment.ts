import { getViewerPermissions } from '../../domain/access/permissions';
import { createCommentEditConnection } from '../../domain/timeline/commentEdits';
import { encodeGlobalId } from '../../domain/base/ids';
import { requireCommentIssue } from '../../domain/issues/issues';
import { renderCommentToHtml } from '../../domain/issues/renderTexts';
import { loadCommentReactions } from '../../domain/issues/reactions';
import { loadPermissionTarget } from '../../domain/projects/projects';
import { loadUser } from '../../domain/people/users';
import { GraphQLNode, NODE_ID_DESCRIPTION, schemaBuilder } from '../builder/builder';
import { GraphQLDateTime } from '../builder/DateTime';
import { GraphQLPermission } from '../builder/enums';
import { GraphQLCommentRef, GraphQLIssueRef } from '../builder/refs';
import { defineForwardPaginationArguments } from '../builder/arguments';
import { defineBaseVersionField } from './baseVersion';
import { GraphQLReaction } from './Reaction';
import { GraphQLUser } from './User';
import type { CommentEditRow } from '../../store/read/commentEdits';
import { defineGraphQLConnectionType } from '../builder/connection';

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

const GraphQLCommentEditConnection = defineGraphQLConnectionType(
  'CommentEdit',
  GraphQLCommentEdit,
  'A page of the edits of a comment.',
);

export const GraphQLComment = GraphQLCommentRef.implement({
  description: 'A comment on an issue.',
  interfaces: [GraphQLNode],
  fields: (t) => ({
    id: t.id({
      description: NODE_ID_DESCRIPTION,
      resolve: (comment) => encodeGlobalId('Comment', comment.project_id, comment.id),
    }),
    version: defineBaseVersionField(t),
    author: t.field({
      type: GraphQLUser,
      nullable: true,
      description: 'User who wrote the comment, or null if an import could not determine the author.',
      resolve: (comment, _args, context) => loadUser(context, comment.author_id),
    }),
    issue: t.field({
      type: GraphQLIssueRef,
      description: 'Issue that the comment belongs to.',
      resolve: async (comment, _args, context) => requireCommentIssue(context, comment),
    }),
    body: t.exposeString('body', {
      description: 'Markdown source of the comment. Empty if the comment was deleted.',
    }),
    bodyHTML: t.string({
      description: 'The body rendered as sanitized HTML, safe to insert into a page.',
      resolve: (comment, _args, context) => renderCommentToHtml(context, comment),
    }),
    createdAt: t.expose('created_at', {
      type: GraphQLDateTime,
      description: 'When the comment was written.',
    }),
    editedAt: t.expose('edited_at', {
      type: GraphQLDateTime,
      nullable: true,
      description: 'When the comment was last edited, or null if it was never edited.',
    }),
    edits: t.field({
      type: GraphQLCommentEditConnection,
      description:
        'Edits of the comment, newest first. Empty for a deleted comment, and for edits in the tracker that the comment was imported from.',
      args: defineForwardPaginationArguments(),
      resolve: (comment, args, context) => createCommentEditConnection(context, comment, args),
    }),
    removedAt: t.expose('removed_at', {
      type: GraphQLDateTime,
      nullable: true,
      description:
        'When the comment was deleted, or null if it exists. A deleted comment keeps its place without its text.',
    }),
    reactions: t.field({
      type: [GraphQLReaction],
      description: 'Reactions to the comment by kind. Kinds without a reaction are left out.',
      resolve: (comment, _args, context) => loadCommentReactions(context, comment),
    }),
    hidden: t.exposeBoolean('hidden', {
      description: 'Whether a maintainer has hidden the comment, for example as spam.',
    }),
    viewerCan: t.field({
      type: [GraphQLPermission],
      description: 'Permissions of the viewer on this comment.',
      resolve: async (comment, _args, context) =>
        getViewerPermissions(context.viewer, await loadPermissionTarget(context, comment)),
    }),
  }),
});
