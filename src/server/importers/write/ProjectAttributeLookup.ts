import { lockProjectCounters } from '../../store/changes/projectCounters';
import type { ProjectAttributeTable, StoredProjectAttribute } from '../../store/import/projectAttributes';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { runInTransaction } from '../../store/write/transaction';
import type { ImportReportBuilder } from '../report/ImportReportBuilder';

/** How an import reads and writes the labels or the milestones of a project. */
export interface ImportedAttributeKind<Source, Stored extends StoredProjectAttribute> {
  reportKind: 'labels' | 'milestones';
  table: ProjectAttributeTable<Stored>;
  /** Returns the name of a label or the title of a milestone. */
  getName(source: Source): string;
  /** Returns the row of a new label or milestone, with defaults for fields that the source does not contain. */
  toNewAttribute(source: Source): Omit<Stored, 'id'>;
  /** Returns the stored label or milestone, with its empty fields set to their values in the source. */
  fillEmptyFields(stored: Stored, source: Source): Stored;
  /** Whether two definitions in the source agree in all details that both of them contain. */
  haveEqualDetails(a: Source, b: Source): boolean;
}

/** A label or milestone of the project, with its definition and spellings in the source. */
interface KnownAttribute<Source, Stored> {
  stored: Stored;
  /** The first definition in an issue of the source. Null: reported as contradictory. Undefined: none yet. */
  definition?: Source | null;
  /** All current spellings of the name in the source, which differ in case only. */
  spellings: Set<string>;
  /**
   * `historical`: this import has created it from an event, which contains an old name and few details.
   * `existing`: it existed before this import. `complete`: it has been compared with its definition in the source.
   */
  status: 'historical' | 'existing' | 'complete';
}

/**
 * Maps the names of labels or milestones to ids, ignoring case. Creates missing ones, and completes those that this or
 * an earlier import has created without details. Does not change those that were edited in Winnow.
 */
export class ProjectAttributeLookup<Source, Stored extends StoredProjectAttribute> {
  private readonly store: DatabaseStore;
  private readonly projectId: number;
  private readonly report: ImportReportBuilder;
  private readonly kind: ImportedAttributeKind<Source, Stored>;
  private readonly knownByKey = new Map<string, KnownAttribute<Source, Stored>>();

  private constructor(
    store: DatabaseStore,
    projectId: number,
    report: ImportReportBuilder,
    kind: ImportedAttributeKind<Source, Stored>,
  ) {
    this.store = store;
    this.projectId = projectId;
    this.report = report;
    this.kind = kind;
  }

  static async loadAttributes<Source, Stored extends StoredProjectAttribute>(
    store: DatabaseStore,
    projectId: number,
    report: ImportReportBuilder,
    kind: ImportedAttributeKind<Source, Stored>,
  ): Promise<ProjectAttributeLookup<Source, Stored>> {
    const lookup = new ProjectAttributeLookup(store, projectId, report, kind);
    for (const stored of await kind.table.readAll(store.background, projectId)) {
      lookup.knownByKey.set(getAttributeKey(stored.name), {
        stored,
        spellings: new Set([stored.name]),
        status: 'existing',
      });
    }
    return lookup;
  }

  /**
   * Creates the labels or milestones that do not exist yet, and completes existing ones.
   * @param current definitions in the fields of issues
   * @param historical names and details in events, which are older than the definitions
   */
  async createMissingAttributes(current: readonly Source[], historical: readonly Source[]): Promise<void> {
    await this.completeAttributes(current);
    const missing = new Map<string, { source: Source; isHistorical: boolean }>();
    const add = (source: Source, isHistorical: boolean) => {
      const key = getAttributeKey(this.kind.getName(source));
      if (!this.knownByKey.has(key) && !missing.has(key)) missing.set(key, { source, isHistorical });
    };
    for (const source of current) add(source, false);
    for (const source of historical) add(source, true);
    if (missing.size > 0) await this.createAttributes(missing);
    for (const source of current) this.reportContradictions(source);
  }

  /** Completes labels or milestones that were created without details. Ignores those that do not exist. */
  async completeAttributes(current: readonly Source[]): Promise<void> {
    const created: Stored[] = [];
    const existing: { before: Stored; after: Stored }[] = [];
    for (const source of current) {
      const known = this.knownByKey.get(getAttributeKey(this.kind.getName(source)));
      if (!known || known.status === 'complete') continue;
      const before = known.stored;
      if (known.status === 'historical') {
        known.stored = { ...before, ...this.kind.toNewAttribute(source) };
        known.spellings = new Set([known.stored.name]);
        created.push(known.stored);
      } else {
        known.stored = this.kind.fillEmptyFields(before, source);
        if (known.stored !== before) existing.push({ before, after: known.stored });
      }
      known.status = 'complete';
    }
    if (created.length + existing.length > 0) await this.writeCompletedAttributes(created, existing);
  }

  /** Returns the id of a label or milestone. Its name must have been passed to `createMissingAttributes`. */
  getAttributeId(name: string): number {
    const known = this.knownByKey.get(getAttributeKey(name));
    if (!known) throw new Error(`No id for ${name} among the ${this.kind.reportKind}.`);
    return known.stored.id;
  }

  private async createAttributes(
    missing: ReadonlyMap<string, { source: Source; isHistorical: boolean }>,
  ): Promise<void> {
    const rows = [...missing.values()].map(({ source }) => this.kind.toNewAttribute(source));
    const found = await runInTransaction(this.store.background, async (tx) => {
      // Every transaction that creates labels or milestones locks the project first, so their ids and names stay
      // unique.
      await lockProjectCounters(tx, this.projectId);
      return this.kind.table.findOrInsert(tx, this.projectId, rows);
    });
    for (const { isNew, attribute } of found) {
      const key = getAttributeKey(attribute.name);
      const isHistorical = missing.get(key)?.isHistorical ?? false;
      const status = isNew ? (isHistorical ? 'historical' : 'complete') : 'existing';
      this.knownByKey.set(key, { stored: attribute, spellings: new Set([attribute.name]), status });
      if (isNew) this.report.countRecords(this.kind.reportKind, 'kept');
    }
  }

  /**
   * @param created labels or milestones that this import has created. Their events would only repeat the import.
   * @param existing labels or milestones of earlier imports or of users
   */
  private async writeCompletedAttributes(
    created: readonly Stored[],
    existing: readonly { before: Stored; after: Stored }[],
  ): Promise<void> {
    const { table, reportKind } = this.kind;
    const changed = await runInTransaction(this.store.background, async (tx) => {
      const { version } = await lockProjectCounters(tx, this.projectId);
      await table.update(tx, this.projectId, created);
      return table.updateUnedited(tx, this.projectId, version, existing);
    });
    this.report.countRecords(reportKind, 'changed', changed);
  }

  /** Reports names that differ in case only, once for each spelling, and different details, once for each name. */
  private reportContradictions(source: Source): void {
    const name = this.kind.getName(source);
    const known = this.knownByKey.get(getAttributeKey(name));
    if (!known) return;
    if (!known.spellings.has(name)) {
      known.spellings.add(name);
      this.report.addReportNote({
        code: 'names_merged',
        attributes: this.kind.reportKind,
        name,
        into: known.stored.name,
      });
    }
    if (known.definition === undefined) known.definition = source;
    if (known.definition === null || this.kind.haveEqualDetails(known.definition, source)) return;
    known.definition = null;
    this.report.addReportNote({
      code: 'details_differ',
      attributes: this.kind.reportKind,
      name: known.stored.name,
    });
  }
}

/** Names of labels and milestones are unique in a project, ignoring case. */
const getAttributeKey = (name: string): string => name.toLowerCase();
