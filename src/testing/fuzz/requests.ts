/** Random HTTP requests, from almost valid to nonsense. */
import fc from 'fast-check';
import operations from '../../../__generated__/operations.json';
import { arbitraryJson, arbitraryHostileQuery, arbitraryHostileText } from './hostileValues';
import { arbitraryGraphqlOperation } from './operations';

export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** Whether the request is sent with an API token of an administrator. */
  signedIn: boolean;
}

const JSON_CONTENT_TYPE_HEADER = { 'content-type': 'application/json' };

const arbitraryGraphqlRequest = (body: fc.Arbitrary<unknown>): fc.Arbitrary<FuzzRequest> =>
  fc
    .tuple(
      body,
      fc.boolean(),
      fc.constantFrom(
        'application/json',
        'application/graphql-response+json',
        '*/*',
        'text/event-stream',
        'x',
      ),
    )
    .map(([value, signedIn, accept]) => ({
      method: 'POST',
      path: '/graphql',
      body: JSON.stringify(value),
      signedIn,
      headers: { ...JSON_CONTENT_TYPE_HEADER, accept },
    }));

/** Generates texts with a random part replaced by a hostile text. */
const arbitraryCorruptedText = (whole: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(whole, fc.nat(), fc.nat({ max: 30 }), arbitraryHostileText).map(([words, at, length, put]) => {
    const from = words.length === 0 ? 0 : at % words.length;
    return words.slice(0, from) + put + words.slice(from + length);
  });

const arbitraryPersistedOperation = fc.constantFrom(...Object.entries(operations as Record<string, string>));

/** Persisted operations of the client with arbitrary variables. */
const arbitraryClientOperation = arbitraryPersistedOperation.chain(([documentId, words]) => {
  const names = [...new Set(words.match(/\$\w+/g) ?? [])].map((name) => name.slice(1));
  const variables = fc.tuple(
    ...names.map((name) => (name === 'query' ? arbitraryHostileQuery : arbitraryJson)),
  );
  return variables.map((values) => ({
    documentId,
    variables: Object.fromEntries(names.map((name, index) => [name, values[index]])),
  }));
});

const arbitraryNestedBrackets = fc
  .integer({ min: 50, max: 20_000 })
  .map((depth) => '['.repeat(depth) + ']'.repeat(depth));
const arbitraryLargeRequestBody = fc
  .integer({ min: 900_000, max: 1_300_000 })
  .map((length) => JSON.stringify({ query: ' '.repeat(length) }));
const arbitraryAliasedGraphqlQuery = fc.integer({ min: 1, max: 3_000 }).map((count) => ({
  query: `{ ${Array.from({ length: count }, (_, i) => `a${i}: viewer { id }`).join(' ')} }`,
}));
const arbitraryGraphqlOperationBatch = fc.array(arbitraryGraphqlOperation('query'), { maxLength: 20 });

const arbitraryRawHttpRequest: fc.Arbitrary<FuzzRequest> = fc
  .tuple(
    fc.oneof(
      arbitraryCorruptedText(
        arbitraryPersistedOperation.map(([, words]) => JSON.stringify({ query: words })),
      ),
      arbitraryNestedBrackets,
      arbitraryLargeRequestBody,
      arbitraryHostileText,
    ),
    fc.constantFrom(
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      '',
    ),
    fc.boolean(),
  )
  .map(([body, type, signedIn]): FuzzRequest => ({
    method: 'POST',
    path: '/graphql',
    body,
    signedIn,
    headers: type === '' ? {} : { 'content-type': type },
  }));

const arbitraryUrlPathSegment = fc.oneof(
  fc.constantFrom(
    '..',
    '%2e%2e',
    '%00',
    'assets',
    'projects',
    'session',
    'setup',
    'export',
    '.git',
    '//',
    '%',
  ),
  arbitraryHostileText.map((words) => encodeURIComponent(words.toWellFormed())),
);

const arbitraryRouteRequest: fc.Arbitrary<FuzzRequest> = fc
  .tuple(
    fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
    fc.oneof(
      fc.constantFrom(
        '/session',
        '/setup',
        '/invitation',
        '/password',
        '/session/oidc',
        '/session/oidc/callback',
      ),
      fc.constantFrom('/metrics', '/healthz', '/readyz', '/graphql', '/'),
      fc.array(arbitraryUrlPathSegment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
    ),
    fc.oneof(
      fc
        .record(
          { login: arbitraryJson, password: arbitraryJson, token: arbitraryJson, name: arbitraryJson },
          { requiredKeys: [] },
        )
        .map((value) => JSON.stringify(value)),
      arbitraryHostileText,
    ),
    fc.record(
      {
        cookie: arbitraryHostileText.map(
          (words) => `winnow_session=${encodeURIComponent(words.toWellFormed())}`,
        ),
        authorization: fc.constantFrom(
          'Bearer x',
          'Basic eDp5',
          'Bearer',
          'Bearer  ',
          `Bearer ${'a'.repeat(5_000)}`,
        ),
        origin: fc.constantFrom('https://elsewhere.example', 'null', 'file://'),
        'x-forwarded-for': fc.constantFrom('1.2.3.4', '::1', 'x'),
        accept: fc.constantFrom('text/html', 'application/json', '*/*'),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([method, path, body, headers]) => ({
    method,
    path,
    signedIn: false,
    ...(['GET', 'HEAD'].includes(method)
      ? { headers }
      : { body, headers: { ...JSON_CONTENT_TYPE_HEADER, ...headers } }),
  }));

export const arbitraryFuzzRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 6, arbitrary: arbitraryGraphqlRequest(arbitraryGraphqlOperation('query')) },
  { weight: 4, arbitrary: arbitraryGraphqlRequest(arbitraryGraphqlOperation('mutation')) },
  { weight: 4, arbitrary: arbitraryGraphqlRequest(arbitraryClientOperation) },
  {
    weight: 1,
    arbitrary: arbitraryGraphqlRequest(
      fc.oneof(arbitraryAliasedGraphqlQuery, arbitraryGraphqlOperationBatch, arbitraryJson),
    ),
  },
  { weight: 2, arbitrary: arbitraryRawHttpRequest },
  { weight: 3, arbitrary: arbitraryRouteRequest },
);
