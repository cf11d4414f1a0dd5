/**
 * Tests that the pages in the project's folder and in docs/, and the READMEs of folders, name only files, folders and
 * identifiers that exist.
 */
import fs from 'node:fs';
import path from 'node:path';

const PROJECT_ROOT = path.resolve(__dirname, '../../..');
const FILE_PATH_PATTERN = /^[\w.-]+(\/[\w.-]+)*\.(ts|tsx|js|mjs|json|css|md|graphql|png)$/;
/** Folders are written with a slash at the end or between two names: `rowModel/`, `domain/plan`. */
const FOLDER_PATH_PATTERN = /^[a-z_]\w*((\/\w+)+\/?|\/)$/;
/** Names with a capital letter or underscore inside: `planIssueChange`, `Store.withSnapshot`, `DATA_DIR`. */
const IDENTIFIER_PATTERN = /^(?=.*(?:[a-z][A-Z]|_))[A-Za-z_]\w*(\.[a-z]\w*)*$/;
/** Files that commands write and git ignores. */
const GIT_IGNORED_OUTPUT_FILES = ['bench-results.json'];

const projectFiles = listFiles('').concat(GIT_IGNORED_OUTPUT_FILES);
const sourceIdentifiers = new Set(
  projectFiles
    .filter((file) => /^(src\/.*|[\w.]+)\.(tsx?|js)$|^schema\.graphql$/.test(file))
    .concat('.oxlintrc.json')
    .flatMap((file) => fs.readFileSync(path.join(PROJECT_ROOT, file), 'utf8').match(/\w+/g) ?? []),
);
const documentationPages = projectFiles.filter((file) => /^(docs\/|src\/(.*\/)?)?[^/]+\.md$/.test(file));

/** Lists the files below a folder of the project, without packages, builds, data and hidden files. */
function listFiles(folder: string): string[] {
  return fs
    .readdirSync(path.join(PROJECT_ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !/^(\..*|node_modules|build|coverage|data)$/.test(name) || folder !== '')
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? listFiles(file) : file;
    });
}

/**
 * Returns the names in a page that do not exist, among its code spans, the targets of its links, and the paths at the
 * start of lines in its code blocks without a language. A path may omit its first folders.
 */
function findUnknownDocumentationNames(page: string, text: string): string[] {
  const blocks = [...text.matchAll(/^```\n([^]*?)^```$/gm)].map(([, block]) => block!);
  const prose = text.replaceAll(/^```[^]*?^```$/gm, '');
  const spans = [...prose.matchAll(/`([^`]+)`/g)].map(([, span]) => span!);
  const listed = blocks.flatMap((block) => [...block.matchAll(/^ *(\S*[/.]\S*)/gm)].map(([, word]) => word!));
  const links = [...prose.matchAll(/\]\(([^)#:]+)\)/g)].map(([, target]) => target!);
  return [
    ...[...spans, ...listed].filter((name) => !isKnownPathOrIdentifier(name)),
    ...links.filter((link) => !projectFiles.includes(path.posix.join(path.posix.dirname(page), link))),
  ];
}

function isKnownPathOrIdentifier(name: string): boolean {
  if (FILE_PATH_PATTERN.test(name)) return projectFiles.some((file) => `/${file}`.endsWith(`/${name}`));
  if (FOLDER_PATH_PATTERN.test(name)) {
    const folder = `/${name.replace(/\/$/, '')}/`;
    return projectFiles.some((file) => `/${file}`.includes(folder));
  }
  return !IDENTIFIER_PATTERN.test(name) || name.split('.').every((part) => sourceIdentifiers.has(part));
}

test.each(documentationPages)('%s names only files, folders and identifiers that exist', (page) => {
  expect(findUnknownDocumentationNames(page, fs.readFileSync(path.join(PROJECT_ROOT, page), 'utf8'))).toEqual(
    [],
  );
});

test('unknown files, folders, links and identifiers are found', () => {
  // The unknown identifier is put together here, because identifiers of this file are known.
  const unknownIdentifier = ['Store', ['no', 'Such', 'Name'].join('')].join('.');
  const text = [
    '`src/testing/lint/docs.test.ts` `lint/docs.test.ts` `domain/plan` `findUnknownNames` [spec](spec.md)',
    `\`src/testing/lint/none.ts\` \`docs.ts\` \`domain/none\` \`unknown/\` \`${unknownIdentifier}\` [none](none.md)`,
    '```',
    'README.md    known',
    '  nothing/   unknown',
    '```',
  ];
  expect(findUnknownDocumentationNames('docs/page.md', text.join('\n'))).toEqual([
    'src/testing/lint/none.ts',
    'docs.ts',
    'domain/none',
    'unknown/',
    unknownIdentifier,
    'nothing/',
    'none.md',
  ]);
});
