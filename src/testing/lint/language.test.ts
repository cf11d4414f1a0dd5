/**
 * Tests that texts, comments and identifiers contain none of the wordings in retiredTerms.ts. Schema descriptions
 * have a test of their own, beside the schema.
 */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { RETIRED_IDENTIFIERS, RETIRED_UI_TEXT_PATTERNS, RETIRED_COMMENT_PATTERNS } from './retiredTerms';

const PROJECT_ROOT = path.resolve(__dirname, '../../..');

describe('the sources', () => {
  const found = readSourceTexts();

  test('contain no retired text that is shown to people', () => {
    expect(formatTextsWithRetiredTerms(found.texts, RETIRED_UI_TEXT_PATTERNS)).toEqual([]);
  });

  test('contain no retired word in a comment', () => {
    expect(formatTextsWithRetiredTerms(found.comments, RETIRED_COMMENT_PATTERNS)).toEqual([]);
  });

  test('contain no retired name', () => {
    expect(
      found.names.filter(({ text }) => RETIRED_IDENTIFIERS.has(text)).map(formatFoundSourceText),
    ).toEqual([]);
  });
});

interface FoundSourceText {
  file: string;
  line: number;
  text: string;
}

/**
 * Reads the texts in literals and JSX, the comments, and the identifiers of all modules except tests and this
 * folder.
 */
function readSourceTexts(): Record<'texts' | 'comments' | 'names', FoundSourceText[]> {
  const found: Record<'texts' | 'comments' | 'names', FoundSourceText[]> = {
    texts: [],
    comments: [],
    names: [],
  };
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
    .filter((file) => !file.startsWith('src/testing/lint/'));
}

function formatTextsWithRetiredTerms(found: readonly FoundSourceText[], terms: readonly RegExp[]): string[] {
  return found.filter(({ text }) => terms.some((term) => term.test(text))).map(formatFoundSourceText);
}

const formatFoundSourceText = ({ file, line, text }: FoundSourceText): string =>
  `${file}:${line}: ${text.trim().slice(0, 200)}`;
