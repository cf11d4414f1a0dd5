import { ROLES, VISIBILITIES, type Role, type Visibility } from '../../../shared/issue';
import type { Permission } from '../../../shared/permissions';
import type { ProjectRow } from '../../store/read/projects';
import { hasPermission, permissionsOf, type Viewer } from './permissions';

const project = (visibility: Visibility, role: Role | null): ProjectRow => ({
  id: 1,
  key: 'NET',
  name: '',
  description: '',
  created_at: new Date(0),
  version: 0,
  issue_counter: 0,
  issue_count: 0,
  comment_counter: 0,
  bulk_counter: 0,
  visibility: VISIBILITIES.indexOf(visibility),
  role: role === null ? null : ROLES.indexOf(role),
});
const person = { id: 7, administrator: false, scope: 'admin' as const };

const TABLE: [Role, Permission[]][] = [
  ['reader', ['READ', 'VOTE']],
  ['reporter', ['READ', 'VOTE', 'FILE']],
  ['triager', ['READ', 'VOTE', 'FILE', 'TRIAGE', 'BULK_EDIT']],
  ['developer', ['READ', 'VOTE', 'FILE', 'TRIAGE', 'EDIT', 'BULK_EDIT']],
  ['maintainer', ['READ', 'VOTE', 'FILE', 'TRIAGE', 'EDIT', 'BULK_EDIT', 'MAINTAIN']],
];

it.each(TABLE)('gives the role %s exactly the permissions of the table', (role, permissions) => {
  expect(permissionsOf(person, { project: project('private', role) })).toEqual(permissions);
});

it('lets anonymous viewers read public projects and do nothing else', () => {
  expect(permissionsOf(null, { project: project('public', null) })).toEqual(['READ']);
  expect(permissionsOf(null, { project: project('internal', null) })).toEqual([]);
  expect(permissionsOf(null, { project: project('private', null) })).toEqual([]);
});

it('lets non-members create issues in projects that are not private', () => {
  expect(hasPermission(person, 'FILE', { project: project('public', null) })).toBe(true);
  expect(hasPermission(person, 'FILE', { project: project('internal', null) })).toBe(true);
  expect(permissionsOf(person, { project: project('private', null) })).toEqual([]);
});

it('gives administrators every permission', () => {
  const administrator = { id: 1, administrator: true, scope: 'admin' as const };
  expect(hasPermission(administrator, 'READ', { project: project('private', null) })).toBe(true);
  expect(hasPermission(administrator, 'ADMINISTER', { project: project('private', null) })).toBe(true);
});

it('lets authors edit their own issues while they may create issues', () => {
  expect(hasPermission(person, 'EDIT', { project: project('public', 'reporter'), authorId: 7 })).toBe(true);
  expect(hasPermission(person, 'EDIT', { project: project('public', 'reporter'), authorId: 8 })).toBe(false);
  expect(hasPermission(person, 'EDIT', { project: project('public', 'reader'), authorId: 7 })).toBe(false);
  expect(hasPermission(null, 'EDIT', { project: project('public', null), authorId: null })).toBe(false);
});

it('limits a token to its scope, whatever the role of its owner', () => {
  const owner: Viewer = { id: 1, administrator: true, scope: 'admin' };
  const secret = { project: project('private', null) };
  expect(permissionsOf({ ...owner, scope: 'read' }, secret)).toEqual(['READ']);
  expect(permissionsOf({ ...owner, scope: 'write' }, secret)).toContain('MAINTAIN');
  expect(hasPermission({ ...owner, scope: 'write' }, 'ADMINISTER', secret)).toBe(false);
  const own = { project: project('public', 'reporter'), authorId: 7 };
  expect(hasPermission({ ...person, scope: 'read' }, 'EDIT', own)).toBe(false);
});
