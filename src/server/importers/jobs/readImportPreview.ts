import {
  IMPORT_MAPPED_VALUES_MAX,
  IMPORT_PREVIEW_ISSUES,
  IMPORT_PREVIEW_SAMPLE_ISSUES,
} from '../../../shared/limits';
import { toOptionIndexes } from '../../../shared/fields/optionFields';
import { PRIORITIES } from '../../../shared/issue';
import { NOOP_PROGRESS_REPORTER } from '../../../shared/progress';
import type {
  ImportDateQuestion,
  ImportPreview,
  ImportPreviewIssue,
} from '../../domain/context/ImportJobService';
import type { DateOrder } from '../../../shared/imports';
import { isSelectedContainer } from '../extractIssues';
import type { ImportFormat } from '../sources/ImportFormat';
import type { MappedImportIssue } from '../mappers/MappedImportIssue';
import { cutLongTitles } from '../mappers/textLimits';
import { getOptionsOrDefaults, type ImportSourceIssue } from '../mappers/ImportSourceIssue';
import {
  getSourcePriorityName,
  getSourceStateName,
  type ImportValueMapping,
} from '../mappers/applyImportMapping';
import { isImportInputError } from '../report/createImportFailure';
import { ImportReportBuilder } from '../report/ImportReportBuilder';
import type { StateIdLookup } from '../write/StateIdLookup';
import type { ImportInspection, ImportInspectionProblem } from './inspectImportFile';
import type { ReportEntry } from '../../domain/imports/reportEntries';
import { wordReportEntry } from '../../domain/imports/wordReportEntry';

/** Maximum number of records that a sample reads, including records that are not issues. */
const SAMPLE_RECORDS_MAX = 5 * IMPORT_PREVIEW_SAMPLE_ISSUES;

/** Maximum length of a text of a sample in UTF-16 code units, and maximum number of labels of an issue. */
const SAMPLED_TEXT_LENGTH_MAX = 1000;
const SAMPLED_LABELS_MAX = 50;

/** The issues at the beginning of a file, before the user's mapping of states and priorities is applied. */
export interface ImportSample {
  issues: SampledIssue[];
  /** Whether the sample contains the whole file. */
  isComplete: boolean;
  /** Whether the format has states and priorities to map. */
  isMappable: boolean;
}

interface SampledIssue extends Pick<ImportSourceIssue, 'state' | 'openState'> {
  /** Name of the repository or project, or null if the file does not contain it. */
  container: string | null;
  stateName: string;
  priorityName: string;
  /** Index in PRIORITIES. */
  priority: number;
  preview: Omit<ImportPreviewIssue, 'stateId' | 'priority'>;
}

export interface ImportSampleOptions {
  format: ImportFormat;
  file: string;
  /** An empty folder for temporary files. */
  scratch: string;
  /** Name of the repository or project to import, or null to import all. */
  only: string | null;
  /** Order of dates such as 3/4/2026, or null if it is not known. */
  dateOrder: DateOrder | null;
  /** Called with the line of each record that has been read. */
  onLine: (line: number) => void;
}

/** Reads the first issues of a file, and the first problem among its first records. */
export async function sampleImportIssues(
  options: ImportSampleOptions,
): Promise<ImportSample & { problem: ImportInspectionProblem | null }> {
  const { format, file, scratch, only, dateOrder, onLine } = options;
  const report = new ImportReportBuilder(file, '');
  const issues: SampledIssue[] = [];
  let problem: ImportInspectionProblem | null = null;
  let isComplete = true;
  try {
    let read = 0;
    const reading = { dateOrder, isSample: true };
    const records = await format.readSource(file, scratch, report, NOOP_PROGRESS_REPORTER, reading);
    for await (const record of records) {
      if (++read > SAMPLE_RECORDS_MAX || issues.length >= IMPORT_PREVIEW_SAMPLE_ISSUES) {
        isComplete = false;
        break;
      }
      const { line } = record.position;
      if ('problem' in record) problem ??= describeRecordProblem({ line, ...record });
      if ('value' in record) {
        const recognized = format.recognizeRecord(record.value);
        if (recognized.kind === 'unknown')
          problem ??= {
            code: 'VALIDATION_FAILED',
            message: `Line ${line} is not an issue of ${format.title}: ${wordReportEntry(recognized.why, 'browser')}.`,
          };
        if (recognized.kind === 'issue')
          issues.push(
            toSampledIssue(recognized.container, recognized.mapIssue(recognized.container ?? only)),
          );
      }
      onLine(line);
    }
  } catch (error) {
    if (!isImportInputError(error)) throw error;
    problem ??= { code: error.code, message: error.message };
  }
  return { issues, isComplete, isMappable: !format.importProject, problem };
}

export const describeRecordProblem = (record: {
  line: number;
  problem: ReportEntry;
  isTooLarge?: boolean;
}): ImportInspectionProblem => ({
  code: record.isTooLarge ? 'LIMIT_EXCEEDED' : 'VALIDATION_FAILED',
  message: `Line ${record.line}: ${wordReportEntry(record.problem, 'browser')}.`,
});

function toSampledIssue(container: string | null, mapped: MappedImportIssue): SampledIssue {
  const { issue } = cutLongTitles(mapped.issue);
  const { type, priority } = toOptionIndexes(getOptionsOrDefaults(issue));
  return {
    container: container === null ? null : cutText(container),
    state: issue.state,
    openState: issue.openState,
    stateName: cutText(getSourceStateName(mapped)),
    priorityName: cutText(getSourcePriorityName(mapped)),
    priority,
    preview: {
      source: cutText(issue.sourceId),
      title: issue.title,
      type,
      author: issue.author ? cutText(issue.people?.[issue.author]?.login ?? issue.author) : null,
      labels: (issue.labels ?? []).slice(0, SAMPLED_LABELS_MAX).map(({ name }) => cutText(name)),
      commentCount: issue.comments?.length ?? 0,
      createdAt: issue.createdAt ?? null,
    },
  };
}

/** Limits the size of a sample, which is sent to the main thread and kept there. */
const cutText = (text: string): string =>
  text.length <= SAMPLED_TEXT_LENGTH_MAX ? text : `${text.slice(0, SAMPLED_TEXT_LENGTH_MAX)}…`;

/**
 * Applies the user's choices to an inspected file: the issues that the import would write, and the values to map.
 * @param only name of the repository or project to import, or null to import all
 */
export function toImportPreview(
  { sample, columns, problem }: ImportInspection,
  only: string | null,
  mapping: ImportValueMapping,
  states: StateIdLookup,
  dateQuestion: ImportDateQuestion | null,
): ImportPreview {
  const issues: ImportPreviewIssue[] = [];
  const stateCounts = new Map<string, { count: number; stateId: number }>();
  const priorityCounts = new Map<string, { count: number; priority: number }>();
  const containers = new Map<string, { count: number }>();
  for (const { container, preview, ...values } of sample?.issues ?? []) {
    if (container !== null) countValue(containers, container, {});
    if (!isSelectedContainer(container, only)) continue;
    const stateId = mapping.states.get(values.stateName)?.id ?? states.getIssueStateId(values);
    const chosen = mapping.priorities.get(values.priorityName);
    const priority = chosen === undefined ? values.priority : PRIORITIES.indexOf(chosen);
    // A format that imports whole projects keeps the workflow of the source, so there is nothing to map.
    if (sample?.isMappable) {
      countValue(stateCounts, values.stateName, { stateId });
      countValue(priorityCounts, values.priorityName, { priority });
    }
    if (issues.length < IMPORT_PREVIEW_ISSUES) issues.push({ ...preview, stateId, priority });
  }
  return {
    issues,
    states: listByCount(stateCounts),
    priorities: listByCount(priorityCounts),
    containers: listByCount(containers),
    columns,
    dateQuestion,
    sampleCount: sample?.issues.length ?? 0,
    isComplete: sample?.isComplete ?? false,
    problem: problem?.message ?? null,
    problemCode: problem?.code ?? null,
  };
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
