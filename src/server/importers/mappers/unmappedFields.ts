import { asArrayOrUndefined } from '../values/json';
import { isWithheld } from './withholdRestrictedParts';
import { hideEmailAddress, isEmailAddress } from './IssuePeople';
import type { ReportEntry } from '../../domain/imports/reportEntries';

/**
 * Limits for the JSON of an issue's fields without a column: nesting depth and length. Few issues reach them,
 * and larger records are not stored.
 */
const UNMAPPED_FIELDS_DEPTH_MAX = 12;
const UNMAPPED_FIELDS_LENGTH_MAX = 16_384;

/** Returns fields that are kept as JSON for later use, or null if they are too large. */
export function limitUnmappedFieldsSize(fields: Readonly<Record<string, unknown>>): unknown {
  return isNestedWithinDepth(fields, UNMAPPED_FIELDS_DEPTH_MAX) &&
    JSON.stringify(fields).length <= UNMAPPED_FIELDS_LENGTH_MAX
    ? fields
    : null;
}

export const isEmptyField = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  isWithheld(value) ||
  asArrayOrUndefined(value)?.every(isWithheld) === true;

export interface UnmappedFields {
  /** The fields, or null if they are too large to be stored. */
  raw: unknown;
  /** The fields for the report. */
  omittedDetails: ReportEntry[];
}

/**
 * Collects the fields of an issue that have no column in Winnow. Values that are email addresses lose their domain,
 * because addresses must not be shown.
 * @param listed whether a field is listed in the report. If the fields are too large to be stored, all are listed.
 */
export function collectUnmappedFields(
  fields: Readonly<Record<string, unknown>>,
  listed: (name: string) => boolean,
): UnmappedFields {
  const kept = Object.entries(fields).filter(([, value]) => !isEmptyField(value));
  const raw = isNestedWithinDepth(fields, UNMAPPED_FIELDS_DEPTH_MAX)
    ? limitUnmappedFieldsSize(
        Object.fromEntries(kept.map(([name, value]) => [name, hideAddresses(value)] as const)),
      )
    : null;
  const code = raw === null ? 'fields_too_large' : 'fields_not_shown';
  const omittedDetails = kept
    .filter(([name]) => raw === null || listed(name))
    .map(([field]): ReportEntry => ({ code, field }));
  return { raw, omittedDetails };
}

function hideAddresses(value: unknown): unknown {
  if (typeof value === 'string') return isEmailAddress(value) ? hideEmailAddress(value) : value;
  if (Array.isArray(value)) return value.filter((each) => !isWithheld(each)).map(hideAddresses);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => !isWithheld(inner))
      .map(([name, inner]) => [name, hideAddresses(inner)] as const),
  );
}

function isNestedWithinDepth(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isNestedWithinDepth(inner, depth - 1));
}
