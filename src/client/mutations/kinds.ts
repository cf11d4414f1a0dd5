/** All kinds of edits, by name: what is kept over a reload is found here again. */
import { addComment } from './addComment';
import { createIssue } from './createIssue';
import { deleteComment } from './deleteComment';
import { createLabel } from './createLabel';
import { createMilestone } from './createMilestone';
import { createProject } from './createProject';
import { deleteIssue } from './deleteIssue';
import type { Step } from './Edit';
import { linkIssues } from './linkIssues';
import { setCommentHidden } from './setCommentHidden';
import { setIssueState } from './setIssueState';
import { setVote } from './setVote';
import { setWatch } from './setWatch';
import { unlinkIssues } from './unlinkIssues';
import { updateComment } from './updateComment';
import { updateIssue } from './updateIssue';
import { updateLabel } from './updateLabel';
import { updateMilestone } from './updateMilestone';
import { updateProject } from './updateProject';

const KINDS: readonly { name: string }[] = [
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

export const kindOf = (name: string): Step['edit'] | undefined =>
  KINDS.find((kind) => kind.name === name) as Step['edit'] | undefined;
