import {
  type ExecutionArgs,
  getOperationAST,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';

/** The executed operation if it is a mutation, otherwise null. */
export function findMutationOperation({
  document,
  operationName,
}: ExecutionArgs): OperationDefinitionNode | null {
  const operation = getOperationAST(document, operationName);
  return operation?.operation === OperationTypeNode.MUTATION ? operation : null;
}
