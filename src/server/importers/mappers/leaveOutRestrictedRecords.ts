import { asObjectOrUndefined } from '../values/json';
import {
  describeRestrictedIssues,
  type RestrictingFields,
  type Restriction,
  RestrictionReader,
} from './restrictions';
import { withholdRestrictedParts } from './withholdRestrictedParts';
import type { RecordRecognizer, RecognizedImportRecord } from './MappedImportIssue';

export interface RestrictionRules {
  /** Fields that restrict a record of this format, in addition to those of all formats. */
  fields?: RestrictingFields;
  /** Fields that contain the issue's own fields, such as "fields" in Jira. */
  wrappers?: readonly string[];
}

/**
 * Leaves out what only some users of the source can see: whole issues, and parts such as comments. Each format
 * recognizes its records through this function, so that its mappers never see a restricted text.
 */
export function leaveOutRestrictedRecords(
  recognize: RecordRecognizer,
  { fields = {}, wrappers = [] }: RestrictionRules = {},
): RecordRecognizer {
  const reader = new RestrictionReader(fields);
  return (value, filePath) => {
    const recognized = recognize(value, filePath);
    const record = asObjectOrUndefined(value);
    if (recognized.kind !== 'issue' || !record) return recognized;
    const own = [record, ...wrappers.map((name) => asObjectOrUndefined(record[name]) ?? {})];
    const [restriction] = own
      .flatMap((part) => reader.findRestriction(part) ?? [])
      .sort((a, b) => Number(a.isUnclear) - Number(b.isUnclear));
    if (restriction) return toRestrictedRecord(recognized, restriction);
    return {
      ...recognized,
      mapIssue(container) {
        const { record: cleaned, omittedDetails } = withholdRestrictedParts(record, reader, wrappers);
        const { mapIssue } = cleaned === record ? recognized : requireIssue(recognize(cleaned, filePath));
        const mapped = mapIssue(container);
        return { ...mapped, omittedDetails: [...mapped.omittedDetails, ...omittedDetails] };
      },
    };
  };
}

type RecognizedIssue = Extract<RecognizedImportRecord, { kind: 'issue' }>;

export const toRestrictedRecord = (
  { container, mapIssue }: RecognizedIssue,
  restriction: Restriction,
): RecognizedImportRecord => ({
  kind: 'restricted',
  reason: describeRestrictedIssues(restriction),
  container,
  identify(assumed) {
    const { sourceId, number, title, createdAt } = mapIssue(assumed).issue;
    return { sourceId, number, title, createdAt };
  },
});

function requireIssue(recognized: RecognizedImportRecord): RecognizedIssue {
  if (recognized.kind === 'issue') return recognized;
  throw new Error(`An issue without its restricted parts was recognized as ${recognized.kind}.`);
}
