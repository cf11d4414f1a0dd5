/**
 * Tests that texts, comments and identifiers contain none of the wordings in retiredTerms.ts. Schema descriptions
 * have a test of their own, beside the schema.
 */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { RETIRED_NAMES, RETIRED_TEXTS, RETIRED_WORDS } from './retiredTerms';

const PROJECT_ROOT = path.resolve(__dirname, '../../..');

describe('the sources', () => {
  const found = readSourceTexts();

  test('contain no retired text that is shown to people', () => {
    expect(findRetiredTerms(found.texts, RETIRED_TEXTS)).toEqual([]);
  });

  test('contain no retired word in a comment', () => {
    expect(findRetiredTerms(found.comments, RETIRED_WORDS)).toEqual([]);
  });

  test('contain no retired name', () => {
    expect(found.names.filter(({ text }) => RETIRED_NAMES.has(text)).map(formatFoundText)).toEqual([]);
  });
});

interface FoundText {
  file: string;
  line: number;
  text: string;
}

/**
 * Reads the texts in literals and JSX, the comments, and the identifiers of all modules except tests, the
 * demo's issues and this folder.
 */
function readSourceTexts(): Record<'texts' | 'comments' | 'names', FoundText[]> {
  const found: Record<'texts' | 'comments' | 'names', FoundText[]> = { texts: [], comments: [], names: [] };
  for (const file of listSourceFiles()) {
    const text = fs.readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const add = (kind: keyof typeof found, position: number, value: string): void => {
      found[kind].push({ file, line: source.getLineAndCharacterOfPosition(position).line + 1, text: value });
    };
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) add('names', node.getStart(source), node.text);
      else if (
        ts.isStringLiteralLike(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateMiddleOrTemplateTail(node)
      )
        add('texts', node.getStart(source), node.text);
      else if (ts.isJsxText(node)) add('texts', node.getStart(source), node.text.replace(/\s+/g, ' '));
      ts.forEachChild(node, visit);
    };
    visit(source);
    for (const { index, 0: comment } of text.matchAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm))
      add('comments', index, comment.replace(/\s*\n\s*\*\s?/g, ' '));
  }
  return found;
}

function listSourceFiles(): string[] {
  return fs
    .readdirSync(path.join(PROJECT_ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !/^src\/(server\/demo\/(text|areas)|testing\/lint)\//.test(file));
}

function findRetiredTerms(found: readonly FoundText[], terms: readonly RegExp[]): string[] {
  return found.filter(({ text }) => terms.some((term) => term.test(text))).map(formatFoundText);
}

const formatFoundText = ({ file, line, text }: FoundText): string =>
  `${file}:${line}: ${text.trim().slice(0, 200)}`;
