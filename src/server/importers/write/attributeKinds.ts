/** How an import creates and completes labels and milestones. */
import {
  IMPORTED_LABEL_TABLE,
  IMPORTED_MILESTONE_TABLE,
  type StoredLabel,
  type StoredMilestone,
} from '../../store/import/projectAttributes';
import type { ImportSourceLabel, ImportSourceMilestone } from '../mappers/ImportSourceIssue';
import type { ImportedAttributeKind } from './ProjectAttributeLookup';

const DEFAULT_LABEL_COLOR = '#8b949e';

export const IMPORTED_LABEL_KIND: ImportedAttributeKind<ImportSourceLabel, StoredLabel> = {
  reportKind: 'labels',
  table: IMPORTED_LABEL_TABLE,
  getName: ({ name }) => name,
  toNewAttribute: ({ name, color = DEFAULT_LABEL_COLOR, description = '' }) => ({ name, color, description }),
  fillEmptyFields(stored, { color, description }) {
    const hasNewColor = stored.color === DEFAULT_LABEL_COLOR && color !== undefined && color !== stored.color;
    const hasNewDescription = stored.description === '' && Boolean(description);
    if (!hasNewColor && !hasNewDescription) return stored;
    return {
      ...stored,
      ...(hasNewColor && { color }),
      ...(hasNewDescription && { description }),
    };
  },
  haveEqualDetails: (a, b) =>
    isEqualOrMissing(a.color, b.color) && isEqualOrMissing(a.description, b.description),
};

export const IMPORTED_MILESTONE_KIND: ImportedAttributeKind<ImportSourceMilestone, StoredMilestone> = {
  reportKind: 'milestones',
  table: IMPORTED_MILESTONE_TABLE,
  getName: ({ title }) => title,
  toNewAttribute: ({ title, description = '', dueOn = null, closedAt = null }) => ({
    name: title,
    description,
    dueOn,
    closedAt,
  }),
  fillEmptyFields(stored, { description, dueOn, closedAt }) {
    const filled = {
      ...stored,
      description: stored.description || (description ?? ''),
      dueOn: stored.dueOn ?? dueOn ?? null,
      closedAt: stored.closedAt ?? closedAt ?? null,
    };
    const isUnchanged =
      filled.description === stored.description &&
      filled.dueOn === stored.dueOn &&
      filled.closedAt === stored.closedAt;
    return isUnchanged ? stored : filled;
  },
  haveEqualDetails: (a, b) =>
    isEqualOrMissing(a.description, b.description) &&
    isEqualOrMissing(a.dueOn?.getTime(), b.dueOn?.getTime()) &&
    isEqualOrMissing(a.closedAt?.getTime(), b.closedAt?.getTime()),
};

const isEqualOrMissing = <T>(a: T | undefined, b: T | undefined): boolean =>
  a === undefined || b === undefined || a === b;
