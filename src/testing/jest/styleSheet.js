/** A CSS module under test: each class is called what it is called in the source. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
