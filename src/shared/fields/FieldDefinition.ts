/** The kind of a field's values. It decides how filters, sections, facets and columns treat them. */
export type FieldKind =
  /** A text of its own: title, description. */
  | 'TEXT'
  /** The number of the issue. */
  | 'NUMBER'
  /** A state of the project's workflow. */
  | 'STATE'
  /** One of `options`. */
  | 'ENUM'
  | 'LABEL'
  | 'MILESTONE'
  | 'PERSON'
  /** Another issue of the project. */
  | 'ISSUE'
  /** A point in time in the past. */
  | 'TIME'
  /** A UTC day, which usually lies ahead. */
  | 'DAY'
  | 'COUNT'
  /** How many of a number of parts are done. */
  | 'PROGRESS';

/** The values of a field of kind ENUM. The database stores their indexes. A new issue has the first one. */
export interface FieldOptions {
  values: readonly string[];
  /** Whether filters compare the values, as in `priority:>=high`. */
  isOrdered?: true;
  /** Whether the first value means that an issue has no value. */
  hasNone?: true;
}

export interface FieldSort {
  /** The direction in which a list is sorted first. */
  first: 'asc' | 'desc';
  /** Present if the values of different projects cannot be compared. */
  inOneProject?: true;
}

/**
 * The properties of a built-in field of an issue that all layers share. An optional property is an ability: it is
 * present only if the field has it. Properties that only the server or only the client needs are in records of that
 * layer, under the same name.
 */
export interface FieldDefinition {
  /** Name in filters, sort orders and groupings, as in `label:`. Its name in FIELDS is that of list and CSV columns. */
  name: string;
  /** Name in the GraphQL enums of facets, groups and sort orders. */
  graphql?: string;
  /** Heading of columns: `Assignees`. */
  title: string;
  /** Name of one value, if it differs from the title: `Assignee`. */
  singular?: string;
  /** Heading of the group and section of issues without a value: `No assignee`. */
  none?: string;
  kind: FieldKind;
  /** The values of kind ENUM. */
  options?: FieldOptions;
  /** An issue can have several values. */
  many?: true;
  /** Queries can filter by it. Its kind decides which values the filter takes (see query/fields.ts). */
  filter?: true;
  /** The filter `no:` finds issues without a value. */
  no?: true;
  /** Lists can be sorted by it. */
  sort?: FieldSort;
  /** Lists can be grouped by it: in the order of the values, in the reverse order, or by name. */
  group?: 'up' | 'down' | 'name';
  /** Lists count the issues with each value. */
  facet?: true;
  /** It is a list column with this width, in px. */
  width?: number;
}

/** A property of a definition that is present only if the field has this ability. */
export type FieldAbility = 'filter' | 'no' | 'sort' | 'group' | 'facet' | 'width' | 'many' | 'options';
