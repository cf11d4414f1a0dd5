/** Holds the project's language where a machine can: schema descriptions, texts, comments and names. */
import fs from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import ts from 'typescript';
import { RETIRED_NAMES, RETIRED_TEXTS, RETIRED_WORDS } from './retiredTerms';

const ROOT = path.resolve(__dirname, '../../..');

/** Words that cannot be the subject of a description which is read out of context. */
const PRONOUNS =
  /^(it|its|he|she|they|their|them|this|that|these|those|who|whose|whom|what|which|where|whoever|whatever|one|ones|somebody|someone|nobody|everybody|anybody)\b/i;

interface Described {
  name: string;
  description: string | null | undefined;
}

describe('schema.graphql', () => {
  const schema = buildSchema(fs.readFileSync(path.join(ROOT, 'schema.graphql'), 'utf8'));
  const described = Object.values(schema.getTypeMap())
    .filter(
      ({ name }) => !name.startsWith('__') && !['Boolean', 'Float', 'ID', 'Int', 'String'].includes(name),
    )
    .flatMap(partsOf);

  test('describes every type, field, argument and enum value', () => {
    expect(described.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  });

  test('describes each in at least four words', () => {
    const short = described.filter(({ description }) => description && wordsOf(description).length < 4);
    expect(short.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
  });

  test('has no pronoun as the subject of a description', () => {
    const vague = described.filter(({ description }) => description && PRONOUNS.test(description));
    expect(vague.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
  });
});

describe('the sources', () => {
  const found = readSources();

  test('show no retired text to people', () => {
    expect(matches(found.texts, RETIRED_TEXTS)).toEqual([]);
  });

  test('use no retired word in a comment', () => {
    expect(matches(found.comments, RETIRED_WORDS)).toEqual([]);
  });

  test('use no retired name', () => {
    expect(found.names.filter(({ text }) => RETIRED_NAMES.has(text)).map(show)).toEqual([]);
  });
});

function partsOf(type: GraphQLNamedType): Described[] {
  const own = { name: type.name, description: type.description };
  if (isEnumType(type))
    return [
      own,
      ...type.getValues().map(({ name, description }) => ({ name: `${type.name}.${name}`, description })),
    ];
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [own];
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const name = `${type.name}.${field.name}`;
    const args = 'args' in field ? field.args : [];
    return [
      { name, description: field.description },
      ...args.map((argument) => ({ name: `${name}(${argument.name})`, description: argument.description })),
    ];
  });
  return [own, ...fields];
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}_'’.-]*/gu) ?? [];

interface Found {
  file: string;
  line: number;
  text: string;
}

/** Texts in literals and JSX, comments, and identifiers of all modules but tests, the demo's issues and this folder. */
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
