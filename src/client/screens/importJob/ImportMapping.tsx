import { graphql, useFragment } from 'react-relay';
import type { ImportMapping_preview$key } from '../../../../__generated__/ImportMapping_preview.graphql';
import type { ImportMapping_project$key } from '../../../../__generated__/ImportMapping_project.graphql';
import type { UpdateImportInput } from '../../../../__generated__/importJobMutations_updateMutation.graphql';
import { listOptions } from '../../data/issueFields';
import styles from './ImportTables.module.css';
import { formatCount, capitalize, formatOption } from '../../ui/format';
import type { ImportMapping_columns$key } from '../../../../__generated__/ImportMapping_columns.graphql';

interface ImportMappingProps {
  preview: ImportMapping_preview$key;
  project: ImportMapping_project$key;
  onChange: (changes: Pick<UpdateImportInput, 'states' | 'priorities'>) => void;
}

const PRIORITY_OPTIONS = listOptions('priority').map(
  (priority) => [priority, formatOption(priority)] as const,
);

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

interface ImportValueTableProps {
  /** Heading for the values, such as “State”. */
  title: string;
  values: readonly { name: string; count: number; target: string }[];
  /** Options of the project to map to, with their names. */
  options: readonly (readonly [value: string, name: string])[];
  onChange: (name: string, target: string) => void;
}

/** Renders the values of a file, each with a control to choose the value of the project that replaces it. */
function ImportValueTable({ title, values, options, onChange }: ImportValueTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{title} in the file</th>
          <th scope="col" className={styles.number}>
            Issues
          </th>
          <th scope="col">{title} in Winnow</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ name, count, target }) => (
          <tr key={name}>
            <td className={styles.wide}>{name}</td>
            <td className={styles.number}>{formatCount(count)}</td>
            <td>
              <select
                className={styles.select}
                aria-label={`${title} for ${name}`}
                value={target}
                onChange={(event) => onChange(name, event.target.value)}
              >
                {options.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ImportColumnsProps {
  preview: ImportMapping_columns$key;
  /** Called with the name of a column and the chosen field; an empty string means none. */
  onChange: (name: string, field: string) => void;
}

/** Renders the columns of a CSV file, each with a control to choose the field that it contains. */
export function ImportColumns({ preview, onChange }: ImportColumnsProps) {
  const { columns, columnFields } = useFragment(
    graphql`
      fragment ImportMapping_columns on ImportPreview {
        columns {
          name
          field
          example
        }
        columnFields
      }
    `,
    preview,
  );
  return (
    <div className={styles.scroll} role="region" aria-label="Columns of the file" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Column</th>
            <th scope="col">Field</th>
            <th scope="col">Example</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, field, example }, index) => (
            <tr key={`${index} ${name}`}>
              <td className={styles.wide}>{name}</td>
              <td>
                <select
                  className={styles.select}
                  aria-label={`Field of ${name}`}
                  value={field ?? ''}
                  onChange={(event) => onChange(name, event.target.value)}
                >
                  <option value="">None (stored but not shown)</option>
                  {columnFields.map((each) => (
                    <option key={each} value={each}>
                      {formatField(each)}
                    </option>
                  ))}
                </select>
              </td>
              <td className={`${styles.wide} ${styles.weak}`}>{example}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Display names of fields that cannot be derived from their identifiers. */
const FIELD_NAMES: Partial<Record<string, string>> = { id: 'Number or key', body: 'Description', url: 'URL' };

/** Returns the display name of a field, such as “Duplicate of” for `duplicateOf`. */
function formatField(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return FIELD_NAMES[field] ?? capitalize(words);
}
