/**
 * The fields of kind ENUM: their values are options. The database, events and the GraphQL API contain the index of an
 * option; exports, imports and queries contain its name. Columns and properties have the name of the field.
 */
import { type FieldOfKind, FIELDS, selectFields } from './fields';

export type OptionFieldName = FieldOfKind<'ENUM'>;
/** Names of the options of a field, such as `low`. */
export type OptionName<Field extends OptionFieldName> = (typeof FIELDS)[Field]['options']['values'][number];
/** The options of an issue by name: `{ type: 'bug', priority: 'low' }`. */
export type OptionNames = { [Field in OptionFieldName]: OptionName<Field> };
/** The options of an issue by index: `{ type: 0, priority: 1 }`. */
export type OptionIndexes = Record<OptionFieldName, number>;

export const OPTION_FIELDS = selectFields<OptionFieldName>(({ kind }) => kind === 'ENUM');

/** Returns the names of a field's options in the order of their indexes. */
export const getOptionNames = <Field extends OptionFieldName>(field: Field): readonly OptionName<Field>[] =>
  FIELDS[field].options.values;

/** Creates a record with an entry for each field, in the order of FIELDS. */
export function mapOptionFields<Value>(
  createValue: (field: OptionFieldName) => Value,
): Record<OptionFieldName, Value> {
  // Not with Object.fromEntries, because imports call this for each issue.
  const record = {} as Record<OptionFieldName, Value>;
  for (const field of OPTION_FIELDS) record[field] = createValue(field);
  return record;
}

/** Returns the options of an object that has other properties, too. */
export const pickOptionNames = (names: Readonly<OptionNames>): OptionNames =>
  mapOptionFields((field) => names[field]) as OptionNames;

/** Returns the indexes of the options with these names. Other properties of the object are ignored. */
export const toOptionIndexes = (names: Readonly<OptionNames>): OptionIndexes =>
  mapOptionFields((field) => getOptionNames(field).indexOf(names[field]));

/** Returns the names of the options with these indexes. Other properties of the object are ignored. */
export const toOptionNames = (indexes: Readonly<OptionIndexes>): OptionNames =>
  mapOptionFields((field) => getOptionNames(field)[indexes[field]]!) as OptionNames;
