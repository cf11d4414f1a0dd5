import { encodeGlobalId } from '../../domain/base/ids';
import { createFeedPath } from '../../domain/feeds/feedAddresses';
import { loadVisibleUser } from '../../domain/projects/visibleUsers';
import { countSavedViewIssues } from '../../domain/savedViews/countSavedViewIssues';
import {
  buildSavedViewPath,
  buildSavedViewShortPath,
  canEditSavedView,
} from '../../domain/savedViews/savedViews';
import type { ListDensity } from '../../../shared/issueList/issueListUrlState';
import type { IssueGroupByField, IssueOrderField } from '../../search/list/IssueSearch';
import type { SavedViewRow } from '../../store/read/savedViews';
import { GraphQLNode, NODE_ID_DESCRIPTION, schemaBuilder } from '../builder/builder';
import { defineGraphQLConnectionType } from '../builder/connection';
import { GraphQLGroupField, GraphQLIssueOrderField, GraphQLOrderDirection } from './IssueConnection';
import { defineStringEnum } from '../builder/enums';
import { GraphQLUser } from './User';

export const GraphQLListDensity = defineStringEnum<ListDensity>(
  'ListDensity',
  'Density of the rows of an issue list.',
  {
    COMPACT: 'Rows of 28 px.',
    REGULAR: 'Rows of 36 px.',
    ROOMY: 'Rows of 44 px.',
    SNIPPETS: 'Rows of 36 px; if the query has search words, a second line shows where the issue matches.',
  },
);

export const GraphQLSavedView = schemaBuilder.objectRef<SavedViewRow>('SavedView').implement({
  description: 'A named issue list: a query with its sort order, grouping, columns, density and trees.',
  interfaces: [GraphQLNode],
  fields: (t) => ({
    id: t.id({
      description: NODE_ID_DESCRIPTION,
      resolve: (view) => encodeGlobalId('SavedView', view.project_id, view.id),
    }),
    name: t.exposeString('name', { description: 'Display name of the view.' }),
    slug: t.exposeString('slug', {
      description:
        'Identifier of the view in URLs, unique in its project or among the views over all projects. Renaming the view does not change it.',
    }),
    path: t.string({
      description:
        'Path and query string of the list, with the query, sort order, grouping, columns, density and trees of the view.',
      resolve: (view, _args, context) => buildSavedViewPath(context, view),
    }),
    shortPath: t.string({
      description: 'Path that redirects to the current list of the view.',
      resolve: (view, _args, context) => buildSavedViewShortPath(context, view),
    }),
    query: t.exposeString('query', { description: 'Query in Winnow’s query language. Empty: all issues.' }),
    orderBy: t.field({
      type: GraphQLIssueOrderField,
      nullable: true,
      description:
        'Sort key of the list. Null: relevance if the query has search words, otherwise last update.',
      resolve: (view) => view.order_field as IssueOrderField | null,
    }),
    direction: t.field({
      type: GraphQLOrderDirection,
      description: 'Direction of the sort order.',
      resolve: (view) => (view.descending ? 'DESC' : 'ASC'),
    }),
    groupBy: t.field({
      type: GraphQLGroupField,
      nullable: true,
      description: 'Field by which the list is grouped, or null if it is not grouped.',
      resolve: (view) => view.group_field as IssueGroupByField | null,
    }),
    labelScope: t.exposeString('label_scope', {
      nullable: true,
      description: 'Label scope by which the list is grouped, or null for other groupings.',
    }),
    columns: t.exposeStringList('list_columns', {
      description:
        'Columns of the list in order, such as `due`, `milestone-180` (with its width in px) or `label_component` (the labels of a scope). Empty: the default columns.',
    }),
    density: t.field({
      type: GraphQLListDensity,
      nullable: true,
      description: 'Density of the rows. Null: the density chosen in the viewer’s browser.',
      resolve: (view) => view.density as ListDensity | null,
    }),
    trees: t.exposeBoolean('trees', {
      description: 'Whether matching sub-issues are nested below their parents.',
    }),
    shared: t.exposeBoolean('shared', {
      description:
        'Whether others can see the view: everybody who can read the project, or every signed-in user for a view over all projects. Each of them sees only issues that they can read.',
    }),
    feedPath: t.string({
      nullable: true,
      description:
        'Path of an Atom feed with the 50 most recently changed issues of the view. Anyone who has it can read the feed as the viewer, without signing in, until `resetFeedAddresses` is called. Null for anonymous requests and for API tokens without the scope ADMIN.',
      resolve: (view, _args, context) => createFeedPath(context, view),
    }),
    owner: t.field({
      type: GraphQLUser,
      nullable: true,
      description: 'User who created the view. Null if the viewer may not see this user.',
      resolve: (view, _args, context) => loadVisibleUser(context, view.owner_id),
    }),
    issueCount: t.int({
      description: 'Exact number of issues that match the query and that the viewer can read.',
      resolve: (view, _args, context) => countSavedViewIssues(context, view),
    }),
    viewerCanEdit: t.boolean({
      description:
        'Whether the viewer can change and delete the view. Allowed for its owner and, if it is shared, for maintainers of its project, or for administrators if it is over all projects.',
      resolve: (view, _args, context) => canEditSavedView(context, view),
    }),
  }),
});

export const GraphQLSavedViewConnection = defineGraphQLConnectionType(
  'SavedView',
  GraphQLSavedView,
  'A page of saved views.',
);
