/** Counts the texts of responses towards the budgets of their requests. */
import {
  defaultFieldResolver,
  getNamedType,
  GraphQLString,
  type GraphQLField,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import type { RequestContext } from '../../domain/context/RequestContext';

/**
 * Length in UTF-16 code units from which a text is counted. The number of shorter texts is limited by that of objects.
 */
const COUNTED_TEXT_LENGTH_MIN = 256;

/**
 * Wraps the resolver of each String field so that it returns an empty string once the texts of the response exceed the limit
 * of the request. Aliases and lists can repeat a text many times. Texts are counted during execution, so that a response that
 * is rejected takes little memory.
 */
export function countResponseTexts(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()))
      if (getNamedType(field.type) === GraphQLString)
        countTextsOfField(field as GraphQLField<unknown, RequestContext>);
  }
  return schema;
}

function countTextsOfField(field: GraphQLField<unknown, RequestContext>): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, context, info) => {
    const value: unknown = resolve(source, args, context, info);
    return value instanceof Promise
      ? value.then((text: unknown) => countText(text, context))
      : countText(value, context);
  };
}

function countText(value: unknown, context: RequestContext): unknown {
  if (typeof value === 'string') {
    const isCounted = value.length >= COUNTED_TEXT_LENGTH_MIN;
    return isCounted && context.budget?.countResponseText(value.length) === false ? '' : value;
  }
  return Array.isArray(value) ? value.map((item: unknown) => countText(item, context)) : value;
}
