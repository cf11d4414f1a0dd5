import { groupClustersByLevel } from './ClusterList';

const level = (name: 'almost_certain' | 'likely' | 'possible') => ({ level: name });

test('clusters are grouped by level, without empty groups', () => {
  const clusters = [level('almost_certain'), level('almost_certain'), level('possible')];
  expect(groupClustersByLevel(clusters)).toEqual([
    { level: 'almost_certain', first: 0, end: 2 },
    { level: 'possible', first: 2, end: 3 },
  ]);
  expect(groupClustersByLevel([])).toEqual([]);
});
