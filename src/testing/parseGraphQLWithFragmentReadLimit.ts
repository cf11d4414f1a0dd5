import { type DocumentNode, Kind, parse } from 'graphql';

/**
 * Parses a GraphQL document whose fragments throw at the 1,000th access, to test that code visits each
 * fragment once. Visiting fragments at every spread would take exponential time.
 */
export function parseGraphQLWithFragmentReadLimit(text: string): DocumentNode {
  const document = parse(text);
  let accesses = 0;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const { selectionSet } = definition;
    const get = () => {
      if (++accesses > 1_000) throw new Error('The same fragments are visited repeatedly.');
      return selectionSet;
    };
    Object.defineProperty(definition, 'selectionSet', { get });
  }
  return document;
}

/**
 * Returns GraphQL fragments F0 to F59, each of which spreads the next one twice, and F60, which selects
 * `leaf`: expanding them takes exponential time.
 */
export const createExponentialGraphQLFragments = (type: string, leaf: string): string =>
  Array.from({ length: 60 }, (_, i) => `fragment F${i} on ${type} { ...F${i + 1} ...F${i + 1} }`).join(' ') +
  ` fragment F60 on ${type} { ${leaf} }`;
