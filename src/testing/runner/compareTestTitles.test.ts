import { compareTests, extractTests, type TestIdentity } from './compareTestTitles';

const SOURCE = `
  describe('a list', () => {
    it('is empty', () => expect(list).toEqual([]));
    describeEachDatabaseEngine(\`of \${size} rows\`, (open) => {
      test.each([['a test']])('has %s', () => pattern.test('text'));
      it.concurrent.each\`x\`('is sorted', () => {});
    });
  });
  describeImport(FORMAT, 'importing', () => (canMount ? it : it.skip)("names the 'disk'", () => {}));
  itOnLinux(\`takes \${count} \\n files\`, () => testFullDisk(disk));
  test.server.inject('/path');
  for (const title of titles) test(title, () => {});
  const page = <a title="test('none')" />;`;

const file = 'list.test.tsx';

test('finds tests with string and template literals as titles, and the describe blocks around them', () => {
  expect(extractTests(file, SOURCE)).toEqual([
    { title: 'is empty', describeTitles: ['a list'], file },
    { title: 'has %s', describeTitles: ['a list', 'of ${size} rows'], file },
    { title: 'is sorted', describeTitles: ['a list', 'of ${size} rows'], file },
    { title: "names the 'disk'", describeTitles: ['importing'], file },
    { title: 'takes ${count} \\n files', describeTitles: [], file },
  ]);
});

test('a test is kept if its file or describe blocks are the same, moved if its title exists elsewhere, and gone if no unmatched test has its title', () => {
  const create = (title: string, block: string, path: string): TestIdentity => ({
    title,
    describeTitles: [block],
    file: path,
  });
  const old = [
    create('same', 'block', 'a'),
    create('other file', 'block', 'a'),
    create('other block', 'block', 'a'),
    create('moved', 'block', 'a'),
    create('once', 'block', 'a'),
    create('once', 'block', 'b'),
  ];
  const current = [
    create('same', 'block', 'a'),
    create('other file', 'block', 'b'),
    create('other block', 'new block', 'a'),
    create('moved', 'new block', 'b'),
    create('once', 'block', 'b'),
    create('new', 'block', 'a'),
  ];
  expect(compareTests(old, current)).toEqual({ keptCount: 4, moved: [old[3]], gone: [old[4]] });
});
