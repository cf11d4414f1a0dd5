import type { Store } from '../../store/Store';
import type { ReportBuilder } from '../report/Report';
import type { SourceMilestone } from '../input/SourceIssue';

/** A project's milestones by title without regard to case; unknown ones are made. */
export class MilestoneIds {
  private readonly store: Store;
  private readonly projectId: number;
  private readonly report: ReportBuilder;
  private readonly ids = new Map<string, number>();
  private lastId = 0;

  private constructor(store: Store, projectId: number, report: ReportBuilder) {
    this.store = store;
    this.projectId = projectId;
    this.report = report;
  }

  static async of(store: Store, projectId: number, report: ReportBuilder): Promise<MilestoneIds> {
    const milestones = new MilestoneIds(store, projectId, report);
    const rows = await store.background
      .selectFrom('milestone')
      .select(['id', 'title_key'])
      .where('project_id', '=', projectId)
      .execute();
    for (const { id, title_key } of rows) milestones.learn(title_key, id);
    return milestones;
  }

  /** Makes those that are new. */
  async meet(milestones: Iterable<SourceMilestone>): Promise<void> {
    for (const milestone of milestones) {
      const key = milestone.title.toLowerCase();
      if (!this.ids.has(key)) await this.create(key, milestone);
    }
  }

  idOf(title: string): number {
    const id = this.ids.get(title.toLowerCase());
    if (id === undefined) throw new Error(`The milestone ${title} was not met.`);
    return id;
  }

  private async create(key: string, milestone: SourceMilestone): Promise<void> {
    const id = this.lastId + 1;
    await this.store.background
      .insertInto('milestone')
      .values({
        project_id: this.projectId,
        id,
        title: milestone.title,
        title_key: key,
        description: milestone.description ?? '',
        due_on: milestone.dueOn ?? null,
        closed_at: milestone.closedAt ?? null,
        created_at: new Date(),
      })
      .execute();
    this.learn(key, id);
    this.report.count('milestones', 'kept');
  }

  private learn(key: string, id: number): void {
    this.ids.set(key, id);
    this.lastId = Math.max(this.lastId, id);
  }
}
