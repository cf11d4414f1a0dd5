/** Random GraphQL operations against our schema, with arbitrary argument values. */
import fc from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { graphqlSchema } from '../../server/schema';
import { arbitraryJson, ARBITRARY_BY_SCALAR_TYPE } from './hostileValues';

export interface RandomGraphQLOperation {
  query: string;
  variables: Record<string, unknown>;
}

/** Generates arbitrary values of a GraphQL input type. */
function arbitraryGraphqlInputValue(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return arbitraryGraphqlInputValue(type.ofType);
  if (isListType(type)) return fc.array(arbitraryGraphqlInputValue(type.ofType), { maxLength: 4 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) return arbitraryGraphqlInputObject(Object.values(type.getFields()));
  return ARBITRARY_BY_SCALAR_TYPE[type.name] ?? arbitraryJson;
}

function arbitraryGraphqlInputObject(
  fields: readonly (GraphQLInputField | GraphQLArgument)[],
): fc.Arbitrary<Record<string, unknown>> {
  const values = fields.map(({ name, type }) => {
    const value = fc.oneof(
      { weight: 9, arbitrary: arbitraryGraphqlInputValue(type) },
      { weight: 1, arbitrary: arbitraryJson },
    );
    const isPresent = isNonNullType(type) ? fc.constant(true) : fc.boolean();
    return fc.tuple(isPresent, value).map(([present, chosen]) => (present ? [[name, chosen] as const] : []));
  });
  return fc.tuple(...values).map((entries) => Object.fromEntries(entries.flat()));
}

/**
 * Generates GraphQL operations with one root field and a random selection. The root field's arguments are
 * passed as variables.
 */
export function arbitraryGraphqlOperation(kind: 'query' | 'mutation'): fc.Arbitrary<RandomGraphQLOperation> {
  const root = kind === 'query' ? graphqlSchema.getQueryType()! : graphqlSchema.getMutationType()!;
  return fc.constantFrom(...Object.values(root.getFields())).chain((field) =>
    fc
      .tuple(
        arbitraryGraphqlInputObject(field.args),
        arbitrarySelectionSet(getNamedType(field.type) as GraphQLObjectType, 4),
      )
      .map(([variables, set]) => {
        const given = field.args.filter(({ name }) => name in variables);
        const declared = given.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ');
        const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
        const query = `${kind}${declared && ` (${declared})`} { ${field.name}${passed && `(${passed})`}${set} }`;
        return { query, variables };
      }),
  );
}

/** Generates a random selection of a GraphQL type's fields. Their arguments are literals. */
function arbitrarySelectionSet(type: GraphQLObjectType, depth: number): fc.Arbitrary<string> {
  if (isLeafType(type)) return fc.constant('');
  const fields = isObjectType(type) || isAbstractType(type) ? getGraphQLTypeFields(type) : [];
  const usable = fields.filter(({ type }) => depth > 0 || isLeafType(getNamedType(type)));
  const selections = fc
    .subarray(usable, { maxLength: Math.min(5, usable.length) })
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((field) =>
          fc
            .tuple(
              arbitraryArgumentLiterals(field.args),
              arbitrarySelectionSet(getNamedType(field.type) as GraphQLObjectType, depth - 1),
            )
            .map(([args, inner]) => `${field.name}${args}${inner}`),
        ),
      ),
    );
  return selections.map((parts) => ` { ${['__typename', ...parts].join(' ')} }`);
}

const getGraphQLTypeFields = (type: GraphQLObjectType) =>
  'getFields' in type ? Object.values(type.getFields()) : [];

function arbitraryArgumentLiterals(args: readonly GraphQLArgument[]): fc.Arbitrary<string> {
  return arbitraryGraphqlInputObject(args).map((values) => {
    const given = args.filter(({ name }) => name in values);
    const parts = given.map(({ name, type }) => `${name}: ${printGraphQLLiteral(values[name], type)}`);
    return parts.length === 0 ? '' : `(${parts.join(', ')})`;
  });
}

/** Prints a value as a GraphQL literal: enum names and object keys without quotes. */
function printGraphQLLiteral(value: unknown, type: GraphQLInputType): string {
  const named = getNamedType(type);
  if (isEnumType(named) && typeof value === 'string' && /^\w+$/.test(value)) return value;
  if (Array.isArray(value)) return `[${value.map((each) => printGraphQLLiteral(each, named)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = isInputObjectType(named) ? named.getFields() : {};
  const entries = Object.entries(value).filter(([key]) => /^[A-Za-z_]\w*$/.test(key));
  return `{ ${entries.map(([key, each]) => `${key}: ${printGraphQLLiteral(each, fields[key]?.type ?? named)}`).join(', ')} }`;
}
