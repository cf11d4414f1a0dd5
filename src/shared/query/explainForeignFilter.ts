/** Explains how the query language expresses filters of other issue trackers. */
import type { ForeignFilterName } from './foreignFilters';

/**
 * Explains how to express a filter of another issue tracker, and suggests the text to replace it with. An empty
 * suggestion removes the filter.
 * @param value the source text of the filter's values
 * @param isWholeQuery whether the query has no other term
 */
export function explainForeignFilter(
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
        message: `Use \`in:${name}\` to search only there.`,
        suggestion: isWholeQuery ? terms : `(${terms})`,
      };
    }
    case 'involves':
      return {
        message: 'Use the filters for the parts that a person can have.',
        suggestion: `(${INVOLVING_FILTER_FIELDS.map((field) => `${field}:${value}`).join(' OR ')})`,
      };
    case 'sort':
      return { message: 'Choose the order in the Sort menu.', suggestion: '' };
    case 'group':
      return { message: 'Choose the grouping in the Group menu.', suggestion: '' };
  }
}

const INVOLVING_FILTER_FIELDS = ['author', 'assignee', 'commenter', 'mentions'];
