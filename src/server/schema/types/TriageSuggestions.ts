/** Values that triage suggests for an issue. */
import type {
  AssigneeSuggestion,
  EnumSuggestion,
  LabelSuggestion,
  TriageSuggestions,
} from '../../domain/triage/triageSuggestions';
import { schemaBuilder } from '../builder/builder';
import { GraphQLIssueType, GraphQLPriority } from '../builder/enums';
import { GraphQLLabel } from './Label';
import { GraphQLUser } from './User';

const BECAUSE_DESCRIPTION = 'Evidence in words, such as `8 of 10 similar issues`.';
const IS_LIKELY_DESCRIPTION = 'Whether the value is probably right, so that clients should preselect it.';

const GraphQLLabelSuggestion = schemaBuilder.objectRef<LabelSuggestion>('LabelSuggestion').implement({
  description:
    'A label that is suggested for an issue, because similar issues have it or the title contains its name.',
  fields: (t) => ({
    label: t.expose('label', { type: GraphQLLabel, description: 'Label that could be added to the issue.' }),
    because: t.exposeStringList('because', { description: BECAUSE_DESCRIPTION }),
    isLikely: t.exposeBoolean('isLikely', { description: IS_LIKELY_DESCRIPTION }),
  }),
});

const GraphQLPrioritySuggestion = schemaBuilder.objectRef<EnumSuggestion>('PrioritySuggestion').implement({
  description: 'A priority that is suggested for an issue.',
  fields: (t) => ({
    priority: t.expose('value', { type: GraphQLPriority, description: 'Priority that could be set.' }),
    because: t.exposeStringList('because', { description: BECAUSE_DESCRIPTION }),
    isLikely: t.exposeBoolean('isLikely', { description: IS_LIKELY_DESCRIPTION }),
  }),
});

const GraphQLTypeSuggestion = schemaBuilder.objectRef<EnumSuggestion>('TypeSuggestion').implement({
  description: 'A type that is suggested for an issue.',
  fields: (t) => ({
    type: t.expose('value', { type: GraphQLIssueType, description: 'Type that could be set.' }),
    because: t.exposeStringList('because', { description: BECAUSE_DESCRIPTION }),
    isLikely: t.exposeBoolean('isLikely', { description: IS_LIKELY_DESCRIPTION }),
  }),
});

const GraphQLAssigneeSuggestion = schemaBuilder
  .objectRef<AssigneeSuggestion>('AssigneeSuggestion')
  .implement({
    description: 'A user who is suggested as an assignee of an issue.',
    fields: (t) => ({
      user: t.expose('user', { type: GraphQLUser, description: 'User who could be assigned to the issue.' }),
      because: t.exposeStringList('because', {
        description: 'Evidence in words, such as `fixed 6 of 10 similar issues` and `4 open now`.',
      }),
      isLikely: t.exposeBoolean('isLikely', { description: IS_LIKELY_DESCRIPTION }),
    }),
  });

export const GraphQLTriageSuggestions = schemaBuilder
  .objectRef<TriageSuggestions>('TriageSuggestions')
  .implement({
    description:
      'Values suggested for an issue, derived from up to 10 of the most similar issues that were triaged. Values that the issue already has are left out.',
    fields: (t) => ({
      labels: t.expose('labels', {
        type: [GraphQLLabelSuggestion],
        description: 'Suggested labels, likely ones first, at most six and at most one per scope.',
      }),
      priority: t.expose('priority', {
        type: GraphQLPrioritySuggestion,
        nullable: true,
        description: 'Most frequent priority of the similar issues, or null if too few have it.',
      }),
      type: t.expose('type', {
        type: GraphQLTypeSuggestion,
        nullable: true,
        description:
          'Most frequent type of the similar issues, or null if too few have it. Its `isLikely` is always false.',
      }),
      assignee: t.expose('assignee', {
        type: GraphQLAssigneeSuggestion,
        nullable: true,
        description: 'Most frequent assignee of the similar issues, or null if too few have one.',
      }),
    }),
  });
