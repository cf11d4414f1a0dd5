import { loadCommentTimelineEdge } from '../../domain/timeline/timeline';
import {
  addComment,
  deleteComment,
  setCommentHidden,
  updateComment,
} from '../../domain/mutations/issues/comments';
import { setTask } from '../../domain/mutations/issues/setTask';
import { GraphQLTimelineItemEdgeRef } from '../builder/refs';
import { BASE_VERSION_DESCRIPTION } from '../types/baseVersion';
import { defineMutation } from './mutation';
import {
  defineCommentPayloadField,
  defineIssuePayloadField,
  defineSubjectCommentPayloadField,
} from './payloads';

defineMutation('addComment', {
  description: 'Adds a comment to an issue. The viewer watches the issue from then on.',
  input: (t) => ({
    issueId: t.id({ required: true, description: 'Id of the issue to comment on.' }),
    body: t.string({
      required: true,
      description: 'Text of the comment in Markdown, 1 to 65,536 characters.',
    }),
  }),
  run: (...args) => addComment(...args),
  payload: (t) => ({
    comment: defineCommentPayloadField(t),
    issue: defineIssuePayloadField(t),
    timelineEdge: t.field({
      type: GraphQLTimelineItemEdgeRef,
      nullable: true,
      description: 'Timeline edge of the new comment, or null if nothing was added.',
      resolve: async ({ result }, _args, context) => {
        const comment =
          result && (await context.load.comments.load({ projectId: result.projectId, id: result.comment }));
        return comment && loadCommentTimelineEdge(context, comment);
      },
    }),
  }),
});

defineMutation('updateComment', {
  description: 'Changes the text of a comment.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Id of the comment to change.' }),
    body: t.string({
      required: true,
      description: 'New text of the comment in Markdown, 1 to 65,536 characters.',
    }),
    baseVersion: t.string({ description: BASE_VERSION_DESCRIPTION }),
  }),
  run: (...args) => updateComment(...args),
  payload: (t) => ({ comment: defineCommentPayloadField(t), issue: defineIssuePayloadField(t) }),
});

defineMutation('deleteComment', {
  description:
    'Deletes the text of a comment including its edit history. The empty comment remains in the timeline.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Id of the comment to delete.' }),
    undo: t.boolean({
      description:
        'Whether to undo the viewer’s own new comment, which then does not remain in the timeline. Possible within an hour and until another user comments.',
    }),
  }),
  run: (...args) => deleteComment(...args),
  payload: (t) => ({ comment: defineCommentPayloadField(t), issue: defineIssuePayloadField(t) }),
});

defineMutation('setCommentHidden', {
  description: 'Hides a comment, for example spam, or shows it again.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Id of the comment to hide or show.' }),
    hidden: t.boolean({ required: true, description: 'Whether the comment is hidden from now on.' }),
  }),
  run: (...args) => setCommentHidden(...args),
  payload: (t) => ({ comment: defineCommentPayloadField(t), issue: defineIssuePayloadField(t) }),
});

defineMutation('setTask', {
  description:
    'Ticks or unticks a task of a task list. Requires the permission to edit the text. Fails with CONFLICT if the text no longer has this task; other edits of the text do not conflict.',
  input: (t) => ({
    subjectId: t.id({
      required: true,
      description: 'Id of the issue whose description contains the task, or of the comment that contains it.',
    }),
    task: t.string({
      required: true,
      description: 'Id of the task: the value of the attribute `data-task` of its checkbox in `bodyHTML`.',
    }),
    done: t.boolean({ required: true, description: 'True to tick the task, false to untick it.' }),
  }),
  run: (...args) => setTask(...args),
  payload: (t) => ({
    issue: defineIssuePayloadField(t),
    comment: defineSubjectCommentPayloadField(t),
  }),
});
