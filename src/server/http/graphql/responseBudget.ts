/** Replaces the whole response by an error if the request has exceeded its limits for response texts or rendering. */
import { type ExecutionArgs, type ExecutionResult, GraphQLError } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { WinnowError } from '../../../shared/errors';
import type { RequestBudget } from '../../domain/base/RequestBudget';
import type { RequestContext } from '../../domain/context/RequestContext';

export function createResponseBudgetPlugin(): Plugin {
  return {
    onExecute: ({ args }) => ({
      onExecuteDone({ result, setResult }) {
        const { budget } = (args as ExecutionArgs).contextValue as RequestContext;
        if (!isAsyncIterable(result)) setResult(rejectOverBudget(result, budget));
      },
    }),
  };
}

/** Returns one error instead of a partial result with an error for each field that was left out. */
export function rejectOverBudget(
  result: ExecutionResult,
  budget: RequestBudget | undefined,
): ExecutionResult {
  return budget?.exceeded ? { errors: [createBudgetError(budget.exceeded)] } : result;
}

const createBudgetError = ({ code, message }: WinnowError): GraphQLError =>
  new GraphQLError(message, { extensions: { code, http: { status: 400, spec: false } } });
