import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ISSUE_LINKS_CONNECTION_KEY } from '../mutations/linkIssues';
import { ASSIGNEE_PAGE_SIZES, LABEL_PAGE_SIZES } from './optimisticIssue';
import { TIMELINE_TAIL_CONNECTION_KEY } from './timelineTail';

/** A node of the AST of a compiled GraphQL fragment or operation. */
interface RelayArtifactAstNode {
  kind?: string;
  name?: string;
  type?: string;
  concreteType?: string | null;
  args?: readonly { name: string; value?: unknown }[] | null;
  key?: string;
  [property: string]: unknown;
}

const relayArtifactsFolder = path.resolve(__dirname, '../../../__generated__');
const relayArtifactSources = readdirSync(relayArtifactsFolder)
  .filter((file) => file.endsWith('.graphql.ts'))
  .map((file) => ({ file, source: readFileSync(path.join(relayArtifactsFolder, file), 'utf8') }));

/** The AST nodes of all Relay artifacts that mention one of the names. */
function findRelayArtifacts(...names: string[]): RelayArtifactAstNode[] {
  return relayArtifactSources
    .filter(({ source }) => names.some((name) => source.includes(`"${name}"`)))
    .map(
      ({ file }) =>
        jest.requireActual<{ default: RelayArtifactAstNode }>(path.join(relayArtifactsFolder, file)).default,
    );
}

/** Adds the literal values of an argument of one field of the Issue type to `sizes`. */
function collectGraphQLArgumentValues(
  node: unknown,
  field: string,
  argument: string,
  sizes: Set<unknown>,
  inIssue = false,
): void {
  if (Array.isArray(node))
    return node.forEach((each) => collectGraphQLArgumentValues(each, field, argument, sizes, inIssue));
  if (typeof node !== 'object' || node === null) return;
  const { kind, name, type, concreteType, args } = node as RelayArtifactAstNode;
  const isIssueField = inIssue && kind === 'LinkedField' && name === field;
  const size = isIssueField ? args?.find((each) => each.name === argument)?.value : undefined;
  if (size !== undefined) sizes.add(size);
  const opensType = kind === 'LinkedField' || kind === 'Fragment' || kind === 'InlineFragment';
  const issue = opensType ? (type ?? concreteType) === 'Issue' : inIssue;
  for (const value of Object.values(node)) collectGraphQLArgumentValues(value, field, argument, sizes, issue);
}

function findGraphQLFieldPageSizes(field: string, argument = 'first'): unknown[] {
  const sizes = new Set<unknown>();
  for (const artifact of findRelayArtifacts(field))
    collectGraphQLArgumentValues(artifact, field, argument, sizes);
  return [...sizes].sort((a, b) => Number(a) - Number(b));
}

test('optimistic updates know every page size in which components select labels and assignees', () => {
  expect(findGraphQLFieldPageSizes('labels')).toEqual(LABEL_PAGE_SIZES);
  expect(findGraphQLFieldPageSizes('assignees')).toEqual(ASSIGNEE_PAGE_SIZES);
});

test.each([TIMELINE_TAIL_CONNECTION_KEY, ISSUE_LINKS_CONNECTION_KEY])(
  'a component declares the connection %s',
  (key) => {
    expect(relayArtifactSources.some(({ source }) => source.includes(`"${key}"`))).toBe(true);
  },
);
