/** A decoded global id, which is opaque to clients. */
export interface GlobalId {
  /** Name of the object's GraphQL type. */
  type: string;
  /** One or two numbers that identify the object. The first of two is the id of its project. */
  parts: readonly number[];
}

const GLOBAL_ID_PATTERN = /^([A-Za-z]+)((?::\d{1,15}){1,2})$/;

export function encodeGlobalId(type: string, ...parts: readonly number[]): string {
  return Buffer.from([type, ...parts].join(':'), 'latin1').toString('base64url');
}

/** Returns null for a string that is not a global id. */
export function decodeGlobalId(id: string): GlobalId | null {
  if (id.length > 100) return null;
  const match = GLOBAL_ID_PATTERN.exec(Buffer.from(id, 'base64url').toString('latin1'));
  if (!match?.[1] || !match[2]) return null;
  return { type: match[1], parts: match[2].slice(1).split(':').map(Number) };
}
