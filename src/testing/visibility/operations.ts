/**
 * GraphQL queries that together select every field of the schema, to compare the responses of two servers. Each type
 * is selected with all its fields where it is reached first; elsewhere, only its identity is.
 */
import {
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { graphqlSchema } from '../../server/schema';

/** Arguments of fields as GraphQL literals in parentheses, by `Type.field`. */
export type ArgumentsByField = Readonly<Record<string, string>>;

export interface ComparedOperations {
  /** A query for each root field. */
  queries: Map<string, string>;
  /** The fields that the queries select, as `Type.field`. */
  selected: Set<string>;
}

/**
 * Creates the queries.
 * @param excluded fields that are not compared, as `Type.field`, or all fields of a type as `Type.*`
 * @throws Error if a field has required arguments, but no arguments are given for it
 */
export function createComparedOperations(
  argumentsByField: ArgumentsByField,
  excluded: ReadonlySet<string>,
): ComparedOperations {
  const selected = new Set<string>();
  const queries = new Map<string, string>();
  const selection = new SelectionBuilder(argumentsByField, excluded, selected);
  const fields = Object.values(graphqlSchema.getQueryType()!.getFields());
  // The first query selects most types with all their fields.
  for (const field of fields.sort((a, b) => Number(b.name === 'project') - Number(a.name === 'project')))
    if (!isExcluded(excluded, 'Query', field.name))
      queries.set(field.name, `{ ${selection.selectRootField(field)} }`);
  return { queries, selected };
}

/** All fields of the object types that queries can reach without excluded fields, as `Type.field`. */
export function listReadableFields(excluded: ReadonlySet<string>): string[] {
  const fields: string[] = [];
  const seen = new Set<GraphQLNamedType>();
  const visit = (type: GraphQLNamedType): void => {
    if (seen.has(type) || isLeafType(type)) return;
    seen.add(type);
    if (isAbstractType(type)) for (const each of graphqlSchema.getPossibleTypes(type)) visit(each);
    if (!isObjectType(type)) return;
    for (const field of Object.values(type.getFields())) {
      if (isExcluded(excluded, type.name, field.name)) continue;
      fields.push(`${type.name}.${field.name}`);
      visit(getNamedType(field.type));
    }
  };
  visit(graphqlSchema.getQueryType()!);
  return fields;
}

const isExcluded = (excluded: ReadonlySet<string>, type: string, field: string): boolean =>
  excluded.has(`${type}.${field}`) || excluded.has(`${type}.*`);

/** Types that are selected with all their fields wherever they occur: lists and counts. */
const ALWAYS_COMPLETE_TYPES: ReadonlySet<string> = new Set([
  'Facet',
  'FacetValue',
  'IssueConnection',
  'Section',
  'SubIssueRange',
]);
/**
 * By type, the field in which its objects are selected with all their fields. These fields are lists, so that many
 * objects are compared.
 */
const COMPLETE_IN: Readonly<Record<string, string>> = {
  Issue: 'IssueConnection.nodes',
  Notification: 'NotificationConnection.nodes',
};
/** Types that only contain other objects. The contained objects are always selected. */
const WRAPPER_TYPE_PATTERN = /(Connection|Edge)$/;
const WRAPPER_FIELDS: ReadonlySet<string> = new Set(['node', 'nodes', 'totalCount']);
const IDENTITY_FIELDS: ReadonlySet<string> = new Set([
  'count',
  'id',
  'key',
  'login',
  'name',
  'number',
  'title',
]);
/** The `first` of fields that have no other arguments. */
const PAGE_SIZE = 25;

/** A selection set whose fields are chosen later: types are expanded breadth first. */
interface PendingSelection {
  /** The field with this selection, as `Type.field`. */
  field: string;
  type: GraphQLNamedType;
  parts: SelectionPart[];
}

type SelectionPart = string | PendingSelection;

class SelectionBuilder {
  readonly #argumentsByField: ArgumentsByField;
  readonly #excluded: ReadonlySet<string>;
  readonly #selected: Set<string>;
  /** Names of the types that have been selected with all fields. */
  readonly #expanded = new Set<string>();
  readonly #queue: PendingSelection[] = [];

  constructor(argumentsByField: ArgumentsByField, excluded: ReadonlySet<string>, selected: Set<string>) {
    this.#argumentsByField = argumentsByField;
    this.#excluded = excluded;
    this.#selected = selected;
  }

  selectRootField(field: GraphQLField<unknown, unknown>): string {
    const parts = this.#selectField('Query', field);
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) this.#complete(next, next.type);
    return printParts(parts);
  }

  #complete({ field, parts }: PendingSelection, type: GraphQLNamedType): void {
    parts.push('__typename');
    if (isAbstractType(type))
      for (const each of graphqlSchema.getPossibleTypes(type)) {
        const fragment: PendingSelection = { field, type: each, parts: [] };
        parts.push(`... on ${each.name}`, fragment);
        this.#complete(fragment, each);
      }
    if (!isObjectType(type)) return;
    const isFirst = !this.#expanded.has(type.name) && (COMPLETE_IN[type.name] ?? field) === field;
    const isComplete = isFirst || ALWAYS_COMPLETE_TYPES.has(type.name);
    if (isFirst) this.#expanded.add(type.name);
    const repeated = WRAPPER_TYPE_PATTERN.test(type.name) ? WRAPPER_FIELDS : IDENTITY_FIELDS;
    for (const each of Object.values(type.getFields()))
      if (!isExcluded(this.#excluded, type.name, each.name) && (isComplete || repeated.has(each.name)))
        parts.push(...this.#selectField(type.name, each));
  }

  #selectField(type: string, field: GraphQLField<unknown, unknown>): SelectionPart[] {
    this.#selected.add(`${type}.${field.name}`);
    // Fields of the same name can have different types in the fragments of one selection.
    const text = `${type}_${field.name}: ${field.name}${this.#formatArguments(type, field)}`;
    const named = getNamedType(field.type);
    if (isLeafType(named)) return [text];
    const selection: PendingSelection = { field: `${type}.${field.name}`, type: named, parts: [] };
    this.#queue.push(selection);
    return [text, selection];
  }

  #formatArguments(type: string, field: GraphQLField<unknown, unknown>): string {
    const given = this.#argumentsByField[`${type}.${field.name}`];
    if (given !== undefined) return given;
    if (field.args.some(isRequiredArgument))
      throw new Error(`${type}.${field.name} has required arguments: add them to the compared arguments.`);
    return field.args.some(({ name }) => name === 'first') ? `(first: ${PAGE_SIZE})` : '';
  }
}

const printParts = (parts: readonly SelectionPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : `{ ${printParts(part.parts)} }`)).join(' ');
