import type { ReaderFragment } from 'relay-runtime';
import { type Fields, fieldsOf, ownPathsOf } from './fields';

/** Fragment or query -> its paths that nobody has read yet. */
export type Unread = Record<string, string[]>;

declare global {
  interface Window {
    unreadFields: Map<string, Set<string>>;
  }
}

window.unreadFields = new Map();

/** One proxy for one piece of data: what was equal before must be equal still. */
const proxies = new WeakMap<object, object>();

/** The data of a fragment, in a wrapping that notes which of its fields are read. */
export function recorded<Data>(fragment: ReaderFragment, data: Data): Data {
  const fields = fieldsOf(fragment.selections);
  let unread = window.unreadFields.get(fragment.name);
  if (!unread) window.unreadFields.set(fragment.name, (unread = new Set(ownPathsOf(fragment))));
  return wrap(data, fields, '', unread);
}

function wrap<Value>(value: Value, fields: Fields, prefix: string, unread: Set<string>): Value {
  if (typeof value !== 'object' || value === null) return value;
  const known = proxies.get(value);
  if (known) return known as Value;
  const proxy = new Proxy(value, {
    get(target, name, receiver) {
      const inner: unknown = Reflect.get(target, name, receiver);
      if (typeof name !== 'string') return inner;
      if (Array.isArray(target)) return /^\d+$/.test(name) ? wrap(inner, fields, prefix, unread) : inner;
      const below = fields[name];
      if (!below) return inner;
      unread.delete(`${prefix}${name}`);
      return wrap(inner, below, `${prefix}${name}.`, unread);
    },
  });
  proxies.set(value, proxy);
  return proxy;
}
