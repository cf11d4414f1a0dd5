/**
 * The first pass over an export. Collects the header, the records of the project, and relations that would form cycles.
 */
import type { ZodError } from 'zod';
import { WinnowError } from '../../../shared/errors';
import { NOOP_PROGRESS_REPORTER } from '../../../shared/progress';
import {
  EXPORT_VERSION,
  type ExportedAttribute,
  exportedAttributeSchema,
  type ExportedPerson,
  exportedPersonSchema,
  type ExportHeader,
  exportHeaderSchema,
} from '../../domain/export/records';
import {
  asArrayOrUndefined,
  asNonNegativeIntOrUndefined,
  asObjectOrUndefined,
  type JsonObject,
} from '../values/json';
import { readListPages } from '../readers/readListPages';
import type { ImportSourcePosition } from '../../domain/imports/importReport';
import { yieldToEventLoopRegularly } from '../readers/yieldToEventLoopRegularly';
import { NumberSet } from '../write/NumberSet';
import { describeRestrictedExport } from './restrictedRecords';
import type { ReportEntry } from '../../domain/imports/reportEntries';

export interface ExportSummary {
  header: ExportHeader;
  /** Records of the project itself, such as states and labels. */
  attributes: ExportedAttribute[];
  /** People before the first issue. Events of the project refer to them. */
  people: ExportedPerson[];
  /** Numbers of all issues in the export. */
  numbers: NumberSet;
  /** Parents and duplicates to omit because they would form cycles, by issue number. */
  cyclicParents: ReadonlyMap<number, ReadonlySet<number>>;
  cyclicDuplicates: ReadonlyMap<number, ReadonlySet<number>>;
  problems: { position: ImportSourcePosition; why: ReportEntry }[];
}

/**
 * Reads an export without writing anything. Uses about 50 bytes of memory per issue that has a parent or is a
 * duplicate.
 * @throws WinnowError VALIDATION_FAILED if the file is not an export, or was exported by a later version
 */
export async function readExportSummary(source: string, signal?: AbortSignal): Promise<ExportSummary> {
  let header: ExportHeader | null = null;
  const attributes: ExportedAttribute[] = [];
  const people: ExportedPerson[] = [];
  const numbers = new NumberSet();
  const parents = new Map<number, number[]>();
  const duplicates = new Map<number, number[]>();
  const problems: ExportSummary['problems'] = [];
  let hasIssues = false;
  for await (const record of yieldToEventLoopRegularly(
    readListPages(source, 'records', NOOP_PROGRESS_REPORTER),
  )) {
    signal?.throwIfAborted();
    if (!('value' in record)) continue;
    const { value, position } = record;
    header ??= requireHeader(value, source);
    const fields = asObjectOrUndefined(value);
    if (fields?.record === 'issue') {
      hasIssues = true;
      const number = asNonNegativeIntOrUndefined(fields.number);
      if (number && describeRestrictedExport(value) === null)
        addIssue(number, fields, { numbers, parents, duplicates });
    } else if (fields?.record === 'person') {
      const person = hasIssues ? undefined : exportedPersonSchema.safeParse(value).data;
      if (person) people.push(person);
    } else if (fields?.record !== 'header') {
      const parsed = exportedAttributeSchema.safeParse(value);
      if (parsed.success) attributes.push(parsed.data);
      else problems.push({ position, why: describeInvalidRecord(parsed.error) });
    }
  }
  if (!header) throw createNotAnExportError(source);
  return {
    header,
    attributes,
    people,
    numbers,
    cyclicParents: findCyclicEdges(parents),
    cyclicDuplicates: findCyclicEdges(duplicates),
    problems,
  };
}

/** Reads the header of an export. @throws WinnowError VALIDATION_FAILED as readExportSummary does */
export async function readExportHeader(source: string): Promise<ExportHeader> {
  for await (const record of readListPages(source, 'records', NOOP_PROGRESS_REPORTER))
    if ('value' in record) return requireHeader(record.value, source);
  throw createNotAnExportError(source);
}

function addIssue(
  number: number,
  { parent, links }: JsonObject,
  {
    numbers,
    parents,
    duplicates,
  }: Pick<ExportSummary, 'numbers'> & Record<'parents' | 'duplicates', Map<number, number[]>>,
): void {
  numbers.add(number);
  const parentNumber = asNonNegativeIntOrUndefined(parent);
  if (parentNumber) parents.set(number, [parentNumber]);
  const originals = (asArrayOrUndefined(links) ?? []).flatMap((value) => {
    const link = asObjectOrUndefined(value);
    const isOriginal = link?.kind === 'duplicates' && link.project === undefined;
    return (isOriginal && asNonNegativeIntOrUndefined(link.to)) || [];
  });
  if (originals.length > 0) duplicates.set(number, originals);
}

function requireHeader(value: unknown, source: string): ExportHeader {
  const parsed = exportHeaderSchema.safeParse(value);
  if (!parsed.success) throw createNotAnExportError(source);
  if (parsed.data.version > EXPORT_VERSION)
    throw new WinnowError(
      'VALIDATION_FAILED',
      `${source} was exported by a later version of Winnow. Update Winnow to import it.`,
    );
  return parsed.data;
}

const createNotAnExportError = (source: string): WinnowError =>
  new WinnowError(
    'VALIDATION_FAILED',
    `${source} is not an export of Winnow: its first line must be a header. Create one with \`winnow export --format ndjson\`.`,
  );

/** Describes the first validation error of a record, with the path of the field. */
export function describeInvalidRecord({ issues: [problem] }: ZodError): ReportEntry {
  if (!problem) return { code: 'invalid_record', field: '', error: '' };
  return { code: 'invalid_record', field: problem.path.join('.'), error: problem.message };
}

/**
 * Finds edges whose removal makes a directed graph acyclic.
 * @param edges targets of the edges by start node
 * @returns targets of the edges to remove, by start node
 */
function findCyclicEdges(edges: ReadonlyMap<number, readonly number[]>): Map<number, Set<number>> {
  const cyclic = new Map<number, Set<number>>();
  /** Nodes from which all paths have been followed. */
  const done = new Set<number>();
  for (const start of edges.keys()) {
    if (done.has(start)) continue;
    const path = [{ node: start, next: 0 }];
    const onPath = new Set([start]);
    while (path.length > 0) {
      const step = path.at(-1)!;
      const target = edges.get(step.node)?.[step.next++];
      if (target === undefined) {
        path.pop();
        onPath.delete(step.node);
        done.add(step.node);
      } else if (onPath.has(target)) {
        const targets = cyclic.get(step.node);
        if (targets) targets.add(target);
        else cyclic.set(step.node, new Set([target]));
      } else if (!done.has(target)) {
        path.push({ node: target, next: 0 });
        onPath.add(target);
      }
    }
  }
  return cyclic;
}
