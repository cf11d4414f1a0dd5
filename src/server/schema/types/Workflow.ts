import { encodeId } from '../../domain/base/ids';
import { loadStates, loadTransitions, type Transition } from '../../domain/projects/workflow';
import type { ProjectRow } from '../../store/read/projects';
import type { StateRow } from '../../store/read/attributes';
import { builder, Node, NODE_ID } from '../builder/builder';
import { Role, StateCategory, TransitionAsks } from '../builder/enums';

export const WorkflowState = builder.objectRef<StateRow>('WorkflowState').implement({
  description: 'A state of a project’s workflow.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({
      description: NODE_ID,
      resolve: (state) => encodeId('WorkflowState', state.project_id, state.id),
    }),
    name: t.exposeString('name', { description: 'Name of the state in this project.' }),
    category: t.expose('category', {
      type: StateCategory,
      description: 'Meaning of the state, independent of its name.',
    }),
    position: t.exposeInt('position', { description: 'Position of the state in the workflow, ascending.' }),
    color: t.exposeString('color', { description: 'Color of the state as `#rrggbb`.' }),
  }),
});

const TransitionRef = builder.objectRef<Transition>('Transition').implement({
  description: 'An allowed change from one workflow state to another.',
  fields: (t) => ({
    from: t.field({
      type: WorkflowState,
      description: 'State before the transition.',
      resolve: ({ from }) => from,
    }),
    to: t.field({ type: WorkflowState, description: 'State after the transition.', resolve: ({ to }) => to }),
    asks: t.expose('asks', {
      type: TransitionAsks,
      description: 'Extra input that the transition requires.',
    }),
    leastRole: t.expose('leastRole', {
      type: Role,
      description: 'Lowest project role that can make the transition.',
    }),
  }),
});

export const Workflow = builder.objectRef<ProjectRow>('Workflow').implement({
  description: 'Workflow of a project: its states and the allowed transitions.',
  fields: (t) => ({
    states: t.field({
      type: [WorkflowState],
      description: 'States in workflow order.',
      resolve: (project, _args, context) => loadStates(context, project),
    }),
    transitions: t.field({
      type: [TransitionRef],
      description: 'All allowed transitions between states.',
      resolve: (project, _args, context) => loadTransitions(context, project),
    }),
  }),
});
