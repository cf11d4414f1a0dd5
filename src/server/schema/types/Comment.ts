import { permissionsOf } from '../../domain/access/permissions';
import { encodeId } from '../../domain/base/ids';
import { requireIssue } from '../../domain/issues/issues';
import { renderComment } from '../../domain/issues/renderTexts';
import { requireProject } from '../../domain/projects/projects';
import { userOf } from '../../domain/people/users';
import { Node } from '../builder/builder';
import { DateTime } from '../builder/DateTime';
import { Permission } from '../builder/enums';
import { CommentRef, IssueRef } from '../builder/refs';
import { User } from './User';

export const Comment = CommentRef.implement({
  description: 'What someone said about an issue.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (comment) => encodeId('Comment', comment.project_id, comment.id) }),
    author: t.field({
      type: User,
      nullable: true,
      description: 'Who said it; null: nobody knows any more.',
      resolve: (comment, _args, context) => userOf(context, comment.author_id),
    }),
    issue: t.field({
      type: IssueRef,
      description: 'About what.',
      resolve: async (comment, _args, context) => requireIssue(context, comment),
    }),
    body: t.exposeString('body', {
      description: 'In Markdown, as it was written; empty where it was deleted.',
    }),
    bodyHTML: t.string({
      description: 'The body as sanitized HTML: safe to put into a page.',
      resolve: (comment, _args, context) => renderComment(context, comment),
    }),
    createdAt: t.expose('created_at', { type: DateTime, description: 'When it was said.' }),
    editedAt: t.expose('edited_at', {
      type: DateTime,
      nullable: true,
      description: 'When it was changed last; null: never.',
    }),
    removedAt: t.expose('removed_at', {
      type: DateTime,
      nullable: true,
      description: 'When it was deleted: only that it was there is left. Null: it was not.',
    }),
    hidden: t.exposeBoolean('hidden', {
      description: 'Whether a maintainer found it to be none of the conversation, such as spam.',
    }),
    viewerCan: t.field({
      type: [Permission],
      description: 'What the viewer may do to it.',
      resolve: async (comment, _args, context) =>
        permissionsOf(context.viewer, {
          project: await requireProject(context, comment.project_id),
          authorId: comment.author_id,
        }),
    }),
  }),
});
