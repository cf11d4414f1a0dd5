import type { IssueLinkRow } from '../../store/read/links';
import { loadVisibleIssue } from '../../domain/issues/issues';
import { schemaBuilder } from '../builder/builder';
import { defineGraphQLConnectionType } from '../builder/connection';
import { GraphQLIssueLinkKind } from '../builder/enums';
import { GraphQLIssueRef } from '../builder/refs';

const GraphQLIssueLink = schemaBuilder.objectRef<IssueLinkRow>('IssueLink').implement({
  description: 'A link from one issue to another.',
  fields: (t) => ({
    kind: t.expose('kind', {
      type: GraphQLIssueLinkKind,
      description: 'Relation of this issue to the other one.',
    }),
    to: t.field({
      type: GraphQLIssueRef,
      nullable: true,
      description:
        'Issue at the other end of the link, or null if it was deleted or is not visible to the viewer.',
      resolve: (link, _args, context) => loadVisibleIssue(context, link.to),
    }),
  }),
});

export const GraphQLIssueLinkConnection = defineGraphQLConnectionType(
  'IssueLink',
  GraphQLIssueLink,
  'A page of an issue’s links.',
);
