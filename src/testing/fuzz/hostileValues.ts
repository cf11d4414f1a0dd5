/** Arbitrary values and texts as malicious or broken clients send them. */
import fc from 'fast-check';

/**
 * Texts with unpaired surrogates, NUL, line breaks, bidirectional controls or wide characters, and injections
 * of SQL, HTML and the like.
 */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u2028',
  '\r\nset-cookie: a=b',
  '\u202e',
  'ﷺ',
  '🐙'.repeat(40),
  "' OR 1=1 --",
  '"; DROP TABLE issue; --',
  '${7*7}',
  '{{7*7}}',
  '%00',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '![x](javascript:alert(1))',
  '__proto__',
  'constructor',
  'NaN',
  'null',
  '(a+)+$',
  `${'a'.repeat(40)}!`,
  '[['.repeat(30),
  '*'.repeat(200),
  '\\'.repeat(99),
];

/** Queries that are deeply nested, repeatedly negated, unterminated, too long or invalid. */
const HOSTILE_QUERIES = [
  '('.repeat(64),
  `${'('.repeat(30)}a${')'.repeat(30)}`,
  '-'.repeat(200),
  'OR OR OR',
  '"unclosed',
  'label:',
  'label:"',
  'is:open,closed,,',
  'created:>9999-99-99',
  'number:>99999999999999999999',
  'comments:>-1..',
  'created:2024-01-01..',
  'author:@me',
  'duplicate-of:X-',
  'project:%',
  'priority:>=nothing',
  'a '.repeat(100),
  `label:${'x,'.repeat(80)}`,
  `"${'b '.repeat(60)}"`,
  '-(-(-(a OR b) c) OR -d)',
];

export const arbitraryHostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.constantFrom(...HOSTILE_QUERIES),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 12 }),
);

export const arbitraryHostileQuery = fc.oneof(
  fc.constantFrom(...HOSTILE_QUERIES),
  arbitraryHostileText,
  fc
    .array(fc.constantFrom('is:open', 'label:perf', 'a', '"b c"', '-', 'OR', '(', ')', 'no:label', '@me'), {
      maxLength: 40,
    })
    .map((words) => words.join(' ')),
);

const arbitraryHostileInteger = fc.oneof(
  fc.constantFrom(0, -1, 1, 50, 200, 201, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, 1e300),
  fc.integer({ min: -5, max: 260 }),
);

export const arbitraryJson = fc.oneof(
  arbitraryHostileText,
  arbitraryHostileInteger,
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Arbitrary global ids: of existing objects, of missing objects, and invalid ones. */
const arbitraryGlobalId = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        'Project',
        'Issue',
        'Comment',
        'Label',
        'Milestone',
        'User',
        'Event',
        'Session',
        'Query',
      ),
      fc.array(fc.oneof(fc.integer({ min: 0, max: 40 }), arbitraryHostileInteger), { maxLength: 3 }),
    )
    .map(([type, parts]) => Buffer.from(`${type}:${parts.join(':')}`).toString('base64url')),
  arbitraryHostileText,
);

/** Arbitrary values of each GraphQL scalar type, most of them valid. */
export const ARBITRARY_BY_SCALAR_TYPE: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ID: arbitraryGlobalId,
  Int: arbitraryHostileInteger,
  Float: arbitraryHostileInteger,
  String: arbitraryHostileQuery,
  Boolean: fc.boolean(),
  DateTime: fc.oneof(
    fc.constantFrom('2024-01-01T00:00:00Z', '0000-00-00', '+275760-09-13', 'now'),
    arbitraryHostileText,
  ),
};
