/**
 * Who may do what, once more: written down from the table of docs/spec.md point 6, and not from the code that
 * the tests compare with it.
 */

/** Who asks. `stranger` has signed in and is a member of nothing. */
export const ACTORS = [
  'anonymous',
  'stranger',
  'reader',
  'reporter',
  'triager',
  'developer',
  'maintainer',
  'administrator',
  // Programs of the administrator, who may more than these tokens.
  'tokenOfScopeRead',
  'tokenOfScopeWrite',
] as const;
export type Actor = (typeof ACTORS)[number];

/** Where: `team` and `open` have a member of each role, `inside` and `closed` none of them. */
export const TEST_PROJECTS = ['open', 'inside', 'team', 'closed'] as const;
export type TestProject = (typeof TEST_PROJECTS)[number];

/** What it takes. SELF: an account of one's own, and all of its rights. */
export type RequiredPermission =
  'READ' | 'VOTE' | 'FILE' | 'TRIAGE' | 'BULK' | 'EDIT' | 'MAINTAIN' | 'ADMINISTER' | 'SIGN_IN' | 'SELF';

const ROLES = ['reader', 'reporter', 'triager', 'developer', 'maintainer'] as const;
type Role = (typeof ROLES)[number];

/** The least role. */
const LEAST: Record<'VOTE' | 'FILE' | 'TRIAGE' | 'BULK' | 'EDIT' | 'MAINTAIN', Role> = {
  VOTE: 'reader',
  FILE: 'reporter',
  TRIAGE: 'triager',
  BULK: 'triager',
  EDIT: 'developer',
  MAINTAIN: 'maintainer',
};

/** The tokens' owners are the administrator. */
const isAdministrator = (actor: Actor): boolean => actor === 'administrator' || actor.startsWith('token');

/** As what somebody acts in a place; null: they see nothing of it. */
function roleIn(actor: Actor, place: TestProject): Role | 'anyone' | null {
  if (isAdministrator(actor)) return 'maintainer';
  if (actor === 'anonymous') return place === 'open' ? 'anyone' : null;
  const isMember = (ROLES as readonly string[]).includes(actor) && (place === 'open' || place === 'team');
  if (isMember) return actor as Role;
  return place === 'open' || place === 'inside' ? 'reporter' : null;
}

export const canRead = (actor: Actor, place: TestProject): boolean => roleIn(actor, place) !== null;

/** What they are told: `yes`, or the code of the refusal. */
export type ExpectedResult = 'yes' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND';

/** @param own whether what it is done to is theirs */
export function expectedResult(
  actor: Actor,
  need: RequiredPermission,
  place: TestProject | null,
  own = false,
): ExpectedResult {
  const role = place === null ? null : roleIn(actor, place);
  if (place !== null && role === null) return 'NOT_FOUND';
  if (may(actor, need, role, own)) return 'yes';
  return actor === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
}

function may(actor: Actor, need: RequiredPermission, role: Role | 'anyone' | null, own: boolean): boolean {
  if (need === 'READ') return true;
  if (actor === 'anonymous' || actor === 'tokenOfScopeRead') return false;
  if (need === 'SIGN_IN') return true;
  if (need === 'SELF') return actor !== 'tokenOfScopeWrite';
  if (need === 'ADMINISTER') return actor === 'administrator';
  const rank = role === null || role === 'anyone' ? -1 : ROLES.indexOf(role);
  return rank >= ROLES.indexOf(own ? 'reporter' : LEAST[need]);
}
