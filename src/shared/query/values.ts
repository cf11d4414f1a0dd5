/** Parses the values of a filter and reports invalid ones. */
import { INT4_MAX } from '../limits';
import { PRIORITIES } from '../issue';
import type { FilterField, FilterValue, QueryProblem, QueryTextSpan } from './ast';
import { resolveDateComparison, type DateInterval, parseQueryDate, suggestValidDate } from './days';
import { FILTER_ENUM_VALUES, FILTER_VALUE_KINDS } from './fields';
import type { FilterValueLexeme } from './lexer';
import { findNearestSpelling } from './nearest';
import { quoteFilterValue } from './quote';

/**
 * Parses a filter's comma-separated values. Returns null if none is valid.
 * @param now epoch milliseconds that ages are relative to
 * @param problems receives a problem for each invalid value
 */
export function parseFilterValue(
  field: FilterField,
  items: readonly FilterValueLexeme[],
  now: number,
  problems: QueryProblem[],
): FilterValue | null {
  switch (FILTER_VALUE_KINDS[field]) {
    case 'numbers':
    case 'priorities': {
      const ranges = parseFilterValueLexemes(items, problems, (item) =>
        field === 'priority' ? parsePriorityRangeBounds(item) : parseNumberRangeBounds(field, item),
      );
      return ranges.length > 0 ? { kind: 'numbers', ranges } : null;
    }
    case 'days': {
      const ranges = parseFilterValueLexemes(items, problems, (item) =>
        parseDateInterval(item, now, field === 'due'),
      );
      return ranges.length > 0 ? { kind: 'days', ranges } : null;
    }
    default: {
      const names = parseFilterValueLexemes(items, problems, (item) => parseFilterValueName(field, item));
      return names.length > 0 ? { kind: 'names', names } : null;
    }
  }
}

/** Why a filter value is invalid. */
interface FilterValueProblem {
  message: string;
  suggestion: string | null;
}

function parseFilterValueLexemes<T extends object>(
  items: readonly FilterValueLexeme[],
  problems: QueryProblem[],
  parse: (item: FilterValueLexeme) => T | FilterValueProblem,
): (T & QueryTextSpan)[] {
  const values: (T & QueryTextSpan)[] = [];
  for (const item of items) {
    const value = parse(item);
    const { start, end } = item;
    if ('message' in value) problems.push({ ...value, start, end });
    else values.push({ ...value, start, end });
  }
  return values;
}

function createFilterValueProblem(message: string, suggestion: string | null = null): FilterValueProblem {
  return {
    message: suggestion === null ? message : `${message} Did you mean \`${suggestion}\`?`,
    suggestion,
  };
}

function parseFilterValueName(
  field: FilterField,
  item: FilterValueLexeme,
): { name: string } | FilterValueProblem {
  const name = item.text.trim();
  if (name === '')
    return createFilterValueProblem(`\`${field}:\` needs a value between the quotation marks.`);
  const allowed = FILTER_ENUM_VALUES[field];
  if (allowed && !allowed.includes(name.toLowerCase())) {
    return createFilterValueProblem(
      `Unknown value \`${name}\`. Use ${joinWithCommasAndOr(allowed)}.`,
      findNearestSpelling(name, allowed),
    );
  }
  if (FILTER_VALUE_KINDS[field] === 'issues' && !/^(?:[a-z][a-z0-9]*-|#)?\d{1,9}$/i.test(name)) {
    return createFilterValueProblem('Use an issue number, such as `NET-4` or `4`.');
  }
  return { name: allowed ? name.toLowerCase() : name };
}

/** Lists values as `a, b or c`. */
const joinWithCommasAndOr = (values: readonly string[]): string =>
  `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

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
function splitRangeBounds(text: string): UnparsedRangeBounds {
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
): NumberRangeBounds | FilterValueProblem {
  const parse = (text: string): number | null => {
    // Issue numbers are also accepted with their project's key as displayed (`NET-4`), or as `#4`.
    const digits = field === 'number' ? text.replace(/^(?:[a-z][a-z0-9]*-|#)/i, '') : text;
    return /^\d{1,15}$/.test(digits) ? Math.min(Number(digits), INT4_MAX) : null;
  };
  return parseRangeBounds(item, parse, 'Use a number or a range, such as `10`, `>10` or `5..20`.', null);
}

function parsePriorityRangeBounds(item: FilterValueLexeme): NumberRangeBounds | FilterValueProblem {
  const parse = (text: string): number | null => {
    const index = (PRIORITIES as readonly string[]).indexOf(text.toLowerCase());
    return index < 0 ? null : index;
  };
  return parseRangeBounds(item, parse, `Unknown priority. Use ${joinWithCommasAndOr(PRIORITIES)}.`, (text) =>
    findNearestSpelling(text, PRIORITIES),
  );
}

function parseRangeBounds(
  item: FilterValueLexeme,
  parse: (text: string) => number | null,
  message: string,
  near: ((text: string) => string | null) | null,
): NumberRangeBounds | FilterValueProblem {
  const { operator, low, high } = splitRangeBounds(item.text);
  const from = parse(low);
  if (high === null) {
    if (from !== null) return resolveNumberComparison(operator, from);
    const suggestion = near?.(low) ?? null;
    return createFilterValueProblem(message, suggestion === null ? null : operator + suggestion);
  }
  const to = parse(high);
  if ((from === null && low !== '') || (to === null && high !== '') || (low === '' && high === '')) {
    return createFilterValueProblem(message);
  }
  if (from !== null && to !== null && from > to) return createReversedRangeProblem(low, high);
  return { from, to };
}

function resolveNumberComparison(operator: string, value: number): NumberRangeBounds {
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
): DateInterval | FilterValueProblem {
  const { operator, low, high } = splitRangeBounds(item.text);
  const from = parseQueryDate(low, now, ahead);
  if (high === null)
    return from ? resolveDateComparison(operator, from, now, ahead) : createInvalidDateProblem(operator, low);
  const to = parseQueryDate(high, now, ahead);
  if (!from && low !== '') return createInvalidDateProblem('', low, (day) => `${day}..${high}`);
  if (!to && high !== '') return createInvalidDateProblem('', high, (day) => `${low}..${day}`);
  if (low === '' && high === '') return createInvalidDateProblem('', '');
  if (from && to && from.from >= to.until) return createReversedRangeProblem(low, high);
  return { from: from?.from ?? null, until: to?.until ?? null };
}

function createInvalidDateProblem(
  operator: string,
  text: string,
  replace = (day: string): string => operator + day,
): FilterValueProblem {
  const day = suggestValidDate(text);
  return day === null
    ? createFilterValueProblem(
        'Invalid date. Use a day `2024-01-31`, a month `2024-01`, an age `<30d` or a range `2024-01..2024-03`.',
      )
    : createFilterValueProblem('Invalid date.', replace(day));
}

function createReversedRangeProblem(low: string, high: string): FilterValueProblem {
  return createFilterValueProblem('The range ends before it starts.', quoteFilterValue(`${high}..${low}`));
}
