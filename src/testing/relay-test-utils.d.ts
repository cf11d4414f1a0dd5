/** Types of the parts of relay-test-utils that the tests use; the package has none. */
declare module 'relay-test-utils' {
  import type {
    ConcreteRequest,
    Environment,
    GraphQLSingularResponse,
    MissingFieldHandler,
    OperationDescriptor,
  } from 'relay-runtime';

  type Answer = GraphQLSingularResponse | ((operation: OperationDescriptor) => GraphQLSingularResponse);

  interface MockFunctions {
    getAllOperations(): readonly (OperationDescriptor & { request: { node: ConcreteRequest } })[];
    getMostRecentOperation(): OperationDescriptor;
    resolve(operation: OperationDescriptor, answer: GraphQLSingularResponse): void;
    reject(operation: OperationDescriptor, error: Error): void;
    resolveMostRecentOperation(answer: Answer): void;
    rejectMostRecentOperation(error: Error): void;
  }

  export function createMockEnvironment(config?: {
    missingFieldHandlers?: readonly MissingFieldHandler[];
  }): Environment & { mock: MockFunctions };

  export namespace MockPayloadGenerator {
    /** Mock values by GraphQL type name. Missing values are generated. */
    type MockResolvers = Record<string, () => unknown>;
    function generate(operation: OperationDescriptor, resolvers?: MockResolvers): GraphQLSingularResponse;
  }
}
