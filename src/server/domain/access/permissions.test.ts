import { ROLES, PROJECT_VISIBILITIES, type Role, type ProjectVisibility } from '../../../shared/issue';
import type { Permission } from '../../../shared/permissions';
import type { ProjectRow } from '../../store/read/projects';
import { hasPermission, getPermissions, type Viewer } from './permissions';

const createProjectRow = (visibility: ProjectVisibility, role: Role | null): ProjectRow => ({
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
  visibility: PROJECT_VISIBILITIES.indexOf(visibility),
  role: role === null ? null : ROLES.indexOf(role),
});
const testViewer = { id: 7, administrator: false, scope: 'admin' as const };

const PERMISSIONS_BY_ROLE: [Role, Permission[]][] = [
  ['reader', ['READ', 'VOTE']],
  ['reporter', ['READ', 'VOTE', 'FILE']],
  ['triager', ['READ', 'VOTE', 'FILE', 'TRIAGE', 'BULK_EDIT']],
  ['developer', ['READ', 'VOTE', 'FILE', 'TRIAGE', 'EDIT', 'BULK_EDIT']],
  ['maintainer', ['READ', 'VOTE', 'FILE', 'TRIAGE', 'EDIT', 'BULK_EDIT', 'MAINTAIN']],
];

it.each(PERMISSIONS_BY_ROLE)('gives the role %s exactly its own permissions', (role, permissions) => {
  expect(getPermissions(testViewer, { project: createProjectRow('private', role) })).toEqual(permissions);
});

it('lets anonymous viewers read public projects and do nothing else', () => {
  expect(getPermissions(null, { project: createProjectRow('public', null) })).toEqual(['READ']);
  expect(getPermissions(null, { project: createProjectRow('internal', null) })).toEqual([]);
  expect(getPermissions(null, { project: createProjectRow('private', null) })).toEqual([]);
});

it('lets non-members create issues in projects that are not private', () => {
  expect(hasPermission(testViewer, 'FILE', { project: createProjectRow('public', null) })).toBe(true);
  expect(hasPermission(testViewer, 'FILE', { project: createProjectRow('internal', null) })).toBe(true);
  expect(getPermissions(testViewer, { project: createProjectRow('private', null) })).toEqual([]);
});

it('gives administrators every permission', () => {
  const administrator = { id: 1, administrator: true, scope: 'admin' as const };
  expect(hasPermission(administrator, 'READ', { project: createProjectRow('private', null) })).toBe(true);
  expect(hasPermission(administrator, 'ADMINISTER', { project: createProjectRow('private', null) })).toBe(
    true,
  );
});

it('lets authors edit their own issues while they may create issues', () => {
  expect(
    hasPermission(testViewer, 'EDIT', { project: createProjectRow('public', 'reporter'), authorId: 7 }),
  ).toBe(true);
  expect(
    hasPermission(testViewer, 'EDIT', { project: createProjectRow('public', 'reporter'), authorId: 8 }),
  ).toBe(false);
  expect(
    hasPermission(testViewer, 'EDIT', { project: createProjectRow('public', 'reader'), authorId: 7 }),
  ).toBe(false);
  expect(hasPermission(null, 'EDIT', { project: createProjectRow('public', null), authorId: null })).toBe(
    false,
  );
});

it('limits a token to its scope, whatever the role of its owner', () => {
  const owner: Viewer = { id: 1, administrator: true, scope: 'admin' };
  const secret = { project: createProjectRow('private', null) };
  expect(getPermissions({ ...owner, scope: 'read' }, secret)).toEqual(['READ']);
  expect(getPermissions({ ...owner, scope: 'write' }, secret)).toContain('MAINTAIN');
  expect(hasPermission({ ...owner, scope: 'write' }, 'ADMINISTER', secret)).toBe(false);
  const own = { project: createProjectRow('public', 'reporter'), authorId: 7 };
  expect(hasPermission({ ...testViewer, scope: 'read' }, 'EDIT', own)).toBe(false);
});
