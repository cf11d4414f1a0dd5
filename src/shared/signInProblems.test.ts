import { SIGN_IN_PROBLEM_MESSAGES, getSignInProblemMessage } from './signInProblems';

test('signInProblem returns null for codes that are not in the catalogue', () => {
  expect(getSignInProblemMessage('expired')).toBe(SIGN_IN_PROBLEM_MESSAGES.expired);
  for (const code of [null, '', 'constructor', '__proto__', 'Call 555-0100 to get back in']) {
    expect(getSignInProblemMessage(code)).toBeNull();
  }
});
