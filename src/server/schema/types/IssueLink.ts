import type { IssueLinkRow } from '../../store/read/links';
import { loadVisibleIssue } from '../../domain/issues/issues';
import { schemaBuilder } from '../builder/builder';
import { defineConnectionType } from '../builder/connection';
import { GraphQLLinkKind } from '../builder/enums';
import { GraphQLIssueRef } from '../builder/refs';

const GraphQLIssueLink = schemaBuilder.objectRef<IssueLinkRow>('IssueLink').implement({
  description: 'A link from one issue to another.',
  fields: (t) => ({
    kind: t.expose('kind', {
      type: GraphQLLinkKind,
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

export const GraphQLIssueLinkConnection = defineConnectionType(
  'IssueLink',
  GraphQLIssueLink,
  'A page of an issue’s links.',
);
