import fc from 'fast-check';
import { computeQueryCompletion } from './complete';
import { addFilterTerm, excludeFilterTerm, removeFilterTerm } from './edit';
import { parseSearchQuery } from './parse';
import { quoteFilterValue } from './quote';
import { getFilterTermSelection } from './terms';

describe('edits for facet clicks', () => {
  it.each([
    ['', 'label', 'bug', 'label:bug', '-label:bug', ''],
    ['crash  here', 'label', 'bug', 'crash  here label:bug', 'crash  here -label:bug', 'crash  here'],
    [
      'state:Done x',
      'state',
      'Backlog',
      'state:Done,Backlog x',
      'state:Done x -state:Backlog',
      'state:Done x',
    ],
    [
      'state:done,Backlog x',
      'state',
      'Done',
      'state:Backlog,Done x',
      'state:Backlog x -state:Done',
      'state:Backlog x',
    ],
    ['a -label:bug b', 'label', 'Bug', 'a b label:Bug', 'a b -label:Bug', 'a b'],
    ['a OR b', 'type', 'bug', '(a OR b) type:bug', '(a OR b) -type:bug', 'a OR b'],
    ['(a OR b)', 'type', 'bug', '(a OR b) type:bug', '(a OR b) -type:bug', '(a OR b)'],
    ['(a "b', 'type', 'bug', '(a "b") type:bug', '(a "b") -type:bug', '(a "b'],
    ['a AND label:bug AND b', 'label', 'bug', 'a AND b label:bug', 'a AND b -label:bug', 'a AND b'],
    ['label:bug AND b', 'label', 'bug', 'b label:bug', 'b -label:bug', 'b'],
    ['b AND NOT label:bug', 'label', 'bug', 'b label:bug', 'b -label:bug', 'b'],
    [
      'priority:>=high',
      'priority',
      'high',
      'priority:urgent,high',
      'priority:urgent -priority:high',
      'priority:urgent',
    ],
  ] as const)(
    'adds, excludes and removes in %j the filter %s:%s',
    (source, field, key, added, excluded, removed) => {
      expect(addFilterTerm(source, field, key)).toBe(added);
      expect(excludeFilterTerm(source, field, key)).toBe(excluded);
      expect(removeFilterTerm(source, field, key)).toBe(removed);
    },
  );

  it('result in the expected selection for any value', () => {
    const name = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 20 })
      .filter((text) => text.trim() === text);
    const base = fc.constantFrom(
      '',
      'crash',
      'a OR b',
      'label:x',
      '-label:x y',
      '"open',
      '(open',
      '(open(a',
      '"a\\',
      'NOT a AND b',
      'label:x,y',
    );
    fc.assert(
      fc.property(base, name, (source, value) => {
        const key = quoteFilterValue(value);
        const selection = (query: string): string =>
          getFilterTermSelection(parseSearchQuery(query, 0).root, 'label', key);
        expect(selection(addFilterTerm(source, 'label', key))).toBe('INCLUDED');
        expect(selection(excludeFilterTerm(source, 'label', key))).toBe('EXCLUDED');
        expect(selection(removeFilterTerm(addFilterTerm(source, 'label', key), 'label', key))).toBe('NONE');
        expect(parseSearchQuery(`label:${key}`, 0).syntaxProblems).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('computeQueryCompletion', () => {
  it.each([
    ['', 0, null, '', [0, 0], 'is:'],
    ['as', 2, null, 'as', [0, 2], 'assignee:'],
    ['crash -la', 9, null, 'la', [7, 9], 'label:'],
    ['label:', 6, 'label', '', [6, 6], undefined],
    ['label:a,"needs in', 17, 'label', 'needs in', [8, 17], undefined],
    ['is:o x', 4, 'is', 'o', [3, 4], 'open'],
    ['priority:>=hi', 13, 'priority', 'hi', [11, 13], 'high'],
    ['assignee:@', 10, 'assignee', '@', [9, 10], '@me'],
  ] as const)('completes %j at offset %d', (source, caret, field, prefix, [start, end], first) => {
    const completion = computeQueryCompletion(source, caret);
    expect(completion).toMatchObject({ field, prefix, span: { start, end } });
    expect(completion?.candidates[0]).toBe(first);
  });

  it('returns null inside a phrase or an unknown word', () => {
    expect(computeQueryCompletion('"some phrase', 5)).toBeNull();
    expect(computeQueryCompletion('zzz', 3)).toBeNull();
  });
});
