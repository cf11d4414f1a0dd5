/**
 * Tests that docs/security.md is up to date: its tables match the code, and the tests that it names exist.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AUDIT_ACTIONS } from '../../shared/audit';
import { ROLES, VISIBILITIES } from '../../shared/issue';
import * as limits from '../../shared/limits';
import {
  ANONYMOUS_PERMISSIONS,
  BULK_EDIT_ISSUES_MAX,
  PERMISSIONS,
  ROLE_PERMISSIONS,
  NON_MEMBER_ROLES,
  TOKEN_SCOPE_PERMISSIONS,
  TOKEN_SCOPES,
} from '../../shared/permissions';
import { CLIENT_FILE_ROUTES, OIDC_ROUTES, ROUTE_RULES } from './routes';

const securityPage = readFileSync(path.resolve('docs/security.md'), 'utf8');

/** Returns the trimmed cells of the documentation table whose first column has this heading. */
function getTableRows(heading: string): string[][] {
  const lines = securityPage.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${heading} `));
  expect([heading, start]).not.toEqual([heading, -1]);
  const rows = [];
  for (let at = start + 2; lines[at]?.startsWith('|'); at++) {
    rows.push(
      lines[at]!.split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  }
  return rows;
}

const formatCode = (name: string): string => `\`${name}\``;
const extractCodeNames = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

test('docs/security.md lists the permissions of each role', () => {
  const most = (role: (typeof ROLES)[number]) =>
    Number.isFinite(BULK_EDIT_ISSUES_MAX[role])
      ? `to ${BULK_EDIT_ISSUES_MAX[role].toLocaleString('en')}`
      : 'any';
  const expected = PERMISSIONS.map((permission) => {
    const visibilities = VISIBILITIES.filter((visibility) =>
      ANONYMOUS_PERMISSIONS[visibility].includes(permission),
    );
    const ofRoles = ROLES.map((role) => {
      if (!ROLE_PERMISSIONS[role].includes(permission)) return '';
      return permission === 'BULK_EDIT' ? most(role) : 'yes';
    });
    return [
      formatCode(permission),
      visibilities.join(', '),
      ...ofRoles,
      permission === 'BULK_EDIT' ? 'any' : 'yes',
    ];
  });
  expect(
    getTableRows('Permission')
      .map(([name, , ...cells]) => [name, ...cells])
      .sort(),
  ).toEqual(expected.sort());
});

test('docs/security.md lists the visibilities of projects and the scopes of API tokens', () => {
  expect(getTableRows('A project is')).toEqual(
    VISIBILITIES.map((visibility) => [
      formatCode(visibility),
      ANONYMOUS_PERMISSIONS[visibility].map(formatCode).join(', '),
      NON_MEMBER_ROLES[visibility] ?? '',
    ]),
  );
  expect(getTableRows('Scope').map(([scope]) => scope)).toEqual(TOKEN_SCOPES.map(formatCode));
  for (const [scope = '', permissions = ''] of getTableRows('Scope')) {
    const [name] = extractCodeNames(scope) as [(typeof TOKEN_SCOPES)[number]];
    const all = TOKEN_SCOPE_PERMISSIONS[name].length === PERMISSIONS.length;
    expect(extractCodeNames(permissions).sort()).toEqual(
      all ? [] : [...TOKEN_SCOPE_PERMISSIONS[name]].sort(),
    );
  }
});

test('docs/security.md lists every HTTP route', () => {
  const routes = Object.entries({ ...ROUTE_RULES, ...OIDC_ROUTES, ...CLIENT_FILE_ROUTES });
  const open = routes.filter(([, { anonymousStatus: outsider }]) => outsider !== 405).map(([route]) => route);
  expect(
    getTableRows('Request')
      .flatMap(([requests = '']) => extractCodeNames(requests))
      .sort(),
  ).toEqual(open.sort());
});

test('docs/security.md lists the values of limits', () => {
  const documented = getTableRows('Limit').map(([name = '', value = '']) => [
    extractCodeNames(name)[0]!,
    value,
  ]);
  const values = limits as unknown as Record<string, number>;
  expect(documented).toEqual(documented.map(([name]) => [name, values[name!]!.toLocaleString('en')]));
});

test('docs/security.md lists every action of the audit log', () => {
  const [section = ''] = securityPage.split('## The audit log')[1]!.split('\n## ');
  expect(extractCodeNames(section)).toEqual([...AUDIT_ACTIONS]);
});

test('docs/security.md names only tests that exist', () => {
  const rows = getTableRows('Promise');
  for (const [promise = '', proofs = ''] of rows) {
    expect([promise, extractCodeNames(proofs).length > 0]).toEqual([promise, true]);
    for (const file of extractCodeNames(proofs))
      expect([file, existsSync(path.resolve(file))]).toEqual([file, true]);
  }
});
