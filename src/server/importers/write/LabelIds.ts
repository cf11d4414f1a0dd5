import type { Store } from '../../store/Store';
import type { ReportBuilder } from '../report/Report';
import type { SourceLabel } from '../input/SourceIssue';

const NO_COLOR = '#8b949e';

/** A project's labels by name without regard to case; unknown ones are made. One here is left as it is. */
export class LabelIds {
  private readonly store: Store;
  private readonly projectId: number;
  private readonly report: ReportBuilder;
  private readonly known = new Map<string, { id: number; name: string; spellings: Set<string> }>();
  private lastId = 0;

  private constructor(store: Store, projectId: number, report: ReportBuilder) {
    this.store = store;
    this.projectId = projectId;
    this.report = report;
  }

  static async of(store: Store, projectId: number, report: ReportBuilder): Promise<LabelIds> {
    const labels = new LabelIds(store, projectId, report);
    const rows = await store.background
      .selectFrom('label')
      .select(['id', 'name', 'name_key'])
      .where('project_id', '=', projectId)
      .execute();
    for (const { id, name, name_key } of rows) labels.learn(name_key, id, name);
    return labels;
  }

  /** Makes those that are new. */
  async meet(labels: Iterable<SourceLabel>): Promise<void> {
    const added: (SourceLabel & { id: number; key: string })[] = [];
    for (const label of labels) {
      const key = label.name.toLowerCase();
      const known = this.known.get(key);
      if (!known) {
        const id = this.lastId + 1;
        added.push({ ...label, id, key });
        this.learn(key, id, label.name);
      } else if (!known.spellings.has(label.name)) {
        known.spellings.add(label.name);
        this.report.addNote(
          `The labels "${label.name}" and "${known.name}" are one here: they differ in case only.`,
        );
      }
    }
    if (added.length > 0) await this.create(added);
  }

  idOf(name: string): number {
    const label = this.known.get(name.toLowerCase());
    if (!label) throw new Error(`The label ${name} was not met.`);
    return label.id;
  }

  private async create(labels: readonly (SourceLabel & { id: number; key: string })[]): Promise<void> {
    await this.store.background
      .insertInto('label')
      .values(
        labels.map(({ id, key, name, color, description }) => ({
          project_id: this.projectId,
          id,
          name,
          name_key: key,
          color: color ?? NO_COLOR,
          description: description ?? '',
        })),
      )
      .execute();
    this.report.count('labels', 'kept', labels.length);
  }

  private learn(key: string, id: number, name: string): void {
    this.known.set(key, { id, name, spellings: new Set([name]) });
    this.lastId = Math.max(this.lastId, id);
  }
}
