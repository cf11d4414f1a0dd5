/**
 * Registry of all queued mutations, in which a mutation persisted in localStorage finds its definition by
 * name: see MutationQueue.resumePersistedMutations.
 */
import { undoDeletion } from '../components/bulk/undoDeletion';
import { deleteProject } from '../mutations/deleteProject';
import { linkIssues, unlinkIssues } from '../mutations/linkIssues';
import type { QueuedMutation } from '../mutations/queue/MutationDefinition';
import type { FindMutationDefinition } from '../mutations/queue/startedMutationQueue';
import { restoreProject } from '../components/projects/restoreProject';
import { setIssueState } from '../mutations/setIssueState';
import { setVote } from '../components/reactions/setVote';
import { setWatchLevel } from '../components/reactions/setWatchLevel';
import { setReaction } from '../components/reactions/setReaction';
import { createSubIssue } from '../components/subIssues/createSubIssue';
import { moveSubIssue } from '../components/subIssues/moveSubIssue';
import { setTask } from '../components/issueTexts/setTask';
import { updateIssue } from '../mutations/updateIssue';
import { deleteIssue } from '../components/issues/deleteIssue';
import { undoComment, addComment } from '../components/comments/addComment';
import { deleteComment, setCommentHidden, updateComment } from '../screens/issue/timeline/commentMutations';
import {
  muteIssue,
  undoNotificationUpdate,
  updateNotifications,
} from '../screens/inbox/actions/notificationMutations';
import { updateCommandKeys } from '../screens/account/updateCommandKeys';
import { createLabel, deleteLabel, mergeLabels, updateLabel } from '../screens/labels/labelMutations';
import { createMilestone, deleteMilestone, updateMilestone } from '../screens/milestones/milestoneMutations';
import {
  createSavedView,
  deleteSavedView,
  restoreSavedView,
  setDefaultSavedView,
  setSavedViewOrder,
  updateSavedView,
} from '../screens/issues/savedViews/savedViewMutations';
import { createIssue } from '../screens/newIssue/createIssue';
import { createProject } from '../screens/newProject/createProject';
import {
  setProjectWatchLevel,
  updateNewAccountRules,
  updateProject,
  updateTriageSettings,
} from '../screens/settings/settingsMutations';
import {
  decideTriage,
  requestInformation,
  snoozeTriage,
  undoTriage,
} from '../screens/triage/model/triageMutations';

const MUTATION_DEFINITIONS: readonly { name: string; delivery: 'queued' }[] = [
  createIssue,
  updateIssue,
  setIssueState,
  addComment,
  undoComment,
  updateComment,
  deleteComment,
  setCommentHidden,
  linkIssues,
  unlinkIssues,
  deleteIssue,
  createSubIssue,
  moveSubIssue,
  setTask,
  setReaction,
  setVote,
  setWatchLevel,
  updateNotifications,
  undoNotificationUpdate,
  muteIssue,
  decideTriage,
  requestInformation,
  snoozeTriage,
  undoTriage,
  createSavedView,
  updateSavedView,
  deleteSavedView,
  restoreSavedView,
  setSavedViewOrder,
  setDefaultSavedView,
  updateCommandKeys,
  createLabel,
  updateLabel,
  deleteLabel,
  mergeLabels,
  createMilestone,
  updateMilestone,
  deleteMilestone,
  undoDeletion,
  createProject,
  updateProject,
  setProjectWatchLevel,
  updateTriageSettings,
  updateNewAccountRules,
  deleteProject,
  restoreProject,
];

export const findMutationDefinition: FindMutationDefinition = (name) =>
  MUTATION_DEFINITIONS.find((definition) => definition.name === name) as
    | QueuedMutation['definition']
    | undefined;
