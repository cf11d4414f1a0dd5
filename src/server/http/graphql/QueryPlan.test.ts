import {
  buildSchema,
  execute,
  getOperationAST,
  getVariableValues,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  parse,
} from 'graphql';
import { QueryPlan } from './QueryPlan';

const schema: GraphQLSchema = buildSchema(`
  type Query {
    user(id: ID!, active: Boolean = true): User
    users(first: Int): [User!]!
    things: [Thing]!
    broken: String
    missing: String!
  }
  interface Thing { id: ID! }
  enum Color { RED BLUE }
  type User implements Thing { id: ID! name: String! color: Color boss: User friends(first: Int): [User] active: Boolean }
  type Team implements Thing { id: ID! size: Int! title: String }
`);

interface TestUser {
  __typename: 'User';
  id: string;
  active?: boolean;
}

const createUser = (id: string): TestUser => ({ __typename: 'User', id });

function setResolvers(typeName: string, resolvers: Record<string, (...args: never[]) => unknown>): void {
  const fields = (schema.getType(typeName) as GraphQLObjectType).getFields();
  for (const [name, resolve] of Object.entries(resolvers)) fields[name]!.resolve = resolve as never;
}

setResolvers('Query', {
  user: (_root, { id, active }: { id: string; active: boolean }) =>
    Promise.resolve(id === '0' ? null : { ...createUser(id), active }),
  users: (_root, { first }: { first?: number }) =>
    Array.from({ length: first ?? 2 }, (_, i) =>
      i % 2 ? createUser(`${i}`) : Promise.resolve(createUser(`${i}`)),
    ),
  things: () => [createUser('1'), null, Promise.resolve({ __typename: 'Team', id: 't', size: 3 })],
  broken: () => Promise.reject(new Error('Broken.')),
  missing: () => null,
});
setResolvers('User', {
  name: ({ id }: TestUser) => `User ${id}`,
  color: ({ id }: TestUser) => (id === '5' ? 'GREEN' : 'BLUE'),
  boss: ({ id }: TestUser) => (id === '1' ? null : Promise.resolve(createUser('1'))),
  friends: ({ id }: TestUser, { first }: { first?: number }) =>
    [createUser(`${id}1`), null].slice(0, first ?? 2),
});
(schema.getType('Thing') as GraphQLInterfaceType).resolveType = ({ __typename }: { __typename: string }) =>
  __typename;

test.each<[string, Record<string, unknown>?]>([
  ['{ user(id: 3) { id name color active __typename } }'],
  ['{ user(id: 0) { id } }'],
  ['query ($id: ID!, $active: Boolean) { user(id: $id, active: $active) { id active } }', { id: 7 }],
  ['query ($id: ID!) { user(id: $id) { id } }', { id: 7, active: false }],
  ['query ($n: Int = 3) { users(first: $n) { id friends(first: $n) { name } } }', { n: 4 }],
  ['query ($n: Int = 3) { users(first: $n) { id friends(first: $n) { name } } }'],
  ['{ users { boss { boss { id } name } } again: users { id } }'],
  [
    '{ users { id ...A } users { ...B } } fragment A on User { name } fragment B on User { boss { id ...A } }',
  ],
  ['{ things { __typename id ... on User { name } ... on Team { size title } } }'],
  ['query ($yes: Boolean!) { users { id @include(if: $yes) name @skip(if: $yes) } }', { yes: true }],
  ['query ($yes: Boolean!) { users { id @include(if: $yes) name @skip(if: $yes) } }', { yes: false }],
  ['query ($yes: Boolean = true) { users { id ... @include(if: $yes) { name } } }'],
  ['{ users { id } broken }'],
  ['{ users { id } missing }'],
  ['{ user(id: 5) { color } }'],
  ['{ user(id: 5) { __proto__: name } }'],
])('%s %o: data and errors are those of graphql-js', async (text, variables = {}) => {
  const document = parse(text);
  const operation = getOperationAST(document)!;
  const reference = await execute({ schema, document, variableValues: variables });
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  const executePlan = async () => new QueryPlan(schema, document, operation, coerced!).execute({}, coerced!);
  if (reference.errors || text.includes('__proto__')) await expect(executePlan()).rejects.toThrow();
  else expect(JSON.stringify(await executePlan())).toBe(JSON.stringify(reference.data));
});

test('a plan can be executed several times with different variables', async () => {
  const document = parse('query ($n: Int) { users(first: $n) { id friends(first: $n) { id } } }');
  const plan = new QueryPlan(schema, document, getOperationAST(document)!, {});
  for (const n of [1, 3, 2]) {
    const { data } = await execute({ schema, document, variableValues: { n } });
    expect(JSON.stringify(await plan.execute({}, { n }))).toBe(JSON.stringify(data));
  }
});
