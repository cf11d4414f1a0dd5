/** Checks texts, comments and names against the terms that the project has replaced. Schema descriptions have a test beside the schema. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { RETIRED_NAMES, RETIRED_TEXTS, RETIRED_WORDS } from './retiredTerms';

const ROOT = path.resolve(__dirname, '../../..');

describe('the sources', () => {
  const found = readSources();

  test('contain no retired text that is shown to people', () => {
    expect(matches(found.texts, RETIRED_TEXTS)).toEqual([]);
  });

  test('contain no retired word in a comment', () => {
    expect(matches(found.comments, RETIRED_WORDS)).toEqual([]);
  });

  test('contain no retired name', () => {
    expect(found.names.filter(({ text }) => RETIRED_NAMES.has(text)).map(show)).toEqual([]);
  });
});

interface Found {
  file: string;
  line: number;
  text: string;
}

/**
 * Reads the texts in literals and JSX, the comments, and the identifiers of all modules except tests, the
 * demo's issues and this folder.
 */
function readSources(): Record<'texts' | 'comments' | 'names', Found[]> {
  const found: Record<'texts' | 'comments' | 'names', Found[]> = { texts: [], comments: [], names: [] };
  for (const file of listSources()) {
    const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
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

function listSources(): string[] {
  return fs
    .readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !/^src\/(server\/demo\/(text|areas)|testing\/lint)\//.test(file));
}

function matches(found: readonly Found[], terms: readonly RegExp[]): string[] {
  return found.filter(({ text }) => terms.some((term) => term.test(text))).map(show);
}

const show = ({ file, line, text }: Found): string => `${file}:${line}: ${text.trim().slice(0, 200)}`;
