import { SIGN_IN_PROBLEMS, signInProblem } from './signInProblems';

test('signInProblem returns null for codes that are not in the catalogue', () => {
  expect(signInProblem('expired')).toBe(SIGN_IN_PROBLEMS.expired);
  for (const code of [null, '', 'constructor', '__proto__', 'Call 555-0100 to get back in']) {
    expect(signInProblem(code)).toBeNull();
  }
});
