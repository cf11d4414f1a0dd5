import { type AllProjects, type IssueContainer } from '../../domain/issues/issueContainers';
import { encodeGlobalId } from '../../domain/base/ids';
import { createSavedViewConnection, loadSavedViewBySlug } from '../../domain/savedViews/savedViews';
import { defineForwardPaginationArguments } from '../builder/arguments';
import { GraphQLNode, NODE_ID_DESCRIPTION, schemaBuilder } from '../builder/builder';
import { getIssueContainerTypeName, GraphQLIssueContainer } from './IssueContainer';
import { GraphQLSavedView, GraphQLSavedViewConnection } from './SavedView';

export const GraphQLSavedViewContainer = schemaBuilder
  .interfaceRef<IssueContainer>('SavedViewContainer')
  .implement({
    description: 'A project, or all projects that the viewer can read. Each has saved views of its own.',
    resolveType: getIssueContainerTypeName,
    fields: (t) => ({
      id: t.id({
        description: NODE_ID_DESCRIPTION,
        resolve: (container) => encodeGlobalId(getIssueContainerTypeName(container), container.id),
      }),
      views: t.field({
        type: GraphQLSavedViewConnection,
        description:
          'Shared views and the viewer’s own views, in the order that the viewer has set, then by name.',
        args: defineForwardPaginationArguments(),
        resolve: (container, args, context) => createSavedViewConnection(context, container, args),
      }),
      view: t.field({
        type: GraphQLSavedView,
        nullable: true,
        description:
          'A saved view by its slug, or null if it does not exist or is not visible to the viewer.',
        args: { slug: t.arg.string({ required: true, description: 'Slug of the view.' }) },
        resolve: (container, { slug }, context) => loadSavedViewBySlug(context, container, slug),
      }),
    }),
  });

schemaBuilder.objectRef<AllProjects>('AllProjects').implement({
  description:
    'All projects that the viewer can read, with the list of their issues and the saved views over all projects.',
  interfaces: [GraphQLNode, GraphQLIssueContainer, GraphQLSavedViewContainer],
});
