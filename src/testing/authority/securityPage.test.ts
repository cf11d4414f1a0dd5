/**
 * Tests that docs/security.md is up to date: its tables match the code, and the tests that it names exist.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AUDIT_ACTIONS } from '../../shared/audit';
import { ROLES, PROJECT_VISIBILITIES } from '../../shared/issue';
import * as limits from '../../shared/limits';
import {
  ANONYMOUS_PERMISSIONS_BY_VISIBILITY,
  BULK_EDIT_ISSUES_MAX_BY_ROLE,
  PERMISSIONS,
  ROLE_PERMISSIONS,
  NON_MEMBER_ROLE_BY_VISIBILITY,
  TOKEN_SCOPE_PERMISSIONS,
  TOKEN_SCOPES,
} from '../../shared/permissions';
import {
  CLIENT_FILE_ROUTE_ACCESS_RULES,
  EMAIL_ROUTE_ACCESS_RULES,
  OIDC_ROUTE_ACCESS_RULES,
  ROUTE_ACCESS_RULES,
} from './routes';

const securityDocumentation = readFileSync(path.resolve('docs/security.md'), 'utf8');

/** Returns the trimmed cells of the documentation table whose first column has this heading. */
function getDocumentationTableRows(heading: string): string[][] {
  const lines = securityDocumentation.split('\n');
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

const formatMarkdownCode = (name: string): string => `\`${name}\``;
const extractMarkdownCodeNames = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

test('docs/security.md lists the permissions of each role', () => {
  const most = (role: (typeof ROLES)[number]) =>
    Number.isFinite(BULK_EDIT_ISSUES_MAX_BY_ROLE[role])
      ? `to ${BULK_EDIT_ISSUES_MAX_BY_ROLE[role].toLocaleString('en')}`
      : 'any';
  const expected = PERMISSIONS.map((permission) => {
    const visibilities = PROJECT_VISIBILITIES.filter((visibility) =>
      ANONYMOUS_PERMISSIONS_BY_VISIBILITY[visibility].includes(permission),
    );
    const ofRoles = ROLES.map((role) => {
      if (!ROLE_PERMISSIONS[role].includes(permission)) return '';
      return permission === 'BULK_EDIT' ? most(role) : 'yes';
    });
    return [
      formatMarkdownCode(permission),
      visibilities.join(', '),
      ...ofRoles,
      permission === 'BULK_EDIT' ? 'any' : 'yes',
    ];
  });
  expect(
    getDocumentationTableRows('Permission')
      .map(([name, , ...cells]) => [name, ...cells])
      .sort(),
  ).toEqual(expected.sort());
});

test('docs/security.md lists the visibilities of projects and the scopes of API tokens', () => {
  expect(getDocumentationTableRows('A project is')).toEqual(
    PROJECT_VISIBILITIES.map((visibility) => [
      formatMarkdownCode(visibility),
      ANONYMOUS_PERMISSIONS_BY_VISIBILITY[visibility].map(formatMarkdownCode).join(', '),
      NON_MEMBER_ROLE_BY_VISIBILITY[visibility] ?? '',
    ]),
  );
  expect(getDocumentationTableRows('Scope').map(([scope]) => scope)).toEqual(
    TOKEN_SCOPES.map(formatMarkdownCode),
  );
  for (const [scope = '', permissions = ''] of getDocumentationTableRows('Scope')) {
    const [name] = extractMarkdownCodeNames(scope) as [(typeof TOKEN_SCOPES)[number]];
    const all = TOKEN_SCOPE_PERMISSIONS[name].length === PERMISSIONS.length;
    expect(extractMarkdownCodeNames(permissions).sort()).toEqual(
      all ? [] : [...TOKEN_SCOPE_PERMISSIONS[name]].sort(),
    );
  }
});

test('docs/security.md lists every HTTP route', () => {
  const routes = Object.entries({
    ...ROUTE_ACCESS_RULES,
    ...OIDC_ROUTE_ACCESS_RULES,
    ...EMAIL_ROUTE_ACCESS_RULES,
    ...CLIENT_FILE_ROUTE_ACCESS_RULES,
  });
  // The documentation leaves out the patterns of parameters.
  const open = routes
    .filter(([, { anonymousStatus: outsider }]) => outsider !== 405)
    .map(([route]) => route.replaceAll(/\(\^[^/]*\$\)/g, ''));
  expect(
    getDocumentationTableRows('Request')
      .flatMap(([requests = '']) => extractMarkdownCodeNames(requests))
      .sort(),
  ).toEqual(open.sort());
});

test('docs/security.md lists the values of limits', () => {
  const documented = getDocumentationTableRows('Limit').map(([name = '', value = '']) => [
    extractMarkdownCodeNames(name)[0]!,
    value,
  ]);
  const values = limits as unknown as Record<string, number>;
  expect(documented).toEqual(documented.map(([name]) => [name, values[name!]!.toLocaleString('en')]));
});

test('docs/security.md lists every action of the audit log', () => {
  const [section = ''] = securityDocumentation.split('## The audit log')[1]!.split('\n## ');
  expect(extractMarkdownCodeNames(section)).toEqual([...AUDIT_ACTIONS]);
});

test('docs/security.md names only tests that exist', () => {
  const rows = getDocumentationTableRows('Promise');
  for (const [promise = '', proofs = ''] of rows) {
    expect([promise, extractMarkdownCodeNames(proofs).length > 0]).toEqual([promise, true]);
    for (const file of extractMarkdownCodeNames(proofs))
      expect([file, existsSync(path.resolve(file))]).toEqual([file, true]);
  }
});
