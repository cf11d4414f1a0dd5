import { createRequestContext, type RequestContext } from '../server/domain/context/RequestContext';
import type { SharedServices } from '../server/domain/context/SharedServices';
import { IssueAttributeCache } from '../server/domain/context/IssueAttributeCache';
import type { Viewer } from '../server/domain/access/permissions';
import { getVisibleIssuesOfProject } from '../server/domain/access/VisibilityRule';
import { loadProjectById } from '../server/domain/projects/projects';
import type { DatabaseStore } from '../server/store/DatabaseStore';

/**
 * Returns a request context whose viewer and project permissions stay as they are now, even if they change in
 * the database.
 */
export async function createStaleRequestContext(
  store: DatabaseStore,
  viewer: Viewer,
  projectId: number,
): Promise<RequestContext> {
  const services = {
    store,
    visibilityRule: getVisibleIssuesOfProject,
    attributes: new IssueAttributeCache(),
  } as SharedServices;
  const context = createRequestContext(services, {
    viewer,
    credential: null,
    client: { address: null, userAgent: null },
  });
  await loadProjectById(context, projectId);
  return context;
}
