import { PRIORITIES, STATE_CATEGORIES, type Priority } from '../../../shared/issue';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { readWorkflowStates } from '../../store/read/attributes';
import type { ImportJobRow } from '../../store/read/importJobs';
import type { ImportValueMapping } from '../mappers/applyImportMapping';

/** Loads the mapping of an import, without workflow states that have been deleted in the meantime. */
export async function loadImportMapping(
  { background }: DatabaseStore,
  { project_id, mapping }: Pick<ImportJobRow, 'project_id' | 'mapping'>,
): Promise<ImportValueMapping> {
  const rows = await readWorkflowStates(background, project_id);
  const categories = new Map(rows.map(({ id, category }) => [id, STATE_CATEGORIES[category]!]));
  return {
    states: new Map(
      Object.entries(mapping.states).flatMap(([name, id]) => {
        const category = categories.get(id);
        return category ? [[name, { id, category }]] : [];
      }),
    ),
    priorities: new Map(
      Object.entries(mapping.priorities).filter((entry): entry is [string, Priority] =>
        (PRIORITIES as readonly string[]).includes(entry[1]),
      ),
    ),
  };
}
