/** Our TypeScript for jest: compiled once for it, for the tools, and for the servers that tests start. */
const { compile, keyOf } = require('../compile');

module.exports = {
  process: (source, filename) => ({ code: compile(source, filename) }),
  getCacheKey: keyOf,
};
