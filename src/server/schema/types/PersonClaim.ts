import { getPersonClaimStateCode, PERSON_CLAIM_STATES } from '../../../shared/personClaims';
import { encodeGlobalId } from '../../domain/base/ids';
import {
  createPersonClaimConnection,
  loadOwnClaimToUser,
  loadOwnPersonClaims,
} from '../../domain/people/claims';
import { loadPlaceholder } from '../../domain/people/person';
import { loadUser } from '../../domain/people/users';
import type { PersonClaimRow } from '../../store/read/personClaims';
import { defineForwardPaginationArguments } from '../builder/arguments';
import { schemaBuilder, GraphQLNode, NODE_ID_DESCRIPTION } from '../builder/builder';
import { defineGraphQLConnectionType } from '../builder/connection';
import { GraphQLDateTime } from '../builder/DateTime';
import { defineIndexedEnum } from '../builder/enums';
import { GraphQLAccount } from './Account';
import { GraphQLUser } from './User';

const GraphQLPersonClaimState = defineIndexedEnum(
  'PersonClaimState',
  'State of a claim to be an imported person.',
  PERSON_CLAIM_STATES,
  {
    open: 'An administrator has yet to decide the claim.',
    approved: 'An administrator has approved the claim: the account has replaced the imported person.',
    declined:
      'An administrator has declined the claim, or approved the claim of another user to be this person.',
    canceled: 'The user has canceled the claim.',
  },
);

export const GraphQLPersonClaim = schemaBuilder.objectRef<PersonClaimRow>('PersonClaim').implement({
  description:
    'A request of a user to be recognized as a person whom an import has created. Visible only to this user and to administrators.',
  interfaces: [GraphQLNode],
  fields: (t) => ({
    id: t.id({ description: NODE_ID_DESCRIPTION, resolve: ({ id }) => encodeGlobalId('PersonClaim', id) }),
    state: t.expose('state', { type: GraphQLPersonClaimState, description: 'State of the claim.' }),
    claimant: t.field({
      type: GraphQLUser,
      description: 'User who asks to be recognized.',
      resolve: async ({ user_id }, _args, context) => (await loadUser(context, user_id))!,
    }),
    person: t.field({
      type: GraphQLUser,
      description: 'Imported person who is claimed, with the name and login from the import.',
      resolve: ({ placeholder_id }, _args, context) => loadPlaceholder(context, placeholder_id),
    }),
    system: t.exposeString('system', {
      nullable: true,
      description:
        'Name of the tracker that the person was imported from, such as `github`, or null if unknown.',
    }),
    isMoving: t.boolean({
      description:
        'Whether the issues, comments and events of an approved claim are still being moved to the account.',
      resolve: ({ state, moved_at }) => state === getPersonClaimStateCode('approved') && moved_at === null,
    }),
    createdAt: t.expose('created_at', { type: GraphQLDateTime, description: 'When the claim was made.' }),
    decidedAt: t.expose('decided_at', {
      type: GraphQLDateTime,
      nullable: true,
      description: 'When the claim was approved, declined or canceled, or null while it is open.',
    }),
  }),
});

const GraphQLPersonClaimConnection = defineGraphQLConnectionType(
  'PersonClaim',
  GraphQLPersonClaim,
  'A page of claims.',
);

schemaBuilder.queryField('personClaims', (t) =>
  t.field({
    type: GraphQLPersonClaimConnection,
    description: 'Claims of users to be imported people, oldest first. Requires the site role ADMINISTRATOR.',
    args: {
      state: t.arg({
        type: GraphQLPersonClaimState,
        required: true,
        defaultValue: getPersonClaimStateCode('open'),
        description: 'State of the returned claims.',
      }),
      ...defineForwardPaginationArguments(),
    },
    resolve: (_root, { state, ...args }, context) =>
      createPersonClaimConnection(context, { ...args, state: PERSON_CLAIM_STATES[state]! }),
  }),
);

schemaBuilder.objectField(GraphQLAccount, 'personClaims', (t) =>
  t.field({
    type: [GraphQLPersonClaim],
    description: 'Claims of the viewer to be imported people, newest first, at most 100.',
    resolve: ({ id }, _args, context) => loadOwnPersonClaims(context, id),
  }),
);

schemaBuilder.objectField(GraphQLUser, 'viewerClaim', (t) =>
  t.field({
    type: GraphQLPersonClaim,
    nullable: true,
    description:
      'Latest claim of the viewer to be this imported person, or null if there is none or the user is an account.',
    resolve: (user, _args, context) => loadOwnClaimToUser(context, user),
  }),
);
