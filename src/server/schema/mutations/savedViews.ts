/** Mutations of saved views. */
import {
  createSavedView,
  deleteSavedView,
  restoreSavedView,
  setDefaultSavedView,
  setSavedViewOrder,
  updateSavedView,
  type SavedViewMutationResult,
} from '../../domain/mutations/projects/savedViews';
import { loadSavedView } from '../../domain/savedViews/savedViews';
import { GraphQLGroupField, GraphQLIssueOrderField, GraphQLOrderDirection } from '../types/IssueConnection';
import { GraphQLSavedView } from '../types/SavedView';
import { defineMutation, type InputFieldBuilder, type PayloadFieldBuilder } from './mutation';
import { defineProjectPayloadField } from './payloads';

const defineSavedViewPayloadField = (t: PayloadFieldBuilder<SavedViewMutationResult>) =>
  t.field({
    type: GraphQLSavedView,
    nullable: true,
    description: 'The view after the change, or null if nothing was changed or the view was deleted.',
    resolve: ({ result }, _args, context) => result && loadSavedView(context, result.projectId, result.id),
  });

const defineListInputFields = (t: InputFieldBuilder) => ({
  orderBy: t.field({
    type: GraphQLIssueOrderField,
    description:
      'Sort key of the list. Null: relevance if the query has search words, otherwise last update.',
  }),
  direction: t.field({
    type: GraphQLOrderDirection,
    description: 'Direction of the sort order. A new view is sorted in descending order by default.',
  }),
  groupBy: t.field({
    type: GraphQLGroupField,
    description: 'Field by which the list is grouped. Null: not grouped.',
  }),
  labelScope: t.string({
    description: 'Label scope to group by if the list is grouped by LABEL_SCOPE.',
  }),
  shared: t.boolean({
    description:
      'Whether everybody who can read the project sees the view. Requires the permission TRIAGE. Default: false.',
  }),
});

const NAME_DESCRIPTION = 'Name of the view, 1 to 60 characters.';
const QUERY_DESCRIPTION = 'Query in Winnow’s query language, at most 2,048 characters.';

defineMutation('createSavedView', {
  description: 'Saves a list of issues as a view of the viewer.',
  input: (t) => ({
    projectId: t.id({ required: true, description: 'Project of the view.' }),
    name: t.string({ required: true, description: NAME_DESCRIPTION }),
    query: t.string({ required: true, description: QUERY_DESCRIPTION }),
    ...defineListInputFields(t),
  }),
  run: (...args) => createSavedView(...args),
  payload: (t) => ({ savedView: defineSavedViewPayloadField(t), project: defineProjectPayloadField(t) }),
});

defineMutation('updateSavedView', {
  description:
    'Changes a view. Allowed for its owner and, if it is shared, for maintainers. Absent fields remain unchanged.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Id of the view to change.' }),
    name: t.string({ description: NAME_DESCRIPTION }),
    query: t.string({ description: QUERY_DESCRIPTION }),
    ...defineListInputFields(t),
  }),
  run: (...args) => updateSavedView(...args),
  payload: (t) => ({ savedView: defineSavedViewPayloadField(t), project: defineProjectPayloadField(t) }),
});

defineMutation('deleteSavedView', {
  description:
    'Deletes a view. Allowed for its owner and, if it is shared, for maintainers. It can be restored for a day.',
  input: (t) => ({ id: t.id({ required: true, description: 'Id of the view to delete.' }) }),
  run: (...args) => deleteSavedView(...args),
  payload: (t) => ({ project: defineProjectPayloadField(t) }),
});

defineMutation('restoreSavedView', {
  description: 'Restores a view that was deleted within the last day.',
  input: (t) => ({ id: t.id({ required: true, description: 'Id of the deleted view.' }) }),
  run: (...args) => restoreSavedView(...args),
  payload: (t) => ({ savedView: defineSavedViewPayloadField(t), project: defineProjectPayloadField(t) }),
});

defineMutation('setSavedViewOrder', {
  description: 'Sets the order of a project’s views for the viewer.',
  input: (t) => ({
    projectId: t.id({ required: true, description: 'Project of the views.' }),
    viewIds: t.idList({
      required: true,
      description: 'Ids of views in the new order. Views that are not listed follow by name.',
    }),
  }),
  run: (...args) => setSavedViewOrder(...args),
  payload: (t) => ({ project: defineProjectPayloadField(t) }),
});

defineMutation('setDefaultSavedView', {
  description: 'Sets the view that opens with a project.',
  input: (t) => ({
    projectId: t.id({ required: true, description: 'Project whose default view is set.' }),
    viewId: t.id({ description: 'Id of the view. Null: the open issues.' }),
    forProject: t.boolean({
      required: true,
      defaultValue: false,
      description:
        'Whether to set a shared view for everybody who has set none, which requires the permission MAINTAIN. Otherwise for the viewer.',
    }),
  }),
  run: (...args) => setDefaultSavedView(...args),
  payload: (t) => ({ project: defineProjectPayloadField(t) }),
});
