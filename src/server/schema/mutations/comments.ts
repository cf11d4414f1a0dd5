/** What is said about issues. */
import { commentEdge } from '../../domain/timeline/timeline';
import {
  addComment,
  deleteComment,
  setCommentHidden,
  updateComment,
} from '../../domain/mutations/issues/comments';
import { TimelineItemEdgeRef } from '../builder/refs';
import { mutation } from './mutation';
import { commentField, issueField } from './payloads';

mutation('addComment', {
  description: 'Says something about an issue; whoever does watches it from then on.',
  input: (t) => ({
    issueId: t.id({ required: true, description: 'About which issue.' }),
    body: t.string({ required: true, description: 'In Markdown, 1 to 65,536 characters.' }),
  }),
  run: (...asked) => addComment(...asked),
  payload: (t) => ({
    comment: commentField(t),
    issue: issueField(t),
    timelineEdge: t.field({
      type: TimelineItemEdgeRef,
      nullable: true,
      description: 'The comment where it stands in the timeline.',
      resolve: async ({ result: done }, _args, context) => {
        const comment =
          done && (await context.load.comments.load({ projectId: done.projectId, id: done.comment }));
        return comment && commentEdge(context, comment);
      },
    }),
  }),
});

mutation('updateComment', {
  description: 'Changes what a comment says.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Of which comment.' }),
    body: t.string({ required: true, description: 'In Markdown, 1 to 65,536 characters.' }),
  }),
  run: (...asked) => updateComment(...asked),
  payload: (t) => ({ comment: commentField(t), issue: issueField(t) }),
});

mutation('deleteComment', {
  description: 'Takes away what a comment says, then and before; that it was there stays.',
  input: (t) => ({ id: t.id({ required: true, description: 'Which comment.' }) }),
  run: (...asked) => deleteComment(...asked),
  payload: (t) => ({ comment: commentField(t), issue: issueField(t) }),
});

mutation('setCommentHidden', {
  description: 'Hides a comment that is none of the conversation, such as spam, or shows it again.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Which comment.' }),
    hidden: t.boolean({ required: true, description: 'Whether it is to be hidden.' }),
  }),
  run: (...asked) => setCommentHidden(...asked),
  payload: (t) => ({ comment: commentField(t), issue: issueField(t) }),
});
