import { permissionsOf } from '../../domain/access/permissions';
import { encodeId } from '../../domain/base/ids';
import { requireIssue } from '../../domain/issues/issues';
import { renderComment } from '../../domain/issues/renderTexts';
import { requireProject } from '../../domain/projects/projects';
import { loadUser } from '../../domain/people/users';
import { Node, NODE_ID } from '../builder/builder';
import { DateTime } from '../builder/DateTime';
import { Permission } from '../builder/enums';
import { CommentRef, IssueRef } from '../builder/refs';
import { User } from './User';

export const Comment = CommentRef.implement({
  description: 'A comment on an issue.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({
      description: NODE_ID,
      resolve: (comment) => encodeId('Comment', comment.project_id, comment.id),
    }),
    author: t.field({
      type: User,
      nullable: true,
      description: 'User who wrote the comment, or null if an import could not determine the author.',
      resolve: (comment, _args, context) => loadUser(context, comment.author_id),
    }),
    issue: t.field({
      type: IssueRef,
      description: 'Issue that the comment belongs to.',
      resolve: async (comment, _args, context) => requireIssue(context, comment),
    }),
    body: t.exposeString('body', {
      description: 'Markdown source of the comment. Empty if the comment was deleted.',
    }),
    bodyHTML: t.string({
      description: 'The body rendered as sanitized HTML, safe to insert into a page.',
      resolve: (comment, _args, context) => renderComment(context, comment),
    }),
    createdAt: t.expose('created_at', { type: DateTime, description: 'When the comment was written.' }),
    editedAt: t.expose('edited_at', {
      type: DateTime,
      nullable: true,
      description: 'When the comment was last edited, or null if it was never edited.',
    }),
    removedAt: t.expose('removed_at', {
      type: DateTime,
      nullable: true,
      description:
        'When the comment was deleted, or null if it exists. A deleted comment keeps its place without its text.',
    }),
    hidden: t.exposeBoolean('hidden', {
      description: 'Whether a maintainer has hidden the comment, for example as spam.',
    }),
    viewerCan: t.field({
      type: [Permission],
      description: 'Permissions of the viewer on this comment.',
      resolve: async (comment, _args, context) =>
        permissionsOf(context.viewer, {
          project: await requireProject(context, comment.project_id),
          authorId: comment.author_id,
        }),
    }),
  }),
});
