/**
 * Cost limit of operations sent with an API token: the number of objects that the response can contain, by page sizes,
 * plus extra cost of expensive fields. Checked before execution. Operations of the build are not limited.
 *
 * Neither @pothos/plugin-complexity 4 nor graphql-armor's cost limit is as strict. Both visit a fragment again at every
 * spread, which takes exponential time; neither counts nested introspection; graphql-armor ignores page sizes.
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
import {
  ASSIGNEES_PER_ISSUE_MAX,
  GRAPHQL_COST_MAX,
  GRAPHQL_CONNECTION_PAGE_SIZE_MAX,
  DEFAULT_LIST_PAGE_SIZE,
} from '../../../shared/limits';
import { REACTION_CONTENTS, REACTION_USERS_MAX } from '../../../shared/reactions';
import type { RequestContext } from '../../domain/context/RequestContext';

export function createQueryCostLimitPlugin(): Plugin {
  const check = ({ args, setResultAndStopExecution }: GraphQLExecuteHookPayload): void => {
    if ((args.contextValue as RequestContext).credential?.kind !== 'token') return;
    const cost = computeGraphQLOperationCost(args);
    if (cost > GRAPHQL_COST_MAX) setResultAndStopExecution({ errors: [createQueryTooComplexError(cost)] });
  };
  return { onExecute: check, onSubscribe: check };
}

interface GraphQLExecuteHookPayload {
  args: ExecutionArgs;
  setResultAndStopExecution: (result: { errors: GraphQLError[] }) => void;
}

function createQueryTooComplexError(cost: number): GraphQLError {
  const [actual, limit] = [cost, GRAPHQL_COST_MAX].map((number) => number.toLocaleString('en'));
  return new GraphQLError(`The cost of the operation is ${actual}; the limit is ${limit}.`, {
    extensions: { code: 'TOO_COMPLEX', http: { status: 400, spec: false } },
  });
}

/**
 * Computes the cost of an operation of a valid document. Scalars are free except for large or rendered texts, and for
 * aliased ones, which could be requested a thousand times. Returns 0 for invalid variables: execution rejects them.
 */
export function computeGraphQLOperationCost({
  schema,
  document,
  operationName,
  variableValues,
}: ExecutionArgs): number {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!root) return 0;
  const { coerced } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    variableValues ?? {},
    // Stops at the first invalid variable: execution reports all of them, and collecting them here could take
    // longer than any response.
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

  /**
   * The cost of a fragment, cached by its name and the page size: otherwise fragments that spread each other
   * would take exponential time.
   */
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
    const extra = isIntrospectionType(parent)
      ? 0
      : (EXTRA_QUERY_COST_BY_FIELD[`${parent.name}.${name}`] ?? EXTRA_QUERY_COST_BY_FIELD[name] ?? 0);
    if (!node.selectionSet) return Math.max(extra, node.alias ? getObjectQueryCost(parent) : 0);
    const field = findGraphQLSchemaField(parent, name);
    if (!field) return 0;
    const type = getNamedType(field.type);
    const args = getGraphQLFieldArguments(field, node, coerced);
    const inner =
      getRequestedPageSize(field, args) ?? (GRAPHQL_CONNECTION_ROW_FIELDS.has(name) ? null : page);
    const each = extra + getObjectQueryCost(type) + costOfSet(node.selectionSet, type, inner);
    return (
      each *
      (isListType(getNullableType(field.type))
        ? estimateGraphQLListLength(schema, parent, field, args, page)
        : 1)
    );
  };

  return Math.ceil(costOfSet(operation.selectionSet, root, null));
}

/**
 * Extra cost of fields, by type and name or by name: texts, which can be long and have to be rendered, and lists of
 * issues, which are searched. In a list field, it counts for each object of the list.
 */
const EXTRA_QUERY_COST_BY_FIELD: Readonly<Record<string, number>> = {
  body: 10,
  bodyHTML: 10,
  before: 10,
  after: 10,
  description: 1,
  descriptionHTML: 10,
  searchSnippet: 10,
  likelyDuplicates: 2,
  comparison: 20,
  triageSuggestions: 50,
  informationRequest: 1,
  triage: 20,
  renderMarkdown: 50,
  issues: 20,
  // The container may be all projects. Then this is the same as Query.search.
  'AllProjects.issues': 100,
  'IssueContainer.issues': 100,
  burst: 2_500,
  'IssueConnection.subIssues': 20,
  'SavedView.issueCount': 20,
  facetValues: 20,
  'Query.facetValues': 100,
  'AllProjects.facetValues': 100,
  'IssueContainer.facetValues': 100,
  search: 100,
  assigned: 100,
  filed: 100,
  commented: 100,
};

/** The cost of one object. Introspection objects are cheap because they are in memory, but numerous. */
const getObjectQueryCost = (type: GraphQLNamedType): number => (isIntrospectionType(type) ? 1 / 50 : 1);

/** Fields with the rows of a page. The page size of the connection does not apply to lists inside a row. */
const GRAPHQL_CONNECTION_ROW_FIELDS = new Set(['edges', 'nodes']);
/** Maximum lengths of lists without pagination, by name or by type and name. */
const LIST_LENGTH_MAX_BY_FIELD: Readonly<Record<string, number>> = {
  reactions: REACTION_CONTENTS.length,
  users: REACTION_USERS_MAX,
  // One field for each scope of labels. A field has at most as many values as a new issue can have assignees. Imported
  // issues may have more.
  'IssueComparison.fields': 20,
  'ComparedField.values': ASSIGNEES_PER_ISSUE_MAX,
  'ComparedField.otherValues': ASSIGNEES_PER_ISSUE_MAX,
};
/** Lists whose length is the `first`, `last` or `top` argument of a surrounding field. */
const PAGED_GRAPHQL_LIST_FIELDS = new Set([...GRAPHQL_CONNECTION_ROW_FIELDS, 'values']);
/** Assumed length of introspection lists, such as the fields of a type. */
const ASSUMED_INTROSPECTION_LIST_LENGTH = 5;

type GraphQLSchemaField = GraphQLField<unknown, unknown>;
type GraphQLArgumentValues = Readonly<Record<string, unknown>>;

function findGraphQLSchemaField(parent: GraphQLNamedType, name: string): GraphQLSchemaField | undefined {
  if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
  if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
}

/** Argument values of a field, or none if they are invalid: execution reports the error. */
function getGraphQLFieldArguments(
  field: GraphQLSchemaField,
  node: FieldNode,
  variables: GraphQLArgumentValues,
): GraphQLArgumentValues {
  try {
    return getArgumentValues(field, node, variables);
  } catch {
    return {};
  }
}

/** Page size that a field's arguments ask for, or null if the field is not paged. */
function getRequestedPageSize(field: GraphQLSchemaField, args: GraphQLArgumentValues): number | null {
  if (!field.args.some(({ name }) => name === 'first' || name === 'top')) return null;
  return clampPageSize(args['first'] ?? args['last'] ?? args['top'] ?? DEFAULT_LIST_PAGE_SIZE);
}

/**
 * Estimates the maximum length of a list field by the first of these that exists: the length of a list argument, the
 * limit in LIST_LENGTH_MAX_BY_FIELD, the page size of the surrounding field, the field's own page size, but at least
 * DEFAULT_LIST_PAGE_SIZE.
 */
function estimateGraphQLListLength(
  schema: GraphQLSchema,
  parent: GraphQLNamedType,
  field: GraphQLSchemaField,
  args: GraphQLArgumentValues,
  page: number | null,
): number {
  const { name, type } = field;
  if (isIntrospectionType(getNamedType(type))) {
    return name === 'types' ? Object.keys(schema.getTypeMap()).length : ASSUMED_INTROSPECTION_LIST_LENGTH;
  }
  const listArgument = Object.values(args).find((value) => Array.isArray(value)) as unknown[] | undefined;
  return clampPageSize(
    listArgument?.length ??
      LIST_LENGTH_MAX_BY_FIELD[name] ??
      LIST_LENGTH_MAX_BY_FIELD[`${parent.name}.${name}`] ??
      (PAGED_GRAPHQL_LIST_FIELDS.has(name) ? page : null) ??
      Math.max(getRequestedPageSize(field, args) ?? 0, DEFAULT_LIST_PAGE_SIZE),
  );
}

/**
 * Limits a page size to GRAPHQL_CONNECTION_PAGE_SIZE_MAX. Larger ones are rejected by the field itself, with a better
 * message.
 */
const clampPageSize = (size: unknown): number =>
  Math.min(Math.max(Number(size) || 0, 0), GRAPHQL_CONNECTION_PAGE_SIZE_MAX);
