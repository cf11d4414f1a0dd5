import type { DateOrder } from '../../../shared/imports';
import { IMPORT_MAPPED_VALUE_LENGTH_MAX, IMPORT_MAPPED_VALUES_MAX } from '../../../shared/limits';
import { PRIORITIES } from '../../../shared/issue';
import type { ImportJobKey, ImportJobRow } from '../../store/read/importJobs';
import type { StoredImportMapping } from '../../store/tables/importTables';
import { updateImportJob } from '../../store/write/importJobs';
import {
  createInvalidFieldError,
  createLimitExceededError,
  rejectMutationOnErrors,
  type UserError,
} from '../base/UserError';
import type { RequestContext } from '../context/RequestContext';
import { decodeProjectObjectIds } from '../writing/targets';
import type { MutationRequest, MutationWriteResult } from '../writing/write';
import { requireInactive, runImportMutation } from './runImportMutation';

export interface UpdateImportInput {
  id: string;
  format?: string | null;
  /** Repository or project of the file to import. An empty string means all. */
  container?: string | null;
  states?: readonly { name: string; stateId: string }[] | null;
  /** `priority` is an index in PRIORITIES. */
  priorities?: readonly { name: string; priority: number }[] | null;
  /** `field` is an empty string for a column that is not mapped to a field. */
  columns?: readonly { name: string; field: string }[] | null;
  /** Order of day, month and year in dates that fit several orders. */
  dates?: DateOrder | null;
}

/** Changes the format and the mapping of an import that is not running. Absent fields remain unchanged. */
export function updateImport(
  context: RequestContext,
  { id, format, container, states, priorities, columns, dates }: UpdateImportInput,
  request: MutationRequest,
): Promise<MutationWriteResult<ImportJobKey>> {
  return runImportMutation(context, request, id, async (tx, job, { project, key }) => {
    requireInactive(job, 'changed');
    rejectMutationOnErrors(
      format != null && !context.imports.formats.some(({ system }) => system === format)
        ? createInvalidFieldError('format', `Unknown format “${format}”.`)
        : null,
      container != null && container.length > IMPORT_MAPPED_VALUE_LENGTH_MAX
        ? createInvalidFieldError('container', 'The name of the project is too long.')
        : null,
      getMappedNamesError('states', states),
      getMappedNamesError('priorities', priorities),
      getMappedNamesError('columns', columns),
      columns?.some(({ field }) => field !== '' && !context.imports.columnFields.includes(field))
        ? createInvalidFieldError('columns', 'Unknown field for a column.')
        : null,
    );
    const stateIds = decodeProjectObjectIds(
      project,
      (states ?? []).map(({ stateId }) => stateId),
      'WorkflowState',
      'states',
      'Workflow state not found in this project.',
    );
    const mapping: StoredImportMapping = {
      states: {
        ...job.mapping.states,
        ...Object.fromEntries((states ?? []).map(({ name }, i) => [name, stateIds[i]!])),
      },
      priorities: {
        ...job.mapping.priorities,
        ...Object.fromEntries((priorities ?? []).map(({ name, priority }) => [name, PRIORITIES[priority]!])),
      },
      columns: {
        ...job.mapping.columns,
        ...Object.fromEntries((columns ?? []).map(({ name, field }) => [name, field])),
      },
      dates: dates ?? job.mapping.dates,
    };
    rejectMutationOnErrors(
      getMappingSizeError('columns', mapping.columns ?? {}),
      getMappingSizeError('states', mapping.states),
      getMappingSizeError('priorities', mapping.priorities),
    );
    await updateImportJob(tx, key, {
      ...(format != null && { format }),
      ...getContainerChange(job, format, container),
      mapping: JSON.stringify(mapping),
    });
    return key;
  });
}

/** Returns the new container. Changing the format resets it, because it belongs to the previous format. */
function getContainerChange(
  job: ImportJobRow,
  format: string | null | undefined,
  container: string | null | undefined,
): { container?: string | null } {
  if (container != null) return { container: container.trim() || null };
  return format != null && format !== job.format ? { container: null } : {};
}

function getMappedNamesError(
  field: string,
  values: readonly { name: string }[] | null | undefined,
): UserError | null {
  return values?.some(({ name }) => name.length > IMPORT_MAPPED_VALUE_LENGTH_MAX)
    ? createInvalidFieldError(field, 'A name of the mapping is too long.')
    : null;
}

const getMappingSizeError = (field: string, values: object): UserError | null =>
  Object.keys(values).length > IMPORT_MAPPED_VALUES_MAX
    ? createLimitExceededError(
        field,
        `At most ${IMPORT_MAPPED_VALUES_MAX} values can be mapped.`,
        IMPORT_MAPPED_VALUES_MAX,
      )
    : null;
