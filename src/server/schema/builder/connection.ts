/** Connection types. All have the same fields, and each field is computed only when it is selected. */
import type { OutputRef } from '@pothos/core';
import type { PaginatedConnection, ConnectionEdge, PageInfo } from '../../domain/base/connection';
import { mapMaybePromise, type MaybePromise } from '../../domain/base/maybePromise';
import { schemaBuilder } from './builder';

const createGraphQLObjectRef = <Shape>(name: string) => schemaBuilder.objectRef<Shape>(name);
type GraphQLObjectRef<Shape> = ReturnType<typeof createGraphQLObjectRef<Shape>>;

/**
 * Defines the types `${name}Connection` and `${name}Edge` for a node type. `Shape` is the type that resolvers receive, if
 * the connection has more than the common fields.
 */
export function defineGraphQLConnectionType<
  Node,
  Shape extends PaginatedConnection<Node> = PaginatedConnection<Node>,
>(name: string, node: OutputRef<Node>, description: string) {
  return implementGraphQLConnectionType(
    createGraphQLObjectRef<Shape>(`${name}Connection`),
    name,
    node,
    description,
  );
}

/**
 * Defines a connection type like defineGraphQLConnectionType, for one whose reference had to be declared before its node
 * type.
 */
export function implementGraphQLConnectionType<Node, Shape extends PaginatedConnection<Node>>(
  ref: GraphQLObjectRef<Shape>,
  name: string,
  node: OutputRef<Node>,
  description: string,
  edge = createGraphQLObjectRef<ConnectionEdge<Node>>(`${name}Edge`),
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
        resolve: (connection) =>
          mapMaybePromise(connection.edges(), (edges) => edges.map(({ node }) => node)) as never,
      }),
      pageInfo: t.field({
        type: schemaBuilder.pageInfoRef(),
        description: 'Cursors of this page, and whether there are items before and after it.',
        resolve: (connection): MaybePromise<PageInfo> => connection.pageInfo(),
      }),
      totalCount: t.int({
        description: 'Exact number of items on all pages.',
        resolve: (connection) => connection.totalCount(),
      }),
    }),
  });
}
