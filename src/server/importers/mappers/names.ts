/** Maps names of states, priorities and types that trackers commonly use to the values of Winnow. */
import type { OptionFieldName, OptionName } from '../../../shared/fields/optionFields';
import type { IssueType, Priority } from '../../../shared/issue';
import type { ImportSourceIssueState } from './ImportSourceIssue';

/** Returns a name in lower case, with each sequence of punctuation replaced by a space. */
export const simplifyName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function createNameTable<Value extends string>(
  names: Readonly<Partial<Record<Value, string>>>,
): ReadonlyMap<string, Value> {
  return new Map(
    (Object.entries(names) as [Value, string][]).flatMap(([value, list]) =>
      list.split(',').map((name) => [name.trim(), value] as const),
    ),
  );
}

/** States of closed issues by the name of their resolution, without resolutions such as "fixed". */
const STATE_BY_RESOLUTION = createNameTable<ImportSourceIssueState>({
  duplicate: 'duplicate',
  cannot_reproduce:
    'cannot reproduce, cant reproduce, could not reproduce, not reproducible, works for me, worksforme',
  wont_fix:
    `wont fix, wontfix, wont do, invalid, incomplete, declined, rejected, canceled, cancelled, abandoned, not planned,
    not a bug, not a problem, not our bug, needs more info, hold, later, obsolete, out of date, works as designed, as designed,
    by design, auto closed, workaround, not enough information, information provided`.replace(/\s+/g, ' '),
});

/** States by name. "Closed" means done unless a resolution gives another reason. */
const STATE_BY_NAME = createNameTable<ImportSourceIssueState>({
  untriaged: 'untriaged, triage, needs triage, in triage, unconfirmed, untriage',
  backlog:
    `open, opened, reopened, to do, todo, backlog, new, planned, unstarted, not started, ready, pending, on hold, blocked,
    confirmed, icebox, selected for development, acknowledged, feedback, waiting`.replace(/\s+/g, ' '),
  active:
    `in progress, started, doing, active, in review, review, testing, in testing, assigned, wip, in development, qa,
    in qa, code review, working`.replace(/\s+/g, ' '),
  done: 'done, closed, resolved, completed, complete, fixed, merged, finished, released, verified, shipped, implemented, deployed',
});

const PRIORITY_BY_NAME = createNameTable<Priority>({
  urgent: 'blocker, highest, critical, urgent, immediate',
  high: 'high, major',
  medium: 'medium, normal',
  low: 'low, minor, lowest, trivial',
  none: 'none, no priority, unset',
});

const TYPE_BY_NAME = createNameTable<IssueType>({
  bug: 'bug, defect, incident, error, crash, regression',
  feature:
    'new feature, feature, feature request, improvement, enhancement, story, user story, epic, wish, suggestion',
  task: 'task, sub task, subtask, chore, todo, work item, issue',
  question: 'question, support, it help, service request',
});

export const findStateByResolution = (name: string): ImportSourceIssueState | undefined =>
  STATE_BY_RESOLUTION.get(simplifyName(name));

/** Finds a state by its name. The name may also be that of a resolution. */
export const findStateByName = (name: string): ImportSourceIssueState | undefined =>
  STATE_BY_NAME.get(simplifyName(name)) ?? findStateByResolution(name);

export const findPriorityByName = (name: string): Priority | undefined =>
  PRIORITY_BY_NAME.get(simplifyName(name));

export const findTypeByName = (name: string): IssueType | undefined => TYPE_BY_NAME.get(simplifyName(name));

/** Find the value of a field by a name that trackers commonly use. */
export const FIND_OPTION: {
  readonly [Field in OptionFieldName]: (name: string) => OptionName<Field> | undefined;
} = {
  type: findTypeByName,
  priority: findPriorityByName,
};

const FIXED_RESOLUTIONS = new Set(['fixed', 'done', 'resolved', 'completed', 'complete', 'unresolved']);

/**
 * Returns a resolution as the reason for closing an issue, such as "not our bug"; undefined for resolutions such as
 * "fixed".
 */
export const formatResolutionAsReason = (resolution: string): string | undefined =>
  resolution === '' || FIXED_RESOLUTIONS.has(simplifyName(resolution)) ? undefined : resolution.toLowerCase();
