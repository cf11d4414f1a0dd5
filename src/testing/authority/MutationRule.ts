/** The rule that a mutation's permission test checks, and ids for the inputs of tested mutations. */
import { encodeGlobalId } from '../../server/domain/base/ids';
import type { RequiredPermission, TestActor, TestProject } from './permissionTable';
import type { CreatedIssue, PermissionTestServer } from './PermissionTestServer';

/** The actor who sends a tested mutation, and the issue with a comment that was created for it. */
export interface MutationTarget extends CreatedIssue {
  testServer: PermissionTestServer;
  actor: TestActor;
  projectName: TestProject;
  /** Whether the actor is the author of the issue and its comment. */
  own: boolean;
}

export interface MutationRule {
  mutation: string;
  /** Name of the tested variant, for mutations whose required permission depends on the input. */
  form?: string;
  needs: RequiredPermission;
  /** Whether the mutation concerns the whole site instead of a project. It is then tested once per actor. */
  isSiteWide?: true;
  /** Whether the author of the changed object has additional permissions. */
  dependsOnAuthor?: true;
  input: (target: MutationTarget) => Record<string, unknown> | Promise<Record<string, unknown>>;
  /** Restores the data that the mutation has changed, for the next test. */
  after?: (target: MutationTarget) => Promise<void>;
}

export const getIssueId = ({ testServer, projectName, number }: MutationTarget) =>
  testServer.getGlobalId('Issue', projectName, number);
export const getOtherIssueId = ({ testServer, projectName }: MutationTarget) =>
  testServer.getGlobalId('Issue', projectName, 1);
export const getCommentId = (target: MutationTarget) =>
  target.testServer.getGlobalId('Comment', target.projectName, target.comment);
export const getProjectId = ({ testServer, projectName }: MutationTarget) =>
  testServer.getProjectId(projectName);
export const getUserId = (testServer: PermissionTestServer, login: 'owner' | 'guest') =>
  encodeGlobalId('User', testServer.users.get(login)!);
export const getOwnAuthorId = ({ testServer, actor }: MutationTarget) => testServer.getAuthorId(actor, true);
