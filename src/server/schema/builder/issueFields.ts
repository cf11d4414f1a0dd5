/** How the API describes the fields of issues: a missing part of a field does not compile. */
import {
  type FieldNameInGraphQL,
  FIELDS,
  type FieldWith,
  listFieldsWith,
} from '../../../shared/fields/fields';
import { mapOptionFields, type OptionFieldName } from '../../../shared/fields/optionFields';
import type { InputFieldBuilder } from './builder';
import { GraphQLIssueType, GraphQLPriority } from './enums';

/** A field of kind ENUM has the same name in all object and input types. */
interface OptionFieldPart {
  type: typeof GraphQLIssueType;
  /** Description of the field of an issue. */
  value: string;
  /** Description of the input for new issues. */
  create: string;
  /** Description of the input for an existing issue. */
  update: string;
  /** Description of the input for several issues. */
  bulkUpdate: string;
  /** Description of the value that a bulk operation sets. */
  bulkChange: string;
}

export const OPTION_FIELD_PARTS: Readonly<Record<OptionFieldName, OptionFieldPart>> = {
  type: {
    type: GraphQLIssueType,
    value: 'Type of the issue.',
    create: 'Type of the issue. The default is BUG.',
    update: 'New type of the issue.',
    bulkUpdate: 'New type of the issues.',
    bulkChange: 'New issue type, or null if the type is unchanged.',
  },
  priority: {
    type: GraphQLPriority,
    value: 'Priority of the issue.',
    create: 'Priority of the issue. The default is NONE.',
    update: 'New priority of the issue.',
    bulkUpdate: 'New priority of the issues.',
    bulkChange: 'New priority, or null if the priority is unchanged.',
  },
};

/** Defines an optional input for each field of kind ENUM, whose value is the index of an option. */
export const defineOptionInputs = (t: InputFieldBuilder, use: 'create' | 'update' | 'bulkUpdate') =>
  mapOptionFields((field) => {
    const part = OPTION_FIELD_PARTS[field];
    return t.field({ type: part.type, description: part[use] });
  });

type ListAbility = 'facet' | 'group' | 'sort';
type ListField = { [Ability in ListAbility]: FieldWith<Ability> }[ListAbility];
type ListDescriptions = {
  readonly [Field in ListField]: {
    readonly [Ability in ListAbility as Field extends FieldWith<Ability> ? Ability : never]: string;
  };
};

/** Descriptions of the fields as facets, groups and sort keys of lists. */
const LIST_DESCRIPTIONS: ListDescriptions = {
  ...mapOptionFields((field) => {
    const { value } = OPTION_FIELD_PARTS[field];
    return { facet: value, group: value, sort: value };
  }),
  state: {
    facet: 'Workflow state of the issue.',
    group: 'Workflow state of the issue.',
    sort: 'Position of the state in the workflow.',
  },
  labels: { facet: 'Labels of the issue, which can be several.' },
  assignees: {
    facet: 'Assignees of the issue, which can be several.',
    group: 'First assignee of the issue.',
    sort: 'Login of the first assignee. Unassigned issues come last in both directions.',
  },
  author: { facet: 'User who created the issue.' },
  milestone: { facet: 'Milestone of the issue.', group: 'Milestone of the issue.' },
  due: { sort: 'Due date. Issues without one come last in both directions.' },
  number: { sort: 'Number of the issue in its project.' },
  created: { sort: 'Time when the issue was created.' },
  updated: { sort: 'Time of the last change.' },
  closed: { sort: 'Time when the issue was closed.' },
  comments: { sort: 'Number of comments on the issue.' },
  votes: { sort: 'Number of votes for the issue.' },
  title: { sort: 'Title, compared by its UTF-8 bytes, with A–Z treated as a–z.' },
};

/** Returns the descriptions of the values that the fields with an ability have in the GraphQL enum for it. */
export function describeListFields<Ability extends ListAbility>(
  ability: Ability,
): Record<FieldNameInGraphQL<FieldWith<Ability>>, string> {
  const descriptions: Readonly<Record<ListField, { readonly [Each in ListAbility]?: string }>> =
    LIST_DESCRIPTIONS;
  const fields = listFieldsWith(ability) as ListField[];
  return Object.fromEntries(
    fields.map((field) => [FIELDS[field].graphql, descriptions[field][ability]]),
  ) as Record<FieldNameInGraphQL<FieldWith<Ability>>, string>;
}
