/** Connection types. All have the same fields, and each field is computed only when it is selected. */
import type { OutputRef } from '@pothos/core';
import type { Connection, Edge, PageInfo } from '../../domain/base/connection';
import { builder } from './builder';

const objectRef = <Shape>(name: string) => builder.objectRef<Shape>(name);
type ObjectRef<Shape> = ReturnType<typeof objectRef<Shape>>;

/**
 * Makes `${name}Connection` and `${name}Edge` for a node type. `Shape` is the connection's internal type where
 * it has more than the common fields.
 */
export function connectionType<Node, Shape extends Connection<Node> = Connection<Node>>(
  name: string,
  node: OutputRef<Node>,
  description: string,
) {
  return describeConnection(objectRef<Shape>(`${name}Connection`), name, node, description);
}

/**
 * Defines a connection type like connectionType, for one whose reference had to be declared before its node
 * type.
 */
export function describeConnection<Node, Shape extends Connection<Node>>(
  ref: ObjectRef<Shape>,
  name: string,
  node: OutputRef<Node>,
  description: string,
  edge = objectRef<Edge<Node>>(`${name}Edge`),
) {
  const EdgeRef = edge.implement({
    description: `An item of ${name}Connection, with its cursor.`,
    fields: (t) => ({
      cursor: t.exposeString('cursor', {
        description: 'Opaque cursor of this item, for `after` and `before`.',
      }),
      node: t.field({
        type: node,
        description: 'The item at this edge.',
        resolve: (edge) => edge.node as never,
      }),
    }),
  });
  return ref.implement({
    description,
    fields: (t) => ({
      edges: t.field({
        type: [EdgeRef],
        description: 'Items of this page, each with its cursor.',
        resolve: (connection) => connection.edges() as never,
      }),
      nodes: t.field({
        type: [node],
        description: 'Items of this page without cursors, a shortcut for `edges { node }`.',
        resolve: async (connection) => (await connection.edges()).map((edge) => edge.node) as never,
      }),
      pageInfo: t.field({
        type: builder.pageInfoRef(),
        description: 'Cursors and neighbors of this page.',
        resolve: (connection): Promise<PageInfo> => connection.pageInfo(),
      }),
      totalCount: t.int({
        description: 'Exact number of items on all pages.',
        resolve: (connection) => connection.totalCount(),
      }),
    }),
  });
}
