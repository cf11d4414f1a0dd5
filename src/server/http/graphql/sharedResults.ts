/**
 * Computes the result of a subscription's event once for all subscribers that receive the same result, so that 200
 * subscribers cost as much as one.
 */
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
import { RequestBudget } from '../../domain/base/RequestBudget';
import type { RequestContext } from '../../domain/context/RequestContext';
import type { InboxChange, ProjectChange } from '../../domain/context/SharedServices';
import { rejectOverBudget } from './responseBudget';

type GraphQLResultsByDocument = WeakMap<DocumentNode, Map<string, Promise<ExecutionResult>>>;

export function createSharedSubscriptionResultsPlugin(): Plugin {
  /** Results by event object. Subscribers at the same project version receive the same object. */
  const resultsByEvent = new WeakMap<object, GraphQLResultsByDocument>();

  const subscribe = async (args: ExecutionArgs) => {
    const source = await createSourceEventStream(args);
    if (!isAsyncIterable(source)) return source;
    const key = createSharedGraphQLResultKey(args);
    return mapAsyncIterator(source as AsyncIterableIterator<object>, (event) => {
      const byDocument: GraphQLResultsByDocument = resultsByEvent.get(event) ?? new WeakMap();
      resultsByEvent.set(event, byDocument);
      const byKey = byDocument.get(args.document) ?? new Map<string, Promise<ExecutionResult>>();
      byDocument.set(args.document, byKey);
      const contextValue = withLoadersOfEvent(args.contextValue as RequestContext, event);
      const result =
        byKey.get(key) ??
        Promise.resolve(execute({ ...args, rootValue: event, contextValue })).then((executed) =>
          rejectOverBudget(executed, contextValue.budget),
        );
      byKey.set(key, result);
      return result;
    });
  };
  return {
    onSubscribe({ setSubscribeFn }) {
      setSubscribeFn(subscribe);
    },
  };
}

/**
 * Returns the context of a subscriber with the loaders and a budget of the event. The loaders of the subscriber last as long as the
 * subscription, and can contain rows from before the event.
 */
function withLoadersOfEvent(
  context: RequestContext,
  event: Partial<Pick<ProjectChange, 'getSubscriberContext'> & Pick<InboxChange, 'context'>>,
): RequestContext {
  const { load } = event.getSubscriberContext?.(context) ?? event.context ?? context;
  // Each event has a budget of its own.
  return { ...context, load, budget: context.budget && new RequestBudget(context.budget.callerKey) };
}

/**
 * The key of a result among those of the same event and document: the viewer, and the variables used in the
 * selection.
 */
function createSharedGraphQLResultKey({
  document,
  operationName,
  variableValues,
  contextValue,
}: ExecutionArgs): string {
  const { viewer } = contextValue as RequestContext;
  const names = findSelectionVariableNames(document);
  const variables = Object.entries(variableValues ?? {}).filter(([name]) => names.has(name));
  return JSON.stringify([viewer?.id ?? null, viewer?.scope, operationName ?? null, variables]);
}

const selectionVariableNamesByDocument = new WeakMap<DocumentNode, Set<string>>();

/** Names of the variables used anywhere except in the arguments of root fields. */
function findSelectionVariableNames(document: DocumentNode): Set<string> {
  const cached = selectionVariableNamesByDocument.get(document);
  if (cached) return cached;
  const names = new Set<string>();
  selectionVariableNamesByDocument.set(document, names);
  const visitor = { Variable: ({ name }: { name: { value: string } }) => void names.add(name.value) };
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) visit(definition, visitor);
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const selection of definition.selectionSet.selections) {
      // The arguments of a root field determine which events are sent, not their results.
      visit(selection.kind === Kind.FIELD ? { ...selection, arguments: [] } : selection, visitor);
    }
  }
  return names;
}
