/** Applies a user's mapping of states and priorities to imported issues. */
import type { Priority, StateCategory } from '../../../shared/issue';
import type { MappedImportIssue } from './MappedImportIssue';
import { DEFAULT_OPTIONS, type ImportSourceIssue, type ImportSourceIssueState } from './ImportSourceIssue';

/** Workflow states and priorities by name in the source. The format maps all other names. */
export interface ImportValueMapping {
  states: ReadonlyMap<string, MappedWorkflowState>;
  priorities: ReadonlyMap<string, Priority>;
}

/** A workflow state of the project. */
export interface MappedWorkflowState {
  id: number;
  category: StateCategory;
}

/** Category of the workflow states that correspond to each state of the importers. */
export const CATEGORY_BY_SOURCE_STATE: Readonly<Record<ImportSourceIssueState, StateCategory>> = {
  untriaged: 'triage',
  backlog: 'backlog',
  active: 'active',
  done: 'done',
  wont_fix: 'dropped',
  cannot_reproduce: 'dropped',
  duplicate: 'dropped',
};

const SOURCE_STATE_BY_CATEGORY: Readonly<Record<StateCategory, ImportSourceIssueState>> = {
  triage: 'untriaged',
  backlog: 'backlog',
  active: 'active',
  done: 'done',
  dropped: 'wont_fix',
};

/** Names to display for states of formats that have no state names of their own. */
const SOURCE_STATE_NAMES: Readonly<Record<ImportSourceIssueState, string>> = {
  untriaged: 'Untriaged',
  backlog: 'Backlog',
  active: 'In progress',
  done: 'Done',
  wont_fix: "Won't fix",
  cannot_reproduce: 'Cannot reproduce',
  duplicate: 'Duplicate',
};

/**
 * Returns the name of an issue's state in the source, or of the corresponding state in Winnow if the source has none.
 */
export const getSourceStateName = ({ issue, sourceState }: MappedImportIssue): string =>
  sourceState ?? SOURCE_STATE_NAMES[issue.state ?? issue.openState];

/** Returns the name of an issue's priority in the source, or of its priority in Winnow if the source has none. */
export const getSourcePriorityName = ({ issue, sourcePriority }: MappedImportIssue): string =>
  sourcePriority ?? issue.priority ?? DEFAULT_OPTIONS.priority;

/** Returns an issue with the state and priority that the user has chosen. */
export function applyImportMapping(
  mapped: MappedImportIssue,
  { states, priorities }: ImportValueMapping,
): ImportSourceIssue {
  const { issue } = mapped;
  const state = states.get(getSourceStateName(mapped));
  const priority = priorities.get(getSourcePriorityName(mapped));
  return {
    ...issue,
    ...(priority !== undefined && { priority }),
    ...(state && { state: toSourceState(issue.state ?? issue.openState, state), workflowStateId: state.id }),
  };
}

/** Keeps a more specific state, such as "duplicate", if the chosen workflow state belongs to the same category. */
const toSourceState = (
  state: ImportSourceIssueState,
  { category }: MappedWorkflowState,
): ImportSourceIssueState =>
  CATEGORY_BY_SOURCE_STATE[state] === category ? state : SOURCE_STATE_BY_CATEGORY[category];
