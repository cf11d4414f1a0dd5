import { normalizeRepositoryUrl, parseSourceIssueUrl } from '../../../shared/issueUrls';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { insertProjectSources } from '../../store/import/projectSources';
import type { ImportSourceIssue } from '../mappers/ImportSourceIssue';

/** Records from which repositories a project's issues come, so that references in their texts can become links. */
export class ProjectSourceWriter {
  private readonly store: DatabaseStore;
  private readonly projectId: number;
  private readonly writtenUrls = new Set<string>();

  constructor(store: DatabaseStore, projectId: number) {
    this.store = store;
    this.projectId = projectId;
  }

  async writeNewSources(issues: readonly ImportSourceIssue[]): Promise<void> {
    const urls = new Set<string>();
    for (const { url } of issues) {
      const source = url === null ? null : parseSourceIssueUrl(url);
      if (source) urls.add(normalizeRepositoryUrl(source.repository));
    }
    const added = [...urls].filter((url) => !this.writtenUrls.has(url));
    if (added.length === 0) return;
    await insertProjectSources(this.store.background, this.projectId, added);
    for (const url of added) this.writtenUrls.add(url);
  }
}
