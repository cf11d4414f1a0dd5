/** Permission rules of the mutations of issues and comments. */
import { decodeGlobalId } from '../../server/domain/base/ids';
import { findTasks } from '../../server/domain/markdown/tasks';
import {
  getTargetCommentId,
  getTargetIssueId,
  getFirstIssueId,
  getTargetProjectId,
  getTestUserId,
  type MutationPermissionRule,
} from './MutationRule';

const TASK_TEXT = '- [ ] task';

export const ISSUE_MUTATION_PERMISSION_RULES: readonly MutationPermissionRule[] = [
  {
    mutation: 'addComment',
    needs: 'FILE',
    input: (target) => ({ issueId: getTargetIssueId(target), body: 'Hello' }),
  },
  {
    mutation: 'createIssue',
    needs: 'FILE',
    input: (target) => ({ projectId: getTargetProjectId(target), title: 'New' }),
  },
  {
    mutation: 'createIssue',
    form: 'with a parent',
    needs: 'TRIAGE',
    input: (target) => ({
      projectId: getTargetProjectId(target),
      title: 'New',
      parentId: getFirstIssueId(target),
    }),
  },
  {
    mutation: 'createIssue',
    form: 'with a due date',
    needs: 'TRIAGE',
    input: (target) => ({
      projectId: getTargetProjectId(target),
      title: 'New',
      dueOn: '2030-01-01T00:00:00.000Z',
    }),
  },
  { mutation: 'deleteIssue', needs: 'MAINTAIN', input: (target) => ({ id: getTargetIssueId(target) }) },
  // Undoing the creation of an issue by another user is a conflict.
  {
    mutation: 'deleteIssue',
    form: 'undo',
    needs: 'FILE',
    input: (target) => ({ id: getTargetIssueId(target), undo: true }),
  },
  {
    mutation: 'linkIssues',
    needs: 'TRIAGE',
    input: (target) => ({ fromId: getTargetIssueId(target), toId: getFirstIssueId(target), kind: 'RELATES' }),
  },
  {
    mutation: 'dismissDuplicate',
    needs: 'TRIAGE',
    input: (target) => ({ issueId: getTargetIssueId(target), otherId: getFirstIssueId(target) }),
  },
  {
    mutation: 'moveSubIssue',
    needs: 'TRIAGE',
    input: async (target) => {
      const [projectId = 0, number = 0] = decodeGlobalId(getTargetIssueId(target))!.parts;
      const [, parent_number = 0] = decodeGlobalId(getFirstIssueId(target))!.parts;
      const { db } = target.testServer.store;
      const place = { project_id: projectId, parent_number, number, position: number };
      await db
        .updateTable('issue')
        .set({ parent_number })
        .where('project_id', '=', projectId)
        .where('number', '=', number)
        .execute();
      await db
        .insertInto('sub_issue_position')
        .values(place)
        .onConflict((on) => on.doNothing())
        .execute();
      return { parentId: getFirstIssueId(target), id: getTargetIssueId(target) };
    },
  },
  {
    mutation: 'purgeText',
    needs: 'MAINTAIN',
    input: (target) => ({ issueId: getTargetIssueId(target), text: 'secret' }),
  },
  {
    mutation: 'setIssueState',
    needs: 'TRIAGE',
    input: (target) => ({
      id: getTargetIssueId(target),
      stateId: target.testServer.getGlobalId('WorkflowState', target.projectName, 2),
    }),
  },
  {
    mutation: 'setTask',
    form: 'of a description',
    needs: 'EDIT',
    dependsOnAuthor: true,
    input: async (target) => {
      const parts = decodeGlobalId(getTargetIssueId(target))!.parts;
      await target.testServer.store.db
        .updateTable('issue_text')
        .set({ body: TASK_TEXT })
        .where('project_id', '=', parts[0]!)
        .where('number', '=', parts[1]!)
        .execute();
      return { subjectId: getTargetIssueId(target), task: findTasks(TASK_TEXT)[0]!.id, done: true };
    },
  },
  {
    mutation: 'setTask',
    form: 'of a comment',
    needs: 'EDIT',
    dependsOnAuthor: true,
    input: async (target) => {
      const parts = decodeGlobalId(getTargetCommentId(target))!.parts;
      await target.testServer.store.db
        .updateTable('comment')
        .set({ body: TASK_TEXT })
        .where('project_id', '=', parts[0]!)
        .where('id', '=', parts[1]!)
        .execute();
      return { subjectId: getTargetCommentId(target), task: findTasks(TASK_TEXT)[0]!.id, done: true };
    },
  },
  {
    mutation: 'setReaction',
    form: 'to an issue',
    needs: 'VOTE',
    input: (target) => ({ subjectId: getTargetIssueId(target), content: 'HEART', on: true }),
  },
  {
    mutation: 'setReaction',
    form: 'that is a vote',
    needs: 'VOTE',
    input: (target) => ({ subjectId: getTargetIssueId(target), content: 'THUMBS_UP', on: true }),
  },
  {
    mutation: 'setReaction',
    form: 'to a comment',
    needs: 'VOTE',
    input: (target) => ({ subjectId: getTargetCommentId(target), content: 'HEART', on: true }),
  },
  {
    mutation: 'setVote',
    needs: 'VOTE',
    input: (target) => ({ issueId: getTargetIssueId(target), voted: true }),
  },
  {
    mutation: 'setWatch',
    needs: 'VOTE',
    input: (target) => ({ issueId: getTargetIssueId(target), watching: true }),
  },
  {
    mutation: 'setWatchLevel',
    needs: 'VOTE',
    input: (target) => ({ issueId: getTargetIssueId(target), level: 'MUTED' }),
  },
  {
    mutation: 'takeTriageLease',
    needs: 'TRIAGE',
    input: (target) => ({ projectId: getTargetProjectId(target) }),
  },
  {
    mutation: 'renewTriageLease',
    needs: 'TRIAGE',
    input: (target) => ({ issueIds: [getTargetIssueId(target)] }),
  },
  {
    mutation: 'releaseTriageLease',
    needs: 'TRIAGE',
    input: (target) => ({ issueIds: [getTargetIssueId(target)] }),
  },
  {
    mutation: 'decideTriage',
    needs: 'TRIAGE',
    input: (target) => ({ issueId: getTargetIssueId(target), decision: 'ACCEPT' }),
  },
  {
    mutation: 'snoozeTriage',
    needs: 'TRIAGE',
    input: (target) => ({ issueId: getTargetIssueId(target), untilComment: true }),
  },
  {
    mutation: 'unsnoozeTriage',
    needs: 'TRIAGE',
    input: (target) => ({ issueId: getTargetIssueId(target) }),
  },
  {
    mutation: 'requestInformation',
    needs: 'TRIAGE',
    input: (target) => ({ issueId: getTargetIssueId(target), comment: 'Which version?' }),
  },
  // The issue has no decision of the actor, so that the undo is a conflict.
  { mutation: 'undoTriage', needs: 'TRIAGE', input: (target) => ({ issueId: getTargetIssueId(target) }) },
  {
    mutation: 'unlinkIssues',
    needs: 'TRIAGE',
    input: (target) => ({ fromId: getTargetIssueId(target), toId: getFirstIssueId(target), kind: 'RELATES' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its title',
    needs: 'EDIT',
    dependsOnAuthor: true,
    input: (target) => ({ id: getTargetIssueId(target), title: 'Other' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its type',
    needs: 'TRIAGE',
    dependsOnAuthor: true,
    input: (target) => ({ id: getTargetIssueId(target), type: 'FEATURE' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its priority',
    needs: 'TRIAGE',
    input: (target) => ({ id: getTargetIssueId(target), priority: 'HIGH' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its labels',
    needs: 'TRIAGE',
    input: (target) => ({
      id: getTargetIssueId(target),
      addLabelIds: [target.testServer.getGlobalId('Label', target.projectName, 1)],
    }),
  },
  {
    mutation: 'updateIssue',
    form: 'its assignees',
    needs: 'TRIAGE',
    input: (target) => ({
      id: getTargetIssueId(target),
      addAssigneeIds: [getTestUserId(target.testServer, 'owner')],
    }),
  },
  {
    mutation: 'updateIssue',
    form: 'its milestone',
    needs: 'TRIAGE',
    input: (target) => ({
      id: getTargetIssueId(target),
      milestoneId: target.testServer.getGlobalId('Milestone', target.projectName, 1),
    }),
  },
  {
    mutation: 'updateIssue',
    form: 'its parent',
    needs: 'TRIAGE',
    input: (target) => ({ id: getTargetIssueId(target), parentId: getFirstIssueId(target) }),
  },
  {
    mutation: 'updateIssue',
    form: 'its due date',
    needs: 'TRIAGE',
    input: (target) => ({ id: getTargetIssueId(target), dueOn: '2030-01-01T00:00:00.000Z' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its hold',
    needs: 'TRIAGE',
    input: (target) => ({ id: getTargetIssueId(target), held: true }),
  },
  {
    mutation: 'updateIssue',
    form: 'its lock',
    needs: 'MAINTAIN',
    input: (target) => ({ id: getTargetIssueId(target), locked: true }),
  },
  {
    mutation: 'updateComment',
    needs: 'EDIT',
    dependsOnAuthor: true,
    input: (target) => ({ id: getTargetCommentId(target), body: 'Other' }),
  },
  {
    mutation: 'deleteComment',
    needs: 'MAINTAIN',
    dependsOnAuthor: true,
    input: (target) => ({ id: getTargetCommentId(target) }),
  },
  {
    mutation: 'deleteComment',
    form: 'undo',
    needs: 'MAINTAIN',
    dependsOnAuthor: true,
    input: (target) => ({ id: getTargetCommentId(target), undo: true }),
  },
  {
    mutation: 'setCommentHidden',
    needs: 'MAINTAIN',
    input: (target) => ({ id: getTargetCommentId(target), hidden: true }),
  },
];
