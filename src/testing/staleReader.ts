import { createReader, type Reader, type Services } from '../server/domain/Reader';
import { TermCache } from '../server/domain/TermCache';
import type { Viewer } from '../server/domain/can';
import { projectById } from '../server/domain/projects';
import type { Store } from '../server/store/Store';

/** A request that knows who asks and what they may in a project as of now, whatever becomes of that. */
export async function staleReader(store: Store, viewer: Viewer, projectId: number): Promise<Reader> {
  const services = { store, terms: new TermCache() } as Services;
  const reader = createReader(services, {
    ...{ viewer, credential: null },
    origin: { address: null, userAgent: null },
  });
  await projectById(reader, projectId);
  return reader;
}
