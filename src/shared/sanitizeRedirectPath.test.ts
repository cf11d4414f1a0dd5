import { sanitizeRedirectPath } from './sanitizeRedirectPath';

test.each([
  '/',
  '/projects/NET/issues?q=is%3Aopen&peek=3',
  '/invite#abc',
  '/%09/evil.example',
  '/%5cevil.example',
])('localPath accepts the local path %s', (path) => {
  expect(sanitizeRedirectPath(path)).toBe(path);
});

test.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\r\n/evil.example',
  'https:evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/projects/..//evil.example',
  'javascript:alert(1)',
  'projects',
])('localPath replaces %j by /', (path) => {
  expect(sanitizeRedirectPath(path)).toBe('/');
});
