import { findLabelToHighlight, suggestLabels } from './LabelsPicker';

const createLabels = (...names: string[]) => names.map((name) => ({ id: name, name, color: '#808080' }));

/** Names of the suggested labels by section. */
function getSuggestedNames(input: Partial<Parameters<typeof suggestLabels>[0]>) {
  const sections: Record<string, string[]> = {};
  for (const { name, section = '' } of suggestLabels({
    labels: [],
    recent: [],
    current: [],
    title: '',
    ...input,
  }))
    (sections[section] ??= []).push(name);
  return sections;
}

test('labels whose words occur in the title come first, the longest match first', () => {
  const labels = createLabels('perf', 'crash', 'component::network', 'race condition', 'raced');
  expect(getSuggestedNames({ labels, title: 'Networking crashes after a race condition' })).toMatchObject({
    Likely: ['race condition', 'component::network', 'crash'],
    Frequent: ['perf', 'raced'],
  });
});

test('short words match only themselves', () => {
  const labels = createLabels('net', 'io', 'c', 'other');
  expect(getSuggestedNames({ labels, title: 'A network ioctl in C, and io' })).toMatchObject({
    Likely: ['io'],
  });
});

test('recent labels follow with their current names, then frequent ones, then others by name', () => {
  const labels = createLabels(...Array.from({ length: 200 }, (_, i) => `label ${200 - i}`));
  const recent = [
    { id: 'label 3', name: 'old name', color: '#808080' },
    { id: 'unknown', name: 'rare', color: '#808080' },
  ];
  const sections = getSuggestedNames({ labels, recent });
  expect(sections.Recent).toEqual(['label 3', 'rare']);
  expect(sections.Frequent).toEqual(labels.slice(0, 8).map(({ name }) => name));
  expect(sections['Other labels']?.slice(0, 2)).toEqual(['label 153', 'label 154']);
  expect(Object.values(sections).flat()).toHaveLength(50);
});

test('a recent label that is missing from a complete list was deleted', () => {
  const recent = createLabels('deleted', 'kept');
  expect(getSuggestedNames({ labels: createLabels('crash', 'kept'), recent }).Recent).toEqual(['kept']);
});

test('labels of the issue are left out, and no likely label would replace one of them', () => {
  const labels = createLabels('component::dns', 'component::network', 'crash', 'perf');
  const current = createLabels('component::network', 'crash');
  expect(getSuggestedNames({ labels, current, title: 'dns crash' })).toEqual({
    Frequent: ['component::dns', 'perf'],
  });
});

test('the first likely or recent label that replaces none of the issue is highlighted', () => {
  const labels = createLabels('component::dns', 'component::network', 'crash', 'perf');
  const current = createLabels('component::network');
  const find = (title: string, ...recent: string[]) =>
    findLabelToHighlight(suggestLabels({ labels, recent: createLabels(...recent), current, title }), current)
      ?.name;
  expect(find('A crash', 'perf')).toBe('crash');
  expect(find('Nothing', 'component::dns', 'perf')).toBe('perf');
  expect(find('Nothing')).toBeUndefined();
});
