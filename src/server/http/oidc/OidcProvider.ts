/** Client of the OpenID provider: the authorization code flow with PKCE, state and nonce. */
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
import type { OidcIdentity } from '../../domain/people/signInByOidc';

/** Random values of one sign-in that the OpenID provider's response has to match. */
export interface OidcAuthorizationChecks {
  state: string;
  nonce: string;
  verifier: string;
}

export class OidcProvider {
  readonly #config: OidcConfig;
  #discovered: Promise<Configuration> | null = null;

  constructor(config: OidcConfig) {
    this.#config = config;
  }

  /** Builds the URL of the provider's sign-in page, which redirects the browser to `redirectUri` afterwards. */
  async startOidcAuthorization(redirectUri: string): Promise<{ url: URL; checks: OidcAuthorizationChecks }> {
    const checks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
    const url = buildAuthorizationUrl(await this.#discover(), {
      redirect_uri: redirectUri,
      scope: 'openid profile email',
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    });
    return { url, checks };
  }

  /**
   * Exchanges the authorization code of a callback for the user's identity. Rejects if the callback does not match
   * `checks` or contains an error.
   * @param url the callback URL with its query
   */
  async completeOidcAuthorization(
    url: URL,
    { state, nonce, verifier }: OidcAuthorizationChecks,
  ): Promise<OidcIdentity> {
    const configuration = await this.#discover();
    const tokens = await authorizationCodeGrant(configuration, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const idToken = tokens.claims()!;
    // Most ID tokens contain only the subject; name and email are in the user info.
    const userInfo = configuration.serverMetadata().userinfo_endpoint
      ? await fetchUserInfo(configuration, tokens.access_token, idToken.sub)
      : {};
    const claims: Record<string, unknown> = { ...idToken, ...userInfo };
    const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : null);
    const email = text('email');
    return {
      issuer: idToken.iss,
      subject: idToken.sub,
      name: text('name'),
      email,
      names: [text('preferred_username'), email].filter((name) => name !== null),
    };
  }

  /** Fetches the provider's metadata when it is first needed, and again after a failure. */
  #discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#config;
    this.#discovered ??= discovery(
      new URL(issuer),
      clientId,
      undefined,
      ClientSecretBasic(clientSecret),
      // The configuration allows http: for loopback addresses only.
      issuer.startsWith('http:') ? { execute: [allowInsecureRequests] } : undefined,
    ).catch((error: unknown) => {
      this.#discovered = null;
      throw error;
    });
    return this.#discovered;
  }
}
