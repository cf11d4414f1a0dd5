/** Connection types: one shape for all, whose parts are resolved only where they are asked for. */
import type { OutputRef } from '@pothos/core';
import type { Connection, Edge, PageInfo } from '../../domain/base/connection';
import { builder } from './builder';

const objectRef = <Shape>(name: string) => builder.objectRef<Shape>(name);
type ObjectRef<Shape> = ReturnType<typeof objectRef<Shape>>;

/** Makes `${name}Connection` and `${name}Edge` for a node type. `Shape` has what is beyond the usual. */
export function connectionType<Node, Shape extends Connection<Node> = Connection<Node>>(
  name: string,
  node: OutputRef<Node>,
  description: string,
) {
  return describeConnection(objectRef<Shape>(`${name}Connection`), name, node, description);
}

/** The same for a connection type that was named before its node could be. */
export function describeConnection<Node, Shape extends Connection<Node>>(
  ref: ObjectRef<Shape>,
  name: string,
  node: OutputRef<Node>,
  description: string,
  edge = objectRef<Edge<Node>>(`${name}Edge`),
) {
  const EdgeRef = edge.implement({
    description: `One of a ${name}Connection, and where it stands.`,
    fields: (t) => ({
      cursor: t.exposeString('cursor', { description: 'What `after` and `before` take.' }),
      node: t.field({
        type: node,
        description: 'The thing itself.',
        resolve: (edge) => edge.node as never,
      }),
    }),
  });
  return ref.implement({
    description,
    fields: (t) => ({
      edges: t.field({
        type: [EdgeRef],
        description: 'The page, each with its cursor.',
        resolve: (connection) => connection.edges() as never,
      }),
      nodes: t.field({
        type: [node],
        description: 'The page without cursors: fewer records for a client to keep.',
        resolve: async (connection) => (await connection.edges()).map((edge) => edge.node) as never,
      }),
      pageInfo: t.field({
        type: builder.pageInfoRef(),
        description: 'Where the page stands.',
        resolve: (connection): Promise<PageInfo> => connection.pageInfo(),
      }),
      totalCount: t.int({
        description: 'How many there are in all: exact, whatever the number.',
        resolve: (connection) => connection.totalCount(),
      }),
    }),
  });
}
