/** Parses the texts of GitLab's system notes, which record changes to an issue. */
import type { ImportSourceEventData, ImportSourceIssueRelation } from '../ImportSourceIssue';
import type { IssuePeople } from '../IssuePeople';
import { parseGitlabReference } from './fields';
import type { ReportEntry } from '../../../domain/imports/reportEntries';

export interface SystemNoteContext {
  /** Path of the issue's project, or null if it is unknown. */
  project: string | null;
  /** URL of the project's page, or null if it is unknown. */
  projectUrl: string | null;
  people: IssuePeople;
  /** Whether the input contains state events. Older versions of GitLab repeat them, and milestone events, as notes. */
  hasStateEvents: boolean;
  hasMilestoneEvents: boolean;
  closedState: 'done' | 'duplicate' | 'wont_fix';
  openState: 'untriaged' | 'backlog';
  /** Source id of the issue that this one duplicates, if any. */
  canonical: string | undefined;
}

export type GitlabSystemNoteMeaning =
  | { kind: 'events'; events: ImportSourceEventData[] }
  | { kind: 'relation'; relation: Pick<ImportSourceIssueRelation, 'kind' | 'to' | 'isInverse'> }
  | { kind: 'relation removed'; to: string }
  /** The note is ignored: its change is read from another part of the input. */
  | { kind: 'repeated' }
  | { kind: 'dropped'; reason: ReportEntry };

const REFERENCE = String.raw`([\w./-]*#\d+)`;

/** Patterns of notes that Winnow has no equivalent for, each with its entry in the report. */
const DROPPED_NOTES: readonly (readonly [pattern: RegExp, reason: ReportEntry])[] = [
  [/^changed the description/, { code: 'changes_of_description' }],
  [/due date|start date/, { code: 'changes_of_dates' }],
  [/weight/, { code: 'changes_of_weight' }],
  [/confidential|visible to everyone/, { code: 'changes_of_confidentiality' }],
  [/time estimate|of time spent|time spent|spent time/, { code: 'time_tracking' }],
  [/epic|iteration|health status|severity|incident/, { code: 'changes_of_epics' }],
  [/^(?:added|removed) .*label|~\d+/, { code: 'changes_of_labels' }],
  [/^marked the (?:task|checklist item)/, { code: 'changes_of_tasks' }],
  [/^(?:created|mentioned in).*(?:branch|merge request)/, { code: 'mentions_in_branches' }],
  [/^marked .* as a duplicate of this issue$/, { code: 'duplicates_of_the_issue' }],
];

/** Returns the meaning of a system note. */
export function parseGitlabSystemNote(body: string, context: SystemNoteContext): GitlabSystemNoteMeaning {
  const text = body.trim();
  return (
    parseStateNote(text, context) ??
    parseFieldNote(text, context) ??
    parseReferenceNote(text, context) ?? {
      kind: 'dropped',
      reason: DROPPED_NOTES.find(([pattern]) => pattern.test(text))?.[1] ?? { code: 'other_system_notes' },
    }
  );
}

function parseStateNote(text: string, context: SystemNoteContext): GitlabSystemNoteMeaning | undefined {
  const isClosed = /^(?:status changed to )?closed\b/i.test(text);
  if (!isClosed && !/^(?:status changed to )?reopened\b/i.test(text)) return undefined;
  if (context.hasStateEvents) return { kind: 'repeated' };
  if (!isClosed) return { kind: 'events', events: [{ kind: 'state', to: context.openState }] };
  const hash = /^closed via commit ([\da-f]{7,40})/.exec(text)?.[1];
  return {
    kind: 'events',
    events: [
      {
        kind: 'state',
        to: context.closedState,
        ...(context.closedState === 'duplicate' && { canonical: context.canonical }),
        ...(hash !== undefined && { commit: { hash, url: formatCommitUrl(hash, context) } }),
      },
    ],
  };
}

export const formatCommitUrl = (
  hash: string,
  { projectUrl }: Pick<SystemNoteContext, 'projectUrl'>,
): string | null => (projectUrl === null ? null : `${projectUrl}/-/commit/${hash}`);

function parseFieldNote(text: string, context: SystemNoteContext): GitlabSystemNoteMeaning | undefined {
  const renamed = parseTitleNote(text);
  if (renamed) return { kind: 'events', events: [{ kind: 'renamed', ...renamed }] };
  if (/^(?:assigned|reassigned|unassigned)\b/i.test(text) || text.toLowerCase() === 'removed assignee')
    return parseAssigneeNote(text, context);
  if (/^(?:unlocked|locked)\b/.test(text))
    return { kind: 'events', events: [{ kind: text.startsWith('un') ? 'unlocked' : 'locked' }] };
  if (/milestone/.test(text) && context.hasMilestoneEvents) return { kind: 'repeated' };
  const milestone = /^(?:changed|set) milestone to %"?([^"]+)"?$/i.exec(text)?.[1];
  if (milestone !== undefined) return { kind: 'events', events: [{ kind: 'milestoned', milestone }] };
  const from = new RegExp(`^moved from ${REFERENCE}$`).exec(text)?.[1];
  if (from !== undefined)
    return { kind: 'events', events: [{ kind: 'transferred', from: from.replace(/#\d+$/, '') }] };
  return undefined;
}

/** Parses "changed title from **old** to **new**", in linear time. */
function parseTitleNote(text: string): { from: string; to: string } | undefined {
  const [start] = /^changed title from \*\*/i.exec(text) ?? [];
  if (start === undefined || !text.endsWith('**')) return undefined;
  const titles = text.slice(start.length, -2);
  const separator = titles.search(/\*\* to \*\*/i);
  if (separator < 0) return undefined;
  return {
    from: removeDiffMarks(titles.slice(0, separator)),
    to: removeDiffMarks(titles.slice(separator + '** to **'.length)),
  };
}

/** Removes the marks around the changed words of a title: "{-old-}" and "{+new+}". Takes linear time. */
function removeDiffMarks(text: string): string {
  const opening = /\{[-+]/g;
  const closing = /[-+]\}/g;
  let rest = 0;
  let plain = '';
  for (let open = opening.exec(text); open; open = opening.exec(text)) {
    closing.lastIndex = opening.lastIndex;
    const close = closing.exec(text);
    if (!close) break;
    plain += text.slice(rest, open.index) + text.slice(opening.lastIndex, close.index);
    rest = opening.lastIndex = closing.lastIndex;
  }
  return plain + text.slice(rest);
}

/** Parses notes such as "assigned to @ada and unassigned @grace". */
function parseAssigneeNote(text: string, { people }: SystemNoteContext): GitlabSystemNoteMeaning {
  const events: ImportSourceEventData[] = [];
  let kind: 'assigned' | 'unassigned' = 'assigned';
  for (const [, word, user] of text.matchAll(/\b(assigned|reassigned|unassigned)\b|@([\w.-]*\w)/gi)) {
    if (word !== undefined) kind = word.toLowerCase() === 'unassigned' ? 'unassigned' : 'assigned';
    else if (user !== undefined) events.push({ kind, user: people.add(user) });
  }
  if (events.length > 0) return { kind: 'events', events };
  return { kind: 'dropped', reason: { code: 'changes_of_unnamed_assignees' } };
}

function parseReferenceNote(text: string, context: SystemNoteContext): GitlabSystemNoteMeaning | undefined {
  const { project, projectUrl } = context;
  const commit = /^mentioned in commit (?:[\w./-]+@)?([\da-f]{7,40})$/.exec(text)?.[1];
  if (commit !== undefined)
    return {
      kind: 'events',
      events: [{ kind: 'referenced', after: { commit, url: formatCommitUrl(commit, context) } }],
    };
  const mentioned = new RegExp(`^mentioned in (?:issue|incident|task) ${REFERENCE}$`).exec(text)?.[1];
  const issue = mentioned === undefined ? undefined : parseGitlabReference(mentioned, project);
  if (issue !== undefined) {
    const isSameProject = mentioned!.startsWith('#');
    const url = isSameProject && projectUrl !== null ? `${projectUrl}/-/issues/${mentioned!.slice(1)}` : null;
    return {
      kind: 'events',
      events: [{ kind: 'referenced', issue, after: { url, title: mentioned! } }],
    };
  }
  for (const [pattern, relation] of RELATION_NOTES) {
    const found = new RegExp(pattern.replace('REF', REFERENCE)).exec(text)?.[1];
    const to = found === undefined ? undefined : parseGitlabReference(found, project);
    if (to !== undefined) return { kind: 'relation', relation: { ...relation, to } };
  }
  const removed = new RegExp(`^removed the relation with ${REFERENCE}$`).exec(text)?.[1];
  const removedTo = removed === undefined ? undefined : parseGitlabReference(removed, project);
  return removedTo === undefined ? undefined : { kind: 'relation removed', to: removedTo };
}

const RELATION_NOTES: readonly (readonly [
  pattern: string,
  relation: Pick<ImportSourceIssueRelation, 'kind' | 'isInverse'>,
])[] = [
  ['^marked this (?:issue|item|task|incident) as a duplicate of REF$', { kind: 'duplicates' }],
  ['^marked (?:this|the) (?:issue|item|task|incident) as related to REF$', { kind: 'relates' }],
  ['^marked (?:this|the) (?:issue|item|task|incident) as blocking REF$', { kind: 'blocks' }],
  [
    '^marked (?:this|the) (?:issue|item|task|incident) as blocked by REF$',
    { kind: 'blocks', isInverse: true },
  ],
];
