import { SIGN_IN_PROBLEMS, signInProblem } from './signInProblems';

test('an address has nothing said but what is known', () => {
  expect(signInProblem('expired')).toBe(SIGN_IN_PROBLEMS.expired);
  for (const code of [null, '', 'constructor', '__proto__', 'Call 555-0100 to get back in']) {
    expect(signInProblem(code)).toBeNull();
  }
});
