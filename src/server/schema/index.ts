/** The GraphQL schema. Importing a file of `types/` or `mutations/` adds its types to the builder. */
import { type GraphQLSchema, lexicographicSortSchema, printSchema as print } from 'graphql';
import { schemaBuilder } from './builder/builder';
import { countResponseTexts } from './builder/countResponseTexts';
import './types/Account';
import './types/Issue';
import './types/Notification';
import './types/Audit';
import './types/DeletedProject';
import './types/Health';
import './types/ImportJob';
import './types/Invitation';
import './types/Person';
import './types/PersonClaim';
import './types/Project';
import './types/Timeline';
import './types/Query';
import './types/Site';
import './types/Subscription';
import './mutations/account';
import './mutations/comments';
import './mutations/bulk';
import './mutations/duplicates';
import './mutations/imports';
import './mutations/issues';
import './mutations/invitations';
import './mutations/labels';
import './mutations/links';
import './mutations/votesAndWatches';
import './mutations/members';
import './mutations/newAccountRules';
import './mutations/notifications';
import './mutations/personClaims';
import './mutations/milestones';
import './mutations/projects';
import './mutations/savedViews';
import './mutations/triage';
import './mutations/users';

export const graphqlSchema: GraphQLSchema = countResponseTexts(schemaBuilder.toSchema());

/** Prints the schema as SDL, sorted, so that the output does not depend on the order of imports. */
export function printGraphQLSchema(): string {
  return `${print(lexicographicSortSchema(graphqlSchema))}\n`;
}
