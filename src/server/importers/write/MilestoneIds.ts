import { insertMilestones, readMilestoneKeys } from '../../store/import/projectAttributes';
import type { Store } from '../../store/Store';
import type { SourceMilestone } from '../input/SourceIssue';
import type { ReportBuilder } from '../report/ImportReport';

/** Maps milestone titles to ids, ignoring case. Creates missing milestones. */
export class MilestoneIds {
  private readonly store: Store;
  private readonly projectId: number;
  private readonly report: ReportBuilder;
  private readonly idsByKey = new Map<string, number>();
  private lastId = 0;

  private constructor(store: Store, projectId: number, report: ReportBuilder) {
    this.store = store;
    this.projectId = projectId;
    this.report = report;
  }

  static async load(store: Store, projectId: number, report: ReportBuilder): Promise<MilestoneIds> {
    const milestones = new MilestoneIds(store, projectId, report);
    const rows = await readMilestoneKeys(store.background, projectId);
    for (const { id, title_key } of rows) milestones.addKnownMilestone(title_key, id);
    return milestones;
  }

  /** Creates the milestones that do not exist yet. */
  async createMissing(milestones: Iterable<SourceMilestone>): Promise<void> {
    for (const milestone of milestones) {
      const key = milestone.title.toLowerCase();
      if (!this.idsByKey.has(key)) await this.createMilestone(key, milestone);
    }
  }

  /** Returns a milestone's id. Its title must have been passed to `createMissing`. */
  getId(title: string): number {
    const id = this.idsByKey.get(title.toLowerCase());
    if (id === undefined) throw new Error(`No id for milestone ${title}.`);
    return id;
  }

  private async createMilestone(key: string, milestone: SourceMilestone): Promise<void> {
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
    this.report.count('milestones', 'kept');
  }

  private addKnownMilestone(key: string, id: number): void {
    this.idsByKey.set(key, id);
    this.lastId = Math.max(this.lastId, id);
  }
}
