import { type DocumentNode, Kind, parse } from 'graphql';

/**
 * Parses a document that throws once its fragments were accessed a thousand times, to detect algorithms that
 * expand fragments exponentially.
 */
export function watchedDocument(text: string): DocumentNode {
  const document = parse(text);
  let looks = 0;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const { selectionSet } = definition;
    const get = () => {
      if (++looks > 1_000) throw new Error('The same fragments are looked into again and again.');
      return selectionSet;
    };
    Object.defineProperty(definition, 'selectionSet', { get });
  }
  return document;
}

/** Sixty fragments that each spread the next one twice, up to `F60`, which selects `leaf`. */
export const unfolding = (type: string, leaf: string): string =>
  Array.from({ length: 60 }, (_, i) => `fragment F${i} on ${type} { ...F${i + 1} ...F${i + 1} }`).join(' ') +
  ` fragment F60 on ${type} { ${leaf} }`;
