import { encodeGlobalId } from '../../domain/base/ids';
import {
  loadWorkflowStates,
  loadWorkflowTransitions,
  type WorkflowTransition,
} from '../../domain/projects/workflow';
import type { ProjectRow } from '../../store/read/projects';
import type { WorkflowStateRow } from '../../store/read/attributes';
import { schemaBuilder, GraphQLNode, NODE_ID_DESCRIPTION } from '../builder/builder';
import { GraphQLRole, GraphQLStateCategory, GraphQLTransitionRequiredInput } from '../builder/enums';

export const GraphQLWorkflowState = schemaBuilder.objectRef<WorkflowStateRow>('WorkflowState').implement({
  description: 'A state of a project’s workflow.',
  interfaces: [GraphQLNode],
  fields: (t) => ({
    id: t.id({
      description: NODE_ID_DESCRIPTION,
      resolve: (state) => encodeGlobalId('WorkflowState', state.project_id, state.id),
    }),
    name: t.exposeString('name', { description: 'Name of the state in this project.' }),
    category: t.expose('category', {
      type: GraphQLStateCategory,
      description: 'Meaning of the state, independent of its name.',
    }),
    position: t.exposeInt('position', { description: 'Position of the state in the workflow, ascending.' }),
    color: t.exposeString('color', { description: 'Color of the state as `#rrggbb`.' }),
  }),
});

const GraphQLWorkflowTransition = schemaBuilder.objectRef<WorkflowTransition>('Transition').implement({
  description: 'An allowed change from one workflow state to another.',
  fields: (t) => ({
    from: t.field({
      type: GraphQLWorkflowState,
      description: 'State before the transition.',
      resolve: ({ from }) => from,
    }),
    to: t.field({
      type: GraphQLWorkflowState,
      description: 'State after the transition.',
      resolve: ({ to }) => to,
    }),
    asks: t.expose('asks', {
      type: GraphQLTransitionRequiredInput,
      description: 'Extra input that the transition requires.',
    }),
    leastRole: t.expose('leastRole', {
      type: GraphQLRole,
      description: 'Lowest project role that can make the transition.',
    }),
  }),
});

export const GraphQLWorkflow = schemaBuilder.objectRef<ProjectRow>('Workflow').implement({
  description: 'Workflow of a project: its states and the allowed transitions.',
  fields: (t) => ({
    states: t.field({
      type: [GraphQLWorkflowState],
      description: 'States in workflow order.',
      resolve: (project, _args, context) => loadWorkflowStates(context, project),
    }),
    transitions: t.field({
      type: [GraphQLWorkflowTransition],
      description: 'All allowed transitions between states.',
      resolve: (project, _args, context) => loadWorkflowTransitions(context, project),
    }),
  }),
});
