import {
  type ExecutionArgs,
  getOperationAST,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';

/** The operation that is asked for, if it is one that writes; else null. */
export function mutationOf({ document, operationName }: ExecutionArgs): OperationDefinitionNode | null {
  const operation = getOperationAST(document, operationName);
  return operation?.operation === OperationTypeNode.MUTATION ? operation : null;
}
