import { graphql, useFragment } from 'react-relay';
import type { ImportMapping_preview$key } from '../../../../__generated__/ImportMapping_preview.graphql';
import type { ImportMapping_project$key } from '../../../../__generated__/ImportMapping_project.graphql';
import type { UpdateImportInput } from '../../../../__generated__/importJobMutations_updateMutation.graphql';
import { PRIORITIES } from '../../../shared/issue';
import { formatPriority } from '../../components/PriorityIcon';
import { ImportValueTable } from './ImportValueTable';
import styles from './ImportTables.module.css';

interface ImportMappingProps {
  preview: ImportMapping_preview$key;
  project: ImportMapping_project$key;
  onChange: (changes: Pick<UpdateImportInput, 'states' | 'priorities'>) => void;
}

/** Options for priorities in descending order. */
const PRIORITY_OPTIONS = PRIORITIES.map((name) => name.toUpperCase())
  .reverse()
  .map((priority) => [priority, formatPriority(priority)] as const);

/** Renders the states and priorities in a file, each with a control to choose the value that its issues get. */
export function ImportMapping({ preview, project, onChange }: ImportMappingProps) {
  const { states, priorities } = useFragment(
    graphql`
      fragment ImportMapping_preview on ImportPreview {
        states {
          name
          count
          state {
            id
          }
        }
        priorities {
          name
          count
          priority
        }
      }
    `,
    preview,
  );
  const { workflow } = useFragment(
    graphql`
      fragment ImportMapping_project on Project {
        workflow {
          states {
            id
            name
          }
        }
      }
    `,
    project,
  );
  return (
    <div className={styles.mappings}>
      <ImportValueTable
        title="State"
        values={states.map(({ name, count, state }) => ({ name, count, target: state?.id ?? '' }))}
        options={workflow.states.map(({ id, name }) => [id, name] as const)}
        onChange={(name, stateId) => onChange({ states: [{ name, stateId }] })}
      />
      <ImportValueTable
        title="Priority"
        values={priorities.map(({ name, count, priority }) => ({ name, count, target: priority }))}
        options={PRIORITY_OPTIONS}
        onChange={(name, priority) =>
          onChange({
            priorities: [
              {
                name,
                priority: priority as NonNullable<UpdateImportInput['priorities']>[number]['priority'],
              },
            ],
          })
        }
      />
    </div>
  );
}
