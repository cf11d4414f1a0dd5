/** Enum types. Values that the store keeps as an index into a list have that index as their internal value. */
import { EVENT_KIND_NAMES, type EventKind, getEventKindCode } from '../../../shared/events/kinds';
import {
  ISSUE_TYPES,
  PRIORITIES,
  ROLES,
  STATE_CATEGORIES,
  PROJECT_VISIBILITIES,
} from '../../../shared/issue';
import { schemaBuilder } from './builder';

/** Defines an enum type whose internal values are the indexes of `values`. */
export function defineIndexedEnum<Name extends string>(
  name: string,
  description: string,
  values: readonly Name[],
  valueDescriptions: Readonly<Record<Name, string>>,
) {
  return schemaBuilder.enumType(name, {
    description,
    values: Object.fromEntries(
      values.map((value, index) => [
        value.toUpperCase(),
        { value: index, description: valueDescriptions[value] },
      ]),
    ),
  });
}

/** Defines an enum type whose names are also its internal values. */
export function defineStringEnum<Name extends string>(
  name: string,
  description: string,
  valueDescriptions: Readonly<Record<Name, string>>,
) {
  const values = Object.entries(valueDescriptions) as [Name, string][];
  return schemaBuilder.enumType(name, {
    description,
    values: Object.fromEntries(
      values.map(([value, text]) => [value, { value, description: text }]),
    ) as Readonly<Record<Name, { value: Name; description: string }>>,
  });
}

/** Defines an enum type whose names are the upper-case forms of its internal values. */
export function defineUpperCaseEnum<Value extends string>(
  name: string,
  description: string,
  valueDescriptions: Readonly<Record<Value, string>>,
) {
  const values = Object.entries(valueDescriptions) as [Value, string][];
  return schemaBuilder.enumType(name, {
    description,
    values: Object.fromEntries(
      values.map(([value, text]) => [value.toUpperCase(), { value, description: text }]),
    ) as Readonly<Record<string, { value: Value; description: string }>>,
  });
}

export const GraphQLIssueType = defineIndexedEnum('IssueType', 'Type of an issue.', ISSUE_TYPES, {
  bug: 'A report of something broken.',
  feature: 'A request for new behavior.',
  task: 'A piece of work to do.',
  question: 'A question that needs an answer.',
});

export const GraphQLPriority = defineIndexedEnum(
  'Priority',
  'Priority of an issue. In ascending order: NONE, LOW, MEDIUM, HIGH, URGENT.',
  PRIORITIES,
  {
    none: 'No priority has been set.',
    low: 'Low: to be done when there is time.',
    medium: 'Medium: to be done in normal order.',
    high: 'High: to be done before medium and low.',
    urgent: 'Urgent: to be done immediately.',
  },
);

export const GraphQLStateCategory = defineIndexedEnum(
  'StateCategory',
  'Meaning of a workflow state, independent of its name. Issues in TRIAGE, BACKLOG and ACTIVE are open; in DONE and DROPPED they are closed.',
  STATE_CATEGORIES,
  {
    triage: 'Open: the issue has not been triaged yet.',
    backlog: 'Open: the issue is accepted but not started.',
    active: 'Open: the issue is being worked on.',
    done: 'Closed: the work has been completed.',
    dropped: 'Closed: the work will not be done.',
  },
);

export const GraphQLVisibility = defineIndexedEnum(
  'Visibility',
  'Audience that can read a project.',
  PROJECT_VISIBILITIES,
  {
    public: 'Anyone can read the project, without signing in.',
    internal: 'Every signed-in user can read the project.',
    private: 'The project is visible to its members only.',
  },
);

export const GraphQLRole = defineIndexedEnum(
  'Role',
  'Role of a member in a project. In ascending order: READER, REPORTER, TRIAGER, DEVELOPER, MAINTAINER. Each role includes the permissions of the previous one.',
  ROLES,
  {
    reader: 'Members who can read, vote and watch.',
    reporter: 'Readers who can also create issues and comment.',
    triager: 'Reporters who can also set states, labels, assignees and milestones, and run bulk edits.',
    developer: 'Triagers who can also edit issues and comments of other users.',
    maintainer: 'Developers who can also change the project’s settings and members.',
  },
);

export const GraphQLSiteRole = schemaBuilder.enumType('SiteRole', {
  description: 'Role of a user on the whole site, in addition to project roles.',
  values: {
    USER: { value: 'user', description: 'A user with only the permissions of project roles.' },
    ADMINISTRATOR: {
      value: 'administrator',
      description: 'A user with all permissions in all projects and on the site.',
    },
  } as const,
});

export const GraphQLMilestoneState = schemaBuilder.enumType('MilestoneState', {
  description: 'State of a milestone.',
  values: {
    OPEN: { description: 'The milestone is still being worked towards.' },
    CLOSED: { description: 'The milestone has been reached or abandoned.' },
  } as const,
});

export const GraphQLIssueLinkKind = schemaBuilder.enumType('LinkKind', {
  description: 'Relation of an issue to the issue at the other end of a link.',
  values: {
    DUPLICATES: { description: 'This issue duplicates the other one, which is the canonical issue.' },
    DUPLICATED_BY: { description: 'The other issue is a duplicate of this one.' },
    BLOCKS: { description: 'This issue blocks the other one.' },
    BLOCKED_BY: { description: 'This issue is blocked by the other one.' },
    RELATES: { description: 'The two issues are related, without a direction.' },
    CHILD: { description: 'The other issue is a child of this one.' },
  } as const,
});

export const GraphQLPermission = schemaBuilder.enumType('Permission', {
  description:
    'Permission of the viewer on a project, issue or comment. In ascending order: READ, VOTE, FILE, TRIAGE, EDIT, BULK_EDIT, MAINTAIN, ADMINISTER.',
  values: {
    READ: { description: 'Permission to read, search and export.' },
    VOTE: { description: 'Permission to vote, watch and save views.' },
    FILE: { description: 'Permission to create issues and to comment.' },
    TRIAGE: { description: 'Permission to set labels, states, assignees, milestones and duplicates.' },
    EDIT: { description: 'Permission to edit titles and texts.' },
    BULK_EDIT: { description: 'Permission to change many issues in one bulk operation.' },
    MAINTAIN: { description: 'Permission to lock, delete, import, and change workflow, labels and members.' },
    ADMINISTER: { description: 'Permission to manage users and the site.' },
  } as const,
});

export const GraphQLTransitionRequiredInput = schemaBuilder.enumType('TransitionAsks', {
  description: 'Extra input that a workflow transition requires.',
  values: {
    NOTHING: { value: 'nothing', description: 'The transition requires no extra input.' },
    REASON: { value: 'reason', description: 'The transition requires a text in the input field `reason`.' },
    TARGET: {
      value: 'target',
      description:
        'The transition requires the issue that this one duplicates, in the input field `canonicalIssueId`.',
    },
  } as const,
});

const EVENT_KIND_DESCRIPTIONS: Readonly<Record<EventKind, string>> = {
  opened: 'An issue was created.',
  commented: 'A comment was added to an issue.',
  state_changed: 'The state of an issue was changed.',
  labeled: 'A label was added to an issue.',
  unlabeled: 'A label was removed from an issue.',
  assigned: 'A user was assigned to an issue.',
  unassigned: 'A user was unassigned from an issue.',
  milestoned: 'An issue was added to a milestone.',
  demilestoned: 'An issue was removed from a milestone.',
  renamed: 'The title of an issue was changed.',
  type_changed: 'The type of an issue was changed.',
  priority_changed: 'The priority of an issue was changed.',
  locked: 'The conversation of an issue was locked.',
  unlocked: 'The conversation of an issue was unlocked.',
  linked: 'A link between two issues was added.',
  unlinked: 'A link between two issues was removed.',
  referenced: 'An issue was mentioned in another issue, a commit or a web page.',
  body_edited: 'The body of an issue was edited.',
  parent_changed: 'The parent of an issue was set, changed or removed.',
  due_changed: 'The due date of an issue was set, changed or removed.',
  transferred: 'An issue was transferred from another tracker or repository.',
  comment_edited: 'The text of a comment was edited.',
  comment_removed: 'A comment was deleted from an issue.',
  deleted: 'An issue was deleted permanently.',
  comment_hidden: 'A comment was hidden by a maintainer.',
  comment_shown: 'A hidden comment was shown again.',
  purged: 'A text was permanently removed from an issue, its comments and their history.',
  voted: 'A user voted for an issue.',
  unvoted: 'A user withdrew the vote for an issue.',
  watched: 'A user started watching an issue.',
  unwatched: 'A user stopped watching an issue.',
  label_created: 'A label of the project was created.',
  label_changed: 'A label of the project was changed.',
  milestone_created: 'A milestone of the project was created.',
  milestone_changed: 'A milestone of the project was changed.',
  project_changed: 'Name, description or visibility of the project was changed.',
  member_added: 'A user became a member of the project.',
  member_changed: 'The role of a member was changed.',
  member_removed: 'A member was removed from the project.',
  label_deleted: 'A label of the project was deleted or merged into another one.',
  label_restored: 'The deletion of a label was undone.',
  milestone_deleted: 'A milestone of the project was deleted.',
  milestone_restored: 'The deletion of a milestone was undone.',
  project_deleted: 'The project was deleted. Visible only after the project has been restored.',
  project_restored: 'The deleted project was restored.',
  reacted: 'A user added or removed a reaction. Visible to this user only.',
  sub_issues_reordered: 'The sub-issues of the issue were reordered.',
  duplicate_dismissed: 'A pair of issues was dismissed as not duplicates of each other.',
  duplicate_dismissal_removed: 'The dismissal of a pair of issues was removed.',
  votes_moved:
    'The votes or watchers of an issue changed, because a duplicate of one of its duplicates was linked or unlinked.',
  snoozed: 'An issue was snoozed: it left the triage queue for some time.',
  unsnoozed: 'The snooze of an issue ended.',
  held: 'An issue was held for triage: only triagers and its author are notified of it.',
  released: 'An issue is no longer held for triage. Withheld notifications were sent.',
  person_claimed:
    'An account replaced an imported person as author, assignee or commenter of the issue, because both are the same person.',
  reimported: 'An issue was imported again with changes that have no kind of their own, such as votes.',
};

export const GraphQLEventKind = schemaBuilder.enumType('EventKind', {
  description: 'Kind of an event in a project.',
  values: Object.fromEntries(
    EVENT_KIND_NAMES.map((kind) => [
      kind.toUpperCase(),
      { value: getEventKindCode(kind), description: EVENT_KIND_DESCRIPTIONS[kind] },
    ]),
  ),
});
