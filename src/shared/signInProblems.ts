/** Messages for failed sign-ins with OpenID Connect, shown by the page `/login?problem=CODE`. */
export const SIGN_IN_PROBLEM_MESSAGES = {
  unavailable: 'The sign-in service is not responding. Try again in a moment.',
  refused: 'The sign-in service rejected the sign-in. Try again.',
  expired: 'The sign-in expired or was started in another browser. Sign in again.',
  disabled: 'This account is disabled.',
  busy: 'Too many attempts. Try again in a minute.',
} as const;

export type SignInProblemCode = keyof typeof SIGN_IN_PROBLEM_MESSAGES;

/** Returns the message for a code, or null for unknown codes: the code comes from the URL and is not trusted. */
export function getSignInProblemMessage(code: string | null): string | null {
  return code !== null && Object.hasOwn(SIGN_IN_PROBLEM_MESSAGES, code)
    ? SIGN_IN_PROBLEM_MESSAGES[code as SignInProblemCode]
    : null;
}
