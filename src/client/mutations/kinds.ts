/** All kinds of edits, by name: what is kept over a reload is found here again. */
import type { Step } from './Edit';
import { setIssueState } from './setIssueState';
import { updateIssue } from './updateIssue';

const KINDS: readonly { name: string }[] = [updateIssue, setIssueState];

export const kindOf = (name: string): Step['edit'] | undefined =>
  KINDS.find((kind) => kind.name === name) as Step['edit'] | undefined;
