import { runInThisContext } from 'node:vm';

type Loader = (this: { getOptions(): object; resourcePath: string }, source: string) => string;

/** Runs webpack.unused.js on a source and evaluates the result. */
function evaluateWithout(options: { functions?: string[]; cases?: string[] }, source: string) {
  const loader = jest.requireActual<Loader>('../../../webpack.unused.js');
  const code = loader.call({ getOptions: () => options, resourcePath: 'sample.js' }, source);
  return runInThisContext(`(() => { ${code}; return read; })()`) as (kind: string) => unknown;
}

const SWITCH = `function read(kind) {
  switch (kind) {
    case 'A': return 'a';
    case 'B':
    case 'C':
      { return 'b or c'; }
    case 'D': return 'd';
    default: return 'none';
  }
}`;

test('left out cases lead to the default, and a case that fell through to one keeps its statements', () => {
  const read = evaluateWithout({ cases: ['C', 'D'] }, SWITCH);
  expect(['A', 'B', 'C', 'D'].map(read)).toEqual(['a', 'b or c', 'none', 'none']);
  expect(evaluateWithout({ cases: ['B'] }, SWITCH)('C')).toBe('b or c');
});

test('a case is not left out if statements of the case before it are continued there', () => {
  const source = SWITCH.replace("case 'A': return 'a';", "case 'A': kind = 'B';");
  expect(() => evaluateWithout({ cases: ['B', 'C'] }, source)).toThrow(/falls through/);
});

test('a left out function throws, and methods that only it called are removed', () => {
  const source = `
    const _proto = {};
    _proto._a = function () { return this._b(); };
    _proto._b = function _b() { return this._c(); };
    _proto._c = function () { return 'c'; };
    _proto._d = function () { return 'd'; };
    const read = (name) => (name === 'names' ? Object.keys(_proto) : _proto[name]()) || _proto._a || _proto._d;`;
  const read = evaluateWithout({ functions: ['_b'] }, source);
  expect(read('names')).toEqual(['_a', '_b', '_d']);
  expect(read('_d')).toBe('d');
  expect(() => read('_a')).toThrow(/left out/);
});

test('the build fails if a function to leave out does not exist', () => {
  expect(() => evaluateWithout({ functions: ['gone'] }, SWITCH)).toThrow(/no function gone/);
});
