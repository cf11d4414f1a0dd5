/** Replaces the helper of @babel/runtime in the browser bundle: browsers have `Object.assign`. */
module.exports = Object.assign;
