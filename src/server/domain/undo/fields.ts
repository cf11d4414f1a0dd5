/** Which field of an issue an event is about: what is undone is left alone where a later event is of the same. */
import { EVENT_KINDS } from '../../../shared/issue';
import { scopeOf } from '../../../shared/validation/labels';
import type { StoredEvent } from '../../store/read/bulkEvents';

/** `state`, `label:7`, `scope:platform`, `user:3`, `comment:12`; null: of no field that a bulk edit changes. */
export function fieldOf(event: StoredEvent, labelNames: ReadonlyMap<number, string>): string | null {
  switch (EVENT_KINDS[event.kind]) {
    case 'state_changed':
      return 'state';
    case 'linked':
    case 'unlinked':
      // What an issue repeats goes with its state.
      return valueOf(event, 'kind') === 'duplicates' ? 'state' : null;
    case 'labeled':
    case 'unlabeled':
      return labelField(Number(valueOf(event, 'label')), labelNames);
    case 'assigned':
    case 'unassigned':
      return `user:${valueOf(event, 'user')}`;
    case 'milestoned':
    case 'demilestoned':
      return 'milestone';
    case 'type_changed':
      return 'type';
    case 'priority_changed':
      return 'priority';
    case 'commented':
      return `comment:${event.comment_id}`;
    case 'comment_edited':
    case 'comment_removed':
    case 'comment_hidden':
    case 'comment_shown':
      return `comment:${valueOf(event, 'comment')}`;
    default:
      return null;
  }
}

/** Of a scope an issue has one label at a time, so that all of them are one field. */
function labelField(id: number, labelNames: ReadonlyMap<number, string>): string {
  const name = labelNames.get(id);
  const scope = name === undefined ? null : scopeOf(name);
  return scope === null ? `label:${id}` : `scope:${scope}`;
}

/** A value of an event, of whichever side has it. */
export function valueOf({ before, after }: StoredEvent, key: string): string | number | null {
  return after?.[key] ?? before?.[key] ?? null;
}

const NAMES: Readonly<Record<string, string>> = {
  ...{
    state: 'the state',
    label: 'a label',
    scope: 'a label',
    user: 'an assignee',
    milestone: 'the milestone',
  },
  ...{ type: 'the type', priority: 'the priority', comment: 'the comment' },
};

/** "The state and a label were changed since and were not restored." */
export function leftAlone(fields: Iterable<string>): string {
  const names = [...new Set([...fields].map((field) => NAMES[field.split(':')[0]!]!))].sort();
  const list = new Intl.ListFormat('en').format(names);
  const text = list[0]!.toUpperCase() + list.slice(1);
  return names.length > 1
    ? `${text} were changed since and were not restored.`
    : `${text} was changed since and was not restored.`;
}
