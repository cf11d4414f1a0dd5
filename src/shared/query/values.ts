/** Parses the values of a filter and reports invalid ones. */
import { INT4_MAX } from '../limits';
import { PRIORITIES } from '../issue';
import type { FilterField, FilterValue, QueryProblem, TextSpan } from './ast';
import { compareDay, type DateInterval, parseDay, suggestDay } from './days';
import { CLOSED_VALUES, VALUE_KINDS } from './fields';
import type { ValueItem } from './lexer';
import { nearestSpelling } from './nearest';
import { quoteValue } from './quote';

/**
 * Parses a filter's comma-separated values. Returns null if none is valid.
 * @param now epoch milliseconds that ages are relative to
 * @param problems receives a problem for each invalid value
 */
export function parseValue(
  field: FilterField,
  items: readonly ValueItem[],
  now: number,
  problems: QueryProblem[],
): FilterValue | null {
  switch (VALUE_KINDS[field]) {
    case 'numbers':
    case 'priorities': {
      const ranges = parseAll(items, problems, (item) =>
        field === 'priority' ? parsePriorities(item) : parseNumbers(field, item),
      );
      return ranges.length > 0 ? { kind: 'numbers', ranges } : null;
    }
    case 'days': {
      const ranges = parseAll(items, problems, (item) => parseDays(item, now, field === 'due'));
      return ranges.length > 0 ? { kind: 'days', ranges } : null;
    }
    default: {
      const names = parseAll(items, problems, (item) => parseName(field, item));
      return names.length > 0 ? { kind: 'names', names } : null;
    }
  }
}

/** Why a filter value is invalid. */
interface ValueProblem {
  message: string;
  suggestion: string | null;
}

function parseAll<T extends object>(
  items: readonly ValueItem[],
  problems: QueryProblem[],
  parse: (item: ValueItem) => T | ValueProblem,
): (T & TextSpan)[] {
  const values: (T & TextSpan)[] = [];
  for (const item of items) {
    const value = parse(item);
    const { start, end } = item;
    if ('message' in value) problems.push({ ...value, start, end });
    else values.push({ ...value, start, end });
  }
  return values;
}

function valueProblem(message: string, suggestion: string | null = null): ValueProblem {
  return {
    message: suggestion === null ? message : `${message} Did you mean \`${suggestion}\`?`,
    suggestion,
  };
}

function parseName(field: FilterField, item: ValueItem): { name: string } | ValueProblem {
  const name = item.text.trim();
  if (name === '') return valueProblem(`\`${field}:\` needs a value between the quotation marks.`);
  const allowed = CLOSED_VALUES[field];
  if (allowed && !allowed.includes(name.toLowerCase())) {
    return valueProblem(
      `Unknown value \`${name}\`. Use ${listAlternatives(allowed)}.`,
      nearestSpelling(name, allowed),
    );
  }
  if (VALUE_KINDS[field] === 'issues' && !/^(?:[a-z][a-z0-9]*-|#)?\d{1,9}$/i.test(name)) {
    return valueProblem('Use an issue number, such as `NET-4` or `4`.');
  }
  return { name: allowed ? name.toLowerCase() : name };
}

/** Lists values as `a, b or c`. */
const listAlternatives = (values: readonly string[]): string =>
  `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

interface NumberBounds {
  from: number | null;
  to: number | null;
}

interface BoundTexts {
  operator: string;
  low: string;
  high: string | null;
}

/**
 * Splits a filter value such as `>=10`, `10..20` or `10..*` into its bounds. In a range, an empty bound is
 * unbounded.
 */
function boundsOf(text: string): BoundTexts {
  const range = /^(.*?)\.\.(.*)$/.exec(text);
  if (range) return { operator: '', low: openBoundToEmpty(range[1]!), high: openBoundToEmpty(range[2]!) };
  const compared = /^(>=|<=|>|<)?(.*)$/s.exec(text)!;
  return { operator: compared[1] ?? '', low: compared[2]!, high: null };
}

function openBoundToEmpty(bound: string): string {
  return bound === '*' ? '' : bound;
}

function parseNumbers(field: FilterField, item: ValueItem): NumberBounds | ValueProblem {
  const parse = (text: string): number | null => {
    // Issue numbers are also accepted with their project's key as displayed (`NET-4`), or as `#4`.
    const digits = field === 'number' ? text.replace(/^(?:[a-z][a-z0-9]*-|#)/i, '') : text;
    return /^\d{1,15}$/.test(digits) ? Math.min(Number(digits), INT4_MAX) : null;
  };
  return parseRange(item, parse, 'Use a number or a range, such as `10`, `>10` or `5..20`.', null);
}

function parsePriorities(item: ValueItem): NumberBounds | ValueProblem {
  const parse = (text: string): number | null => {
    const index = (PRIORITIES as readonly string[]).indexOf(text.toLowerCase());
    return index < 0 ? null : index;
  };
  return parseRange(item, parse, `Unknown priority. Use ${listAlternatives(PRIORITIES)}.`, (text) =>
    nearestSpelling(text, PRIORITIES),
  );
}

function parseRange(
  item: ValueItem,
  parse: (text: string) => number | null,
  message: string,
  near: ((text: string) => string | null) | null,
): NumberBounds | ValueProblem {
  const { operator, low, high } = boundsOf(item.text);
  const from = parse(low);
  if (high === null) {
    if (from !== null) return compareNumber(operator, from);
    const suggestion = near?.(low) ?? null;
    return valueProblem(message, suggestion === null ? null : operator + suggestion);
  }
  const to = parse(high);
  if ((from === null && low !== '') || (to === null && high !== '') || (low === '' && high === '')) {
    return valueProblem(message);
  }
  if (from !== null && to !== null && from > to) return reversedRange(low, high);
  return { from, to };
}

function compareNumber(operator: string, value: number): NumberBounds {
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

function parseDays(item: ValueItem, now: number, ahead: boolean): DateInterval | ValueProblem {
  const { operator, low, high } = boundsOf(item.text);
  const from = parseDay(low, now, ahead);
  if (high === null) return from ? compareDay(operator, from, now, ahead) : invalidDate(operator, low);
  const to = parseDay(high, now, ahead);
  if (!from && low !== '') return invalidDate('', low, (day) => `${day}..${high}`);
  if (!to && high !== '') return invalidDate('', high, (day) => `${low}..${day}`);
  if (low === '' && high === '') return invalidDate('', '');
  if (from && to && from.from >= to.until) return reversedRange(low, high);
  return { from: from?.from ?? null, until: to?.until ?? null };
}

function invalidDate(
  operator: string,
  text: string,
  replace = (day: string): string => operator + day,
): ValueProblem {
  const day = suggestDay(text);
  return day === null
    ? valueProblem(
        'Invalid date. Use a day `2024-01-31`, a month `2024-01`, an age `<30d` or a range `2024-01..2024-03`.',
      )
    : valueProblem('Invalid date.', replace(day));
}

function reversedRange(low: string, high: string): ValueProblem {
  return valueProblem('The range ends before it starts.', quoteValue(`${high}..${low}`));
}
