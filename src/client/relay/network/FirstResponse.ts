import { type GraphQLSingularResponse, stableCopy } from 'relay-runtime';
import { EMBEDDED_RESPONSE_ELEMENT_ID, type EmbeddedResponse } from '../../../shared/pages/embeddedResponse';
import type { SessionGuard } from '../../auth/SessionGuard';
import type { PersistedOperation } from './post';

/** How old an embedded response may be when it is used, in ms since the navigation began. */
const EMBEDDED_RESPONSE_AGE_MAX_MS = 30_000;

/** The response to the page's first query that the HTML page contains. It can be taken once. */
export class FirstResponse {
  private embedded: EmbeddedResponse | null;

  constructor(embedded: EmbeddedResponse | null) {
    this.embedded = embedded;
  }

  /** Takes the response if it belongs to the operation and to the page's user; otherwise null. */
  take(
    { documentId, variables }: PersistedOperation,
    sessionGuard: SessionGuard,
  ): GraphQLSingularResponse | null {
    const { embedded } = this;
    if (embedded?.documentId !== documentId || !areEqual(embedded.variables, variables)) return null;
    this.discard();
    if (performance.now() > EMBEDDED_RESPONSE_AGE_MAX_MS) return null;
    if (sessionGuard.viewer === null) sessionGuard.isSessionOver(embedded.viewer);
    return sessionGuard.viewer === embedded.viewer ? embedded.response : null;
  }

  /** Discards the response: it must not be used for a later navigation. */
  discard(): void {
    this.embedded = null;
  }
}

const areEqual = (a: object, b: object): boolean =>
  JSON.stringify(stableCopy(a)) === JSON.stringify(stableCopy(b));

/** Reads the embedded response from the HTML page and removes it there; null: the page contains none. */
export function readEmbeddedResponse(): EmbeddedResponse | null {
  const element = document.getElementById(EMBEDDED_RESPONSE_ELEMENT_ID);
  element?.remove();
  try {
    return JSON.parse(element?.textContent ?? 'null') as EmbeddedResponse | null;
  } catch {
    // The connection was lost while the page was loading.
    return null;
  }
}
