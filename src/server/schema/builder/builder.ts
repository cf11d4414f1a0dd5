/** The schema under construction: Pothos with its relay plugin (Node, PageInfo, connection arguments). */
import SchemaBuilder from '@pothos/core';
import RelayPlugin from '@pothos/plugin-relay';
import type { RequestContext } from '../../domain/context/RequestContext';

export interface GraphQLSchemaTypes {
  Context: RequestContext;
  DefaultFieldNullability: false;
  Scalars: { DateTime: { Input: Date; Output: Date } };
}

/** Description of `id` wherever an object has it. */
export const NODE_ID_DESCRIPTION = 'Globally unique, opaque id of this object.';

export const schemaBuilder = new SchemaBuilder<GraphQLSchemaTypes>({
  plugins: [RelayPlugin],
  defaultFieldNullability: false,
  relay: {
    // Query.ts has its own `node` and `nodes`: ids are encoded in domain/base/ids.ts, and access depends on the viewer.
    nodeQueryOptions: false,
    nodesQueryOptions: false,
    cursorType: 'String',
    nodeTypeOptions: { description: 'An object with a globally unique id, readable by `Query.node`.' },
    pageInfoTypeOptions: { description: 'Position of a page in its connection.' },
    hasNextPageFieldOptions: { description: 'Whether there are items after this page.' },
    hasPreviousPageFieldOptions: { description: 'Whether there are items before this page.' },
    startCursorFieldOptions: { description: 'Cursor of the first item, or null on an empty page.' },
    endCursorFieldOptions: { description: 'Cursor of the last item, or null on an empty page.' },
    idFieldOptions: { description: NODE_ID_DESCRIPTION },
  },
});

export type PothosTypes = PothosSchemaTypes.ExtendDefaultTypes<GraphQLSchemaTypes>;
export type InputFieldBuilder = PothosSchemaTypes.InputFieldBuilder<PothosTypes, 'InputObject'>;

export const GraphQLNode = schemaBuilder.nodeInterfaceRef();
