import type { TextReferenceTargets } from './references';

/** Targets of the references in the texts of tests: an imported text of project NET, in which NET-1 and @mika exist. */
export const TEST_REFERENCE_TARGETS: TextReferenceTargets = {
  projectKey: 'NET',
  repository: { origin: 'https://github.com', name: 'acme/kettle' },
  isImported: true,
  issues: new Set(['NET-1', 'OTHER-22']),
  importedIssues: new Map([
    ['https://github.com/acme/kettle/issues/1', 'NET-1'],
    ['https://github.com/acme/lid/issues/7', 'OTHER-22'],
  ]),
  identifiedIssues: new Map([
    ['timob-123', 'NET-1'],
    ['bug 1234', 'OTHER-22'],
  ]),
  logins: new Set(['mika']),
  files: new Map([['7-0123456789abcdef0123456789abcdef', { size: 12_345, width: 640, height: 480 }]]),
};
