import { INT4_MAX } from '../../../shared/limits';
import { readProjectMember } from '../../store/read/users';
import { toVisibleActivityEvent } from '../timeline/activity';
import { loadVisibleBulkOperation } from '../bulk/operations';
import { loadVisibleImportJob } from '../imports/importJobs';
import { loadVisibleAuditEntry } from '../audit/auditLog';
import { loadOwnAccount, loadOwnSession, loadOwnApiToken } from '../identity/account';
import { decodeGlobalId } from '../base/ids';
import { loadVisibleDuplicateCluster } from '../duplicateClusters/clusters';
import { loadLabel, loadMilestone, loadWorkflowState, loadVisibleIssue } from '../issues/issues';
import { loadVisiblePersonClaim } from '../people/claims';
import { loadVisibleInvitation } from '../people/invitations';
import { loadVisibleNotification } from '../notifications/inbox';
import { loadRestorableProject } from '../projects/deletedProjects';
import { loadProjectById } from '../projects/projects';
import { ALL_PROJECTS, loadIssueContainer } from '../issues/issueContainers';
import { loadSavedView } from '../savedViews/savedViews';
import type { RequestContext } from '../context/RequestContext';
import { loadVisibleComment, loadVisibleEvent } from '../timeline/timeline';
import { loadVisibleUser } from '../projects/visibleUsers';

/**
 * Finds an object by its global id. Null for a malformed id, and for an object that does not exist or that
 * the viewer may not see. The returned `type` is the one in the id; for an event it may differ from the
 * GraphQL type of the object.
 */
export async function loadGraphQLNodeById(
  context: RequestContext,
  id: string,
): Promise<{ type: string; value: object } | null> {
  const decoded = decodeGlobalId(id);
  if (!decoded) return null;
  const [first, second] = decoded.parts;
  if (first === undefined || first > INT4_MAX) return null;
  const value =
    second === undefined
      ? await loadGraphQLNodeOutsideProject(context, decoded.type, first)
      : await loadGraphQLNodeInProject(context, decoded.type, first, second);
  return value && { type: decoded.type, value };
}

async function loadGraphQLNodeOutsideProject(
  context: RequestContext,
  type: string,
  id: number,
): Promise<object | null> {
  switch (type) {
    case 'User':
      return loadVisibleUser(context, id);
    case 'Project':
      return loadProjectById(context, id);
    case 'AllProjects':
      return id === ALL_PROJECTS.id ? ALL_PROJECTS : null;
    case 'DeletedProject':
      return loadRestorableProject(context, id);
    case 'Account':
      return loadOwnAccount(context, id);
    case 'Session':
      return loadOwnSession(context, id);
    case 'ApiToken':
      return loadOwnApiToken(context, id);
    case 'Notification':
      return loadVisibleNotification(context, id);
    case 'PersonClaim':
      return loadVisiblePersonClaim(context, id);
    case 'AuditEntry':
      return loadVisibleAuditEntry(context, id);
    default:
      return null;
  }
}

async function loadGraphQLNodeInProject(
  context: RequestContext,
  type: string,
  projectId: number,
  id: number,
): Promise<object | null> {
  if (type === 'SavedView') {
    const container = id <= INT4_MAX && (await loadIssueContainer(context, projectId));
    return container ? loadSavedView(context, container.id, id) : null;
  }
  if (!(await loadProjectById(context, projectId))) return null;
  if (!GRAPHQL_TYPES_WITH_INT4_ID.has(type)) {
    const row = await loadVisibleEvent(context, projectId, id);
    return type === 'Event' ? row && toVisibleActivityEvent(context, row) : row;
  }
  if (id > INT4_MAX) return null;
  switch (type) {
    case 'Issue':
      return loadVisibleIssue(context, { projectId, number: id });
    case 'BulkOperation':
      return loadVisibleBulkOperation(context, { projectId, number: id });
    case 'ImportJob':
      return loadVisibleImportJob(context, { projectId, number: id });
    case 'DuplicateCluster':
      return loadVisibleDuplicateCluster(context, { projectId, number: id });
    case 'Comment':
      return loadVisibleComment(context, projectId, id);
    case 'Label':
      return loadLabel(context, projectId, id);
    case 'Milestone':
      return loadMilestone(context, projectId, id);
    case 'WorkflowState':
      return loadWorkflowState(context, projectId, id);
    case 'Invitation':
      return loadVisibleInvitation(context, projectId, id);
    default:
      return readProjectMember(context.store.db, projectId, id);
  }
}

/** Types whose id in their project has four bytes in the database. Those of events have eight. */
const GRAPHQL_TYPES_WITH_INT4_ID = new Set([
  'Issue',
  'BulkOperation',
  'ImportJob',
  'DuplicateCluster',
  'Comment',
  'Label',
  'Milestone',
  'WorkflowState',
  'Membership',
  'Invitation',
]);
