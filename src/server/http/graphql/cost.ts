/**
 * What an operation may cost: how many objects its answer can hold, by the sizes of its pages. Told before
 * any of it runs. Operations of the build itself are known and not counted.
 */
import {
  type ExecutionArgs,
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getNamedType,
  getNullableType,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { OPERATION_COST_MAX, PAGE_MAX, PAGE_SIZE } from '../../../shared/limits';
import type { Reader } from '../../domain/Reader';

export function useCostLimit(): Plugin {
  const check = ({ args, setResultAndStopExecution }: Hook): void => {
    if ((args.contextValue as Reader).credential?.kind !== 'token') return;
    const cost = costOf(args);
    if (cost > OPERATION_COST_MAX) setResultAndStopExecution({ errors: [tooComplex(cost)] });
  };
  return { onExecute: check, onSubscribe: check };
}

interface Hook {
  args: ExecutionArgs;
  setResultAndStopExecution: (result: { errors: GraphQLError[] }) => void;
}

function tooComplex(cost: number): GraphQLError {
  const [told, limit] = [cost, OPERATION_COST_MAX].map((number) => number.toLocaleString('en'));
  return new GraphQLError(`The query costs ${told}; the limit is ${limit}.`, {
    extensions: { code: 'TOO_COMPLEX', http: { status: 400, spec: false } },
  });
}

/**
 * Objects that an answer may hold: scalars are free, but for those that take work. Of a document that is
 * valid, so that its size is limited already; 0 where its variables are not, which execution refuses.
 */
export function costOf({ schema, document, operationName, variableValues }: ExecutionArgs): number {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!root) return 0;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variableValues ?? {});
  if (!coerced) return 0;
  const fragments = new Map(
    document.definitions
      .filter(
        (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
      )
      .map((fragment) => [fragment.name.value, fragment]),
  );

  const costOfSet = (set: SelectionSetNode, type: GraphQLNamedType, page: number | null): number =>
    set.selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + costOfField(selection, type, page);
      const inner = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      if (!inner) return sum;
      const on = inner.typeCondition ? schema.getType(inner.typeCondition.name.value) : type;
      return sum + costOfSet(inner.selectionSet, on ?? type, page);
    }, 0);

  const costOfField = (node: FieldNode, parent: GraphQLNamedType, page: number | null): number => {
    const field =
      isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    // Of what is told of the schema itself, graphql-js has limits of its own.
    if (!field) return 0;
    if (!node.selectionSet) return WORK.has(node.name.value) ? 1 : 0;
    const args = argumentsOf(field, node, coerced);
    const inner = pageOf(field, args) ?? (ROWS.has(field.name) ? null : page);
    const each = 1 + costOfSet(node.selectionSet, getNamedType(field.type), inner);
    return each * (isListType(getNullableType(field.type)) ? lengthOf(args, page) : 1);
  };

  return costOfSet(operation.selectionSet, root, null);
}

/** Texts that are rendered for the answer. */
const WORK = new Set(['bodyHTML', 'descriptionHTML', 'renderMarkdown']);
/** What a page's size is of: within a row, it says nothing any more. */
const ROWS = new Set(['edges', 'nodes']);

type Arguments = Readonly<Record<string, unknown>>;

/** Null: it is no valid argument, which execution tells. */
function argumentsOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Arguments,
): Arguments {
  try {
    return getArgumentValues(field, node, variables);
  } catch {
    return {};
  }
}

/** How large the pages are that a field answers; null: it has none. */
function pageOf(field: GraphQLField<unknown, unknown>, args: Arguments): number | null {
  if (!field.args.some(({ name }) => name === 'first' || name === 'top')) return null;
  return within(args['first'] ?? args['last'] ?? args['top'] ?? PAGE_SIZE);
}

/** Of a list: of as many as were asked for one by one, or of a page; of others, nobody knows. */
function lengthOf(args: Arguments, page: number | null): number {
  const asked = Object.values(args).find((value) => Array.isArray(value)) as unknown[] | undefined;
  return within(asked?.length ?? page ?? PAGE_SIZE);
}

/** What is beyond is refused by the field itself, in better words. */
const within = (size: unknown): number => Math.min(Math.max(Number(size) || 0, 0), PAGE_MAX);
