/** Mutations of claims to be imported people. */
import {
  approvePersonClaim,
  cancelPersonClaim,
  claimPerson,
  declinePersonClaim,
  loadClaimsDeclinedByApproval,
  loadVisiblePersonClaim,
  type PersonClaimResult,
} from '../../domain/people/claims';
import { GraphQLPersonClaim } from '../types/PersonClaim';
import type { InputFieldBuilder } from '../builder/builder';
import { defineMutation, type PayloadFieldBuilder } from './mutation';

const defineClaimPayloadField = <Result extends PersonClaimResult>(t: PayloadFieldBuilder<Result>) =>
  t.field({
    type: GraphQLPersonClaim,
    nullable: true,
    description: 'The claim after the change, or null if nothing was changed.',
    resolve: ({ result }, _args, context) => result && loadVisiblePersonClaim(context, result.claimId),
  });

const defineClaimIdField = (t: InputFieldBuilder) =>
  t.id({ required: true, description: 'Id of the open claim.' });

defineMutation('claimPerson', {
  description:
    'Asks administrators to recognize the viewer as a person whom an import has created. A user has at most one open claim to each person; several users may claim the same person.',
  input: (t) => ({
    userId: t.id({ required: true, description: 'Imported person whom the viewer claims to be.' }),
  }),
  run: (...args) => claimPerson(...args),
  payload: (t) => ({ claim: defineClaimPayloadField(t) }),
});

defineMutation('cancelPersonClaim', {
  description: 'Cancels an open claim of the viewer.',
  input: (t) => ({ id: defineClaimIdField(t) }),
  run: (...args) => cancelPersonClaim(...args),
  payload: (t) => ({ claim: defineClaimPayloadField(t) }),
});

defineMutation('approvePersonClaim', {
  description:
    'Approves a claim: all records of the imported person, such as issues, comments, assignments and events, are moved to the account in the background, and later imports use the account. The account gets no permissions. Other open claims to the same person are declined. The approval cannot be undone. Requires the site role ADMINISTRATOR.',
  input: (t) => ({ id: defineClaimIdField(t) }),
  run: (...args) => approvePersonClaim(...args),
  payload: (t) => ({
    claim: defineClaimPayloadField(t),
    declinedClaims: t.field({
      type: [GraphQLPersonClaim],
      description: 'Other claims to the same person, which were declined.',
      resolve: ({ result }, _args, context) => (result ? loadClaimsDeclinedByApproval(context, result) : []),
    }),
  }),
});

defineMutation('declinePersonClaim', {
  description: 'Declines a claim. The user may claim the person again. Requires the site role ADMINISTRATOR.',
  input: (t) => ({ id: defineClaimIdField(t) }),
  run: (...args) => declinePersonClaim(...args),
  payload: (t) => ({ claim: defineClaimPayloadField(t) }),
});
