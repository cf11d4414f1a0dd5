/**
 * Webpack loader that lets the minifier drop components of react-router that Winnow does not use, such as forms: it
 * removes their display names, which only developer tools show, and marks React's functions that create them as free of
 * side effects.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /*#__PURE__*/ $1');
