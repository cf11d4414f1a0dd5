import type { ComparedField, ComparedFieldValue, IssueComparison } from '../../domain/issues/compareIssues';
import { schemaBuilder } from '../builder/builder';
import { GraphQLIssueRef } from '../builder/refs';

const GraphQLSharedWord = schemaBuilder.objectRef<IssueComparison['words'][number]>('SharedWord').implement({
  description: 'A word or identifier in the titles and descriptions of both issues.',
  fields: (t) => ({
    spellings: t.exposeStringList('spellings', {
      description: 'Spellings of the word in this issue, at most 8, such as “crash” and “Crashed”.',
    }),
    otherSpellings: t.exposeStringList('otherSpellings', {
      description: 'Spellings of the word in the other issue, at most 8.',
    }),
  }),
});

const GraphQLSharedLine = schemaBuilder.objectRef<IssueComparison['lines'][number]>('SharedLine').implement({
  description: 'A line of code or of a log in both descriptions. Numbers and addresses in it may differ.',
  fields: (t) => ({
    text: t.exposeString('text', {
      description: 'The line in this issue, without surrounding spaces.',
    }),
    otherText: t.exposeString('otherText', {
      description: 'The line in the other issue, without surrounding spaces.',
    }),
  }),
});

const GraphQLComparedFieldKind = schemaBuilder.enumType('ComparedFieldKind', {
  description: 'Kind of a field in a comparison of issues.',
  values: {
    STATE: { description: 'The workflow states of both issues.' },
    LABELS: { description: 'The labels of one scope, or the labels without a scope.' },
    VERSION: { description: 'Versions and other decimal numbers in titles and descriptions.' },
    ERROR: { description: 'Names of errors in titles and descriptions.' },
    MILESTONE: { description: 'The milestones of both issues.' },
    ASSIGNEES: { description: 'The assignees of both issues.' },
  },
});

const GraphQLComparedFieldValue = schemaBuilder
  .objectRef<ComparedFieldValue>('ComparedFieldValue')
  .implement({
    description: 'A value of a field in a comparison of issues.',
    fields: (t) => ({
      text: t.exposeString('text', {
        description: 'The value as text. Labels are given without their scope, and users by login.',
      }),
      color: t.exposeString('color', {
        nullable: true,
        description: 'Color of a label or state as `#rrggbb`, or null for other values.',
      }),
    }),
  });

const GraphQLComparedField = schemaBuilder.objectRef<ComparedField>('ComparedField').implement({
  description: 'A field in a comparison of two issues, with the values of both.',
  fields: (t) => ({
    kind: t.expose('kind', {
      type: GraphQLComparedFieldKind,
      description: 'Kind of the compared field.',
    }),
    labelScope: t.exposeString('labelScope', {
      nullable: true,
      description: 'Scope of the labels in lower case, or null for labels without a scope and other fields.',
    }),
    values: t.expose('values', {
      type: [GraphQLComparedFieldValue],
      description:
        'Values of this issue. For VERSION and ERROR: the values that both issues have or, if they have none in common, the first 3 of this issue.',
    }),
    otherValues: t.expose('otherValues', {
      type: [GraphQLComparedFieldValue],
      description: 'Values of the other issue.',
    }),
    isEqual: t.exposeBoolean('isEqual', {
      description: 'Whether both issues have the same values. False if both have none.',
    }),
  }),
});

export const GraphQLIssueComparison = schemaBuilder.objectRef<IssueComparison>('IssueComparison').implement({
  description:
    'Comparison of two issues, which shows what they have in common. Only the first 500 characters of each title and 20,000 of each description are compared.',
  fields: (t) => ({
    other: t.field({
      type: GraphQLIssueRef,
      description: 'The issue that this one is compared with.',
      resolve: ({ other }) => other,
    }),
    words: t.expose('words', {
      type: [GraphQLSharedWord],
      description:
        'Words in both issues, at most 100: identifiers first, then in the order in which this issue contains them. Function words, such as “the”, are left out.',
    }),
    lines: t.expose('lines', {
      type: [GraphQLSharedLine],
      description:
        'Lines of code and logs in both descriptions, at most 50, in the order in which this issue contains them.',
    }),
    fields: t.expose('fields', {
      type: [GraphQLComparedField],
      description:
        'Fields in the order in which they are shown. Fields without values are left out, except for the assignees.',
    }),
  }),
});
