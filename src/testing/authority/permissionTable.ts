/** Permissions that the tests expect, written from the table in docs/spec.md point 6 without using the tested code. */

/** Actors that send requests in permission tests. `stranger` is signed in without any project membership. */
export const TEST_ACTORS = [
  'anonymous',
  'stranger',
  'reader',
  'reporter',
  'triager',
  'developer',
  'maintainer',
  'administrator',
  // API tokens of the administrator with a limited scope.
  'tokenOfScopeRead',
  'tokenOfScopeWrite',
] as const;
export type TestActor = (typeof TEST_ACTORS)[number];

/**
 * Names of the test projects. `open`, `team` and `deleted` have a member of each role, `inside` and `closed` have none.
 * Nobody can read the project `deleted`, although it is public.
 */
export const TEST_PROJECT_NAMES = ['open', 'inside', 'team', 'closed', 'deleted'] as const;
export type TestProjectName = (typeof TEST_PROJECT_NAMES)[number];

/** Permission that an operation requires. SELF: an account with all of its rights, not a limited token. */
export type RequiredPermission =
  | 'READ'
  | 'VOTE'
  | 'FILE'
  | 'TRIAGE'
  | 'BULK'
  | 'EDIT'
  | 'MAINTAIN'
  | 'ADMINISTER'
  | 'SIGN_IN'
  | 'SELF';

const ROLES = ['reader', 'reporter', 'triager', 'developer', 'maintainer'] as const;
type Role = (typeof ROLES)[number];

/** Lowest role that has a permission. */
const LOWEST_ROLE_BY_PERMISSION: Record<'VOTE' | 'FILE' | 'TRIAGE' | 'BULK' | 'EDIT' | 'MAINTAIN', Role> = {
  VOTE: 'reader',
  FILE: 'reporter',
  TRIAGE: 'triager',
  BULK: 'triager',
  EDIT: 'developer',
  MAINTAIN: 'maintainer',
};

/** Whether the actor is the administrator, to whom the test's API tokens belong as well. */
const isAdministratorActor = (actor: TestActor): boolean =>
  actor === 'administrator' || actor.startsWith('token');

/** Role of an actor in a project, or null if the actor cannot read it. */
function getProjectRole(actor: TestActor, projectName: TestProjectName): Role | 'anyone' | null {
  if (projectName === 'deleted') return null;
  if (isAdministratorActor(actor)) return 'maintainer';
  if (actor === 'anonymous') return projectName === 'open' ? 'anyone' : null;
  const isMember =
    (ROLES as readonly string[]).includes(actor) && (projectName === 'open' || projectName === 'team');
  if (isMember) return actor as Role;
  return projectName === 'open' || projectName === 'inside' ? 'reporter' : null;
}

export const canReadProject = (actor: TestActor, projectName: TestProjectName): boolean =>
  getProjectRole(actor, projectName) !== null;

/** Expected result of an operation: `yes` if it is allowed, otherwise the error code. */
export type ExpectedPermissionResult = 'yes' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND';

/**
 * Returns the expected result of an operation.
 * @param own whether the actor is the author of the object
 */
export function getExpectedPermissionResult(
  actor: TestActor,
  need: RequiredPermission,
  projectName: TestProjectName | null,
  own = false,
): ExpectedPermissionResult {
  const role = projectName === null ? null : getProjectRole(actor, projectName);
  if (projectName !== null && role === null) return 'NOT_FOUND';
  if (isOperationPermitted(actor, need, role, own)) return 'yes';
  return actor === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
}

/** Whether an operation on objects of other users is allowed. */
export const isOperationAllowed = (
  actor: TestActor,
  need: RequiredPermission,
  projectName: TestProjectName | null,
): boolean => getExpectedPermissionResult(actor, need, projectName) === 'yes';

/** Runs a request as each test actor and returns the results by actor. */
export async function requestAsEachTestActor<T>(
  request: (actor: TestActor) => Promise<T> | T,
): Promise<Record<string, T>> {
  const results: Record<string, T> = {};
  for (const actor of TEST_ACTORS) results[actor] = await request(actor);
  return results;
}

function isOperationPermitted(
  actor: TestActor,
  need: RequiredPermission,
  role: Role | 'anyone' | null,
  own: boolean,
): boolean {
  if (need === 'READ') return true;
  if (actor === 'anonymous' || actor === 'tokenOfScopeRead') return false;
  if (need === 'SIGN_IN') return true;
  if (need === 'SELF') return actor !== 'tokenOfScopeWrite';
  if (need === 'ADMINISTER') return actor === 'administrator';
  const rank = role === null || role === 'anyone' ? -1 : ROLES.indexOf(role);
  return rank >= ROLES.indexOf(own ? 'reporter' : LOWEST_ROLE_BY_PERMISSION[need]);
}
