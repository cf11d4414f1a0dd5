/** Counts mutations of whoever asks, before any of them runs. */
import {
  type DocumentNode,
  type ExecutionArgs,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { RequestContext } from '../../domain/context/RequestContext';
import type { RateLimits } from '../auth/rateLimits';
import { mutationOf } from './mutationOf';

export function useWriteLimit(limits: RateLimits): Plugin {
  return {
    async onExecute({ args }) {
      const { document, contextValue } = args as ExecutionArgs;
      const mutation = mutationOf(args);
      if (mutation)
        await limits.write(contextValue as RequestContext, namesOf(mutation.selectionSet, document).size);
    },
  };
}

/** The names under which the answer has fields, those of fragments too: each is run once. */
export function namesOf(set: SelectionSetNode, document: DocumentNode): Set<string> {
  const names = new Set<string>();
  // A set grows while it is gone through; each of its fragments is gone through once.
  const sets = new Set([set]);
  for (const { selections } of sets) {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) names.add((selection.alias ?? selection.name).value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) sets.add(selection.selectionSet);
      else sets.add(fragmentNamed(document, selection.name.value).selectionSet);
    }
  }
  return names;
}

/** Of a document that is valid. */
const fragmentNamed = (document: DocumentNode, name: string): FragmentDefinitionNode =>
  document.definitions.find(
    (definition): definition is FragmentDefinitionNode =>
      definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
  )!;
