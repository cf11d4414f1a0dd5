/** What every mutation file hands to the one helper that commits them. */
import type {
  GraphQLTaggedNode,
  IEnvironment,
  MutationParameters,
  RecordSourceProxy,
  RecordSourceSelectorProxy,
} from 'relay-runtime';
import type { userError_error$key } from '../../../__generated__/userError_error.graphql';

/** A mutation whose payload is called `edit`, so that all are committed alike. */
export interface EditOperation extends MutationParameters {
  readonly variables: { readonly input: { readonly idempotencyKey?: string | null | undefined } };
  readonly response: { readonly edit: { readonly errors: readonly userError_error$key[] } };
}

/** What one gives to an edit; the key of the intent is the helper's matter. */
export type InputOf<TOperation extends EditOperation> = Omit<
  TOperation['variables']['input'],
  'idempotencyKey' | 'clientMutationId'
>;

/** A kind of change. What it takes is plain data: it can be kept, and sent when the server is back. */
export interface Edit<TOperation extends EditOperation> {
  /** By which a kept edit finds its kind again. */
  readonly name: string;
  readonly document: GraphQLTaggedNode;
  /** Variables beside the input. */
  readonly variables?: (environment: IEnvironment, input: InputOf<TOperation>) => object;
  /** Shows in the store what it is going to change; undone by itself once the server has answered. */
  readonly optimistic?: (store: RecordSourceProxy, input: InputOf<TOperation>) => void;
  /** What the answer changes beside the records that it names. */
  readonly updater?: (store: RecordSourceSelectorProxy, input: InputOf<TOperation>) => void;
  /** It was refused when nobody waited for it any more: gives back what somebody typed. */
  readonly giveBack?: (person: string, input: InputOf<TOperation>, draft: string | undefined) => void;
}

/** An edit with what it is given: something to do, or to do back. */
export interface Step {
  readonly edit: Edit<EditOperation>;
  readonly input: object;
}

/** The types of an edit and of its input go together here, and are forgotten after. */
export const stepOf = <TOperation extends EditOperation>(
  edit: Edit<TOperation>,
  input: InputOf<TOperation>,
): Step => ({ edit: edit as unknown as Edit<EditOperation>, input });
