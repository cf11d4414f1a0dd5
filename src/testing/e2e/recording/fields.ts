import type { ReaderFragment } from 'relay-runtime';

/** A field with `@catch`, which the types of relay-runtime lack. */
interface ReaderCatchField {
  readonly kind: 'CatchField';
  readonly field: ReaderFragment['selections'][number];
}

type RelayReaderSelection = ReaderFragment['selections'][number] | ReaderCatchField;
type RelayReaderSelections = readonly RelayReaderSelection[];

/** The fields that a GraphQL fragment selects, as a tree keyed by response names. */
export interface SelectedGraphQLFieldTree {
  [name: string]: SelectedGraphQLFieldTree;
}

/**
 * The fields that a component can read from its fragment: its own fields at every depth, without those of the
 * fragments it spreads, which Relay masks.
 */
export function collectSelectedGraphQLFields(
  selections: RelayReaderSelections,
  into: SelectedGraphQLFieldTree = {},
): SelectedGraphQLFieldTree {
  for (const selection of selections) {
    switch (selection.kind) {
      case 'ScalarField':
        into[selection.alias ?? selection.name] ??= {};
        break;
      case 'LinkedField':
        collectSelectedGraphQLFields(selection.selections, (into[selection.alias ?? selection.name] ??= {}));
        break;
      case 'RequiredField':
      case 'CatchField':
        collectSelectedGraphQLFields([selection.field], into);
        break;
      case 'InlineFragment':
      case 'Condition':
      case 'ClientExtension':
      case 'Defer':
      case 'Stream':
        collectSelectedGraphQLFields(selection.selections, into);
        break;
      default:
        // Fragment spreads and modules: other components read their fields.
        break;
    }
  }
  return into;
}

/**
 * Collects the inline fragments (`@inline`) that are spread anywhere in the given selections, by name: when a
 * component reads one, only its name is known.
 */
export function collectRelayInlineFragments(
  selections: RelayReaderSelections,
): Map<string, RelayReaderSelections> {
  const found = new Map<string, RelayReaderSelections>();
  const pending = [...selections];
  for (let selection = pending.pop(); selection; selection = pending.pop()) {
    if (selection.kind === 'InlineDataFragmentSpread') found.set(selection.name, selection.selections);
    if (selection.kind === 'RequiredField' || selection.kind === 'CatchField') pending.push(selection.field);
    if ('selections' in selection) pending.push(...selection.selections);
  }
  return found;
}

/** Returns every path of a field tree, such as `labels.nodes.name`. */
export function listGraphQLFieldPaths(fields: SelectedGraphQLFieldTree, prefix = ''): string[] {
  return Object.entries(fields).flatMap(([name, inner]) => [
    `${prefix}${name}`,
    ...listGraphQLFieldPaths(inner, `${prefix}${name}.`),
  ]);
}

/** The paths that a component selects itself, without fields that the compiler adds for pagination and refetching. */
export function listFragmentFieldPaths({ selections, metadata }: ReaderFragment): string[] {
  const connections = metadata?.connection?.map(({ path }) => path?.join('.') ?? '') ?? [];
  const added = new Set(metadata?.refetch ? ['id'] : []);
  for (const path of connections) {
    for (const name of ['edges.cursor', 'edges.node.__typename']) added.add(`${path}.${name}`);
  }
  const pageInfos = connections.map((path) => `${path}.pageInfo`);
  return listGraphQLFieldPaths(collectSelectedGraphQLFields(selections)).filter(
    (path) => !added.has(path) && !pageInfos.some((one) => path === one || path.startsWith(`${one}.`)),
  );
}
