/**
 * What the client derives from the definitions of fields (src/shared/fields): which fields are edited, and the values of
 * those with a fixed list of options. The types are keys of the records with the parts of each field.
 */
import { FIELDS, type FieldName, type FieldOfKind, getFieldDefinition } from '../../shared/fields/fields';
import { mapOptionFields, OPTION_FIELDS, type OptionFieldName } from '../../shared/fields/optionFields';

/** Fields that nobody edits: they follow from other changes. */
type ReadOnlyField = 'author' | FieldOfKind<'NUMBER' | 'TIME' | 'COUNT' | 'PROGRESS'>;

/** A field whose value is chosen in a picker. Texts are edited in place. */
export type FieldWithPicker = Exclude<FieldName, ReadOnlyField | FieldOfKind<'TEXT'>>;

/** An option of a field in the GraphQL API: `HIGH`. */
type Option<Field extends OptionFieldName> = Uppercase<(typeof FIELDS)[Field]['options']['values'][number]>;

export type OptionValues = { [Field in OptionFieldName]: Option<Field> };

export const isOptionField = (name: string): name is OptionFieldName =>
  (OPTION_FIELDS as readonly string[]).includes(name);

/** Returns the options of a field in the order of pickers: ordered ones from the highest. */
export function listOptions(field: OptionFieldName): string[] {
  const { values, isOrdered } = getFieldDefinition(field).options!;
  const options = values.map((value) => value.toUpperCase());
  return isOrdered ? options.reverse() : options;
}

/** The options of a new issue: the first of each field. */
export const DEFAULT_OPTION_VALUES = mapOptionFields((field) =>
  FIELDS[field].options.values[0].toUpperCase(),
) as OptionValues;

/** Whether an option means that the issue has no value. */
export const isNoneOption = (field: OptionFieldName, option: string): boolean =>
  getFieldDefinition(field).options!.hasNone === true && option === DEFAULT_OPTION_VALUES[field];

/** Returns an option as part of the input of a mutation: `{ priority: 'HIGH' }`. */
export const toOptionValues = (field: OptionFieldName, option: string): Partial<OptionValues> => ({
  [field]: option,
});

/** Name of a field on buttons and in pickers: `Priority`, `Due date`. */
export const getFieldTitle = (field: FieldName): string =>
  field === 'due' ? 'Due date' : getFieldDefinition(field).title;
