/** Requests that start or end a session or create an account: plain HTTP, not GraphQL. */
import type { UserError } from '../errors/UserError';
import { toErrorCode } from '../errors/RequestError';

export interface SignedInUser {
  login: string;
  name: string;
  /** Key of the project that the user has just joined or created. */
  projectKey?: string | null;
}

export type AuthResult =
  | { status: 'done'; person: SignedInUser }
  | {
      status: 'refused';
      errors: readonly UserError[];
      /** Delay before another attempt is allowed, in ms; null unless rate-limited. */
      retryAfter: number | null;
    };

export interface Credentials {
  login: string;
  password: string;
}

export const signIn = (credentials: Credentials): Promise<AuthResult> =>
  postAuthRequest('/session', credentials);

/**
 * Creates the first administrator, and optionally a first project, with the token of the one-time setup link.
 */
export const createFirstAdministrator = (
  input: { token: string; name: string; projectKey?: string; projectName?: string } & Credentials,
): Promise<AuthResult> => postAuthRequest('/setup', input);

/** Creates an account for an invited person and adds it to the project. */
export const acceptInvitation = (input: { token: string; name: string } & Credentials): Promise<AuthResult> =>
  postAuthRequest('/invitation', input);

export const setPasswordWithToken = (input: { token: string; password: string }): Promise<AuthResult> =>
  postAuthRequest('/password', input);

/**
 * Requests an email with a link to choose a new password. The result is the same whether there is an account or not.
 * @param login a login or an email address
 */
export const requestPasswordReset = (login: string): Promise<AuthResult> =>
  postAuthRequest('/password/reset', { login });

/** Ends this browser's session. Rejects when the server is unreachable. */
export async function signOut(): Promise<void> {
  await fetch('/session', { method: 'DELETE' });
}

/** URL that starts an OpenID Connect sign-in, which returns to the path `next`. */
export const buildOidcSignInUrl = (next: string): string => `/session/oidc?next=${encodeURIComponent(next)}`;

interface AuthErrorResponse {
  code?: unknown;
  message?: string;
  path?: readonly string[];
}

async function postAuthRequest(path: string, body: object): Promise<AuthResult> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const result = (await response.json()) as SignedInUser | AuthErrorResponse;
    if (response.ok) return { status: 'done', person: result as SignedInUser };
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    const retryAfter = response.status === 429 && seconds > 0 ? seconds * 1_000 : null;
    return toRejectedAuthResult(result as AuthErrorResponse, retryAfter);
  } catch {
    return toRejectedAuthResult({
      code: 'UNAVAILABLE',
      message: 'The server cannot be reached. Try again in a moment.',
    });
  }
}

function toRejectedAuthResult(
  { code, message, path }: AuthErrorResponse,
  retryAfter: number | null = null,
): AuthResult {
  const error = {
    code: toErrorCode(code),
    message: message ?? 'The request failed.',
    path: path ?? [],
    current: null,
  };
  return { status: 'refused', errors: [error], retryAfter };
}
