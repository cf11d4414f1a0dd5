/** Permission rules of the mutations of issues and comments. */
import {
  getCommentId,
  getIssueId,
  getOtherIssueId,
  getProjectId,
  getUserId,
  type MutationRule,
} from './MutationRule';

export const ISSUE_MUTATION_RULES: readonly MutationRule[] = [
  {
    mutation: 'addComment',
    needs: 'FILE',
    input: (target) => ({ issueId: getIssueId(target), body: 'Hello' }),
  },
  {
    mutation: 'createIssue',
    needs: 'FILE',
    input: (target) => ({ projectId: getProjectId(target), title: 'New' }),
  },
  { mutation: 'deleteIssue', needs: 'MAINTAIN', input: (target) => ({ id: getIssueId(target) }) },
  {
    mutation: 'linkIssues',
    needs: 'TRIAGE',
    input: (target) => ({ fromId: getIssueId(target), toId: getOtherIssueId(target), kind: 'RELATES' }),
  },
  {
    mutation: 'purgeText',
    needs: 'MAINTAIN',
    input: (target) => ({ issueId: getIssueId(target), text: 'secret' }),
  },
  {
    mutation: 'setIssueState',
    needs: 'TRIAGE',
    input: (target) => ({
      id: getIssueId(target),
      stateId: target.testServer.getGlobalId('WorkflowState', target.projectName, 2),
    }),
  },
  { mutation: 'setVote', needs: 'VOTE', input: (target) => ({ issueId: getIssueId(target), voted: true }) },
  {
    mutation: 'setWatch',
    needs: 'VOTE',
    input: (target) => ({ issueId: getIssueId(target), watching: true }),
  },
  {
    mutation: 'unlinkIssues',
    needs: 'TRIAGE',
    input: (target) => ({ fromId: getIssueId(target), toId: getOtherIssueId(target), kind: 'RELATES' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its title',
    needs: 'EDIT',
    dependsOnAuthor: true,
    input: (target) => ({ id: getIssueId(target), title: 'Other' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its type',
    needs: 'TRIAGE',
    dependsOnAuthor: true,
    input: (target) => ({ id: getIssueId(target), type: 'FEATURE' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its priority',
    needs: 'TRIAGE',
    input: (target) => ({ id: getIssueId(target), priority: 'HIGH' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its labels',
    needs: 'TRIAGE',
    input: (target) => ({
      id: getIssueId(target),
      addLabelIds: [target.testServer.getGlobalId('Label', target.projectName, 1)],
    }),
  },
  {
    mutation: 'updateIssue',
    form: 'its assignees',
    needs: 'TRIAGE',
    input: (target) => ({ id: getIssueId(target), addAssigneeIds: [getUserId(target.testServer, 'owner')] }),
  },
  {
    mutation: 'updateIssue',
    form: 'its milestone',
    needs: 'TRIAGE',
    input: (target) => ({
      id: getIssueId(target),
      milestoneId: target.testServer.getGlobalId('Milestone', target.projectName, 1),
    }),
  },
  {
    mutation: 'updateIssue',
    form: 'its parent',
    needs: 'TRIAGE',
    input: (target) => ({ id: getIssueId(target), parentId: getOtherIssueId(target) }),
  },
  {
    mutation: 'updateIssue',
    form: 'its due date',
    needs: 'TRIAGE',
    input: (target) => ({ id: getIssueId(target), dueOn: '2030-01-01T00:00:00.000Z' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its lock',
    needs: 'MAINTAIN',
    input: (target) => ({ id: getIssueId(target), locked: true }),
  },
  {
    mutation: 'updateComment',
    needs: 'EDIT',
    dependsOnAuthor: true,
    input: (target) => ({ id: getCommentId(target), body: 'Other' }),
  },
  {
    mutation: 'deleteComment',
    needs: 'MAINTAIN',
    dependsOnAuthor: true,
    input: (target) => ({ id: getCommentId(target) }),
  },
  {
    mutation: 'setCommentHidden',
    needs: 'MAINTAIN',
    input: (target) => ({ id: getCommentId(target), hidden: true }),
  },
];
