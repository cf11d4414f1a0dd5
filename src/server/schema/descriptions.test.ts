/** Descriptions are read out of context by users of the API, so each has to be a phrase with a subject. */
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLField,
  type GraphQLInputField,
} from 'graphql';
import { graphqlSchema } from './index';

interface SchemaDescription {
  coordinate: string;
  description: string;
}

/** Words that a description must not start with: pronouns and question words in place of a noun. */
const PRONOUN_START_PATTERN =
  /^(it|its|they|their|them|he|she|who|whose|whom|whoever|what|whatever|where|which|how|why|this|these|those|some|one|all of|only|nobody|somebody|someone|anybody|also|as it|for what|of which|of what|in the)\b(?! (issue|session|project|site|user|transition)\b)/i;

function listSchemaDescriptions(): SchemaDescription[] {
  const found: SchemaDescription[] = [];
  const add = (coordinate: string, description: string | null | undefined) =>
    found.push({ coordinate, description: description ?? '' });
  for (const type of Object.values(graphqlSchema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    add(type.name, type.description);
    if (isEnumType(type)) {
      for (const value of type.getValues()) add(`${type.name}.${value.name}`, value.description);
    }
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    const fields = Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(type.getFields());
    for (const field of fields) {
      add(`${type.name}.${field.name}`, field.description);
      if (!('args' in field)) continue;
      for (const { name, description } of field.args)
        add(`${type.name}.${field.name}(${name}:)`, description);
    }
  }
  return found;
}

const schemaDescriptions = listSchemaDescriptions();

it('covers every type, field, argument and enum value of the schema', () => {
  expect(schemaDescriptions.length).toBeGreaterThan(1_000);
});

it('has a description of at least four words for everything in the schema', () => {
  const short = schemaDescriptions.filter(
    ({ description }) => description.split(/\s+/).filter(Boolean).length < 4,
  );
  expect(short).toEqual([]);
});

it('starts no description with a pronoun or a question word', () => {
  expect(schemaDescriptions.filter(({ description }) => PRONOUN_START_PATTERN.test(description))).toEqual([]);
});

it('ends every description with a period', () => {
  expect(schemaDescriptions.filter(({ description }) => !description.endsWith('.'))).toEqual([]);
});
