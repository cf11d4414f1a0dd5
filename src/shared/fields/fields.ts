/** The built-in fields of an issue (see README.md). */
import { ISSUE_TYPES, PRIORITIES } from '../issue';
import type { FieldAbility, FieldDefinition, FieldKind } from './FieldDefinition';

/** The definitions, in the order in which queries complete filters and dialogs list columns. */
export const FIELDS = {
  state: {
    name: 'state',
    graphql: 'STATE',
    title: 'State',
    none: 'No state',
    kind: 'STATE',
    filter: true,
    sort: { first: 'asc', inOneProject: true },
    group: 'up',
    facet: true,
  },
  type: {
    name: 'type',
    graphql: 'TYPE',
    title: 'Type',
    none: 'No type',
    kind: 'ENUM',
    options: { values: ISSUE_TYPES },
    filter: true,
    group: 'up',
    facet: true,
  },
  priority: {
    name: 'priority',
    graphql: 'PRIORITY',
    title: 'Priority',
    none: 'No priority',
    kind: 'ENUM',
    options: { values: PRIORITIES, isOrdered: true, hasNone: true },
    filter: true,
    no: true,
    sort: { first: 'desc' },
    group: 'down',
    facet: true,
  },
  labels: {
    name: 'label',
    graphql: 'LABEL',
    title: 'Labels',
    singular: 'Label',
    kind: 'LABEL',
    many: true,
    filter: true,
    no: true,
    facet: true,
  },
  assignees: {
    name: 'assignee',
    graphql: 'ASSIGNEE',
    title: 'Assignees',
    singular: 'Assignee',
    none: 'No assignee',
    kind: 'PERSON',
    many: true,
    filter: true,
    no: true,
    sort: { first: 'asc', inOneProject: true },
    group: 'name',
    facet: true,
    width: 76,
  },
  author: {
    name: 'author',
    graphql: 'AUTHOR',
    title: 'Author',
    kind: 'PERSON',
    filter: true,
    no: true,
    facet: true,
    width: 120,
  },
  milestone: {
    name: 'milestone',
    graphql: 'MILESTONE',
    title: 'Milestone',
    none: 'No milestone',
    kind: 'MILESTONE',
    filter: true,
    no: true,
    group: 'name',
    facet: true,
    width: 120,
  },
  due: {
    name: 'due',
    graphql: 'DUE',
    title: 'Due',
    none: 'No due date',
    kind: 'DAY',
    filter: true,
    sort: { first: 'asc' },
    width: 84,
  },
  number: {
    name: 'number',
    graphql: 'NUMBER',
    title: 'Number',
    kind: 'NUMBER',
    filter: true,
    sort: { first: 'desc' },
  },
  created: {
    name: 'created',
    graphql: 'CREATED_AT',
    title: 'Created',
    kind: 'TIME',
    filter: true,
    sort: { first: 'desc' },
    width: 72,
  },
  updated: {
    name: 'updated',
    graphql: 'UPDATED_AT',
    title: 'Updated',
    kind: 'TIME',
    filter: true,
    sort: { first: 'desc' },
    width: 72,
  },
  closed: {
    name: 'closed',
    graphql: 'CLOSED_AT',
    title: 'Closed',
    none: 'Never closed',
    kind: 'TIME',
    filter: true,
    sort: { first: 'desc' },
    width: 72,
  },
  comments: {
    name: 'comments',
    graphql: 'COMMENTS',
    title: 'Comments',
    singular: 'Comment',
    kind: 'COUNT',
    filter: true,
    sort: { first: 'desc' },
    width: 56,
  },
  votes: {
    name: 'votes',
    graphql: 'VOTES',
    title: 'Votes',
    singular: 'Vote',
    kind: 'COUNT',
    filter: true,
    sort: { first: 'desc' },
    width: 56,
  },
  parent: {
    name: 'parent',
    title: 'Parent',
    kind: 'ISSUE',
    filter: true,
    width: 140,
  },
  tasks: { name: 'tasks', title: 'Tasks', kind: 'PROGRESS', width: 64 },
  subissues: { name: 'subissues', title: 'Sub-issues', kind: 'PROGRESS', width: 84 },
  title: {
    name: 'title',
    graphql: 'TITLE',
    title: 'Title',
    kind: 'TEXT',
    sort: { first: 'asc', inOneProject: true },
  },
  body: { name: 'body', title: 'Description', kind: 'TEXT' },
} as const satisfies Readonly<Record<string, FieldDefinition>>;

export type FieldName = keyof typeof FIELDS;

/** Names of the fields with an ability. */
export type FieldWith<Ability extends FieldAbility> = {
  [Name in FieldName]: (typeof FIELDS)[Name] extends Record<Ability, unknown> ? Name : never;
}[FieldName];

/** Names of the fields of a kind. */
export type FieldOfKind<Kind extends FieldKind> = {
  [Name in FieldName]: (typeof FIELDS)[Name]['kind'] extends Kind ? Name : never;
}[FieldName];

/** The names that fields have in filters, sort orders and groupings. */
export type FieldNameInQueries<Name extends FieldName> = (typeof FIELDS)[Name]['name'];
/** The names that fields have in GraphQL enums. */
export type FieldNameInGraphQL<Name extends FieldName> = {
  [Each in Name]: (typeof FIELDS)[Each] extends { graphql: infer GraphQL extends string } ? GraphQL : never;
}[Name];

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** Returns the definition of a field, whatever its abilities. */
export const getFieldDefinition = (name: FieldName): FieldDefinition => FIELDS[name];

/** Returns the fields that satisfy a condition in the order of FIELDS, except that those in `first` come first. */
export function selectFields<Name extends FieldName>(
  isSelected: (field: FieldDefinition) => boolean,
  first: readonly Name[] = [],
): Name[] {
  const selected = FIELD_NAMES.filter((name) => isSelected(FIELDS[name])) as Name[];
  return [...first, ...selected.filter((name) => !first.includes(name))];
}

/** Returns the fields with an ability in the order of FIELDS, except that those in `first` come first. */
export const listFieldsWith = <Ability extends FieldAbility>(
  ability: Ability,
  first?: readonly FieldWith<Ability>[],
): FieldWith<Ability>[] => selectFields((field) => field[ability] !== undefined, first);
