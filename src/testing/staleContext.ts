import { createRequestContext, type RequestContext } from '../server/domain/context/RequestContext';
import type { Services } from '../server/domain/context/Services';
import { TermCache } from '../server/domain/context/TermCache';
import type { Viewer } from '../server/domain/access/permissions';
import { projectById } from '../server/domain/projects/projects';
import type { Store } from '../server/store/Store';

/** A request that knows who asks and what they may in a project as of now, whatever becomes of that. */
export async function staleContext(store: Store, viewer: Viewer, projectId: number): Promise<RequestContext> {
  const services = { store, terms: new TermCache() } as Services;
  const context = createRequestContext(services, {
    ...{ viewer, credential: null },
    client: { address: null, userAgent: null },
  });
  await projectById(context, projectId);
  return context;
}
