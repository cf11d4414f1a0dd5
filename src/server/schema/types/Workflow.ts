import { encodeId } from '../../domain/base/ids';
import { statesOf, transitionsOf, type Transition } from '../../domain/projects/workflow';
import type { ProjectRow } from '../../store/read/projects';
import type { StateRow } from '../../store/read/attributes';
import { builder, Node } from '../builder/builder';
import { Role, StateCategory, TransitionAsks } from '../builder/enums';

export const WorkflowState = builder.objectRef<StateRow>('WorkflowState').implement({
  description: 'Where an issue of a project can be in its life.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (state) => encodeId('WorkflowState', state.project_id, state.id) }),
    name: t.exposeString('name', { description: 'As the project calls it.' }),
    category: t.expose('category', { type: StateCategory, description: 'What it means.' }),
    position: t.exposeInt('position', { description: 'Its place in the workflow.' }),
    color: t.exposeString('color', { description: 'As `#rrggbb`.' }),
  }),
});

const TransitionRef = builder.objectRef<Transition>('Transition').implement({
  description: 'A way from one state to another.',
  fields: (t) => ({
    from: t.field({ type: WorkflowState, description: 'Where it starts.', resolve: ({ from }) => from }),
    to: t.field({ type: WorkflowState, description: 'Where it leads.', resolve: ({ to }) => to }),
    asks: t.expose('asks', { type: TransitionAsks, description: 'What one is asked for on the way.' }),
    leastRole: t.expose('leastRole', { type: Role, description: 'The least role that may go it.' }),
  }),
});

export const Workflow = builder.objectRef<ProjectRow>('Workflow').implement({
  description: 'The states that issues of a project can be in, and the ways between them.',
  fields: (t) => ({
    states: t.field({
      type: [WorkflowState],
      description: 'In the order of the workflow.',
      resolve: (project, _args, context) => statesOf(context, project),
    }),
    transitions: t.field({
      type: [TransitionRef],
      description: 'All that are allowed.',
      resolve: (project, _args, context) => transitionsOf(context, project),
    }),
  }),
});
