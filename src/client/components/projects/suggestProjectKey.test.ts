import { getProjectKeyProblem } from '../../../shared/validation/projects';
import { suggestProjectKey } from './suggestProjectKey';

test.each([
  ['Network', 'NETW'],
  ['web', 'WEB'],
  ['Mobile app for iOS', 'MAFI'],
  ['Élan vital', 'EV'],
  ['3D viewer of parts', 'VOP'],
])('suggests for “%s” the key %s', (name, key) => {
  expect(suggestProjectKey(name)).toBe(key);
  expect(getProjectKeyProblem(key)).toBeNull();
});

test.each(['', 'x', '日本語', '42'])('suggests no key for “%s”', (name) => {
  expect(suggestProjectKey(name)).toBe('');
});
