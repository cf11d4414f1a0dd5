/** Replaces the helper of @babel/runtime in the browser bundle: browsers have spread syntax. */
module.exports = (iterable) => [...iterable];
