/**
 * Registry of all queued mutations, in which a mutation persisted in localStorage finds its definition by
 * name: see MutationQueue.resumePersistedMutations.
 */
import { linkIssues } from './mutations/linkIssues';
import type { QueuedMutation } from './mutations/queue/MutationDefinition';
import type { FindMutationDefinition } from './mutations/queue/MutationRegistryContext';
import { setIssueState } from './mutations/setIssueState';
import { setVote } from './screens/issue/fields/setVote';
import { setWatch } from './screens/issue/fields/setWatch';
import { unlinkIssues } from './mutations/unlinkIssues';
import { updateIssue } from './mutations/updateIssue';
import { deleteIssue } from './screens/issue/menu/deleteIssue';
import { addComment } from './screens/issue/timeline/addComment';
import { deleteComment } from './screens/issue/timeline/deleteComment';
import { setCommentHidden } from './screens/issue/timeline/setCommentHidden';
import { updateComment } from './screens/issue/timeline/updateComment';
import { createLabel } from './screens/labels/createLabel';
import { updateLabel } from './screens/labels/updateLabel';
import { createMilestone } from './screens/milestones/createMilestone';
import { updateMilestone } from './screens/milestones/updateMilestone';
import { createIssue } from './screens/newIssue/createIssue';
import { createProject } from './screens/newProject/createProject';
import { updateProject } from './screens/settings/updateProject';

const MUTATION_DEFINITIONS: readonly { name: string; delivery: 'queued' }[] = [
  createIssue,
  updateIssue,
  setIssueState,
  addComment,
  updateComment,
  deleteComment,
  setCommentHidden,
  linkIssues,
  unlinkIssues,
  deleteIssue,
  setVote,
  setWatch,
  createLabel,
  updateLabel,
  createMilestone,
  updateMilestone,
  createProject,
  updateProject,
];

export const findMutationDefinition: FindMutationDefinition = (name) =>
  MUTATION_DEFINITIONS.find((definition) => definition.name === name) as
    QueuedMutation['definition'] | undefined;
