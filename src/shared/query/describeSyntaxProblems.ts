/**
 * Explains the problems that the parser found in a query. The parser itself has no texts, to be small in the browser.
 */
import { SEARCH_QUERY_LENGTH_MAX, SEARCH_QUERY_TERMS_MAX } from '../limits';
import type { ParsedSearchQuery, QueryProblem, SyntaxProblem } from './ast';
import { appendClosingQuote, closeQuotesAndParentheses } from './close';
import { parseQueryDate } from './days';
import { FILTERS } from './fields';
import { lexSearchQuery } from './lexer';
import { findNearestSpelling } from './nearest';
import { SEARCH_QUERY_GROUP_DEPTH_MAX } from './parse';
import { quoteFilterValue } from './quote';
import { splitRangeBounds } from './values';
import type { ForeignFilterName } from './foreignFilters';

/** Adds a message and, if possible, a suggestion to each syntax problem of a query. */
export function describeSyntaxProblems({ source, syntaxProblems }: ParsedSearchQuery): QueryProblem[] {
  return syntaxProblems.map((problem) => {
    const { start, end } = problem;
    return { start, end, ...describeSyntaxProblem(problem, source.slice(start, end), source) };
  });
}

interface ProblemDescription {
  message: string;
  suggestion: string | null;
}

/** @param part the part of the query that the problem is about */
function describeSyntaxProblem(
  { kind, field = 'is' }: SyntaxProblem,
  part: string,
  source: string,
): ProblemDescription {
  const { enum: allowed = [] } = FILTERS[field];
  switch (kind) {
    case 'tooLong':
      return describe(
        `A query can have at most ${SEARCH_QUERY_LENGTH_MAX.toLocaleString('en')} characters; the rest is ignored.`,
      );
    case 'tooManyTerms':
      return describe(`A query can have at most ${SEARCH_QUERY_TERMS_MAX} terms; the rest is ignored.`);
    case 'tooDeep':
      return describe(
        `Groups can be nested at most ${SEARCH_QUERY_GROUP_DEPTH_MAX} deep; this one is ignored.`,
      );
    case 'noWord':
      return describe('No letters or digits to search for.');
    case 'missingTermBefore':
      return describe(`\`${part}\` needs a term before it.`, '');
    case 'missingTermAfter':
      return describe(`\`${part}\` needs a term after it.`, '');
    case 'unclosedQuote':
      return describe('Missing closing quotation mark.', appendClosingQuote(part));
    case 'unclosedGroup':
      return describe('Missing closing parenthesis.', closeQuotesAndParentheses(part));
    case 'unopenedGroup':
      return describe('Missing opening parenthesis.', '');
    case 'negatedIn':
      return describe('`in:` cannot be negated.', '');
    case 'foreignOperator': {
      const operator = part === '&&' ? 'AND' : 'OR';
      return describe(`Use \`${operator}\` instead.`, operator);
    }
    case 'foreignFilter': {
      const lexeme = lexSearchQuery(part)[0];
      if (lexeme?.kind !== 'foreign') return describe('Unknown filter.');
      return explainForeignFilter(lexeme.name, part.slice(lexeme.nameEnd), part === source.trim());
    }
    case 'similarFilter':
      return describe(`Did you mean \`${field}:\`?`, `${field}:`);
    case 'missingValue':
      return describe(`\`${field}:\` needs a value right after the colon.`);
    case 'emptyName':
      return describe(`\`${field}:\` needs a value between the quotation marks.`);
    case 'unknownValue': {
      const name = unquote(part).trim();
      return ask(
        `Unknown value \`${name}\`. Use ${joinWithCommasAndOr(allowed)}.`,
        findNearestSpelling(name, allowed),
      );
    }
    case 'invalidIssue':
      return describe('Use an issue number, such as `NET-4` or `4`.');
    case 'invalidNumber':
      return describe('Use a number or a range, such as `10`, `>10` or `5..20`.');
    case 'invalidRangeValue': {
      const { operator, low, high } = splitRangeBounds(unquote(part));
      const near = high === null ? findNearestSpelling(low, allowed) : null;
      return ask(
        `Unknown ${field}. Use ${joinWithCommasAndOr(allowed)}.`,
        near === null ? null : operator + near,
      );
    }
    case 'invalidDate':
      return describeInvalidDate(unquote(part));
    case 'reversedRange': {
      const { low, high } = splitRangeBounds(unquote(part));
      return ask('The range ends before it starts.', quoteFilterValue(`${high}..${low}`));
    }
  }
}

const describe = (message: string, suggestion: string | null = null): ProblemDescription => ({
  message,
  suggestion,
});

/** Adds the suggestion to the message as a question. */
const ask = (message: string, suggestion: string | null): ProblemDescription =>
  describe(suggestion === null ? message : `${message} Did you mean \`${suggestion}\`?`, suggestion);

function describeInvalidDate(text: string): ProblemDescription {
  const { operator, low, high } = splitRangeBounds(text);
  const isLowInvalid = low !== '' && parseQueryDate(low, 0, false) === null;
  const day = suggestValidDate(high === null || isLowInvalid ? low : high);
  if (day === null) {
    return describe(
      'Invalid date. Use a day `2024-01-31`, a month `2024-01`, an age `<30d` or a range `2024-01..2024-03`.',
    );
  }
  if (high === null) return ask('Invalid date.', operator + day);
  return ask('Invalid date.', isLowInvalid ? `${day}..${high}` : `${low}..${day}`);
}

/**
 * Suggests a valid date for a date in another format or one that does not exist. Returns null for other text.
 */
function suggestValidDate(text: string): string | null {
  const parts = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?!\d)/.exec(text);
  if (!parts) return null;
  const year = Math.max(1000, Number(parts[1]));
  const month = Math.min(12, Math.max(1, Number(parts[2])));
  const prefix = `${year}-${String(month).padStart(2, '0')}`;
  if (parts[3] === undefined) return prefix;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${prefix}-${String(Math.min(last, Math.max(1, Number(parts[3])))).padStart(2, '0')}`;
}

/** The text of a filter's value without quotation marks and escapes. */
function unquote(value: string): string {
  return value.startsWith('"')
    ? value
        .slice(1)
        .replace(/"$/, '')
        .replace(/\\(["\\])/g, '$1')
    : value;
}

/** Lists values as `a, b or c`. */
const joinWithCommasAndOr = (values: readonly string[]): string =>
  `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

/**
 * Explains how to express a filter of another issue tracker, and suggests the text to replace it with. An empty
 * suggestion removes the filter.
 * @param value the source text of the filter's values
 * @param isWholeQuery whether the query has no other term
 */
function explainForeignFilter(
  name: ForeignFilterName,
  value: string,
  isWholeQuery: boolean,
): { message: string; suggestion: string } {
  switch (name) {
    case 'title':
    case 'body': {
      // `in:` restricts all words of its group.
      const terms = `in:${name} ${value}`;
      return {
        message: `Use \`in:${name}\` to search only ${name === 'title' ? 'titles' : 'descriptions'}.`,
        suggestion: isWholeQuery ? terms : `(${terms})`,
      };
    }
    case 'involves':
      return {
        message: 'Use the filters `author:`, `assignee:`, `commenter:` and `mentions:`.',
        suggestion: `(${INVOLVING_FILTER_FIELDS.map((field) => `${field}:${value}`).join(' OR ')})`,
      };
    case 'sort':
      return { message: 'Choose the order in the Sort menu.', suggestion: '' };
    case 'group':
      return { message: 'Choose the grouping in the Group menu.', suggestion: '' };
  }
}

const INVOLVING_FILTER_FIELDS = ['author', 'assignee', 'commenter', 'mentions'];
