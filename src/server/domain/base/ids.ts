/**
 * Global ids: opaque to clients, a type and the numbers that find a thing within it to us. Numbers
 * are those of the store, so that an id says by itself in which project (and shard) to look.
 */
export interface GlobalId {
  type: string;
  parts: readonly number[];
}

const SHAPE = /^([A-Za-z]+)((?::\d{1,15}){1,2})$/;

export function encodeId(type: string, ...parts: readonly number[]): string {
  return Buffer.from([type, ...parts].join(':'), 'latin1').toString('base64url');
}

/** What an id says; null where it is none of ours. */
export function decodeId(id: string): GlobalId | null {
  if (id.length > 100) return null;
  const match = SHAPE.exec(Buffer.from(id, 'base64url').toString('latin1'));
  if (!match?.[1] || !match[2]) return null;
  return { type: match[1], parts: match[2].slice(1).split(':').map(Number) };
}
