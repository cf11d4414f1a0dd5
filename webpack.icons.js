/**
 * Webpack loader that removes the React keys of lucide-react's icon shapes: random texts, about 1% of the list
 * route's compressed JavaScript. React needs no keys for shapes that never change, and misses them only in
 * development, where this loader is not used.
 */
module.exports = (source) => source.replace(/, key: "[a-z0-9]+"/g, '');
