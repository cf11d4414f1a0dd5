import type { EmbeddedResponse } from '../../../shared/pages/embeddedResponse';
import { SessionGuard } from '../../auth/SessionGuard';
import { FirstResponse, readEmbeddedResponse } from './FirstResponse';

const EMBEDDED: EmbeddedResponse = {
  documentId: 'hash',
  variables: { key: 'NET', orderBy: { field: 'NUMBER', direction: 'ASC' }, anchorId: null },
  viewer: 'mika',
  response: { data: { project: { name: 'Network' } } },
};
const OPERATION = {
  documentId: 'hash',
  operationName: 'SomeQuery',
  // The order of keys does not matter.
  variables: { orderBy: { direction: 'ASC', field: 'NUMBER' }, anchorId: null, key: 'NET' },
};

let sessionGuard: SessionGuard;
beforeEach(() => {
  sessionGuard = new SessionGuard();
  jest.spyOn(performance, 'now').mockReturnValue(500);
});
afterEach(() => jest.restoreAllMocks());

test('is used once, and determines the user of the page', () => {
  const first = new FirstResponse(EMBEDDED);
  expect(first.take(OPERATION, sessionGuard)).toEqual(EMBEDDED.response);
  expect(sessionGuard.viewer).toBe('mika');
  expect(first.take(OPERATION, sessionGuard)).toBeNull();
});

test.each([
  ['another operation', { ...OPERATION, documentId: 'other' }],
  ['other variables', { ...OPERATION, variables: { ...OPERATION.variables, key: 'SEC' } }],
  ['fewer variables', { ...OPERATION, variables: { key: 'NET' } }],
])('is not used for %s, and stays available', (_, operation) => {
  const first = new FirstResponse(EMBEDDED);
  expect(first.take(operation, sessionGuard)).toBeNull();
  expect(sessionGuard.viewer).toBeNull();
  expect(first.take(OPERATION, sessionGuard)).toEqual(EMBEDDED.response);
});

test.each(['', 'dana'])('is not used if the page has the user %j', (viewer) => {
  sessionGuard.isSessionOver(viewer);
  expect(new FirstResponse(EMBEDDED).take(OPERATION, sessionGuard)).toBeNull();
  expect(sessionGuard.viewer).toBe(viewer);
});

test('is not used long after the navigation', () => {
  jest.spyOn(performance, 'now').mockReturnValue(31_000);
  expect(new FirstResponse(EMBEDDED).take(OPERATION, sessionGuard)).toBeNull();
});

test('is not used after it was discarded', () => {
  const first = new FirstResponse(EMBEDDED);
  first.discard();
  expect(first.take(OPERATION, sessionGuard)).toBeNull();
});

describe('in the HTML page', () => {
  afterEach(() => document.body.replaceChildren());

  const embed = (text: string): void => {
    document.body.innerHTML = `<script type="application/json" id="first-response">${text}</script>`;
  };

  test('is read and removed', () => {
    embed(JSON.stringify(EMBEDDED));
    expect(readEmbeddedResponse()).toEqual(EMBEDDED);
    expect(document.body.children).toHaveLength(0);
    expect(readEmbeddedResponse()).toBeNull();
  });

  test('is ignored if the page is incomplete', () => {
    embed(JSON.stringify(EMBEDDED).slice(0, 40));
    expect(readEmbeddedResponse()).toBeNull();
  });
});
