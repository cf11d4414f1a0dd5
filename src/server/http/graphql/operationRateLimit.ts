/** Rate limits of operations per caller, checked before execution. */
import {
  type DocumentNode,
  type ExecutionArgs,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { RequestContext } from '../../domain/context/RequestContext';
import type { RequestRateLimits } from '../auth/rateLimits';
import { findMutationOperation } from './findMutationOperation';

export function createOperationRateLimitPlugin(limits: RequestRateLimits): Plugin {
  return {
    async onExecute({ args }) {
      const { document, contextValue } = args as ExecutionArgs;
      const context = contextValue as RequestContext;
      const mutation = findMutationOperation(args);
      if (!mutation) return limits.countRead(context);
      const fieldNames = [...collectRootFields(mutation.selectionSet, document).values()];
      await limits.countMutations(context, fieldNames.length);
      const createdProjects = fieldNames.filter((name) => name === CREATE_PROJECT_FIELD_NAME).length;
      if (createdProjects > 0) await limits.countCreateProjectAttempts(context, createdProjects);
    },
    onSubscribe: ({ args }) => limits.countRead((args as ExecutionArgs).contextValue as RequestContext),
  };
}

const CREATE_PROJECT_FIELD_NAME = 'createProject';

/**
 * The names of an operation's root fields by their response names, including those in fragments. Each response name
 * is executed once.
 */
export function collectRootFields(set: SelectionSetNode, document: DocumentNode): Map<string, string> {
  const names = new Map<string, string>();
  // Adding a fragment's selection set makes the loop visit it, too; each is visited once, however often its
  // fragment is spread.
  const sets = new Set([set]);
  for (const { selections } of sets) {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD)
        names.set((selection.alias ?? selection.name).value, selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) sets.add(selection.selectionSet);
      else sets.add(findGraphQLFragmentByName(document, selection.name.value).selectionSet);
    }
  }
  return names;
}

/** Finds a fragment in a valid document, which contains every fragment that it spreads. */
const findGraphQLFragmentByName = (document: DocumentNode, name: string): FragmentDefinitionNode =>
  document.definitions.find(
    (definition): definition is FragmentDefinitionNode =>
      definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
  )!;
