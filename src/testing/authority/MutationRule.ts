/** The rule that a mutation's permission test checks, and ids for the inputs of tested mutations. */
import { encodeGlobalId } from '../../server/domain/base/ids';
import type { RequiredPermission, TestActor, TestProjectName } from './permissionTable';
import type { CreatedTestIssue, PermissionTestServer } from './PermissionTestServer';

/** The actor who sends a tested mutation, and the issue with a comment that was created for it. */
export interface MutationTestTarget extends CreatedTestIssue {
  testServer: PermissionTestServer;
  actor: TestActor;
  projectName: TestProjectName;
  /** Whether the actor is the author of the issue and its comment. */
  own: boolean;
}

export interface MutationPermissionRule {
  mutation: string;
  /** Name of the tested variant, for mutations whose required permission depends on the input. */
  form?: string;
  needs: RequiredPermission;
  /** Whether the mutation concerns the whole site instead of a project. It is then tested once per actor. */
  isSiteWide?: true;
  /** Whether the author of the changed object has additional permissions. */
  dependsOnAuthor?: true;
  input: (target: MutationTestTarget) => Record<string, unknown> | Promise<Record<string, unknown>>;
  /** Restores the data that the mutation has changed, for the next test. */
  after?: (target: MutationTestTarget) => Promise<void>;
}

export const getTargetIssueId = ({ testServer, projectName, number }: MutationTestTarget) =>
  testServer.getGlobalId('Issue', projectName, number);
export const getFirstIssueId = ({ testServer, projectName }: MutationTestTarget) =>
  testServer.getGlobalId('Issue', projectName, 1);
export const getTargetCommentId = (target: MutationTestTarget) =>
  target.testServer.getGlobalId('Comment', target.projectName, target.comment);
export const getTargetProjectId = ({ testServer, projectName }: MutationTestTarget) =>
  testServer.getProjectId(projectName);
export const getTestUserId = (testServer: PermissionTestServer, login: 'owner' | 'guest') =>
  encodeGlobalId('User', testServer.users.get(login)!);
export const getActorUserId = ({ testServer, actor }: MutationTestTarget) =>
  testServer.getTestObjectAuthorId(actor, true);
