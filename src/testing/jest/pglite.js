/** PGlite, loaded by Node itself: see nodeEnvironment.js. */
module.exports = globalThis.requireOutside('@electric-sql/pglite');
