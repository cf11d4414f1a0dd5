/** jest transform for our TypeScript. Shares its cache with the tools and with servers that tests start. */
const { compile, keyOf } = require('../compile');

module.exports = {
  process: (source, filename) => ({ code: compile(source, filename) }),
  getCacheKey: keyOf,
};
