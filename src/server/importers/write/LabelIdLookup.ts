import { insertLabels, readNormalizedLabelNames } from '../../store/import/projectAttributes';
import type { Store } from '../../store/Store';
import type { ImportSourceLabel } from '../input/ImportSourceIssue';
import type { ImportReportBuilder } from '../report/ImportReport';

const DEFAULT_LABEL_COLOR = '#8b949e';

interface LabelWithSpellings {
  id: number;
  name: string;
  /** All spellings of the label's name in the source, which differ in case only. */
  spellings: Set<string>;
}

/** Maps label names to ids, ignoring case. Creates missing labels and does not change existing ones. */
export class LabelIdLookup {
  private readonly store: Store;
  private readonly projectId: number;
  private readonly report: ImportReportBuilder;
  private readonly labelsByKey = new Map<string, LabelWithSpellings>();
  private lastId = 0;

  private constructor(store: Store, projectId: number, report: ImportReportBuilder) {
    this.store = store;
    this.projectId = projectId;
    this.report = report;
  }

  static async loadLabelIds(
    store: Store,
    projectId: number,
    report: ImportReportBuilder,
  ): Promise<LabelIdLookup> {
    const labels = new LabelIdLookup(store, projectId, report);
    const rows = await readNormalizedLabelNames(store.background, projectId);
    for (const { id, name, name_key } of rows) labels.addKnownLabel(name_key, id, name);
    return labels;
  }

  /** Creates the labels that do not exist yet, in one statement. */
  async createMissingLabels(labels: Iterable<ImportSourceLabel>): Promise<void> {
    const missing: (ImportSourceLabel & { id: number; key: string })[] = [];
    for (const label of labels) {
      const key = label.name.toLowerCase();
      const known = this.labelsByKey.get(key);
      if (!known) {
        const id = this.lastId + 1;
        missing.push({ ...label, id, key });
        this.addKnownLabel(key, id, label.name);
      } else if (!known.spellings.has(label.name)) {
        known.spellings.add(label.name);
        this.report.addReportNote(
          `The labels "${label.name}" and "${known.name}" were merged because they differ in case only.`,
        );
      }
    }
    if (missing.length > 0) await this.createLabels(missing);
  }

  /** Returns a label's id. Its name must have been passed to `createMissingLabels`. */
  getLabelId(name: string): number {
    const label = this.labelsByKey.get(name.toLowerCase());
    if (!label) throw new Error(`No id for label ${name}.`);
    return label.id;
  }

  private async createLabels(
    labels: readonly (ImportSourceLabel & { id: number; key: string })[],
  ): Promise<void> {
    const rows = labels.map(({ id, key, name, color, description }) => ({
      project_id: this.projectId,
      id,
      name,
      name_key: key,
      color: color ?? DEFAULT_LABEL_COLOR,
      description: description ?? '',
    }));
    await insertLabels(this.store.background, rows);
    this.report.countRecords('labels', 'kept', labels.length);
  }

  private addKnownLabel(key: string, id: number, name: string): void {
    this.labelsByKey.set(key, { id, name, spellings: new Set([name]) });
    this.lastId = Math.max(this.lastId, id);
  }
}
