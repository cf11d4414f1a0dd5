import {
  createSavedView,
  deleteSavedView,
  restoreSavedView,
  setDefaultSavedView,
  setSavedViewOrder,
  updateSavedView,
  type SavedViewContainerResult,
  type SavedViewMutationResult,
} from '../../domain/mutations/projects/savedViews';
import { loadIssueContainer } from '../../domain/issues/issueContainers';
import { loadSavedView } from '../../domain/savedViews/savedViews';
import { GraphQLGroupField, GraphQLIssueOrderField, GraphQLOrderDirection } from '../types/IssueConnection';
import { GraphQLListDensity, GraphQLSavedView } from '../types/SavedView';
import { GraphQLSavedViewContainer } from '../types/SavedViewContainer';
import type { InputFieldBuilder } from '../builder/builder';
import { defineMutation, type PayloadFieldBuilder } from './mutation';
import { defineProjectPayloadField } from './payloads';

const defineSavedViewPayloadField = (t: PayloadFieldBuilder<SavedViewMutationResult>) =>
  t.field({
    type: GraphQLSavedView,
    nullable: true,
    description: 'The view after the change, or null if nothing was changed or the view was deleted.',
    resolve: ({ result }, _args, context) => result && loadSavedView(context, result.projectId, result.id),
  });

const defineSavedViewContainerPayloadField = <Result extends SavedViewContainerResult>(
  t: PayloadFieldBuilder<Result>,
) =>
  t.field({
    type: GraphQLSavedViewContainer,
    nullable: true,
    description:
      'Container of the view after the change, or null if nothing was changed or the viewer can no longer read it.',
    resolve: ({ result }, _args, context) => result && loadIssueContainer(context, result.projectId),
  });

const defineListInputFields = (t: InputFieldBuilder) => ({
  orderBy: t.field({
    type: GraphQLIssueOrderField,
    description:
      'Sort key of the list. Null: relevance if the query has search words, otherwise last update. TITLE, STATE and ASSIGNEE are rejected for a list over all projects.',
  }),
  direction: t.field({
    type: GraphQLOrderDirection,
    description: 'Direction of the sort order. New views are sorted in descending order by default.',
  }),
  groupBy: t.field({
    type: GraphQLGroupField,
    description: 'Field by which the list is grouped. Null: not grouped.',
  }),
  labelScope: t.string({
    description: 'Label scope to group by, required with `groupBy` LABEL_SCOPE.',
  }),
  columns: t.stringList({
    description:
      'Columns of the list in order, at most 16: comments, assignees, updated, author, milestone, due, created, closed, votes, parent, tasks, or `label_` and a label scope. Each can be followed by `-` and its width of 40 to 480 px, such as `due-90`. Empty: the default columns.',
  }),
  density: t.field({
    type: GraphQLListDensity,
    description: 'Density of the rows. Null: the density chosen in the viewer’s browser.',
  }),
  trees: t.boolean({
    description: 'Whether matching sub-issues are nested below their parents. New views are flat by default.',
  }),
  shared: t.boolean({
    description:
      'Whether everybody who can read the project can see the view, which requires the permission TRIAGE; for a view over all projects, whether every signed-in user can see it. New views are personal by default.',
  }),
});

const NAME_DESCRIPTION =
  'Name of the view, 1 to 60 characters. Unique among the owner’s views of the project, or among the owner’s views over all projects.';
const QUERY_DESCRIPTION = 'Query in Winnow’s query language, at most 2,048 characters.';

defineMutation('createSavedView', {
  description: 'Saves an issue list as a view that belongs to the viewer.',
  input: (t) => ({
    projectId: t.id({ description: 'Project of the list. Null: the list over all projects.' }),
    name: t.string({ required: true, description: NAME_DESCRIPTION }),
    query: t.string({ required: true, description: QUERY_DESCRIPTION }),
    ...defineListInputFields(t),
  }),
  run: (...args) => createSavedView(...args),
  payload: (t) => ({
    savedView: defineSavedViewPayloadField(t),
    container: defineSavedViewContainerPayloadField(t),
  }),
});

defineMutation('updateSavedView', {
  description:
    'Changes a view. Allowed for its owner and, if it is shared, for maintainers of its project, or for administrators if it is over all projects. Absent fields remain unchanged.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Id of the view to change.' }),
    name: t.string({ description: NAME_DESCRIPTION }),
    query: t.string({ description: QUERY_DESCRIPTION }),
    ...defineListInputFields(t),
  }),
  run: (...args) => updateSavedView(...args),
  payload: (t) => ({
    savedView: defineSavedViewPayloadField(t),
    container: defineSavedViewContainerPayloadField(t),
  }),
});

defineMutation('deleteSavedView', {
  description:
    'Deletes a view, which can be restored for a day. Allowed for its owner and, if it is shared, for maintainers of its project, or for administrators if it is over all projects.',
  input: (t) => ({ id: t.id({ required: true, description: 'Id of the view to delete.' }) }),
  run: (...args) => deleteSavedView(...args),
  payload: (t) => ({ container: defineSavedViewContainerPayloadField(t) }),
});

defineMutation('restoreSavedView', {
  description: 'Restores a deleted view within a day of its deletion.',
  input: (t) => ({ id: t.id({ required: true, description: 'Id of the deleted view.' }) }),
  run: (...args) => restoreSavedView(...args),
  payload: (t) => ({
    savedView: defineSavedViewPayloadField(t),
    container: defineSavedViewContainerPayloadField(t),
  }),
});

defineMutation('setSavedViewOrder', {
  description: 'Sets the order of the views of a project, or of those over all projects, for the viewer.',
  input: (t) => ({
    projectId: t.id({ description: 'Project of the views. Null: the views over all projects.' }),
    viewIds: t.idList({
      required: true,
      description: 'Ids of views in the new order. Unlisted views follow, sorted by name.',
    }),
  }),
  run: (...args) => setSavedViewOrder(...args),
  payload: (t) => ({ container: defineSavedViewContainerPayloadField(t) }),
});

defineMutation('setDefaultSavedView', {
  description: 'Sets the default view of a project, for the viewer or for everybody.',
  input: (t) => ({
    projectId: t.id({ required: true, description: 'Project whose default view is set.' }),
    viewId: t.id({ description: 'Id of the view. Null removes the default.' }),
    forProject: t.boolean({
      required: true,
      defaultValue: false,
      description:
        'Whether the view becomes the default of everybody who has not set their own. Requires a shared view and the permission MAINTAIN. False: only the viewer’s default is set.',
    }),
  }),
  run: (...args) => setDefaultSavedView(...args),
  payload: (t) => ({ project: defineProjectPayloadField(t) }),
});
