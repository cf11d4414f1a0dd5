import { FIELD_NAMES, getFieldDefinition } from './fields';

test('names of fields in queries and in GraphQL are unique', () => {
  const definitions = FIELD_NAMES.map(getFieldDefinition);
  const graphqlNames = definitions.flatMap(({ graphql }) => graphql ?? []);
  expect(new Set(definitions.map(({ name }) => name)).size).toBe(definitions.length);
  expect(new Set(graphqlNames).size).toBe(graphqlNames.length);
});
