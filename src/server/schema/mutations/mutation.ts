/** Mutations: one shape for all of inputs, payloads and expected failures. */
import type { FieldMap, InputFieldMap, InputFieldRef, InputShapeFromFields } from '@pothos/core';
import type { RequestContext } from '../../domain/context/RequestContext';
import type { WriteResult, WriteRequest } from '../../domain/writing/write';
import { builder, type SchemaTypes } from '../builder/builder';
import { UserError } from '../types/UserError';

export type InputFieldBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;
type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>;
export type PayloadBuilder<Done> = PothosSchemaTypes.ObjectFieldBuilder<Types, Payload<Done>>;

interface Payload<Done> extends WriteResult<Done> {
  clientMutationId: string | null;
}

export interface MutationOptions<Fields extends InputFieldMap, Done> {
  description: string;
  input: (t: InputFieldBuilder) => Fields;
  run: (
    context: RequestContext,
    input: NoInfer<InputShapeFromFields<Fields>>,
    request: WriteRequest,
  ) => Promise<WriteResult<Done>>;
  /** Of what was done, which is null where it was refused. */
  payload: (t: PayloadBuilder<Done>) => FieldMap;
}

/** Makes a mutation with its input and payload types. */
export function mutation<Fields extends InputFieldMap, Done>(
  name: string,
  { description, input, payload, run }: MutationOptions<Fields, Done>,
): void {
  const typeName = name[0]!.toUpperCase() + name.slice(1);
  const Input = builder.inputType(`${typeName}Input`, {
    description: `What ${name} takes.`,
    fields: (t) => ({ ...input(t), ...common(t) }),
  });
  const PayloadType = builder.objectRef<Payload<Done>>(`${typeName}Payload`).implement({
    description: `What ${name} did.`,
    fields: (t) => ({
      ...payload(t),
      errors: t.field({
        type: [UserError],
        description: 'Why it was not done; none: it was.',
        resolve: ({ errors: failures }) => failures,
      }),
      clientMutationId: t.string({
        nullable: true,
        description: 'As it was sent.',
        resolve: (outcome) => outcome.clientMutationId,
      }),
    }),
  });
  builder.mutationField(name, (t) =>
    t.field({
      type: PayloadType,
      description,
      args: { input: t.arg({ type: Input, required: true, description: 'What is asked.' }) },
      resolve: async (_root, args, context) => {
        const { idempotencyKey, clientMutationId, ...rest } = (args as unknown as { input: Common & object })
          .input;
        const request = { mutation: name, input: rest, idempotencyKey };
        const outcome = await run(context, rest as NoInfer<InputShapeFromFields<Fields>>, request);
        return { ...outcome, clientMutationId: clientMutationId ?? null };
      },
    }),
  );
}

interface Common {
  idempotencyKey?: string | null;
  clientMutationId?: string | null;
}

function common(t: InputFieldBuilder): Record<keyof Common, InputFieldRef<Types, string | null | undefined>> {
  return {
    idempotencyKey: t.string({
      description: 'Makes it happen once, however often it is sent within 24 hours.',
    }),
    clientMutationId: t.string({ description: 'Comes back as it is.' }),
  };
}

builder.mutationType({ description: 'Everything that can be changed.' });
