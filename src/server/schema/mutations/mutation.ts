/** The structure that the inputs, payloads and expected errors of all mutations share. */
import type { FieldMap, InputFieldMap, InputFieldRef, InputShapeFromFields } from '@pothos/core';
import { createUnstorableTextError } from '../../domain/base/UserError';
import { findUnstorableTexts } from '../../domain/base/unstorableText';
import type { RequestContext } from '../../domain/context/RequestContext';
import type { MutationWriteResult, MutationRequest } from '../../domain/writing/write';
import { type InputFieldBuilder, type PothosTypes, schemaBuilder } from '../builder/builder';
import { GraphQLUserError } from '../types/UserError';

export type PayloadFieldBuilder<Result> = PothosSchemaTypes.ObjectFieldBuilder<
  PothosTypes,
  MutationPayload<Result>
>;

interface MutationPayload<Result> extends MutationWriteResult<Result> {
  clientMutationId: string | null;
}

export interface MutationDefinitionOptions<Fields extends InputFieldMap, Result> {
  description: string;
  input: (t: InputFieldBuilder) => Fields;
  run: (
    context: RequestContext,
    input: NoInfer<InputShapeFromFields<Fields>>,
    request: MutationRequest,
  ) => Promise<MutationWriteResult<Result>>;
  /** Fields of the payload. The result that these fields read is null if the mutation was rejected. */
  payload: (t: PayloadFieldBuilder<Result>) => FieldMap;
}

/** Defines a mutation with its input and payload types. */
export function defineMutation<Fields extends InputFieldMap, Result>(
  name: string,
  { description, input, payload: payloadFields, run }: MutationDefinitionOptions<Fields, Result>,
): void {
  const typeName = name[0]!.toUpperCase() + name.slice(1);
  const Input = schemaBuilder.inputType(`${typeName}Input`, {
    description: `Input of the mutation \`${name}\`.`,
    fields: (t) => ({ ...input(t), ...defineCommonInputFields(t) }),
  });
  const PayloadType = schemaBuilder.objectRef<MutationPayload<Result>>(`${typeName}Payload`).implement({
    description: `Result of the mutation \`${name}\`.`,
    fields: (t) => ({
      ...payloadFields(t),
      errors: t.field({
        type: [GraphQLUserError],
        description: 'Expected errors. Empty if the mutation succeeded.',
        resolve: ({ errors }) => errors,
      }),
      clientMutationId: t.string({
        nullable: true,
        description: 'The `clientMutationId` of the input, unchanged.',
        resolve: ({ clientMutationId }) => clientMutationId,
      }),
    }),
  });
  schemaBuilder.mutationField(name, (t) =>
    t.field({
      type: PayloadType,
      description,
      args: { input: t.arg({ type: Input, required: true, description: 'Input of the mutation.' }) },
      resolve: async (_root, args, context) => {
        const { input } = args as unknown as { input: CommonMutationInput & object };
        const { idempotencyKey, clientMutationId, ...rest } = input;
        const errors = findUnstorableTexts(input).map((path) => createUnstorableTextError(path));
        if (errors.length > 0) return { result: null, errors, clientMutationId: clientMutationId ?? null };
        const request = { mutation: name, input: rest, idempotencyKey };
        const result = await run(context, rest as NoInfer<InputShapeFromFields<Fields>>, request);
        return { ...result, clientMutationId: clientMutationId ?? null };
      },
    }),
  );
}

interface CommonMutationInput {
  idempotencyKey?: string | null;
  clientMutationId?: string | null;
}

function defineCommonInputFields(
  t: InputFieldBuilder,
): Record<keyof CommonMutationInput, InputFieldRef<PothosTypes, string | null | undefined>> {
  return {
    idempotencyKey: t.string({
      description:
        'Key that makes repeated requests within 24 hours run only once. A repeated request returns the first result.',
    }),
    clientMutationId: t.string({ description: 'Arbitrary text that is returned unchanged in the payload.' }),
  };
}

schemaBuilder.mutationType({ description: 'Operations that change data.' });
