/** From what stands after a filter's colon to its value, and to problems where that makes no sense. */
import { PRIORITIES } from '../issue';
import type { FilterField, FilterValue, QueryProblem, Span } from './ast';
import { compareDay, type DateInterval, parseDay, suggestDay } from './days';
import { CLOSED_VALUES, VALUE_KINDS } from './fields';
import type { ValueItem } from './lexer';
import { nearest } from './nearest';
import { quoteValue } from './quote';

/** PostgreSQL's largest int4: beyond it there is no number to compare with. */
const NUMBER_MAX = 2_147_483_647;

/** The value of all items that were understood, or null when none was; adds a problem for the others. */
export function parseValue(
  field: FilterField,
  items: readonly ValueItem[],
  now: number,
  problems: QueryProblem[],
): FilterValue | null {
  switch (VALUE_KINDS[field]) {
    case 'numbers':
    case 'priorities': {
      const ranges = each(items, problems, (item) =>
        field === 'priority' ? parsePriorities(item) : parseNumbers(field, item),
      );
      return ranges.length > 0 ? { kind: 'numbers', ranges } : null;
    }
    case 'days': {
      const ranges = each(items, problems, (item) => parseDays(item, now, field === 'due'));
      return ranges.length > 0 ? { kind: 'days', ranges } : null;
    }
    default: {
      const names = each(items, problems, (item) => parseName(field, item));
      return names.length > 0 ? { kind: 'names', names } : null;
    }
  }
}

/** What is wrong with a value; the span is the item's. */
interface Wrong {
  message: string;
  suggestion: string | null;
}

function each<T extends object>(
  items: readonly ValueItem[],
  problems: QueryProblem[],
  parse: (item: ValueItem) => T | Wrong,
): (T & Span)[] {
  const values: (T & Span)[] = [];
  for (const item of items) {
    const value = parse(item);
    const { start, end } = item;
    if ('message' in value) problems.push({ ...value, start, end });
    else values.push({ ...value, start, end });
  }
  return values;
}

function wrong(message: string, suggestion: string | null = null): Wrong {
  return {
    message: suggestion === null ? message : `${message} Did you mean \`${suggestion}\`?`,
    suggestion,
  };
}

function parseName(field: FilterField, item: ValueItem): { name: string } | Wrong {
  const name = item.text.trim();
  if (name === '') return wrong(`\`${field}:\` needs a name between the quotation marks.`);
  const allowed = CLOSED_VALUES[field];
  if (allowed && !allowed.includes(name.toLowerCase())) {
    return wrong(
      `\`${field}:\` knows no \`${name}\`; it takes ${allowed.join(', ')}.`,
      nearest(name, allowed),
    );
  }
  if (VALUE_KINDS[field] === 'issues' && !/^(?:[a-z][a-z0-9]*-|#)?\d{1,9}$/i.test(name)) {
    return wrong(`\`${field}:\` takes an issue such as \`NET-4\` or \`4\`.`);
  }
  return { name: allowed ? name.toLowerCase() : name };
}

interface Numbers {
  from: number | null;
  to: number | null;
}

interface Bounds {
  operator: string;
  low: string;
  high: string | null;
}

/** Splits `>=10`, `10..20`, `10..*`. */
function boundsOf(text: string): Bounds {
  const range = /^(.*?)\.\.(.*)$/.exec(text);
  if (range) return { operator: '', low: open(range[1]!), high: open(range[2]!) };
  const compared = /^(>=|<=|>|<)?(.*)$/s.exec(text)!;
  return { operator: compared[1] ?? '', low: compared[2]!, high: null };
}

function open(bound: string): string {
  return bound === '*' ? '' : bound;
}

function parseNumbers(field: FilterField, item: ValueItem): Numbers | Wrong {
  const parse = (text: string): number | null => {
    // The display form of an issue's number is `NET-4`, and people write #4.
    const digits = field === 'number' ? text.replace(/^(?:[a-z][a-z0-9]*-|#)/i, '') : text;
    return /^\d{1,15}$/.test(digits) ? Math.min(Number(digits), NUMBER_MAX) : null;
  };
  return parseRange(item, parse, `\`${field}:\` takes a number, such as \`>10\` or \`5..20\`.`, null);
}

function parsePriorities(item: ValueItem): Numbers | Wrong {
  const parse = (text: string): number | null => {
    const index = (PRIORITIES as readonly string[]).indexOf(text.toLowerCase());
    return index < 0 ? null : index;
  };
  return parseRange(item, parse, `\`priority:\` takes ${PRIORITIES.join(', ')}.`, (text) =>
    nearest(text, PRIORITIES),
  );
}

function parseRange(
  item: ValueItem,
  parse: (text: string) => number | null,
  message: string,
  near: ((text: string) => string | null) | null,
): Numbers | Wrong {
  const { operator, low, high } = boundsOf(item.text);
  const from = parse(low);
  if (high === null) {
    if (from !== null) return compareNumber(operator, from);
    const suggestion = near?.(low) ?? null;
    return wrong(message, suggestion === null ? null : operator + suggestion);
  }
  const to = parse(high);
  if ((from === null && low !== '') || (to === null && high !== '') || (low === '' && high === '')) {
    return wrong(message);
  }
  if (from !== null && to !== null && from > to) return backwards(low, high);
  return { from, to };
}

function compareNumber(operator: string, value: number): Numbers {
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

function parseDays(item: ValueItem, now: number, ahead: boolean): DateInterval | Wrong {
  const { operator, low, high } = boundsOf(item.text);
  const from = parseDay(low, now, ahead);
  if (high === null) return from ? compareDay(operator, from, now, ahead) : noDay(operator, low);
  const to = parseDay(high, now, ahead);
  if (!from && low !== '') return noDay('', low, (day) => `${day}..${high}`);
  if (!to && high !== '') return noDay('', high, (day) => `${low}..${day}`);
  if (low === '' && high === '') return noDay('', '');
  if (from && to && from.from >= to.until) return backwards(low, high);
  return { from: from?.from ?? null, until: to?.until ?? null };
}

function noDay(operator: string, text: string, place = (day: string): string => operator + day): Wrong {
  const day = suggestDay(text);
  return day === null
    ? wrong('A day is written `2024-01-31`, a month `2024-01`, an age `<30d`, a range `2024-01..2024-03`.')
    : wrong(`\`${text}\` is no day.`, place(day));
}

function backwards(low: string, high: string): Wrong {
  return wrong('This range ends before it begins.', quoteValue(`${high}..${low}`));
}
