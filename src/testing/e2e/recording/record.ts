import type { ReaderFragment } from 'relay-runtime';
import {
  type SelectedGraphQLFieldTree,
  collectSelectedGraphQLFields,
  collectRelayInlineFragments,
  listFragmentFieldPaths,
  listGraphQLFieldPaths,
} from './fields';

/** Paths of fetched fields that no component has read, by fragment or query name. */
export type UnreadGraphQLFieldPaths = Record<string, string[]>;

declare global {
  interface Window {
    unreadFields: Map<string, Set<string>>;
  }
}

window.unreadFields = new Map();

/** One recording proxy per object, so that equal references stay equal. */
const recordingProxyByObject = new WeakMap<object, object>();

/** Fields of the inline fragments that are spread in the recorded fragments. */
const inlineFragmentFields = new Map<string, SelectedGraphQLFieldTree>();

/** Wraps the data of a fragment in a proxy that records which fields are read. */
export function recordGraphQLFieldReads<Data>(fragment: ReaderFragment, data: Data): Data {
  for (const [name, selections] of collectRelayInlineFragments(fragment.selections)) {
    inlineFragmentFields.set(name, collectSelectedGraphQLFields(selections));
  }
  const unread = getUnreadGraphQLFieldPaths(fragment.name, () => listFragmentFieldPaths(fragment));
  return wrapInRecordingProxy(data, collectSelectedGraphQLFields(fragment.selections), '', unread);
}

/**
 * Wraps the data of an inline fragment, which comes from a fragment that was recorded before, in a proxy that records
 * reads. Data that comes from a mutation's response is returned as it is, because reads of responses are not recorded.
 */
export function recordInlineFragmentReads<Data>(name: string, data: Data): Data {
  const fields = inlineFragmentFields.get(name);
  if (!fields) return data;
  return wrapInRecordingProxy(
    data,
    fields,
    '',
    getUnreadGraphQLFieldPaths(name, () => listGraphQLFieldPaths(fields)),
  );
}

function getUnreadGraphQLFieldPaths(name: string, paths: () => string[]): Set<string> {
  let unread = window.unreadFields.get(name);
  if (!unread) window.unreadFields.set(name, (unread = new Set(paths())));
  return unread;
}

function wrapInRecordingProxy<Value>(
  value: Value,
  fields: SelectedGraphQLFieldTree,
  prefix: string,
  unread: Set<string>,
): Value {
  if (typeof value !== 'object' || value === null) return value;
  const known = recordingProxyByObject.get(value);
  if (known) return known as Value;
  const proxy = new Proxy(value, {
    get(target, name, receiver) {
      const inner: unknown = Reflect.get(target, name, receiver);
      if (typeof name !== 'string') return inner;
      if (Array.isArray(target))
        return /^\d+$/.test(name) ? wrapInRecordingProxy(inner, fields, prefix, unread) : inner;
      // The result of `@catch`.
      if (name === 'value' && 'ok' in target) return wrapInRecordingProxy(inner, fields, prefix, unread);
      const below = fields[name];
      if (!below) return inner;
      unread.delete(`${prefix}${name}`);
      return wrapInRecordingProxy(inner, below, `${prefix}${name}.`, unread);
    },
  });
  recordingProxyByObject.set(value, proxy);
  return proxy;
}
