/**
 * Webpack loader that leaves out code of packages that Winnow never runs and that the minifier cannot remove, because
 * it is behind a condition or on a prototype. Options:
 *
 * - `functions`: names of functions whose bodies are left out. Calling one throws.
 * - `cases`: values whose cases are left out of `switch` statements.
 *
 * Private methods (`_proto._x = function ...`) to which no reference remains are removed. An unknown name fails the
 * build, so that an update of the package cannot silently bring its code back.
 */
const { parseSync, transformFromAstSync, traverse, types: t } = require('@babel/core');

module.exports = function leaveOutUnused(source) {
  const { functions = [], cases = [] } = this.getOptions();
  const file = parseSync(source, { configFile: false, babelrc: false, sourceType: 'unambiguous' });
  const missing = new Set(functions);
  const leftOutCases = new Set(cases);
  traverse(file, {
    Function({ node }) {
      if (!functions.includes(node.id?.name)) return;
      missing.delete(node.id.name);
      node.params = [];
      node.body.body = [createThrowStatement()];
    },
    SwitchCase(path) {
      if (t.isStringLiteral(path.node.test) && leftOutCases.has(path.node.test.value)) removeCase(path);
    },
  });
  if (missing.size > 0)
    throw new Error(
      `${this.resourcePath} has no function ${[...missing].join(', ')}: see webpack.config.js.`,
    );
  while (removeUnreferencedMethods(file));
  return transformFromAstSync(file, source, { configFile: false, babelrc: false, compact: false }).code;
};

const createThrowStatement = () =>
  t.throwStatement(
    t.callExpression(t.identifier('Error'), [t.stringLiteral('left out by webpack.unused.js')]),
  );

/** Removes a case. If the previous case has no statements and falls through, it takes over those of the removed case. */
function removeCase(path) {
  const before = path.getPrevSibling().node;
  if (before && before.consequent.length === 0) before.consequent = path.node.consequent;
  else if (before && !isEnd(before.consequent.at(-1)))
    throw path.buildCodeFrameError('The case before this one falls through to it.');
  path.remove();
}

/** Whether no statement after this one is reached. */
function isEnd(statement) {
  if (t.isBlockStatement(statement)) return isEnd(statement.body.at(-1));
  if (t.isIfStatement(statement)) return isEnd(statement.consequent) && isEnd(statement.alternate);
  return t.isCompletionStatement(statement);
}

/** Returns whether it has removed any, because then others can have become unreferenced. */
function removeUnreferencedMethods(file) {
  const methods = new Map();
  const references = new Set();
  traverse(file, {
    MemberExpression(path) {
      const { name } = path.node.property;
      const assignment = path.parentPath;
      const isMethod =
        t.isIdentifier(path.node.object, { name: '_proto' }) &&
        assignment.isAssignmentExpression({ left: path.node }) &&
        name?.startsWith('_');
      if (isMethod) methods.set(name, assignment.parentPath);
      else references.add(name);
    },
  });
  const unreferenced = [...methods].filter(([name]) => !references.has(name));
  for (const [, statement] of unreferenced) statement.remove();
  return unreferenced.length > 0;
}
