/** Lint rules of this project, for oxlint (see .oxlintrc.json). */
const queryOwners = require('./queryOwners');
const walls = require('./walls');

/** Creates a rule that reports each node that a selector matches. */
const ban = (selector, message) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) => ({ [selector]: (node) => context.report({ node, message }) }),
});

module.exports = {
  meta: { name: 'winnow' },
  rules: {
    walls,
    'query-owners': queryOwners,
    'no-unmasked-fragment': ban(
      "TaggedTemplateExpression[tag.name='graphql'] TemplateElement[value.raw=/mask\\s*:\\s*false/]",
      '`mask: false` is not allowed: a component reads only its own fragment.',
    ),
    'no-html': ban(
      "JSXAttribute[name.name='dangerouslySetInnerHTML']",
      'Only RenderedMarkdown.tsx may render HTML.',
    ),
    'no-raw-sql': ban(
      "MemberExpression[object.name='sql'][property.name='raw']",
      'Pass values and names to SQL through the query builder, never as text.',
    ),
    'no-spread-literal': ban(
      'ObjectExpression > SpreadElement > ObjectExpression',
      'Write the properties themselves instead of spreading an object literal.',
    ),
    'no-project-update': ban(
      "CallExpression[callee.property.name='updateTable'][arguments.0.value='project']",
      'Only advanceProject may update a project: it increments the version and notifies subscribers.',
    ),
  },
};
