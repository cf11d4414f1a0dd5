/** Executes a subscription once for all who are told the same: two hundred followers cost as one does. */
import {
  createSourceEventStream,
  type DocumentNode,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  Kind,
  visit,
} from 'graphql';
import { isAsyncIterable, mapAsyncIterator, type Plugin } from 'graphql-yoga';
import type { RequestContext } from '../../domain/context/RequestContext';

type Answers = WeakMap<DocumentNode, Map<string, Promise<ExecutionResult>>>;

export function useSharedAnswers(): Plugin {
  /** By what is told: an object of which each follower gets the same. */
  const answers = new WeakMap<object, Answers>();

  const subscribe = async (args: ExecutionArgs) => {
    const told = await createSourceEventStream(args);
    if (!isAsyncIterable(told)) return told;
    const key = answerKey(args);
    return mapAsyncIterator(told as AsyncIterableIterator<object>, (event) => {
      const ofEvent: Answers = answers.get(event) ?? new WeakMap();
      answers.set(event, ofEvent);
      const ofDocument = ofEvent.get(args.document) ?? new Map<string, Promise<ExecutionResult>>();
      ofEvent.set(args.document, ofDocument);
      const answer = ofDocument.get(key) ?? Promise.resolve(execute({ ...args, rootValue: event }));
      ofDocument.set(key, answer);
      return answer;
    });
  };
  return {
    onSubscribe({ setSubscribeFn }) {
      setSubscribeFn(subscribe);
    },
  };
}

/** Of one document, two answers to the same event differ by who asks and by these variables, if at all. */
function answerKey({ document, operationName, variableValues, contextValue }: ExecutionArgs): string {
  const { viewer } = contextValue as RequestContext;
  const names = variablesOfAnswer(document);
  const variables = Object.entries(variableValues ?? {}).filter(([name]) => names.has(name));
  return JSON.stringify([viewer?.id ?? null, viewer?.scope, operationName ?? null, variables]);
}

const known = new WeakMap<DocumentNode, Set<string>>();

/** Those that what is answered depends on: not only the arguments of the subscription itself. */
function variablesOfAnswer(document: DocumentNode): Set<string> {
  const found = known.get(document) ?? new Set<string>();
  if (known.has(document)) return found;
  known.set(document, found);
  const note = { Variable: ({ name }: { name: { value: string } }) => void found.add(name.value) };
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) visit(definition, note);
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const selection of definition.selectionSet.selections) {
      // A root field's own arguments say where to begin, and nothing of what is told.
      visit(selection.kind === Kind.FIELD ? { ...selection, arguments: [] } : selection, note);
    }
  }
  return found;
}
