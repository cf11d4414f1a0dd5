import { type DocumentNode, Kind, parse } from 'graphql';

/** A document that throws once its fragments were looked into a thousand times: as it is never for a walk in its size. */
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

/** Fragments of which each spreads the next one twice, up to the last, `F60`, which selects `leaf`. */
export const unfolding = (type: string, leaf: string): string =>
  Array.from({ length: 60 }, (_, i) => `fragment F${i} on ${type} { ...F${i + 1} ...F${i + 1} }`).join(' ') +
  ` fragment F60 on ${type} { ${leaf} }`;
