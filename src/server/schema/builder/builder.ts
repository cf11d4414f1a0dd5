/** The schema under construction: Pothos with its relay plugin (Node, PageInfo, connection arguments). */
import SchemaBuilder from '@pothos/core';
import RelayPlugin from '@pothos/plugin-relay';
import type { RequestContext } from '../../domain/context/RequestContext';

export interface SchemaTypes {
  Context: RequestContext;
  DefaultFieldNullability: false;
  Scalars: { DateTime: { Input: Date; Output: Date } };
}

export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [RelayPlugin],
  defaultFieldNullability: false,
  relay: {
    // Ids are ours (domain/ids.ts), and what they lead to depends on who asks (Query.ts).
    nodeQueryOptions: false,
    nodesQueryOptions: false,
    cursorType: 'String',
    nodeTypeOptions: { description: 'Anything with an id of its own, that can be asked for by it.' },
    pageInfoTypeOptions: { description: 'Where a page stands in its connection.' },
    hasNextPageFieldOptions: { description: 'Whether anything follows this page.' },
    hasPreviousPageFieldOptions: { description: 'Whether anything precedes this page.' },
    startCursorFieldOptions: { description: 'The cursor of the first edge.' },
    endCursorFieldOptions: { description: 'The cursor of the last edge.' },
    idFieldOptions: { description: 'Global and opaque: it says nothing to a client.' },
  },
});

export const Node = builder.nodeInterfaceRef();
