import {
  IMPORT_MAPPED_VALUES_MAX,
  IMPORT_PREVIEW_ISSUES,
  IMPORT_PREVIEW_SAMPLE_ISSUES,
} from '../../../shared/limits';
import { ISSUE_TYPES, PRIORITIES } from '../../../shared/issue';
import { NOOP_PROGRESS_REPORTER } from '../../../shared/progress';
import type {
  ImportPreview,
  ImportPreviewColumn,
  ImportPreviewIssue,
} from '../../domain/context/ImportJobService';
import { isSelectedContainer } from '../extractIssues';
import type { ImportFormat, MappedImportIssue } from '../format/ImportFormat';
import type { ImportSourceIssue } from '../input/ImportSourceIssue';
import { yieldToEventLoopRegularly } from '../input/yieldToEventLoopRegularly';
import {
  applyImportMapping,
  getSourcePriorityName,
  getSourceStateName,
  type ImportValueMapping,
} from '../mapping/applyImportMapping';
import { isImportInputError } from '../report/describeImportFailure';
import { ImportReportBuilder } from '../report/ImportReport';
import type { StateIdLookup } from '../write/StateIdLookup';

/** Maximum number of records that a preview reads, including records that are not issues. */
const PREVIEW_RECORDS_MAX = 5 * IMPORT_PREVIEW_SAMPLE_ISSUES;

export interface ImportPreviewOptions {
  format: ImportFormat;
  file: string;
  /** An empty folder for temporary files. */
  scratch: string;
  /** Name of the repository or project to import, or null to import all. */
  only: string | null;
  mapping: ImportValueMapping;
  states: StateIdLookup;
  /** Columns of the file if it is a CSV file; otherwise empty. */
  columns: ImportPreviewColumn[];
}

/** Previews an import from the first records of its file: the issues that it would write, and the values to map. */
export async function readImportPreview(options: ImportPreviewOptions): Promise<ImportPreview> {
  const sample = new ImportSample(options);
  try {
    await readSample(options, sample);
  } catch (error) {
    if (!isImportInputError(error)) throw error;
    sample.problem ??= error.message;
  }
  return sample.toPreview();
}

async function readSample(
  { format, file, scratch }: ImportPreviewOptions,
  sample: ImportSample,
): Promise<void> {
  const report = new ImportReportBuilder(file, '');
  const records = await format.readSource(file, scratch, report, NOOP_PROGRESS_REPORTER);
  let read = 0;
  for await (const record of yieldToEventLoopRegularly(records)) {
    if (++read > PREVIEW_RECORDS_MAX || sample.isFull) {
      sample.isComplete = false;
      return;
    }
    if ('problem' in record) sample.problem ??= `Line ${record.position.line}: ${record.problem}.`;
    if (!('value' in record)) continue;
    const recognized = format.recognizeRecord(record.value);
    if (recognized.kind === 'unknown')
      sample.problem ??= `Line ${record.position.line} is not an issue of ${format.title}: ${recognized.why}.`;
    if (recognized.kind === 'issue') sample.add(recognized);
  }
}

/** Collects the issues of a preview, and counts the states, priorities and containers of the sample. */
class ImportSample {
  problem: string | null = null;
  isComplete = true;
  readonly #options: ImportPreviewOptions;
  readonly #issues: ImportPreviewIssue[] = [];
  readonly #states = new Map<string, { count: number; stateId: number }>();
  readonly #priorities = new Map<string, { count: number; priority: number }>();
  readonly #containers = new Map<string, number>();
  #count = 0;

  constructor(options: ImportPreviewOptions) {
    this.#options = options;
  }

  get isFull(): boolean {
    return this.#count >= IMPORT_PREVIEW_SAMPLE_ISSUES;
  }

  add({
    container,
    mapIssue,
  }: {
    container: string | null;
    mapIssue: (only: string | null) => MappedImportIssue;
  }): void {
    const { format, only, mapping, states } = this.#options;
    this.#count++;
    if (container !== null) this.#containers.set(container, (this.#containers.get(container) ?? 0) + 1);
    if (!isSelectedContainer(container, only)) return;
    const mapped = mapIssue(container ?? only);
    const issue = applyImportMapping(mapped, mapping);
    const stateId = states.getIssueStateId(issue);
    const priority = PRIORITIES.indexOf(issue.priority ?? 'none');
    // A format that imports whole projects keeps the workflow of the source, so there is nothing to map.
    if (!format.importProject) {
      countValue(this.#states, getSourceStateName(mapped), { stateId });
      countValue(this.#priorities, getSourcePriorityName(mapped), { priority });
    }
    if (this.#issues.length < IMPORT_PREVIEW_ISSUES)
      this.#issues.push(toPreviewIssue(issue, stateId, priority));
  }

  toPreview(): ImportPreview {
    return {
      issues: this.#issues,
      states: listByCount(this.#states),
      priorities: listByCount(this.#priorities),
      containers: listByCount(
        new Map([...this.#containers].map(([name, count]) => [name, { count }] as const)),
      ),
      columns: this.#options.columns,
      sampleCount: this.#count,
      isComplete: this.isComplete,
      problem: this.problem,
    };
  }
}

function countValue<Target extends object>(
  values: Map<string, Target & { count: number }>,
  name: string,
  target: Target,
): void {
  const known = values.get(name);
  if (known) known.count++;
  else if (values.size < IMPORT_MAPPED_VALUES_MAX) values.set(name, { ...target, count: 1 });
}

const listByCount = <Target extends { count: number }>(
  values: ReadonlyMap<string, Target>,
): (Target & { name: string })[] =>
  [...values].map(([name, value]) => ({ name, ...value })).sort((a, b) => b.count - a.count);

function toPreviewIssue(issue: ImportSourceIssue, stateId: number, priority: number): ImportPreviewIssue {
  return {
    source: issue.sourceId,
    title: issue.title,
    type: ISSUE_TYPES.indexOf(issue.type ?? 'task'),
    priority,
    stateId,
    author: issue.author ? (issue.people?.[issue.author]?.login ?? issue.author) : null,
    labels: (issue.labels ?? []).map(({ name }) => name),
    commentCount: issue.comments?.length ?? 0,
    createdAt: issue.createdAt ?? null,
  };
}
