/**
 * Replaces the helper of @babel/runtime in the browser bundle: the original also supports browsers without iterators.
 * Compiled loops call `s` before the loop, `n` for each step, `e` with an error of the loop's body, and `f` after it.
 */
module.exports = function createForOfIteratorHelper(iterable) {
  const iterator = iterable[Symbol.iterator]();
  let isDone = true;
  let failure = null;
  return {
    s() {},
    n() {
      const step = iterator.next();
      isDone = step.done;
      return step;
    },
    e(error) {
      failure = { error };
    },
    f() {
      try {
        if (!isDone) iterator.return?.();
      } finally {
        if (failure) throw failure.error;
      }
    },
  };
};
