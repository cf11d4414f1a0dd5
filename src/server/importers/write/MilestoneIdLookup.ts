import { insertMilestones, readNormalizedMilestoneTitles } from '../../store/import/projectAttributes';
import type { Store } from '../../store/Store';
import type { ImportSourceMilestone } from '../input/ImportSourceIssue';
import type { ImportReportBuilder } from '../report/ImportReport';

/** Maps milestone titles to ids, ignoring case. Creates missing milestones. */
export class MilestoneIdLookup {
  private readonly store: Store;
  private readonly projectId: number;
  private readonly report: ImportReportBuilder;
  private readonly idsByKey = new Map<string, number>();
  private lastId = 0;

  private constructor(store: Store, projectId: number, report: ImportReportBuilder) {
    this.store = store;
    this.projectId = projectId;
    this.report = report;
  }

  static async loadMilestoneIds(
    store: Store,
    projectId: number,
    report: ImportReportBuilder,
  ): Promise<MilestoneIdLookup> {
    const milestones = new MilestoneIdLookup(store, projectId, report);
    const rows = await readNormalizedMilestoneTitles(store.background, projectId);
    for (const { id, title_key } of rows) milestones.addKnownMilestone(title_key, id);
    return milestones;
  }

  /** Creates the milestones that do not exist yet. */
  async createMissingMilestones(milestones: Iterable<ImportSourceMilestone>): Promise<void> {
    for (const milestone of milestones) {
      const key = milestone.title.toLowerCase();
      if (!this.idsByKey.has(key)) await this.createMilestone(key, milestone);
    }
  }

  /** Returns a milestone's id. Its title must have been passed to `createMissingMilestones`. */
  getMilestoneId(title: string): number {
    const id = this.idsByKey.get(title.toLowerCase());
    if (id === undefined) throw new Error(`No id for milestone ${title}.`);
    return id;
  }

  private async createMilestone(key: string, milestone: ImportSourceMilestone): Promise<void> {
    const id = this.lastId + 1;
    const row = {
      project_id: this.projectId,
      id,
      title: milestone.title,
      title_key: key,
      description: milestone.description ?? '',
      due_on: milestone.dueOn ?? null,
      closed_at: milestone.closedAt ?? null,
      created_at: new Date(),
    };
    await insertMilestones(this.store.background, [row]);
    this.addKnownMilestone(key, id);
    this.report.countRecords('milestones', 'kept');
  }

  private addKnownMilestone(key: string, id: number): void {
    this.idsByKey.set(key, id);
    this.lastId = Math.max(this.lastId, id);
  }
}
