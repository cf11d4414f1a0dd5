/** The OpenID provider that people may sign in with: the authorization code flow, with PKCE, state and nonce. */
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  type Configuration,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { OidcConfig } from '../../config/Config';
import type { Identity } from '../../domain/people/signInByOidc';

/** What must come back with whoever was sent away. */
export interface Expected {
  state: string;
  nonce: string;
  verifier: string;
}

export class Provider {
  readonly #config: OidcConfig;
  #discovered: Promise<Configuration> | null = null;

  constructor(config: OidcConfig) {
    this.#config = config;
  }

  /** Where to send somebody, to come back to `redirectUri`. */
  async begin(redirectUri: string): Promise<{ url: URL; expected: Expected }> {
    const expected = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
    const url = buildAuthorizationUrl(await this.#discover(), {
      ...{ redirect_uri: redirectUri, scope: 'openid profile email' },
      ...{ state: expected.state, nonce: expected.nonce },
      code_challenge: await calculatePKCECodeChallenge(expected.verifier),
      code_challenge_method: 'S256',
    });
    return { url, expected };
  }

  /** @param url that they came back to. Rejects where it does not fit, or the provider says no. */
  async end(url: URL, { state, nonce, verifier }: Expected): Promise<Identity> {
    const configuration = await this.#discover();
    const tokens = await authorizationCodeGrant(configuration, url, {
      ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
    });
    const token = tokens.claims()!;
    // Most providers tell no more than the subject with the token.
    const more = configuration.serverMetadata().userinfo_endpoint
      ? await fetchUserInfo(configuration, tokens.access_token, token.sub)
      : {};
    const claims: Record<string, unknown> = { ...token, ...more };
    const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : null);
    const email = text('email');
    return {
      ...{ issuer: token.iss, subject: token.sub, name: text('name'), email },
      names: [text('preferred_username'), email].filter((name) => name !== null),
    };
  }

  /** Asked when it is needed, and again where it was away. */
  #discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#config;
    this.#discovered ??= discovery(
      new URL(issuer),
      clientId,
      undefined,
      ClientSecretBasic(clientSecret),
      // The configuration takes such an address on this machine alone.
      issuer.startsWith('http:') ? { execute: [allowInsecureRequests] } : undefined,
    ).catch((error: unknown) => {
      this.#discovered = null;
      throw error;
    });
    return this.#discovered;
  }
}
