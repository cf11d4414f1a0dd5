/** Why signing in with OpenID Connect came to nothing: `/login?problem=CODE` says so in these words. */
export const SIGN_IN_PROBLEMS = {
  unavailable: 'The sign-in service does not answer. Try again in a moment.',
  refused: 'The sign-in service did not let you in. Try again.',
  expired: 'This took too long, or began in another browser. Sign in again.',
  disabled: 'This account may not sign in.',
  busy: 'Too many tries: wait a minute.',
} as const;

export type SignInProblem = keyof typeof SIGN_IN_PROBLEMS;

/** In words; null: there is none of this code, which may be anybody's. */
export function signInProblem(code: string | null): string | null {
  return code !== null && Object.hasOwn(SIGN_IN_PROBLEMS, code)
    ? SIGN_IN_PROBLEMS[code as SignInProblem]
    : null;
}
