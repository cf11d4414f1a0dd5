/**
 * The plan of a GraphQL query: which fields each type of object has in the response, with their resolvers and constant
 * arguments. It is made once and executed many times, in a fraction of the time of GraphQL Yoga's executor.
 *
 * That executor is the reference. A plan only returns data without errors; for any error it throws, and the caller
 * executes the query with Yoga's executor, which reports the error with its path and sets values to null. As `info`,
 * resolvers receive only the schema, their type and the name of their field.
 */
import {
  defaultTypeResolver,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  TypeNameMetaFieldDef,
} from 'graphql';
import { collectFields, collectSubfields } from 'graphql/execution/collectFields';
import type { MaybePromise } from '../../domain/base/maybePromise';

type ResponseObject = Record<string, unknown>;
/** Values of variables or arguments by name. */
type VariableValues = Readonly<Record<string, unknown>>;

/** One execution of a prepared query. */
interface QueryExecution {
  context: unknown;
  variables: VariableValues;
  /** Values of arguments that depend on variables. */
  args: Map<PlannedField, VariableValues>;
}

type ValueCompleter = (value: unknown, execution: QueryExecution) => MaybePromise<unknown>;

interface PlannedField {
  responseName: string;
  node: FieldNode;
  field: GraphQLField<unknown, unknown>;
  resolve: GraphQLFieldResolver<unknown, unknown>;
  info: GraphQLResolveInfo;
  /** The values of the arguments, or null if they depend on variables. */
  constantArgs: VariableValues | null;
  /** Converts a resolver's result, unless it is a promise, to the response. */
  complete: ValueCompleter;
}

/** The plan cannot produce the result, so the query has to be executed by the reference executor. */
class UnplannedResultError extends Error {}

/** Maximum number of fields in a plan, so that plans have a limited size. The build's queries have at most half of it. */
const PLANNED_FIELDS_MAX = 2_000;
/** The query has more than PLANNED_FIELDS_MAX fields. */
export class QueryPlanTooLargeError extends UnplannedResultError {}

/** A response name that cannot be assigned to an object like other names. */
const UNPLANNED_RESPONSE_NAME = '__proto__';

export class QueryPlan {
  readonly #schema: GraphQLSchema;
  readonly #fragments: Record<string, FragmentDefinitionNode> = Object.create(null) as Record<string, never>;
  readonly #conditions: VariableValues;
  readonly #info: GraphQLResolveInfo;
  readonly #rootFields: readonly PlannedField[];
  #fieldCount = 0;

  /**
   * @param document a valid document
   * @param operation a query of the document
   * @param conditions values of the variables in @skip and @include
   */
  constructor(
    schema: GraphQLSchema,
    document: DocumentNode,
    operation: OperationDefinitionNode,
    conditions: VariableValues,
  ) {
    this.#schema = schema;
    this.#conditions = conditions;
    this.#info = { schema } as GraphQLResolveInfo;
    for (const definition of document.definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.#fragments[definition.name.value] = definition;
    const type = schema.getQueryType()!;
    const fields = collectFields(schema, this.#fragments, conditions, type, operation.selectionSet);
    this.#rootFields = this.#planFields(type, fields);
  }

  /**
   * Executes the query.
   * @param variables coerced values, with the plan's values of the variables in @skip and @include
   * @throws any error, if the query has to be executed by the reference executor
   */
  execute(context: unknown, variables: VariableValues): MaybePromise<ResponseObject> {
    return this.#executeFields(this.#rootFields, undefined, { context, variables, args: new Map() });
  }

  #planFields(
    type: GraphQLObjectType,
    nodesByResponseName: ReadonlyMap<string, readonly FieldNode[]>,
  ): PlannedField[] {
    this.#fieldCount += nodesByResponseName.size;
    if (this.#fieldCount > PLANNED_FIELDS_MAX) throw new QueryPlanTooLargeError();
    return Array.from(nodesByResponseName, ([responseName, nodes]) => {
      const node = nodes[0]!;
      const field =
        node.name.value === TypeNameMetaFieldDef.name
          ? createTypeNameField(type)
          : type.getFields()[node.name.value];
      if (!field || responseName === UNPLANNED_RESPONSE_NAME)
        throw new UnplannedResultError(`The query plan does not support the field ${responseName}.`);
      const isConstant = !JSON.stringify(node.arguments ?? []).includes(`"kind":"${Kind.VARIABLE}"`);
      return {
        responseName,
        node,
        field,
        resolve: field.resolve ?? createPropertyResolver(field.name),
        info: { ...this.#info, parentType: type, fieldName: field.name },
        constantArgs: isConstant ? getArgumentValues(field, node) : null,
        complete: this.#planValue(field.type, nodes),
      };
    });
  }

  #planValue(type: GraphQLOutputType, nodes: readonly FieldNode[]): ValueCompleter {
    if (isNonNullType(type)) {
      const complete = this.#planValue(type.ofType, nodes);
      return (value, execution) => {
        if (value == null) throw new UnplannedResultError('A value of a non-null type is null.');
        return complete(value, execution);
      };
    }
    const complete = this.#planPresentValue(type, nodes);
    return (value, execution) => (value == null ? null : complete(value, execution));
  }

  #planPresentValue(type: GraphQLOutputType, nodes: readonly FieldNode[]): ValueCompleter {
    if (isListType(type)) return this.#planList(this.#planValue(type.ofType, nodes));
    if (isLeafType(type)) {
      return (value) => {
        const serialized = type.serialize(value);
        if (serialized == null) throw new UnplannedResultError('A scalar value cannot be serialized.');
        return serialized;
      };
    }
    if (isObjectType(type)) return this.#planObject(type, nodes);
    if (isAbstractType(type)) return this.#planAbstractType(type, nodes);
    throw new UnplannedResultError(`The query plan does not support values of the type ${String(type)}.`);
  }

  #planList(completeItem: ValueCompleter): ValueCompleter {
    return (value, execution) => {
      if (!Array.isArray(value)) throw new UnplannedResultError('The value of a list type is not an array.');
      const items: unknown[] = [];
      try {
        for (const item of value) items.push(completeWhenResolved(item, completeItem, execution));
      } catch (error) {
        ignoreRejections(items);
        throw error;
      }
      return items.some((item) => item instanceof Promise) ? Promise.all(items) : items;
    };
  }

  #planObject(type: GraphQLObjectType, nodes: readonly FieldNode[]): ValueCompleter {
    let fields: readonly PlannedField[] | undefined;
    return (value, execution) => {
      if (value instanceof Error) throw value;
      if (type.isTypeOf && type.isTypeOf(value, execution.context, this.#info) !== true)
        throw new UnplannedResultError(`A value is not of the type ${type.name}.`);
      // Planned when the first object is completed, because types can contain themselves.
      fields ??= this.#planFields(type, this.#collectSubfields(type, nodes));
      return this.#executeFields(fields, value, execution);
    };
  }

  #planAbstractType(type: GraphQLAbstractType, nodes: readonly FieldNode[]): ValueCompleter {
    const completers = new Map<string, ValueCompleter>();
    const resolveType = type.resolveType ?? defaultTypeResolver;
    return (value, execution) => {
      const name = resolveType(value, execution.context, this.#info, type);
      let complete = typeof name === 'string' ? completers.get(name) : undefined;
      if (!complete) {
        const objectType = typeof name === 'string' ? this.#schema.getType(name) : undefined;
        if (!isObjectType(objectType) || !this.#schema.isSubType(type, objectType))
          throw new UnplannedResultError(`The type of a value of ${type.name} is unknown.`);
        complete = this.#planObject(objectType, nodes);
        completers.set(objectType.name, complete);
      }
      return complete(value, execution);
    };
  }

  #collectSubfields(type: GraphQLObjectType, nodes: readonly FieldNode[]) {
    return collectSubfields(this.#schema, this.#fragments, this.#conditions, type, nodes);
  }

  #executeFields(
    fields: readonly PlannedField[],
    source: unknown,
    execution: QueryExecution,
  ): MaybePromise<ResponseObject> {
    const data: ResponseObject = {};
    const pending: Promise<void>[] = [];
    try {
      for (const planned of fields) {
        const { responseName, resolve, complete, info } = planned;
        const args = planned.constantArgs ?? computeArguments(planned, execution);
        const result = resolve(source, args, execution.context, info);
        const value = completeWhenResolved(result, complete, execution);
        // Assigned even if it is a promise, so that the fields of the response are in the order of the query.
        data[responseName] = value;
        if (value instanceof Promise)
          pending.push(value.then((resolved: unknown) => void (data[responseName] = resolved)));
      }
    } catch (error) {
      ignoreRejections(pending);
      throw error;
    }
    return pending.length === 0 ? data : Promise.all(pending).then(() => data);
  }
}

/** Arguments that depend on variables are computed once per execution, however many objects have the field. */
function computeArguments(planned: PlannedField, { variables, args }: QueryExecution): VariableValues {
  const known = args.get(planned);
  if (known) return known;
  const values = getArgumentValues(planned.field, planned.node, variables);
  args.set(planned, values);
  return values;
}

const completeWhenResolved = (
  result: unknown,
  complete: ValueCompleter,
  execution: QueryExecution,
): MaybePromise<unknown> =>
  result instanceof Promise
    ? result.then((value) => complete(value, execution))
    : complete(result, execution);

/**
 * Handles the rejections of promises whose results are discarded because an earlier error ends the execution.
 * Otherwise, Node would report unhandled rejections.
 */
function ignoreRejections(values: readonly unknown[]): void {
  for (const value of values) if (value instanceof Promise) value.catch(() => undefined);
}

/** The resolver of a field without one: reads the property with the field's name. */
const createPropertyResolver =
  (name: string): GraphQLFieldResolver<unknown, unknown> =>
  (source) => {
    const value = (source as Record<string, unknown>)[name];
    if (typeof value === 'function') throw new UnplannedResultError(`The property ${name} is a function.`);
    return value;
  };

const createTypeNameField = (type: GraphQLObjectType): GraphQLField<unknown, unknown> => ({
  ...TypeNameMetaFieldDef,
  resolve: () => type.name,
});
