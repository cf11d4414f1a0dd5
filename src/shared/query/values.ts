/** Parses the values of a filter and reports invalid ones. */
import { INT4_MAX } from '../limits';
import type { FilterValue, FilterValueProblemKind, SearchQuerySpan, SyntaxProblem } from './ast';
import { getDateComparisonInterval, type DateInterval, parseQueryDate } from './days';
import { type FilterField, FILTERS } from './fields';
import type { FilterValueLexeme } from './lexer';

/**
 * Parses a filter's comma-separated values. Returns null if none is valid.
 * @param now epoch milliseconds that ages are relative to
 * @param problems receives a problem for each invalid value
 */
export function parseFilterValue(
  field: FilterField,
  items: readonly FilterValueLexeme[],
  now: number,
  problems: SyntaxProblem[],
): FilterValue | null {
  const { values, enum: allowed = [], isAhead = false } = FILTERS[field];
  switch (values) {
    case 'numbers':
    case 'ranges': {
      const ranges = parseFilterValueLexemes(field, items, problems, (item) =>
        values === 'ranges' ? parseEnumRangeBounds(allowed, item) : parseNumberRangeBounds(field, item),
      );
      return ranges.length > 0 ? { kind: 'numbers', ranges } : null;
    }
    case 'days': {
      const ranges = parseFilterValueLexemes(field, items, problems, (item) =>
        parseDateInterval(item, now, isAhead),
      );
      return ranges.length > 0 ? { kind: 'days', ranges } : null;
    }
    default: {
      const names = parseFilterValueLexemes(field, items, problems, (item) =>
        parseFilterValueName(field, item),
      );
      return names.length > 0 ? { kind: 'names', names } : null;
    }
  }
}

function parseFilterValueLexemes<T extends object>(
  field: FilterField,
  items: readonly FilterValueLexeme[],
  problems: SyntaxProblem[],
  parse: (item: FilterValueLexeme) => T | FilterValueProblemKind,
): (T & SearchQuerySpan)[] {
  const values: (T & SearchQuerySpan)[] = [];
  for (const item of items) {
    const value = parse(item);
    const { start, end } = item;
    if (typeof value === 'string') problems.push({ kind: value, start, end, field });
    else values.push({ ...value, start, end });
  }
  return values;
}

function parseFilterValueName(
  field: FilterField,
  item: FilterValueLexeme,
): { name: string } | FilterValueProblemKind {
  const name = item.text.trim();
  if (name === '') return 'emptyName';
  const { values, enum: allowed } = FILTERS[field];
  if (allowed && !allowed.includes(name.toLowerCase())) return 'unknownValue';
  if (values === 'issues' && !/^(?:[a-z][a-z0-9]*-|#)?\d{1,9}$/i.test(name)) return 'invalidIssue';
  return { name: allowed ? name.toLowerCase() : name };
}

interface NumberRangeBounds {
  from: number | null;
  to: number | null;
}

interface UnparsedRangeBounds {
  operator: string;
  low: string;
  high: string | null;
}

/**
 * Splits a filter value such as `>=10`, `10..20` or `10..*` into its bounds. In a range, an empty bound is
 * unbounded.
 */
export function splitRangeBounds(text: string): UnparsedRangeBounds {
  const range = /^(.*?)\.\.(.*)$/.exec(text);
  if (range)
    return {
      operator: '',
      low: normalizeOpenRangeBound(range[1]!),
      high: normalizeOpenRangeBound(range[2]!),
    };
  const compared = /^(>=|<=|>|<)?(.*)$/s.exec(text)!;
  return { operator: compared[1] ?? '', low: compared[2]!, high: null };
}

function normalizeOpenRangeBound(bound: string): string {
  return bound === '*' ? '' : bound;
}

function parseNumberRangeBounds(
  field: FilterField,
  item: FilterValueLexeme,
): NumberRangeBounds | FilterValueProblemKind {
  const parse = (text: string): number | null => {
    // Issue numbers are also accepted with their project's key as displayed (`NET-4`), or as `#4`.
    const digits = field === 'number' ? text.replace(/^(?:[a-z][a-z0-9]*-|#)/i, '') : text;
    return /^\d{1,15}$/.test(digits) ? Math.min(Number(digits), INT4_MAX) : null;
  };
  return parseRangeBounds(item, parse, 'invalidNumber');
}

/** Parses a range of an ordered enum's values as a range of their indexes. */
function parseEnumRangeBounds(
  allowed: readonly string[],
  item: FilterValueLexeme,
): NumberRangeBounds | FilterValueProblemKind {
  const parse = (text: string): number | null => {
    const index = allowed.indexOf(text.toLowerCase());
    return index < 0 ? null : index;
  };
  return parseRangeBounds(item, parse, 'invalidRangeValue');
}

function parseRangeBounds(
  item: FilterValueLexeme,
  parse: (text: string) => number | null,
  problem: FilterValueProblemKind,
): NumberRangeBounds | FilterValueProblemKind {
  const { operator, low, high } = splitRangeBounds(item.text);
  const from = parse(low);
  if (high === null) return from === null ? problem : getNumberComparisonRange(operator, from);
  const to = parse(high);
  if ((from === null && low !== '') || (to === null && high !== '') || (low === '' && high === '')) {
    return problem;
  }
  if (from !== null && to !== null && from > to) return 'reversedRange';
  return { from, to };
}

function getNumberComparisonRange(operator: string, value: number): NumberRangeBounds {
  switch (operator) {
    case '>':
      return { from: value + 1, to: null };
    case '>=':
      return { from: value, to: null };
    case '<':
      return { from: null, to: value - 1 };
    case '<=':
      return { from: null, to: value };
    default:
      return { from: value, to: value };
  }
}

function parseDateInterval(
  item: FilterValueLexeme,
  now: number,
  ahead: boolean,
): DateInterval | FilterValueProblemKind {
  const { operator, low, high } = splitRangeBounds(item.text);
  const from = parseQueryDate(low, now, ahead);
  if (high === null) return from ? getDateComparisonInterval(operator, from, now, ahead) : 'invalidDate';
  const to = parseQueryDate(high, now, ahead);
  if ((!from && low !== '') || (!to && high !== '') || (low === '' && high === '')) return 'invalidDate';
  if (from && to && from.from >= to.until) return 'reversedRange';
  return { from: from?.from ?? null, until: to?.until ?? null };
}
