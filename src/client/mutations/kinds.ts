/** All kinds of edits, by name: what is kept over a reload is found here again. */
import { addComment } from './addComment';
import { createIssue } from './createIssue';
import { deleteComment } from './deleteComment';
import type { Step } from './Edit';
import { setIssueState } from './setIssueState';
import { setVote } from './setVote';
import { setWatch } from './setWatch';
import { updateComment } from './updateComment';
import { updateIssue } from './updateIssue';

const KINDS: readonly { name: string }[] = [
  createIssue,
  updateIssue,
  setIssueState,
  addComment,
  updateComment,
  deleteComment,
  setVote,
  setWatch,
];

export const kindOf = (name: string): Step['edit'] | undefined =>
  KINDS.find((kind) => kind.name === name) as Step['edit'] | undefined;
