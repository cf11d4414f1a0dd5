import {
  CSV_FIELDS,
  type CsvColumnMapping,
  findFieldsOfCsvColumns,
  getCsvColumnNames,
  LIST_CSV_FIELDS,
  type ListCsvField,
  type SingleCsvField,
  toCsvColumnKey,
} from '../../mappers/csv/columns';
import { type OptionFieldName, mapOptionFields } from '../../../../shared/fields/optionFields';
import type { DateOrder } from '../../../../shared/imports';
import type { CsvDateColumns } from '../../readers/csv/findCsvDateOrder';
import type { ImportSourceIssueState } from '../../mappers/ImportSourceIssue';
import { FIND_OPTION, findStateByName, findStateByResolution } from '../../mappers/names';
import { parseTextDate } from '../../values/parseTextDate';
import { type Restriction, RestrictionReader } from '../../mappers/restrictions';
import { removeFormulaEscape } from '../../readers/csv/readCsvTable';
import type { CsvIssueRecord, CsvCommentCell, NamedValue } from '../../mappers/csv/CsvIssueRecord';

const DATE_FIELDS: readonly SingleCsvField[] = ['created', 'updated', 'closed', 'due'];

/** Converts the rows of a file to records. */
export class CsvRowConverter {
  private readonly mapping: CsvColumnMapping;
  private readonly dateOrder: DateOrder | null;
  private readonly names: readonly string[];
  private readonly fields: ReturnType<typeof findFieldsOfCsvColumns>;
  private readonly mapped: CsvIssueRecord['mapped'];
  private readonly findState: (name: string) => ImportSourceIssueState | undefined;
  private readonly findResolution: (name: string) => ImportSourceIssueState | undefined;
  private readonly findOption: Readonly<Record<OptionFieldName, (name: string) => string | undefined>>;
  private readonly restrictions = new RestrictionReader();

  /** @param dateOrder order of dates that consist of numbers, or null to leave them out */
  constructor(headers: readonly string[], mapping: CsvColumnMapping, dateOrder: DateOrder | null) {
    this.mapping = mapping;
    this.dateOrder = dateOrder;
    this.names = getCsvColumnNames(headers);
    this.fields = findFieldsOfCsvColumns(headers, mapping);
    this.mapped = CSV_FIELDS.filter((field) => this.fields.includes(field));
    this.findState = createNameFinder(mapping.states, findStateByName);
    this.findResolution = createNameFinder(mapping.states, findStateByResolution);
    this.findOption = mapOptionFields((field) =>
      createNameFinder<string>(mapping.options?.[field], FIND_OPTION[field]),
    );
  }

  /** Whether a column contains the title. Files without titles cannot be imported. */
  get hasTitle(): boolean {
    return this.mapped.includes('title');
  }

  /** Headers of the columns that belong to no field. */
  get unmappedColumns(): string[] {
    return this.names.filter((_, index) => this.fields[index] === undefined);
  }

  /** Columns of the mapping that the file does not have. */
  get missingColumns(): string[] {
    const keys = new Set(this.names.map(toCsvColumnKey));
    return Object.values(this.mapping.columns)
      .flat()
      .filter((name) => !keys.has(toCsvColumnKey(name)));
  }

  /** The mapped fields with the names of their columns. */
  get mappedColumns(): { field: string; names: string[] }[] {
    return this.mapped.map((field) => {
      const names = this.names.filter((_, index) => this.fields[index] === field);
      return { field, names: [...new Set(names)] };
    });
  }

  /** Indexes of the columns whose dates are imported. */
  get dateColumns(): CsvDateColumns {
    const indexes = [...this.names.keys()];
    return {
      dates: indexes.filter((index) => {
        const field = this.fields[index];
        return field === undefined ? this.isOtherDate(index) : DATE_FIELDS.some((each) => each === field);
      }),
      comments: indexes.filter((index) => this.fields[index] === 'comments'),
    };
  }

  convert(cells: readonly string[], csvRow: number): CsvIssueRecord {
    const texts: CsvIssueRecord['texts'] = {};
    const lists: CsvIssueRecord['lists'] = {};
    const comments: CsvCommentCell[] = [];
    const others = new Map<string, string | string[]>();
    const { restriction, withheldColumns } = this.readRestrictions(cells);
    for (const [index, raw] of cells.entries()) {
      if (raw.trim() === '') continue;
      const cell = removeFormulaEscape(raw);
      const field = this.fields[index];
      if (field === undefined) {
        const name = this.names[index] ?? `column ${index + 1}`;
        if (withheldColumns.includes(name)) continue;
        addOtherValue(others, name, this.isOtherDate(index) ? this.toIsoDate(cell) : cell);
      } else if (field === 'comments') comments.push(this.parseComment(cell));
      else if (isListField(field)) (lists[field] ??= []).push(...this.splitList(field, cell));
      else if (texts[field] === undefined) texts[field] = this.convertText(field, cell);
      else addOtherValue(others, this.names[index]!, cell);
    }
    return {
      csvRow,
      texts,
      lists,
      comments,
      state: toNamedValue(texts.state, this.findState),
      resolution: toNamedValue(texts.resolution, this.findResolution),
      options: mapOptionFields((field) =>
        toNamedValue(texts[field], this.findOption[field]),
      ) as CsvIssueRecord['options'],
      isPlainText: this.mapping.isPlainText ?? false,
      mapped: this.mapped,
      others: [...others],
      restriction,
      withheldColumns,
    };
  }

  /** Examines every column, also those that belong to a field, because a value can have two meanings. */
  private readRestrictions(
    cells: readonly string[],
  ): Pick<CsvIssueRecord, 'restriction' | 'withheldColumns'> {
    const withheldColumns: string[] = [];
    let restriction: Restriction | null = null;
    for (const [index, name] of this.names.entries()) {
      const finding = this.restrictions.examineField(name, removeFormulaEscape(cells[index] ?? ''));
      if (finding === 'restricted text') {
        if (this.fields[index] === undefined) withheldColumns.push(name);
      } else if (finding !== null && (restriction === null || restriction.isUnclear))
        restriction = finding.restriction;
    }
    return { restriction, withheldColumns };
  }

  private convertText(field: SingleCsvField, cell: string): string {
    if (!DATE_FIELDS.includes(field)) return cell;
    return this.toIsoDate(cell);
  }

  private toIsoDate(text: string): string {
    return this.parseDate(text)?.toISOString() ?? text;
  }

  private isOtherDate(index: number): boolean {
    return this.mapping.dateColumns?.includes(this.names[index] ?? '') === true;
  }

  private parseDate(text: string): Date | undefined {
    return parseTextDate(text, this.dateOrder);
  }

  private splitList(field: ListCsvField, cell: string): string[] {
    const separator = this.mapping.separators[field];
    const values = separator === undefined ? [cell] : cell.split(separator);
    return values.map((value) => value.trim()).filter((value) => value !== '');
  }

  /** Parses a comment, which is either `date;author;text` or only the text. The text may contain semicolons. */
  private parseComment(cell: string): CsvCommentCell {
    const [, date = '', author = '', text = ''] = /^([^;\n]{6,40});([^;\n]*);([^]*)$/.exec(cell) ?? [];
    const createdAt = date === '' ? undefined : this.parseDate(date);
    if (!createdAt) return { text: cell, author: null, createdAt: null };
    return { text, author: author.trim() || null, createdAt: createdAt.toISOString() };
  }
}

const isListField = (field: (typeof CSV_FIELDS)[number]): field is ListCsvField =>
  LIST_CSV_FIELDS.some((each) => each === field);

function addOtherValue(others: Map<string, string | string[]>, name: string, value: string): void {
  const before = others.get(name);
  if (before === undefined) others.set(name, value);
  else if (typeof before === 'string') others.set(name, [before, value]);
  else before.push(value);
}

function createNameFinder<Value>(
  own: Readonly<Record<string, Value>> = {},
  findCommon: (name: string) => Value | undefined,
): (name: string) => Value | undefined {
  const values = new Map(Object.entries(own).map(([name, value]) => [name.trim().toLowerCase(), value]));
  return (name) => values.get(name.trim().toLowerCase()) ?? findCommon(name);
}

const toNamedValue = <Value>(
  name: string | undefined,
  find: (name: string) => Value | undefined,
): NamedValue<Value> | null => (name === undefined ? null : { name: name.trim(), value: find(name) ?? null });
