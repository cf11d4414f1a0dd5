/** Closed value sets. Where the store keeps a value as an index, that index is its internal value here. */
import {
  EVENT_KINDS,
  ISSUE_TYPES,
  PRIORITIES,
  ROLES,
  STATE_CATEGORIES,
  VISIBILITIES,
} from '../../../shared/issue';
import { builder } from './builder';

/** An enum over the indexes of a list that the store keeps values of by their index. */
export function indexed<Name extends string>(
  name: string,
  description: string,
  values: readonly Name[],
  descriptions: Readonly<Record<Name, string>>,
) {
  return builder.enumType(name, {
    description,
    values: Object.fromEntries(
      values.map((value, index) => [value.toUpperCase(), { value: index, description: descriptions[value] }]),
    ),
  });
}

export const IssueType = indexed('IssueType', 'What an issue is about.', ISSUE_TYPES, {
  bug: 'Something does not work.',
  feature: 'Something that is wanted.',
  task: 'Work to do.',
  question: 'Something to answer.',
});

export const Priority = indexed('Priority', 'How pressing an issue is, in rising order.', PRIORITIES, {
  none: 'Not decided.',
  low: 'When there is time.',
  medium: 'In its turn.',
  high: 'Before others.',
  urgent: 'Now.',
});

export const StateCategory = indexed(
  'StateCategory',
  'What a state means, whatever its name. The first three are open, the others closed.',
  STATE_CATEGORIES,
  {
    triage: 'Nobody has looked at it yet.',
    backlog: 'Accepted, not begun.',
    active: 'Being worked on.',
    done: 'Closed: done.',
    dropped: 'Closed: not done and not going to be.',
  },
);

export const Visibility = indexed('Visibility', 'Who may read a project.', VISIBILITIES, {
  public: 'Anyone.',
  internal: 'Whoever is signed in.',
  private: 'Its members.',
});

export const Role = indexed('Role', 'What a member is in a project, in rising order of trust.', ROLES, {
  reader: 'Reads, votes and watches.',
  reporter: 'Also files and comments.',
  triager: 'Also sets states, labels, assignees and milestones.',
  developer: 'Also edits what others wrote.',
  maintainer: 'Also runs the project.',
});

export const SiteRole = builder.enumType('SiteRole', {
  description: 'What someone is on the whole site.',
  values: {
    USER: { value: 'user', description: 'What their memberships make them.' },
    ADMINISTRATOR: { value: 'administrator', description: 'May do everything everywhere.' },
  } as const,
});

export const MilestoneState = builder.enumType('MilestoneState', {
  description: 'Whether a milestone is still worked towards.',
  values: {
    OPEN: { description: 'Worked towards.' },
    CLOSED: { description: 'Reached or given up.' },
  } as const,
});

export const LinkKind = builder.enumType('LinkKind', {
  description: 'How an issue stands to the one at the other end of a link.',
  values: {
    DUPLICATES: { description: 'It tells of the same as the other, which is the canonical one.' },
    DUPLICATED_BY: { description: 'The other is a duplicate of it.' },
    BLOCKS: { description: 'The other waits for it.' },
    BLOCKED_BY: { description: 'It waits for the other.' },
    RELATES: { description: 'The two have to do with each other.' },
    CHILD: { description: 'The other is a part of it.' },
  } as const,
});

export const Permission = builder.enumType('Permission', {
  description: 'What the viewer may do, in rising order of trust.',
  values: {
    READ: { description: 'Read, search and export it.' },
    VOTE: { description: 'Vote, watch and save views.' },
    FILE: { description: 'File issues and comment.' },
    TRIAGE: { description: 'Set labels, states, assignees, milestones and duplicates.' },
    EDIT: { description: 'Edit title and body.' },
    BULK_EDIT: { description: 'Change many issues at once.' },
    MAINTAIN: { description: 'Lock, delete, import, and change workflow, labels and members.' },
    ADMINISTER: { description: 'Manage users and the site.' },
  } as const,
});

export const TransitionAsks = builder.enumType('TransitionAsks', {
  description: 'What whoever changes the state is asked for on the way.',
  values: {
    NOTHING: { value: 'nothing', description: 'Nothing.' },
    REASON: { value: 'reason', description: 'Why.' },
    TARGET: { value: 'target', description: 'The issue that it is a duplicate of.' },
  } as const,
});

export const EventKind = builder.enumType('EventKind', {
  description: 'What happened.',
  values: Object.fromEntries(EVENT_KINDS.map((kind, index) => [kind.toUpperCase(), { value: index }])),
});
