import { type MissingFieldHandler, ROOT_TYPE } from 'relay-runtime';

/** Resolves `node(id:)` from the store, so that a query about a record on screen needs no request. */
export const missingFieldHandlers: readonly MissingFieldHandler[] = [
  {
    kind: 'linked',
    handle(field, record, args) {
      const isNode = record?.getType() === ROOT_TYPE && field.name === 'node';
      return isNode ? (args['id'] as string) : undefined;
    },
  },
];
