/** Rate limit of mutations per caller, checked before execution. */
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

export function createMutationRateLimitPlugin(limits: RequestRateLimits): Plugin {
  return {
    async onExecute({ args }) {
      const { document, contextValue } = args as ExecutionArgs;
      const mutation = findMutationOperation(args);
      if (mutation)
        await limits.countMutations(
          contextValue as RequestContext,
          collectRootFieldResponseNames(mutation.selectionSet, document).size,
        );
    },
  };
}

/** Response names of an operation's root fields, including those in fragments. Each name is executed once. */
export function collectRootFieldResponseNames(set: SelectionSetNode, document: DocumentNode): Set<string> {
  const names = new Set<string>();
  // Adding a fragment's selection set makes the loop visit it, too; each is visited once, however often its
  // fragment is spread.
  const sets = new Set([set]);
  for (const { selections } of sets) {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) names.add((selection.alias ?? selection.name).value);
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
