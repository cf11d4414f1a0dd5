/** Counts mutations of whoever asks, before any of them runs. */
import {
  type DocumentNode,
  type ExecutionArgs,
  getOperationAST,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Reader } from '../../domain/Reader';
import type { RateLimits } from '../rateLimits';

export function useWriteLimit(limits: RateLimits): Plugin {
  return {
    async onExecute({ args }) {
      const { document, operationName, contextValue } = args as ExecutionArgs;
      const operation = getOperationAST(document, operationName);
      if (operation?.operation !== OperationTypeNode.MUTATION) return;
      await limits.write(contextValue as Reader, namesOf(operation.selectionSet, document).size);
    },
  };
}

/** The names under which the answer has fields, those of fragments too: each is run once. */
function namesOf(set: SelectionSetNode, document: DocumentNode, names = new Set<string>()): Set<string> {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      names.add((selection.alias ?? selection.name).value);
      continue;
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : document.definitions.find(
            (definition) =>
              definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
          );
    if (fragment && 'selectionSet' in fragment) namesOf(fragment.selectionSet, document, names);
  }
  return names;
}
