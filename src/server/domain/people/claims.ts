/**
 * Claims of users to be people whom an import created as placeholders. An administrator approves or declines each
 * claim. After an approval, the records of the placeholder are moved to the account (see ClaimedPeopleMover). Claims do
 * not affect permissions.
 */
import { INT4_MAX, OPEN_PERSON_CLAIMS_PER_USER_MAX } from '../../../shared/limits';
import { PERSON_CLAIM_STATES, type PersonClaimState } from '../../../shared/personClaims';
import {
  countPersonClaimsInState,
  type PersonClaimRow,
  readPersonClaim,
  readPersonClaimsDeclinedWith,
  readPersonClaimsInState,
  readPersonClaimsOfUser,
} from '../../store/read/personClaims';
import { readUsers, type UserRow } from '../../store/read/users';
import {
  assignPlaceholder,
  countOpenPersonClaims,
  declineOpenPersonClaims,
  endPersonClaim,
  insertPersonClaim,
  lockClaimTarget,
  lockPersonClaim,
} from '../../store/write/personClaims';
import type { Transaction } from '../../store/write/transaction';
import { isAdministratorActor } from '../access/permissions';
import {
  rejectUnlessAdministrator,
  requireAdministrator,
  requireAdministratorWithLock,
} from '../access/requireAdministrator';
import { writeAuditEntry } from '../audit/audit';
import {
  createForwardOnlyKeysetConnection,
  type PaginatedConnection,
  type PaginationArguments,
} from '../base/connection';
import { decodeGlobalId } from '../base/ids';
import type { MaybePromise } from '../base/maybePromise';
import {
  createInvalidFieldError,
  createLimitExceededError,
  createNotFoundError,
  MutationRejectedError,
} from '../base/UserError';
import type { RequestContext } from '../context/RequestContext';
import {
  getViewerWhoCanChangeOwnAccount,
  readEnabledViewerUserRow,
  requireViewerWhoCanChangeOwnAccount,
} from '../identity/account';
import { decodeUserIds } from '../writing/targets';
import { type MutationRequest, type MutationWriteResult, runMutationInTransaction } from '../writing/write';
import { isPersonVisible } from './person';
import { requireEnabledUser } from './requireEnabledUser';
import { getLoginInSourceTracker } from './users';

/** Result of the mutations of claims, with the id of the created or changed claim. */
export interface PersonClaimResult {
  claimId: number;
}

/** Maximum number of claims that a user's own list contains. */
const LISTED_OWN_CLAIMS_MAX = 100;

const DECIDE_CLAIMS_ACTION_NAME = 'decide about claims';

/** Creates a claim of the viewer to be an imported person. The viewer must be able to see this person. */
export function claimPerson(
  context: RequestContext,
  { userId }: { userId: string },
  request: MutationRequest,
): Promise<MutationWriteResult<PersonClaimResult>> {
  return runMutationInTransaction(context, request, async () => {
    const viewer = requireViewerWhoCanChangeOwnAccount(context);
    const [placeholderId] = decodeUserIds([userId], 'userId');
    const [person] = await readUsers(context.store.db, [placeholderId!]);
    if (!person || !(await isPersonVisible(context, person)))
      throw new MutationRejectedError(createNotFoundError('userId', 'User not found.'));
    return async (tx) => {
      await readEnabledViewerUserRow(tx, viewer);
      await requireUnclaimedPlaceholder(tx, person, 'userId');
      if ((await countOpenPersonClaims(tx, viewer.id)) >= OPEN_PERSON_CLAIMS_PER_USER_MAX) {
        const message = `You can have at most ${OPEN_PERSON_CLAIMS_PER_USER_MAX} open claims. Cancel one first.`;
        throw new MutationRejectedError(
          createLimitExceededError('userId', message, OPEN_PERSON_CLAIMS_PER_USER_MAX),
        );
      }
      const claimId = await insertPersonClaim(tx, viewer.id, person.id);
      if (claimId === null) {
        const message = `You have already asked to be recognized as ${getLoginInSourceTracker(person)}.`;
        throw new MutationRejectedError(createInvalidFieldError('userId', message));
      }
      return { claimId };
    };
  });
}

/** Cancels an open claim of the viewer. */
export function cancelPersonClaim(
  context: RequestContext,
  { id }: { id: string },
  request: MutationRequest,
): Promise<MutationWriteResult<PersonClaimResult>> {
  return runMutationInTransaction(context, request, async () => {
    const viewer = requireViewerWhoCanChangeOwnAccount(context);
    const claimId = decodeClaimId(id);
    return async (tx) => {
      const claim = await lockPersonClaim(tx, claimId);
      if (claim?.user_id !== viewer.id) throw createMissingClaimError();
      requireOpen(claim);
      await endPersonClaim(tx, claim.id, 'canceled', { at: new Date(), decidedById: null });
      return { claimId };
    };
  });
}

/**
 * Approves a claim, declines the other open claims to the same placeholder, and starts to move the placeholder's
 * records.
 */
export async function approvePersonClaim(
  context: RequestContext,
  { id }: { id: string },
  request: MutationRequest,
): Promise<MutationWriteResult<PersonClaimResult>> {
  const written = await decideClaim(context, id, request, async (tx, claim, decision) => {
    const [claimant, person] = await readClaimedPair(tx, claim);
    await requireUnclaimedPlaceholder(tx, person, 'id');
    requireEnabledUser(claimant, 'id');
    await endPersonClaim(tx, claim.id, 'approved', decision);
    await declineOpenPersonClaims(tx, person.id, decision);
    await assignPlaceholder(tx, person.id, claimant.id);
    return 'person_claim_approved';
  });
  if (written.result) context.claimedPeople.startMoving();
  return written;
}

/** Declines a claim. The user can then make another claim to the same person. */
export function declinePersonClaim(
  context: RequestContext,
  { id }: { id: string },
  request: MutationRequest,
): Promise<MutationWriteResult<PersonClaimResult>> {
  return decideClaim(context, id, request, async (tx, claim, decision) => {
    await endPersonClaim(tx, claim.id, 'declined', decision);
    return 'person_claim_declined';
  });
}

function decideClaim(
  context: RequestContext,
  id: string,
  request: MutationRequest,
  write: (
    tx: Transaction,
    claim: PersonClaimRow,
    decision: { at: Date; decidedById: number },
  ) => Promise<'person_claim_approved' | 'person_claim_declined'>,
): Promise<MutationWriteResult<PersonClaimResult>> {
  return runMutationInTransaction(context, request, async () => {
    rejectUnlessAdministrator(context, DECIDE_CLAIMS_ACTION_NAME);
    const claimId = decodeClaimId(id);
    return async (tx) => {
      await requireAdministratorWithLock(tx, context, DECIDE_CLAIMS_ACTION_NAME);
      // All transactions lock the placeholder before its claims, which prevents deadlocks.
      const unlocked = await readPersonClaim(tx, claimId);
      if (unlocked) await lockClaimTarget(tx, unlocked.placeholder_id);
      const claim = await lockPersonClaim(tx, claimId);
      if (!claim) throw createMissingClaimError();
      requireOpen(claim);
      const decision = { at: new Date(), decidedById: context.viewer!.id };
      const [claimant, person] = await readClaimedPair(tx, claim);
      const action = await write(tx, claim, decision);
      const details = { person: getLoginInSourceTracker(person), from: claim.system };
      await writeAuditEntry(tx, context, { action, subject: claimant.login, details });
      return { claimId };
    };
  });
}

async function readClaimedPair(
  tx: Transaction,
  { user_id, placeholder_id }: PersonClaimRow,
): Promise<[claimant: UserRow, person: UserRow]> {
  const users = await readUsers(tx, [user_id, placeholder_id]);
  const find = (id: number) => users.find((user) => user.id === id)!;
  return [find(user_id), find(placeholder_id)];
}

/** Locks a person, and rejects the mutation if it is an account or a placeholder that already belongs to an account. */
async function requireUnclaimedPlaceholder(tx: Transaction, person: UserRow, field: string): Promise<void> {
  const login = getLoginInSourceTracker(person);
  const locked = await lockClaimTarget(tx, person.id);
  if (!locked?.placeholder) {
    const message = `${login} is an account. Only people of an import can be claimed.`;
    throw new MutationRejectedError(createInvalidFieldError(field, message));
  }
  if (locked.claimed_by_id !== null) {
    const message = `${login} belongs to an account already.`;
    throw new MutationRejectedError(createInvalidFieldError(field, message));
  }
}

function requireOpen({ state }: PersonClaimRow): void {
  const name = PERSON_CLAIM_STATES[state]!;
  if (name !== 'open')
    throw new MutationRejectedError(createInvalidFieldError('id', `The claim has been ${name} already.`));
}

function decodeClaimId(id: string): number {
  const decoded = decodeGlobalId(id);
  const [claimId] = decoded?.type === 'PersonClaim' && decoded.parts.length === 1 ? decoded.parts : [];
  if (claimId === undefined || claimId > INT4_MAX) throw createMissingClaimError();
  return claimId;
}

const createMissingClaimError = (): MutationRejectedError =>
  new MutationRejectedError(createNotFoundError('id', 'Claim not found.'));

/**
 * Lists the claims in a state, oldest first. Requires an administrator.
 * @throws WinnowError UNAUTHENTICATED, FORBIDDEN
 */
export function createPersonClaimConnection(
  context: RequestContext,
  { state, ...args }: Pick<PaginationArguments, 'first' | 'after'> & { state: PersonClaimState },
): PaginatedConnection<PersonClaimRow> {
  requireAdministrator(context, 'list claims');
  const { db } = context.store;
  return createForwardOnlyKeysetConnection(
    args,
    (after, limit) => readPersonClaimsInState(db, state, { after, limit }),
    ({ id }) => id,
    () => countPersonClaimsInState(db, state),
  );
}

/** Loads the viewer's own claims, newest first. */
export const loadOwnPersonClaims = (context: RequestContext, userId: number): Promise<PersonClaimRow[]> =>
  readPersonClaimsOfUser(context.store.db, userId, LISTED_OWN_CLAIMS_MAX);

/** Loads the viewer's latest claim to be this user, or null if there is none. */
export function loadOwnClaimToUser(
  context: RequestContext,
  { id, placeholder }: UserRow,
): MaybePromise<PersonClaimRow | null> {
  return placeholder && getViewerWhoCanChangeOwnAccount(context)
    ? context.load.ownPersonClaims.load(id)
    : null;
}

/** Loads a claim, or null if the viewer has neither made it nor may decide it. */
export async function loadVisiblePersonClaim(
  context: RequestContext,
  id: number,
): Promise<PersonClaimRow | null> {
  const claim = await readPersonClaim(context.store.db, id);
  const isOwn = claim !== null && claim.user_id === getViewerWhoCanChangeOwnAccount(context)?.id;
  return isOwn || isAdministratorActor(context.viewer) ? claim : null;
}

/** Loads the claims that were declined because this claim was approved. */
export async function loadClaimsDeclinedByApproval(
  context: RequestContext,
  { claimId }: PersonClaimResult,
): Promise<PersonClaimRow[]> {
  const { db } = context.store;
  const claim = await readPersonClaim(db, claimId);
  return claim ? readPersonClaimsDeclinedWith(db, claim) : [];
}
