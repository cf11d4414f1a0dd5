/**
 * Sections of a list: consecutive rows with similar sort keys, such as the same month. The scrollbar shows a
 * mark for each section.
 */
import type { FieldDefinition } from '../../../shared/fields/FieldDefinition';
import { getFieldDefinition } from '../../../shared/fields/fields';
import { findFieldByGraphQLName } from '../fields/searchFields';
import { createMonthKeyAndLabel } from './months';
import { capitalize } from './compareNamesThenIds';
import type { IssueOrderField, IssueListSection } from './IssueSearch';

const FIRST_LETTER = 'a'.codePointAt(0)!;
const LAST_LETTER = 'z'.codePointAt(0)!;
const FIRST_DIGIT = '0'.codePointAt(0)!;
const LAST_DIGIT = '9'.codePointAt(0)!;
const FIRST_NON_ASCII = 0x80;
const AFTER_LAST_CODE_POINT = 0x110000;

/** Builds the sections of a list whose rows are added in list order. */
export class ListSectionBuilder {
  readonly sections: IssueListSection[] = [];
  readonly #describe: SortKeySectionFinder;
  readonly #withoutKey: SortKeySection;
  /** The lowest sort key of the current section. */
  #low = 0;
  /** The end of the current section's range of sort keys, exclusive. */
  #high = 0;
  /** Whether the rows of the current section have no sort key. */
  #none = false;
  /** The group of the rows of the current section. */
  #group = -1;

  constructor(field: IssueOrderField, highest: number) {
    this.#describe = createSortKeySectionFinder(field, highest);
    this.#withoutKey = getSectionWithoutSortKey(field);
  }

  /**
   * Adds the next row of the list.
   * @param key the row's sort key; for RELEVANCE, the number of query words in its title; for TITLE, the code point
   * of its first character; null if it has none
   */
  addRow(key: number | null, group: number): void {
    const current = this.sections.at(-1);
    const same = key === null ? this.#none : !this.#none && key >= this.#low && key < this.#high;
    if (current && same && group === this.#group) {
      current.count++;
      return;
    }
    const { low, high, ...section } = key === null ? this.#withoutKey : this.#describe(key);
    this.#low = low;
    this.#high = high;
    this.#none = key === null;
    this.#group = group;
    this.sections.push({ ...section, count: 1 });
  }
}

/** A section of a sort order, with its range of sort keys: `low` is inclusive, `high` exclusive. */
export interface SortKeySection {
  key: string;
  label: string;
  low: number;
  high: number;
}

export type SortKeySectionFinder = (key: number) => SortKeySection;

/** Returns the section of the issues without a sort key. Its range of sort keys is empty. */
export function getSectionWithoutSortKey(field: IssueOrderField): SortKeySection {
  const name = findFieldByGraphQLName(field);
  const label = (name && getFieldDefinition(name).none) ?? '';
  return { key: '', label, low: 0, high: 0 };
}

/**
 * Returns the function that finds the section of a sort key.
 * @param highest the project's highest issue number
 */
export function createSortKeySectionFinder(field: IssueOrderField, highest: number): SortKeySectionFinder {
  switch (field) {
    case 'NUMBER':
      return createIssueNumberSectionFinder(getIssueNumberSectionWidth(highest));
    case 'RELEVANCE':
      return (key) => {
        const label = key === 0 ? 'No words in title' : `${key} ${key === 1 ? 'word' : 'words'} in title`;
        return { key: String(key), label, low: key, high: key + 1 };
      };
    case 'TITLE':
      return findTitleInitialSection;
    case 'STATE':
    case 'ASSIGNEE':
      // Only the caller knows the names (see nameListSections).
      return (id) => ({ key: String(id), label: '', low: id, high: id + 1 });
    default:
      return createFieldSectionFinder(getFieldDefinition(findFieldByGraphQLName(field)!));
  }
}

function createFieldSectionFinder({
  kind,
  options,
  singular,
  title,
  none,
}: FieldDefinition): SortKeySectionFinder {
  if (options) {
    return (key) => {
      const name = options.values[key]!;
      const label = key === 0 && options.hasNone ? none! : capitalize(name);
      return { key: name, label, low: key, high: key + 1 };
    };
  }
  return kind === 'COUNT'
    ? createCountRangeSectionFinder((singular ?? title).toLowerCase())
    : findMonthListSection;
}

/** Finds the section of a title by the code point of its first character, in lower case. */
function findTitleInitialSection(codePoint: number): SortKeySection {
  if (codePoint >= FIRST_LETTER && codePoint <= LAST_LETTER) {
    const letter = String.fromCodePoint(codePoint);
    return { key: letter, label: letter.toUpperCase(), low: codePoint, high: codePoint + 1 };
  }
  if (codePoint >= FIRST_NON_ASCII)
    return {
      key: 'other',
      label: 'Other letters',
      low: FIRST_NON_ASCII,
      high: AFTER_LAST_CODE_POINT,
    };
  if (codePoint > LAST_LETTER)
    return { key: 'symbols-3', label: 'Symbols { to ~', low: LAST_LETTER + 1, high: FIRST_NON_ASCII };
  if (codePoint > LAST_DIGIT)
    return { key: 'symbols-2', label: 'Symbols : to `', low: LAST_DIGIT + 1, high: FIRST_LETTER };
  if (codePoint >= FIRST_DIGIT)
    return { key: 'digits', label: '0–9', low: FIRST_DIGIT, high: LAST_DIGIT + 1 };
  return { key: 'symbols-1', label: 'Symbols ! to /', low: 0, high: FIRST_DIGIT };
}

function findMonthListSection(micros: number): SortKeySection {
  const date = new Date(Math.floor(micros / 1000));
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  const low = Date.UTC(year, month) * 1000;
  return { ...createMonthKeyAndLabel(year * 12 + month), low, high: Date.UTC(year, month + 1) * 1000 };
}

/**
 * Returns the width of the sections of issue numbers: 100 for up to 100,000 issues, 1,000 for up to a
 * million, so that there are at most about 1,000 sections.
 */
export function getIssueNumberSectionWidth(highest: number): number {
  let width = 100;
  while (highest > width * 1000) width *= 10;
  return width;
}

function createIssueNumberSectionFinder(width: number): SortKeySectionFinder {
  return (number) => {
    const low = number - (number % width);
    return { key: String(low), label: `${Math.max(1, low)}–${low + width - 1}`, low, high: low + width };
  };
}

/** Sections of counts such as votes: 0, 1, 2-4, 5-9, 10-19, 20-49, 50-99, 100-199, ... */
function createCountRangeSectionFinder(noun: string): SortKeySectionFinder {
  return (count) => {
    const [low, high] = getCountSectionBounds(count);
    const label = high - low === 1 ? `${low} ${noun}${low === 1 ? '' : 's'}` : `${low}–${high - 1} ${noun}s`;
    return { key: high - low === 1 ? String(low) : `${low}..${high - 1}`, label, low, high };
  };
}

function getCountSectionBounds(count: number): [number, number] {
  if (count < 2) return [count, count + 1];
  if (count < 5) return [2, 5];
  const power = 10 ** Math.floor(Math.log10(count + 0.5));
  const digit = count / power;
  return digit < 2 ? [power, 2 * power] : digit < 5 ? [2 * power, 5 * power] : [5 * power, 10 * power];
}
