/**
 * Webpack loader for Relay's artifacts: removes the hash of the source text, which only Relay's Babel plugin reads, in
 * development. The list loads more than twenty artifacts before its rows, and hashes cannot be compressed.
 */
const HASH_STATEMENT = /^\(node as any\)\.hash = "\w+";$/m;

module.exports = function removeHash(source) {
  if (!HASH_STATEMENT.test(source)) throw new Error(`${this.resourcePath} has no hash`);
  return source.replace(HASH_STATEMENT, '');
};
