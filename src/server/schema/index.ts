/** The schema, made of one file a type. */
import { type GraphQLSchema, lexicographicSortSchema, printSchema as print } from 'graphql';
import { builder } from './builder';
import './Issue';
import './Project';
import './Timeline';
import './Query';
import './Subscription';
import './mutations/issues';
import './mutations/links';

export const schema: GraphQLSchema = builder.toSchema();

/** The schema in its own language, in one order whatever the order of our files. */
export function printSchema(): string {
  return `${print(lexicographicSortSchema(schema))}\n`;
}
