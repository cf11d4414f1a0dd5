import { FIELD_NAMES, getFieldDefinition } from './fields';
import { OPTION_FIELDS, toOptionIndexes, toOptionNames } from './optionFields';

test('names of fields in queries and in GraphQL are unique', () => {
  const definitions = FIELD_NAMES.map(getFieldDefinition);
  const graphqlNames = definitions.flatMap(({ graphql }) => graphql ?? []);
  expect(new Set(definitions.map(({ name }) => name)).size).toBe(definitions.length);
  expect(new Set(graphqlNames).size).toBe(graphqlNames.length);
});

test('converts the names of options to indexes and back', () => {
  const names = { type: 'task', priority: 'urgent' } as const;
  expect(OPTION_FIELDS).toEqual(['type', 'priority']);
  expect(toOptionIndexes({ ...names, title: 'Other properties are ignored' } as typeof names)).toEqual({
    type: 2,
    priority: 4,
  });
  expect(toOptionNames(toOptionIndexes(names))).toEqual(names);
});
