/**
 * Compares the counts of the source with those of the project after an import: issues by state, label and author,
 * comments, and links by kind. Compares issue by issue, so that differences that cancel each other out are found and
 * each difference gets a reason. Reads the facts and the project in chunks. The duration is proportional to the input.
 */
import path from 'node:path';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { findImportedIssuesByNumber, findImportedIssuesBySourceId } from '../../store/import/importedIssues';
import {
  type CountedIssueRow,
  readCountedIssues,
  readExistingLinks,
  readLabelNames,
  readLogins,
} from '../../store/import/reconciliation';
import { readWorkflowStates } from '../../store/read/attributes';
import { FileBackedQueue } from '../readers/FileBackedQueue';
import type { ImportReportBuilder } from '../report/ImportReportBuilder';
import type { ReconciledKind } from '../../domain/imports/importReport';
import { ReconciliationBuilder } from '../report/ReconciliationBuilder';
import type { ImportIdLookup } from '../write/ImportIdLookup';
import { NumberSet } from '../write/NumberSet';
import { parseContainerFromSourceId, parseNumberFromSourceId } from '../write/sourceIds';
import { waitForForegroundRequests } from '../write/batchLimits';
import { countIssuesInCycles } from './countIssuesInCycles';
import { compareIssue, type ComparedIssue, type IssueDifference } from './compareIssue';
import { DifferenceReasons } from './DifferenceReasons';
import type { ImportedFacts, ImportedIssueFacts, ImportedLinkFacts } from './ImportedFacts';
import type { ReportEntry } from '../../domain/imports/reportEntries';

export interface ReconciliationOptions {
  store: DatabaseStore;
  projectId: number;
  system: string;
  lookup: ImportIdLookup;
  report: ImportReportBuilder;
  /** An empty folder for temporary files. */
  scratch: string;
  /** Whether links to other repositories or projects of the source are written and compared after this import. */
  areOtherContainersLinkedLater: boolean;
  signal?: AbortSignal | undefined;
}

const RECONCILED_CHUNK_SIZE = 1000;

/** Value that stands for the author of issues without an author. */
const NO_AUTHOR = '';
const OCCURS_REPEATEDLY: ReportEntry = { code: 'occurs_repeatedly' };

/** Compares the source with the project, and adds the result to the report. */
export async function reconcileImport(options: ReconciliationOptions, facts: ImportedFacts): Promise<void> {
  await new ImportReconciler(options, await readLabelNames(options.store.background, options.projectId)).run(
    facts,
  );
}

/** Differences of an issue whose reasons are looked up after all issues have been compared. */
interface UnexplainedIssue {
  sourceId: string;
  /** Number of the issue in Winnow, or null if it is missing there. */
  number: number | null;
  differences: IssueDifference[];
}

interface UnexplainedLink extends ImportedLinkFacts {
  fromNumber: number | null;
  toNumber: number | null;
}

class ImportReconciler {
  private readonly options: ReconciliationOptions;
  private readonly labelNames: ReadonlyMap<number, string>;
  private readonly counts = new ReconciliationBuilder();
  private readonly unexplainedIssues: FileBackedQueue<UnexplainedIssue>;
  private readonly unexplainedLinks: FileBackedQueue<UnexplainedLink>;
  /** Numbers in Winnow of the compared issues (`compared`), and of those that occur more than once (`repeated`). */
  private readonly compared = new NumberSet();
  private readonly repeated = new NumberSet();
  private readonly reasons: DifferenceReasons;
  /** Numbers of blocking and blocked issues, alternating. */
  private readonly blocks: number[] = [];

  constructor(options: ReconciliationOptions, labelNames: ReadonlyMap<number, string>) {
    this.options = options;
    this.labelNames = labelNames;
    this.unexplainedIssues = new FileBackedQueue(path.join(options.scratch, 'different-issues'));
    this.unexplainedLinks = new FileBackedQueue(path.join(options.scratch, 'different-links'));
    const { store, projectId, lookup, report } = options;
    this.reasons = new DifferenceReasons(store.background, projectId, lookup.states, report, this.labelNames);
  }

  async run(facts: ImportedFacts): Promise<void> {
    try {
      for await (const chunk of readChunks(facts.read())) await this.compareChunk(chunk);
      for await (const chunk of readChunks(this.unexplainedIssues.read())) await this.explainIssues(chunk);
      for await (const chunk of readChunks(this.unexplainedLinks.read())) await this.explainLinks(chunk);
    } finally {
      await Promise.all([this.unexplainedIssues.close(), this.unexplainedLinks.close()]);
    }
    this.addRecordsWithoutIssue();
    this.noteCyclesOfBlocks();
    const states = await readWorkflowStates(this.options.store.background, this.options.projectId);
    const stateNames = new Map(states.map(({ id, name }) => [String(id), name]));
    this.options.report.setReconciliation(
      await this.counts.build((kind, values) => this.nameValues(kind, values, stateNames)),
    );
  }

  private async compareChunk(chunk: readonly ImportedIssueFacts[]): Promise<void> {
    const { store, projectId, lookup, signal } = this.options;
    signal?.throwIfAborted();
    await waitForForegroundRequests(store, 'transaction');
    const links = chunk.flatMap((facts) => facts.links ?? []).filter((link) => this.isComparedNow(link));
    const numbers = await this.findNumbers([
      ...chunk.map(({ sourceId }) => sourceId),
      ...links.flatMap(({ from, to }) => [from, to]),
    ]);
    const rows = await readCountedIssues(store.background, projectId, [...new Set(numbers.values())]);
    const rowsByNumber = new Map(rows.map((row) => [row.number, row]));
    const authorKeys = new Set(chunk.flatMap(({ author }) => author ?? []));
    const authorIds = await lookup.people.findUserIdsByKey([...authorKeys]);
    for (const facts of chunk) {
      const number = numbers.get(facts.sourceId) ?? null;
      const row = number === null ? null : (rowsByNumber.get(number) ?? null);
      await this.compareFacts(facts, number, row, authorIds);
    }
    await this.compareLinks(links, numbers, rowsByNumber);
  }

  private async compareFacts(
    facts: ImportedIssueFacts,
    number: number | null,
    row: CountedIssueRow | null,
    authorIds: ReadonlyMap<string, number>,
  ): Promise<void> {
    const { sourceId, state, author, droppedComments = [] } = facts;
    const expected: ComparedIssue = {
      container: parseContainerFromSourceId(sourceId),
      number: facts.number,
      stateId: state && this.options.lookup.states.getStateId(state),
      author: author && String(authorIds.get(author) ?? `unknown person ${author}`),
      labels: facts.labels,
      comments: facts.comments,
    };
    if (author === null) expected.author = NO_AUTHOR;
    const isRepeated = number !== null && this.compared.has(number);
    if (isRepeated) this.repeated.add(number);
    else if (number !== null) this.compared.add(number);
    const stored: ComparedIssue | null =
      row && !isRepeated
        ? {
            container: expected.container,
            number: row.number,
            stateId: row.state_id,
            author: row.author_id === null ? NO_AUTHOR : String(row.author_id),
            labels: row.label_ids.map((id) => this.labelNames.get(id)?.toLowerCase() ?? `label ${id}`),
            comments: row.comment_count,
          }
        : null;
    const { equal, differences } = compareIssue(expected, stored);
    for (const [kind, value, count] of equal) this.counts.add({ kind, value, source: count, store: count });
    for (const { entry: reason, count } of droppedComments)
      this.counts.add({ kind: 'comments', value: '', source: count, store: 0, reason, example: sourceId });
    if (differences.length === 0) return;
    if (isRepeated)
      for (const difference of differences)
        this.counts.add({ ...difference, reason: OCCURS_REPEATEDLY, example: sourceId });
    else await this.unexplainedIssues.add({ sourceId, number: row && number, differences });
  }

  private async explainIssues(chunk: readonly UnexplainedIssue[]): Promise<void> {
    const isRepeated = ({ number }: UnexplainedIssue) => number !== null && this.repeated.has(number);
    const others = chunk.filter((issue) => !isRepeated(issue));
    const explain = await this.reasons.findIssueReasons(
      others.flatMap(({ number }) => number ?? []),
      await this.findNumbers(others.flatMap(({ number, sourceId }) => (number === null ? sourceId : []))),
    );
    for (const issue of chunk) {
      const { sourceId, number, differences } = issue;
      const explained = isRepeated(issue)
        ? differences.map((difference) => ({ ...difference, reason: OCCURS_REPEATEDLY }))
        : explain(sourceId, number, differences);
      for (const difference of explained) this.counts.add({ ...difference, example: sourceId });
    }
  }

  private isComparedNow({ from, to }: ImportedLinkFacts): boolean {
    const isWithinContainer = parseContainerFromSourceId(from) === parseContainerFromSourceId(to);
    return isWithinContainer || !this.options.areOtherContainersLinkedLater;
  }

  private async compareLinks(
    links: readonly ImportedLinkFacts[],
    numbers: ReadonlyMap<string, number>,
    rows: ReadonlyMap<number, CountedIssueRow>,
  ): Promise<void> {
    const found = links.map((link): UnexplainedLink => {
      const [fromNumber, toNumber] = [link.from, link.to].map((id) => numbers.get(id) ?? null);
      return { ...link, fromNumber: fromNumber!, toNumber: toNumber! };
    });
    const existing = await readExistingLinks(
      this.options.store.background,
      this.options.projectId,
      found.flatMap(({ kind, fromNumber, toNumber }) =>
        kind === 'parent' || fromNumber === null || toNumber === null
          ? []
          : { kind, number: fromNumber, to_number: toNumber },
      ),
    );
    const keys = new Set(existing.map(({ kind, number, to_number }) => `${kind} ${number} ${to_number}`));
    for (const link of found) {
      const { kind, fromNumber, toNumber } = link;
      const isStored =
        kind === 'parent'
          ? toNumber !== null && rows.get(fromNumber ?? 0)?.parent_number === toNumber
          : keys.has(`${kind} ${fromNumber} ${toNumber}`);
      if (isStored) this.counts.add({ kind: 'links', value: kind, source: 1, store: 1 });
      else await this.unexplainedLinks.add(link);
      if (isStored && kind === 'blocks' && this.blocks.length < 2 * BLOCKS_SEARCHED_MAX)
        this.blocks.push(fromNumber!, toNumber!);
    }
  }

  private async explainLinks(chunk: readonly UnexplainedLink[]): Promise<void> {
    for (const link of chunk) {
      const reason = await this.reasons.findLinkReason(link);
      this.counts.add({ kind: 'links', value: link.kind, source: 1, store: 0, reason, example: link.from });
    }
  }

  /** Finds the numbers of issues by source id, including deleted issues. A source id may lack the repository. */
  private async findNumbers(sourceIds: readonly string[]): Promise<Map<string, number>> {
    const { store, projectId, system } = this.options;
    const unique = [...new Set(sourceIds)];
    const imported = await findImportedIssuesBySourceId(store.background, projectId, system, unique);
    const numbers = new Map(imported.map(({ source_id, number }) => [source_id, number]));
    const missing = unique.filter((id) => !numbers.has(id) && id.includes('#'));
    if (missing.length === 0) return numbers;
    const candidates = await findImportedIssuesByNumber(
      store.background,
      projectId,
      system,
      missing.map(parseNumberFromSourceId).filter((number) => number <= POSTGRES_INT_MAX),
    );
    for (const id of missing) {
      const number = parseNumberFromSourceId(id);
      const isOneContainerUnknown = (other: string) =>
        (parseContainerFromSourceId(id) === '') !== (parseContainerFromSourceId(other) === '');
      const found = candidates.find(
        ({ wanted, source_id }) => wanted === number && isOneContainerUnknown(source_id),
      );
      if (found) numbers.set(id, found.number);
    }
    return numbers;
  }

  /** Adds the skipped and dropped records of the input, such as pull requests. */
  private addRecordsWithoutIssue(): void {
    for (const { entry: reason, count } of this.options.report.getReasons('issues'))
      if (reason.code !== 'rejected_by_database')
        this.counts.add({ kind: 'issues', value: '', source: count, store: 0, reason });
  }

  private noteCyclesOfBlocks(): void {
    const count = countIssuesInCycles(this.blocks);
    if (count > 0) this.options.report.addReportNote({ code: 'cyclic_blocks', issues: count });
    if (this.blocks.length >= 2 * BLOCKS_SEARCHED_MAX)
      this.options.report.addReportNote({
        code: 'cyclic_blocks_partly_searched',
        links: BLOCKS_SEARCHED_MAX,
      });
  }

  private async nameValues(
    kind: ReconciledKind,
    values: readonly string[],
    stateNames: ReadonlyMap<string, string>,
  ): Promise<readonly string[]> {
    if (kind === 'states') return values.map((id) => stateNames.get(id) ?? id);
    if (kind !== 'authors') return values;
    const ids = values.map(Number).filter((id) => id > 0);
    const logins = await readLogins(this.options.store.background, ids);
    return values.map((value) => logins.get(Number(value)) ?? (value === NO_AUTHOR ? '(none)' : 'unknown'));
  }
}

/** Maximum number of links that are searched for cycles, which limits memory to about 80 MB. */
const BLOCKS_SEARCHED_MAX = 1_000_000;

const POSTGRES_INT_MAX = 2 ** 31 - 1;

async function* readChunks<T>(values: AsyncIterable<T>): AsyncGenerator<T[]> {
  let chunk: T[] = [];
  for await (const value of values) {
    chunk.push(value);
    if (chunk.length < RECONCILED_CHUNK_SIZE) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
