/**
 * `npm run test:titles -- COMMIT`: compares the tests of another commit with those in the working folder, by their
 * titles in the sources. Lists the tests that no longer exist and have no entry in RENAMED_TESTS, and fails if there
 * are any. Tests of one `.each` table count as one test.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';

/** Test files, and modules for tests, some of which contain tests that several files run. */
const FILE_WITH_TESTS_PATTERN = /(\.test|^src\/testing\/.*)\.tsx?$/;
const TEST_FUNCTION_PATTERN = /^(it|test)([A-Z]|$)/;
const DESCRIBE_FUNCTION_PATTERN = /^describe([A-Z]|$)/;
const TEST_FUNCTION_PROPERTIES: ReadonlySet<string> = new Set([
  'concurrent',
  'each',
  'failing',
  'only',
  'skip',
  'todo',
]);

/**
 * The title of the test that replaces a removed one, by the title of the removed test; null if the tested code was
 * removed, too.
 */
const RENAMED_TESTS: Readonly<Record<string, string | null>> = {
  'learns to find the duplicates of the training queries':
    'learns to find the duplicates of the training examples',
  'learns the same weights from the same queries': 'learns the same weights from the same examples',
  'finds rows at a large offset by their rank, with cursors to continue from':
    'finds rows at a large offset, with cursors to continue from',
  'readOnce returns the response, and reads the store only when this is allowed':
    'fetchQueryOnce returns the response, and reads the store only when this is allowed',
  'readOnce rejects when the request fails, and aborts it with the signal':
    'fetchQueryOnce rejects when the request fails, and aborts it with the signal',
  'answers lists and /metrics throughout, and restarts the thread within 5 s':
    'answers lists and /metrics throughout, and restarts the thread',
  'returns all lists under load while the %s thread is down, and restarts it within 5 s':
    'returns all lists under load while the %s thread is down, and restarts it',
  'a change of the project reloads only a list of one page':
    'a refresh loads all loaded pages again, and a change meanwhile refreshes them once more',
  'the list page cache requests the visible pages and notifies their subscribers':
    'a list requests the visible pages and notifies their subscribers',
  'the list page cache aborts the request of a page that was scrolled past, and can request it again':
    'a list aborts the request of a page that was scrolled past, and can request it again',
  'while the scrollbar is dragged, the list page cache requests the first page and then only where the thumb rests':
    'while the scrollbar is dragged, a list requests the first page and then only where the thumb rests',
  'the list page cache requests a page immediately when the scrollbar is released':
    'a list requests a page immediately when the scrollbar is released',
  'the list page cache requests a failed page again only on retry':
    'a list requests a failed page again only on retry',
  'the list page cache keeps a limited number of pages, including all with subscribers':
    'a list keeps a limited number of pages, including all with subscribers',
  'resetting the list page cache discards all pages and requests the visible ones again':
    'a new snapshot of a list discards all pages and requests the visible ones again',
  'further pages are requested with the snapshot and without a project':
    'further pages are requested with the snapshot, from all projects',
  'dragging the scrubber reaches the end of the list and its start':
    'dragging the scrollbar reaches the end of the list and its start',
  'dragging the scrubber reaches the middle of the list':
    'dragging the scrollbar reaches the middle of the list',
  'the peek panel shows changes by other users': 'the preview panel shows changes by other users',
  'the peek panel follows the focused row, and the list keeps its scroll position':
    'the preview panel follows the focused row, and the list keeps its scroll position',
  'a copied address shows the same list and peek in another browser':
    'a copied address shows the same list and preview in another browser',
  // Rows are now found by the data of their issues. The tests were about links in the DOM.
  'finds the link of an issue below the row of its sub-issue, whose column “Parent” leads to the same issue':
    null,
  'waits for the row of an issue while only its sub-issue is listed': null,
  'an issue that left the list still has neighbours, with snapshot %s':
    'an issue that left the list still has neighbors, with snapshot %s',
  'rewrites a segment with mostly masked issues, together with neighbours that fit':
    'rewrites a segment with mostly masked issues, together with neighbors that fit',
  'an issue opened from a grouped list has its rank and neighbours, and going back restores the scroll position':
    'an issue opened from a grouped list has its rank and neighbors, and going back restores the scroll position',
  'detects the order of day and month of %j': 'knows the order of %j',
  // The order is now found by DateOrderScan, from all rows instead of a sample.
  'proposes separators and the order of day and month from the values': 'proposes separators from the values',
  // The size is printed, but no longer limited. The time until rows are shown matters more, and is benchmarked.
  'the list loads less than 180 KB of JavaScript before its rows':
    'the list loads its JavaScript in several files before its rows',
  'in %s, this import is a lint error: %s': '%s reports in %s: %s',
  'in %s, this import is allowed: %s': 'the rules of this project report nothing in %s: %s',
  // Removed: our replacements for parts of React, Relay and Babel, and build steps that stripped code from packages.
  'a loop that %s closes its iterator as with the helper of Babel': null,
  'objects and iterables are copied as with the helpers of Babel': null,
  'the store of the browser bundle behaves like the store of relay-runtime': null,
  'relay-runtime calls only methods of its resolver cache that noLiveResolvers.js takes into account': null,
  'the application declares no Relay resolvers': null,
  'both files export what relay-runtime exports under these names': null,
  'runtime.js exports what the application and the hooks of react-relay import': null,
  'renders the same elements as lucide-react %s': null,
  'the loader of artifacts removes only the hash of each': null,
  'the build fails for an artifact without a hash': null,
  'no package of the browser reads the hash of an artifact': null,
  'left out cases lead to the default, and a case that fell through to one keeps its statements': null,
  'a case is not left out if statements of the case before it are continued there': null,
  'a left out function throws, and methods that only it called are removed': null,
  'the build fails if a function to leave out does not exist': null,
  'the generated artifacts contain no kind of node whose code the build leaves out': null,
  // Removed: the migrations before the first release, which one first migration replaces.
  'computes the order and the progress of existing issues in the migration, and resolves cycles': null,
};

export interface TestIdentity {
  /** Own title of the test. Template literals as in the source, without the backticks. */
  title: string;
  /** Titles of the describe blocks around the test, the outermost first. */
  describeTitles: readonly string[];
  /** Path of the test file, relative to the project's root. */
  file: string;
}

export interface TestComparison {
  /** Number of tests that exist with the same title, in the same describe blocks or in the same file. */
  keptCount: number;
  /** Tests whose title exists only elsewhere. */
  moved: TestIdentity[];
  /** Tests whose title no longer exists, or is now used by fewer tests. */
  gone: TestIdentity[];
}

function main(commit: string | undefined): void {
  if (!commit) throw new Error('Usage: npm run test:titles -- COMMIT');
  const current = readTests('.');
  const old = readTestsOfCommit(commit);
  const { keptCount, moved, gone } = compareTests(old, current);
  const currentTitles = new Set(current.map(({ title }) => title));
  const isExplained = ({ title }: TestIdentity) => {
    const successor = RENAMED_TESTS[title];
    return successor === null || currentTitles.has(successor ?? '');
  };
  const lost = gone.filter((test) => !isExplained(test));
  const unknownSuccessors = Object.values(RENAMED_TESTS).filter(
    (title): title is string => title !== null && !currentTitles.has(title),
  );
  printList('Moved to another file and other describe blocks', moved.map(formatTest));
  printList('Gone', lost.map(formatTest));
  printList('Successors in RENAMED_TESTS that do not exist', unknownSuccessors);
  console.log(
    `${old.length} tests in ${commit}, ${current.length} now: ${keptCount} kept, ${moved.length} moved, ${gone.length - lost.length} in RENAMED_TESTS, ${lost.length} gone`,
  );
  process.exitCode = lost.length + unknownSuccessors.length === 0 ? 0 : 1;
}

const formatTest = ({ title, describeTitles, file }: TestIdentity): string =>
  `${file}: ${[...describeTitles, title].join(' > ')}`;

function printList(heading: string, items: readonly string[]): void {
  if (items.length > 0) console.log(`${[`${heading}:`, ...items].join('\n  ')}\n`);
}

/** Returns the tests of a commit. */
function readTestsOfCommit(commit: string): TestIdentity[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'winnow-test-titles-'));
  try {
    const archive = path.join(folder, 'src.tar');
    const checkout = path.join(folder, 'checkout');
    mkdirSync(checkout);
    execFileSync('git', ['archive', `--output=${archive}`, commit, 'src']);
    execFileSync('tar', ['-xf', archive, '-C', checkout]);
    return readTests(checkout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the tests in the folder `src` of a checkout. */
function readTests(checkout: string): TestIdentity[] {
  return readdirSync(path.join(checkout, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join('src', name))
    .filter((file) => FILE_WITH_TESTS_PATTERN.test(file))
    .sort()
    .flatMap((file) => extractTests(file, readFileSync(path.join(checkout, file), 'utf8')));
}

/**
 * Returns the tests in a source text, in its order: calls of `it`, `test`, their variants such as `test.each`, and
 * functions that wrap them, such as `itOnLinux`, if the title is a string or template literal.
 * @param file path that the result contains; `.tsx` at its end enables JSX
 */
export function extractTests(file: string, text: string): TestIdentity[] {
  const tests: TestIdentity[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node, describeTitles: readonly string[]): void => {
    const name = ts.isCallExpression(node) ? getTestFunctionName(node.expression) : null;
    let titles = describeTitles;
    if (name !== null && ts.isCallExpression(node)) {
      const literal = node.arguments.find(isTextLiteral);
      if (TEST_FUNCTION_PATTERN.test(name) && literal && literal === node.arguments[0])
        tests.push({ title: getText(literal, source), describeTitles, file });
      const block = literal ?? node.arguments[0];
      if (DESCRIBE_FUNCTION_PATTERN.test(name) && block) titles = [...titles, getText(block, source)];
    }
    ts.forEachChild(node, (child) => visit(child, titles));
  };
  visit(source, []);
  return tests;
}

/**
 * Returns the name of the function that a test or block is declared with, such as `test` for `test.each(rows)` and
 * `it` for `(canMount ? it : it.skip)`; null for other expressions.
 */
function getTestFunctionName(callee: ts.Expression): string | null {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isParenthesizedExpression(callee)) return getTestFunctionName(callee.expression);
  if (ts.isConditionalExpression(callee)) return getTestFunctionName(callee.whenTrue);
  if (ts.isTaggedTemplateExpression(callee)) return getTestFunctionName(callee.tag);
  if (ts.isCallExpression(callee)) return getTestFunctionName(callee.expression);
  if (ts.isPropertyAccessExpression(callee) && TEST_FUNCTION_PROPERTIES.has(callee.name.text))
    return getTestFunctionName(callee.expression);
  return null;
}

const isTextLiteral = (node: ts.Expression): node is ts.StringLiteralLike | ts.TemplateExpression =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Returns the contents of a string or template literal, and the source text of any other node. */
function getText(node: ts.Expression, source: ts.SourceFile): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  const text = node.getText(source);
  return ts.isTemplateExpression(node) ? text.slice(1, -1) : text;
}

/**
 * Matches each old test with a current one. A current test matches only one old test: if two tests had the same title
 * and one of them was removed, the removal is reported.
 */
export function compareTests(old: readonly TestIdentity[], current: readonly TestIdentity[]): TestComparison {
  let rest = old;
  const unmatched = new Set(current);
  /** Removes the old tests from `rest` that have a current test with the same key, and returns them. */
  const matchBy = (getKey: (test: TestIdentity) => string): TestIdentity[] => {
    const candidates = new Map<string, TestIdentity[]>();
    for (const test of unmatched)
      candidates.set(getKey(test), [...(candidates.get(getKey(test)) ?? []), test]);
    const matched = new Set<TestIdentity>();
    for (const test of rest) {
      const match = candidates.get(getKey(test))?.shift();
      if (!match) continue;
      unmatched.delete(match);
      matched.add(test);
    }
    rest = rest.filter((test) => !matched.has(test));
    return [...matched];
  };
  const kept = [
    matchBy((test) => JSON.stringify(test)),
    matchBy(({ title, file }) => JSON.stringify([title, file])),
    matchBy(({ title, describeTitles }) => JSON.stringify([title, describeTitles])),
  ].flat();
  const moved = matchBy(({ title }) => title);
  return { keptCount: kept.length, moved, gone: [...rest] };
}

if (require.main === module) main(process.argv[2]);
