/** Resolves global ids. */
import { INT4_MAX } from '../../../shared/limits';
import { readMember } from '../../store/read/users';
import { toVisibleActivity } from '../timeline/activity';
import { visibleBulkOperation } from '../bulk/operations';
import { visibleAuditEntry } from '../audit/auditLog';
import { loadOwnAccount, loadOwnSession, loadOwnToken } from '../identity/account';
import { decodeId } from '../base/ids';
import { loadLabel, loadMilestone, loadState, visibleIssue } from '../issues/issues';
import { visibleInvitation } from '../people/invitations';
import { projectById } from '../projects/projects';
import type { RequestContext } from '../context/RequestContext';
import { visibleComment, visibleEvent } from '../timeline/timeline';
import { loadUser } from '../people/users';

/**
 * Finds an object by its global id. Null for a malformed id, and for an object that does not exist or that
 * the viewer may not see. The returned `type` is the one in the id; for an event it may differ from the
 * GraphQL type of the object.
 */
export async function nodeById(
  context: RequestContext,
  id: string,
): Promise<{ type: string; value: object } | null> {
  const decoded = decodeId(id);
  if (!decoded) return null;
  const [first, second] = decoded.parts;
  if (first === undefined || first > INT4_MAX) return null;
  const value =
    second === undefined
      ? await siteNode(context, decoded.type, first)
      : await projectNode(context, decoded.type, first, second);
  return value && { type: decoded.type, value };
}

async function siteNode(context: RequestContext, type: string, id: number): Promise<object | null> {
  switch (type) {
    case 'User':
      return loadUser(context, id);
    case 'Project':
      return projectById(context, id);
    case 'Account':
      return loadOwnAccount(context, id);
    case 'Session':
      return loadOwnSession(context, id);
    case 'ApiToken':
      return loadOwnToken(context, id);
    case 'AuditEntry':
      return visibleAuditEntry(context, id);
    default:
      return null;
  }
}

async function projectNode(
  context: RequestContext,
  type: string,
  projectId: number,
  id: number,
): Promise<object | null> {
  if (!(await projectById(context, projectId))) return null;
  if (!SMALL_IDS.has(type)) {
    const row = await visibleEvent(context, projectId, id);
    return type === 'Event' ? row && toVisibleActivity(context, row) : row;
  }
  if (id > INT4_MAX) return null;
  switch (type) {
    case 'Issue':
      return visibleIssue(context, { projectId, number: id });
    case 'BulkOperation':
      return visibleBulkOperation(context, { projectId, number: id });
    case 'Comment':
      return visibleComment(context, projectId, id);
    case 'Label':
      return loadLabel(context, projectId, id);
    case 'Milestone':
      return loadMilestone(context, projectId, id);
    case 'WorkflowState':
      return loadState(context, projectId, id);
    case 'Invitation':
      return visibleInvitation(context, projectId, id);
    default:
      return readMember(context.store.db, projectId, id);
  }
}

const SMALL_IDS = new Set([
  ...['Issue', 'BulkOperation', 'Comment', 'Label', 'Milestone', 'WorkflowState', 'Membership', 'Invitation'],
]);
