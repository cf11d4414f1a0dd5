/**
 * Registry of all queued mutations, in which a mutation persisted in localStorage finds its definition by
 * name: see MutationQueue.resumePersistedMutations.
 */
import { undoDeletion } from './components/bulk/undoDeletion';
import { deleteProject } from './mutations/deleteProject';
import { linkIssues } from './mutations/linkIssues';
import type { QueuedMutation } from './mutations/queue/MutationDefinition';
import type { FindMutationDefinition } from './mutations/queue/MutationRegistryContext';
import { restoreProject } from './components/project/restoreProject';
import { setIssueState } from './mutations/setIssueState';
import { setVote } from './components/issueFields/setVote';
import { setWatchLevel } from './components/issueFields/setWatchLevel';
import { unlinkIssues } from './mutations/unlinkIssues';
import { setReaction } from './components/reactions/setReaction';
import { createSubIssue } from './components/subIssues/createSubIssue';
import { moveSubIssue } from './components/subIssues/moveSubIssue';
import { setTask } from './components/tasks/setTask';
import { updateIssue } from './mutations/updateIssue';
import { deleteIssue } from './components/deleteIssue';
import { undoComment } from './components/comments/undoComment';
import { addComment } from './components/comments/addComment';
import { deleteComment } from './screens/issue/timeline/deleteComment';
import { setCommentHidden } from './screens/issue/timeline/setCommentHidden';
import { updateComment } from './screens/issue/timeline/updateComment';
import { muteIssue } from './screens/inbox/actions/muteIssue';
import { undoNotificationUpdate } from './screens/inbox/actions/undoNotificationUpdate';
import { updateNotifications } from './screens/inbox/actions/updateNotifications';
import { createSavedView } from './screens/issues/savedViews/createSavedView';
import { deleteSavedView } from './screens/issues/savedViews/deleteSavedView';
import { restoreSavedView } from './screens/issues/savedViews/restoreSavedView';
import { setDefaultSavedView } from './screens/issues/savedViews/setDefaultSavedView';
import { setSavedViewOrder } from './screens/issues/savedViews/setSavedViewOrder';
import { updateSavedView } from './screens/issues/savedViews/updateSavedView';
import { updateCommandKeys } from './screens/account/updateCommandKeys';
import { createLabel } from './screens/labels/createLabel';
import { deleteLabel } from './screens/labels/deleteLabel';
import { mergeLabels } from './screens/labels/mergeLabels';
import { updateLabel } from './screens/labels/updateLabel';
import { createMilestone } from './screens/milestones/createMilestone';
import { deleteMilestone } from './screens/milestones/deleteMilestone';
import { updateMilestone } from './screens/milestones/updateMilestone';
import { createIssue } from './screens/newIssue/createIssue';
import { createProject } from './screens/newProject/createProject';
import { setProjectWatchLevel } from './screens/settings/setProjectWatchLevel';
import { updateNewAccountRules } from './screens/settings/updateNewAccountRules';
import { updateProject } from './screens/settings/updateProject';
import { decideTriage } from './screens/triage/mutations/decideTriage';
import { requestInformation } from './screens/triage/mutations/requestInformation';
import { snoozeTriage } from './screens/triage/mutations/snoozeTriage';
import { undoTriage } from './screens/triage/mutations/undoTriage';
import { updateTriageSettings } from './screens/settings/updateTriageSettings';

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
