/**
 * Finds the modules that a source file refers to, for the lint rule walls.js and the test of folder cycles
 * (importGraph.ts). A GraphQL fragment spread counts as an import: `...Foo_bar` refers to the module Foo.
 */
const fs = require('node:fs');
const path = require('node:path');
const ts = require('typescript');

const CLIENT_FOLDER = path.resolve(__dirname, '../../client');

/** The only file whose fragment spreads do not count: it selects the data of all components for live updates. */
const SPREADS_ANY_FRAGMENT = path.join(CLIENT_FOLDER, 'data/issueUpdate.ts');

/**
 * A reference to another module. `index` is its position in the source text.
 * @typedef {{ kind: 'import', specifier: string, index: number }} ImportReference
 * @typedef {{ kind: 'spread', fragment: string, file: string, index: number }} SpreadReference
 */

/**
 * Reads every import, type import, re-export, `import()`, `require()` and fragment spread of a source file.
 * Spreads of fragments that no client module declares are left out.
 * @param {string} file absolute path of the file
 * @param {string} text content of the file
 * @returns {(ImportReference | SpreadReference)[]} `file` is the absolute path of the module with the fragment
 */
function readModuleReferences(file, text) {
  const references = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const visit = (node) => {
    const specifier = getImportSpecifier(node);
    if (specifier && ts.isStringLiteralLike(specifier)) {
      references.push({ kind: 'import', specifier: specifier.text, index: specifier.getStart(source) });
    } else if (isGraphqlText(node) && file !== SPREADS_ANY_FRAGMENT) {
      references.push(...readFragmentSpreads(node.template.getText(source), node.template.getStart(source)));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return references;
}

function getImportSpecifier(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node)) return node.argument.literal;
  if (!ts.isCallExpression(node)) return undefined;
  const { expression, arguments: args } = node;
  const isImport =
    expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(expression) && expression.text === 'require');
  return isImport ? args[0] : undefined;
}

const isGraphqlText = (node) =>
  ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === 'graphql';

function readFragmentSpreads(text, start) {
  return [...text.matchAll(/\.\.\.\s*((\w+)_\w+)/g)].flatMap(({ 1: fragment, 2: name, index }) => {
    const file = getClientModules().get(name);
    return file ? { kind: 'spread', fragment, file, index: start + index } : [];
  });
}

/** Absolute paths of the client's modules by name. Relay requires unique names of modules that declare fragments. */
let clientModules = null;
function getClientModules() {
  clientModules ??= new Map(
    fs
      .readdirSync(CLIENT_FOLDER, { recursive: true })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => [path.basename(file).replace(/\.tsx?$/, ''), path.join(CLIENT_FOLDER, file)]),
  );
  return clientModules;
}

module.exports = { readModuleReferences };
