/** Prepares queries that are executed repeatedly, as those of browsers and of most programs are. */
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  getVariableValues,
  GraphQLIncludeDirective,
  type GraphQLSchema,
  GraphQLSkipDirective,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Plugin } from 'graphql-yoga';
import type { MaybePromise } from '../../domain/base/maybePromise';
import { QueryPlan, QueryPlanTooLargeError } from './QueryPlan';

/** Maximum number of documents with plans, which take at most about 50 MB together: more than the build has. */
const PREPARED_DOCUMENTS_MAX = 150;
/** Maximum number of variables in @skip and @include per query. Each combination of their values has its own plan. */
const CONDITION_VARIABLES_MAX = 4;

export function createPreparedQueryPlugin(): Plugin {
  const executed = new WeakSet<DocumentNode>();
  /** The query of each document that was executed more than once; null if Yoga's executor has to execute it. */
  const queries = new LRUCache<DocumentNode, { query: PreparedQuery | null }>({
    max: PREPARED_DOCUMENTS_MAX,
  });

  const prepare = ({ schema, document }: ExecutionArgs): PreparedQuery | null => {
    if (!executed.has(document)) {
      // A document that is executed only once is not worth a plan.
      executed.add(document);
      return null;
    }
    const prepared = queries.get(document) ?? { query: PreparedQuery.prepare(schema, document) };
    queries.set(document, prepared);
    return prepared.query;
  };

  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const query = prepare(args);
      if (!query) return;
      setExecuteFn(async (executionArgs: ExecutionArgs): Promise<ExecutionResult> => {
        try {
          return { data: await query.execute(executionArgs) };
        } catch (error) {
          if (error instanceof QueryPlanTooLargeError) queries.set(executionArgs.document, { query: null });
          // Includes errors that the response reports, which Yoga's executor formats.
          return (await executeFn(executionArgs)) as ExecutionResult;
        }
      });
    },
  };
}

/** A query with its plans. */
class PreparedQuery {
  readonly #schema: GraphQLSchema;
  readonly #document: DocumentNode;
  readonly #operation: OperationDefinitionNode;
  /** The variables in @skip and @include, on whose values the fields of the response depend. */
  readonly #conditionNames: readonly string[];
  readonly #plansByConditions = new Map<string, QueryPlan>();

  private constructor(
    schema: GraphQLSchema,
    document: DocumentNode,
    operation: OperationDefinitionNode,
    conditionNames: readonly string[],
  ) {
    this.#schema = schema;
    this.#document = document;
    this.#operation = operation;
    this.#conditionNames = conditionNames;
  }

  /** Returns null if the document has several operations, or an operation without a plan. */
  static prepare(schema: GraphQLSchema, document: DocumentNode): PreparedQuery | null {
    const operation = getOperationAST(document);
    if (operation?.operation !== OperationTypeNode.QUERY || isIntrospecting(document)) return null;
    const conditionNames = findConditionVariableNames(document);
    return conditionNames.length > CONDITION_VARIABLES_MAX
      ? null
      : new PreparedQuery(schema, document, operation, conditionNames);
  }

  /** @throws any error, if Yoga's executor has to execute the query */
  execute({
    contextValue,
    operationName,
    variableValues,
  }: ExecutionArgs): MaybePromise<Record<string, unknown>> {
    if (operationName != null && operationName !== this.#operation.name?.value)
      throw new Error('There is no operation with this name.');
    const { coerced } = getVariableValues(
      this.#schema,
      this.#operation.variableDefinitions ?? [],
      variableValues ?? {},
      // Stops at the first invalid variable: Yoga's executor reports all of them.
      { maxErrors: 1 },
    );
    if (!coerced) throw new Error('A variable is invalid.');
    const conditions = this.#conditionNames.map((name) => [name, coerced[name]] as const);
    const key = conditions.map(([, value]) => String(value)).join(' ');
    let plan = this.#plansByConditions.get(key);
    if (!plan) {
      plan = new QueryPlan(this.#schema, this.#document, this.#operation, Object.fromEntries(conditions));
      this.#plansByConditions.set(key, plan);
    }
    return plan.execute(contextValue, coerced);
  }
}

/** Whether a document selects fields of the schema itself. */
function isIntrospecting(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Field: ({ name: { value } }) => void (found ||= value === '__schema' || value === '__type'),
  });
  return found;
}

/** Names of the variables in the directives @skip and @include. */
function findConditionVariableNames(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive({ name, arguments: args = [] }) {
      if (name.value !== GraphQLSkipDirective.name && name.value !== GraphQLIncludeDirective.name) return;
      for (const { value } of args) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names].sort();
}
