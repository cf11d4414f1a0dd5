/**
 * What an operation may cost: how many objects its answer can hold, by the sizes of its pages, and what takes
 * more than an object does. Told before any of it runs. Operations of the build itself are known and not counted.
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
  type GraphQLSchema,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { OPERATION_COST_MAX, PAGE_MAX, PAGE_SIZE } from '../../../shared/limits';
import type { RequestContext } from '../../domain/context/RequestContext';

export function useCostLimit(): Plugin {
  const check = ({ args, setResultAndStopExecution }: Hook): void => {
    if ((args.contextValue as RequestContext).credential?.kind !== 'token') return;
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
 * Objects that an answer may hold: scalars are free, but for those that take work or room, and those that are
 * given names of their own, by which one can be asked for a thousand times. Of a document that is valid, so that
 * its size is limited already; 0 where its variables are not, which execution refuses.
 */
export function costOf({ schema, document, operationName, variableValues }: ExecutionArgs): number {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!root) return 0;
  const { coerced } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    variableValues ?? {},
    // Execution tells what is wrong with them; to find all of it takes longer than any answer.
    { maxErrors: 1 },
  );
  if (!coerced) return 0;
  const fragments = new Map(
    document.definitions
      .filter(
        (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
      )
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const costs = new Map<string, number>();

  /** Each is counted once for a size of pages: fragments of fragments would make the counting itself long. */
  const costOfFragment = (name: string, page: number | null): number => {
    const key = `${name} ${page}`;
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const cost = costs.get(key) ?? (type ? costOfSet(fragment.selectionSet, type, page) : 0);
    costs.set(key, cost);
    return cost;
  };

  const costOfSet = (set: SelectionSetNode, type: GraphQLNamedType, page: number | null): number =>
    set.selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + costOfField(selection, type, page);
      if (selection.kind === Kind.FRAGMENT_SPREAD) return sum + costOfFragment(selection.name.value, page);
      const { typeCondition, selectionSet } = selection;
      const on = typeCondition ? schema.getType(typeCondition.name.value) : type;
      return sum + costOfSet(selectionSet, on ?? type, page);
    }, 0);

  const costOfField = (node: FieldNode, parent: GraphQLNamedType, page: number | null): number => {
    const name = node.name.value;
    const work = isIntrospectionType(parent) ? 0 : (WORK[name] ?? 0);
    if (!node.selectionSet) return Math.max(work, node.alias ? unitOf(parent) : 0);
    const field = fieldOf(parent, name);
    if (!field) return 0;
    const type = getNamedType(field.type);
    const args = argumentsOf(field, node, coerced);
    const inner = pageOf(field, args) ?? (ROWS.has(name) ? null : page);
    const each = work + unitOf(type) + costOfSet(node.selectionSet, type, inner);
    return each * (isListType(getNullableType(field.type)) ? lengthOf(schema, field, args, page) : 1);
  };

  return Math.ceil(costOfSet(operation.selectionSet, root, null));
}

/** Texts, which may be long and are rendered for the answer, and lists of issues, which are looked for. */
const WORK: Readonly<Record<string, number>> = {
  ...{ body: 10, bodyHTML: 10, before: 10, after: 10, description: 1, descriptionHTML: 10 },
  ...{ renderMarkdown: 50, issues: 20, facetValues: 20, search: 100 },
};

/** What is told of the schema itself is there already, but there is much of it. */
const unitOf = (type: GraphQLNamedType): number => (isIntrospectionType(type) ? 1 / 50 : 1);

/** What a page's size is of: within a row, it says nothing any more. */
const ROWS = new Set(['edges', 'nodes']);
/** Lists that are as long as was asked for around them. */
const PAGED = new Set([...ROWS, 'values']);
/** Of a type's fields, and whatever else the schema tells of itself in lists. */
const SCHEMA_LIST = 5;

type Field = GraphQLField<unknown, unknown>;
type Arguments = Readonly<Record<string, unknown>>;

function fieldOf(parent: GraphQLNamedType, name: string): Field | undefined {
  if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
  if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
}

/** Null: it is no valid argument, which execution tells. */
function argumentsOf(field: Field, node: FieldNode, variables: Arguments): Arguments {
  try {
    return getArgumentValues(field, node, variables);
  } catch {
    return {};
  }
}

/** How large the pages are that a field answers; null: it has none. */
function pageOf(field: Field, args: Arguments): number | null {
  if (!field.args.some(({ name }) => name === 'first' || name === 'top')) return null;
  return within(args['first'] ?? args['last'] ?? args['top'] ?? PAGE_SIZE);
}

/** Of a list: of as many as were asked for one by one, or of a page; of others, nobody knows. */
function lengthOf(
  schema: GraphQLSchema,
  { name, type }: Field,
  args: Arguments,
  page: number | null,
): number {
  if (isIntrospectionType(getNamedType(type))) {
    return name === 'types' ? Object.keys(schema.getTypeMap()).length : SCHEMA_LIST;
  }
  const asked = Object.values(args).find((value) => Array.isArray(value)) as unknown[] | undefined;
  return within(asked?.length ?? (PAGED.has(name) ? page : null) ?? PAGE_SIZE);
}

/** What is beyond is refused by the field itself, in better words. */
const within = (size: unknown): number => Math.min(Math.max(Number(size) || 0, 0), PAGE_MAX);
