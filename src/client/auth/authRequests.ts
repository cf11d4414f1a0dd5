/** Signing in and out, and what makes one somebody here: plain requests beside GraphQL's. */
import type { UserError } from '../errors/UserError';
import { asErrorCode } from '../errors/RequestError';

/** Who has signed in. */
export interface SignedInUser {
  login: string;
  name: string;
  /** Of the project that one has joined or made. */
  projectKey?: string | null;
}

export type AuthResult =
  | { status: 'done'; person: SignedInUser }
  | {
      status: 'refused';
      errors: readonly UserError[];
      /** Milliseconds after which it may be tried again, where it was tried too often. */
      retryAfter: number | null;
    };

export interface Credentials {
  login: string;
  password: string;
}

export const signIn = (credentials: Credentials): Promise<AuthResult> =>
  postAuthRequest('/session', credentials);

/** The one-time link's token makes the first administrator, and where they want one a first project. */
export const setUp = (
  input: { token: string; name: string; projectKey?: string; projectName?: string } & Credentials,
): Promise<AuthResult> => postAuthRequest('/setup', input);

/** Makes an account for whoever was invited, who is then a member. */
export const joinByInvitation = (input: { token: string; name: string } & Credentials): Promise<AuthResult> =>
  postAuthRequest('/invitation', input);

export const choosePassword = (input: { token: string; password: string }): Promise<AuthResult> =>
  postAuthRequest('/password', input);

/** Ends this browser's session. Rejects where the server cannot be reached. */
export async function signOut(): Promise<void> {
  await fetch('/session', { method: 'DELETE' });
}

/** Where OpenID Connect is begun, to come back to a path of ours. */
export const oidcUrl = (next: string): string => `/session/oidc?next=${encodeURIComponent(next)}`;

interface ErrorBody {
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
    const answer = (await response.json()) as SignedInUser | ErrorBody;
    if (response.ok) return { status: 'done', person: answer as SignedInUser };
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    const retryAfter = response.status === 429 && seconds > 0 ? seconds * 1_000 : null;
    return rejectedResult(answer as ErrorBody, retryAfter);
  } catch {
    return rejectedResult({
      code: 'UNAVAILABLE',
      message: 'Winnow cannot be reached. Try again in a moment.',
    });
  }
}

function rejectedResult({ code, message, path }: ErrorBody, retryAfter: number | null = null): AuthResult {
  const error = {
    code: asErrorCode(code),
    message: message ?? 'This did not work.',
    path: path ?? [],
    current: null,
  };
  return { status: 'refused', errors: [error], retryAfter };
}
