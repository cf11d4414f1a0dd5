/** The interface in which each mutation file describes its GraphQL mutation for the mutation queue. */
import type {
  GraphQLTaggedNode,
  IEnvironment,
  MutationParameters,
  RecordSourceProxy,
  RecordSourceSelectorProxy,
} from 'relay-runtime';
import type { userError_error$key } from '../../../../__generated__/userError_error.graphql';

/**
 * A GraphQL mutation whose payload has the alias `edit`, so that one function can read the errors of every
 * mutation.
 */
export interface MutationOperation extends MutationParameters {
  readonly variables: { readonly input: { readonly idempotencyKey?: string | null | undefined } };
  readonly response: { readonly edit: { readonly errors: readonly userError_error$key[] } };
}

/** The response of any mutation. */
export type MutationResponse = MutationOperation['response'];

/** The mutation's input without the idempotency key, which is added on sending. */
export type MutationInput<TOperation extends MutationOperation> = Omit<
  TOperation['variables']['input'],
  'idempotencyKey' | 'clientMutationId'
>;

/**
 * How a mutation is sent. `queued`: persisted in localStorage until the server has answered, sent in order, can be undone.
 * `immediate`: sent once and never stored. For secrets and access rights: localStorage is no place for a
 * secret, and a right granted hours ago must not be granted when the server is reachable again.
 */
type MutationDeliveryMode = 'queued' | 'immediate';

/** Unsent text, and the draft that it is restored to: see drafts/drafts.ts. */
export interface UnsentDraftText {
  draftKey: string;
  text: string;
  /** Whether the text is the state of a form, which cannot be combined with another draft. */
  isSerialized?: boolean;
}

/** Definition of one GraphQL mutation. Its input is plain JSON, so that it can be persisted. */
export interface MutationDefinition<
  TOperation extends MutationOperation = MutationOperation,
  TDelivery extends MutationDeliveryMode = MutationDeliveryMode,
> {
  /** Identifies the definition in persisted queues: never rename the name of a queued mutation. */
  readonly name: string;
  readonly delivery: TDelivery;
  readonly document: GraphQLTaggedNode;
  /** Returns GraphQL variables in addition to the input. */
  readonly extraVariables?: (environment: IEnvironment, input: MutationInput<TOperation>) => object;
  /** Writes the expected result to Relay's store; rolled back when the server has responded. */
  readonly optimisticUpdater?: (store: RecordSourceProxy, input: MutationInput<TOperation>) => void;
  /** Updates the parts of Relay's store that the response does not contain, such as connections. */
  readonly updater?: (
    store: RecordSourceSelectorProxy,
    input: MutationInput<TOperation>,
    response: TOperation['response'],
  ) => void;
  /**
   * The text that the user typed, saved as a draft when the mutation cannot be sent or is rejected after its
   * form was closed. Null: there is nothing to save.
   *
   * @param draft the form's own draft, from `MutationCommitOptions`
   */
  readonly draftFor?: (input: MutationInput<TOperation>, draft: string | undefined) => UnsentDraftText | null;
}

/** A mutation definition with the input to send. */
export interface QueuedMutation<TResponse extends MutationResponse = MutationResponse> {
  readonly definition: MutationDefinition<MutationOperation, 'queued'>;
  readonly input: object;
  /** A property that is never set: it only tells TypeScript the type of the response. */
  readonly response?: TResponse;
}

/** Pairs a definition with an input of its type. The result keeps only the type of the response. */
export const createQueuedMutation = <TOperation extends MutationOperation>(
  definition: MutationDefinition<TOperation, 'queued'>,
  input: MutationInput<TOperation>,
): QueuedMutation<TOperation['response']> => ({
  definition: definition as unknown as QueuedMutation['definition'],
  input,
});
