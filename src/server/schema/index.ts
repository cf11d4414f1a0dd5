/** The schema, made of one file a type. */
import { type GraphQLSchema, lexicographicSortSchema, printSchema as print } from 'graphql';
import { builder } from './builder';
import './Issue';
import './Project';
import './Timeline';
import './Query';
import './Subscription';
import './mutations/comments';
import './mutations/bulk';
import './mutations/issues';
import './mutations/labels';
import './mutations/links';
import './mutations/marks';
import './mutations/milestones';
import './mutations/projects';

export const schema: GraphQLSchema = builder.toSchema();

/** The schema in its own language, in one order whatever the order of our files. */
export function printSchema(): string {
  return `${print(lexicographicSortSchema(schema))}\n`;
}
