import { graphql, useFragment } from 'react-relay';
import type { ImportSettings_job$key } from '../../../../__generated__/ImportSettings_job.graphql';
import type { ImportSettings_project$key } from '../../../../__generated__/ImportSettings_project.graphql';
import type { importJobMutations_updateMutation } from '../../../../__generated__/importJobMutations_updateMutation.graphql';
import { useImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import type { MutationInput } from '../../mutations/queue/MutationDefinition';
import { useMutationStatus } from '../../mutations/useMutationStatus';
import { FormErrorMessage } from '../../ui/form/FormErrorMessage';
import { SelectField } from '../../ui/form/SelectField';
import { capitalize, formatCount, pluralize, formatDate } from '../../ui/format';
import styles from './ImportJob.module.css';
import { updateImport } from './importJobMutations';
import { ImportColumns, ImportMapping } from './ImportMapping';
import { ImportPreviewTable } from './ImportPreviewTable';
import type {
  ImportSettings_dates$data,
  ImportSettings_dates$key,
} from '../../../../__generated__/ImportSettings_dates.graphql';
import { ChoiceField } from '../../ui/form/ChoiceField';

interface ImportSettingsProps {
  job: ImportSettings_job$key;
  project: ImportSettings_project$key;
}

/** Renders the format, preview and mapping of an import that can be started. */
export function ImportSettings({ job, project }: ImportSettingsProps) {
  const { id, fileName, format, container, preview } = useFragment(
    graphql`
      fragment ImportSettings_job on ImportJob {
        id
        fileName
        format {
          system
          title
          containerName
        }
        container
        preview {
          sampleCount
          isComplete
          problem
          containers {
            name
            count
          }
          columns {
            __typename
          }
          ...ImportSettings_dates
          ...ImportMapping_columns
          ...ImportPreviewTable_preview
          states {
            name
          }
          ...ImportMapping_preview
        }
      }
    `,
    job,
  );
  const { importFormats, ...projectData } = useFragment(
    graphql`
      fragment ImportSettings_project on Project {
        importFormats {
          system
          title
        }
        ...ImportMapping_project
      }
    `,
    project,
  );
  const commit = useImmediateMutation();
  const { error, track } = useMutationStatus();
  const update = (changes: Omit<MutationInput<importJobMutations_updateMutation>, 'id'>) =>
    void track(commit(updateImport, { id, ...changes }));
  const containers = preview?.containers ?? [];
  const hasIssues = preview != null && preview.sampleCount > 0;
  return (
    <>
      <section className={styles.section} aria-label="Format">
        <div className={styles.selects}>
          <SelectField
            label="Format"
            value={format?.system ?? ''}
            options={[
              ...(format ? [] : ([['', 'Choose a format']] as const)),
              ...importFormats.map(({ system, title }) => [system, title] as const),
            ]}
            onChange={(system) => system && update({ format: system })}
          />
          {(containers.length > 1 || container != null) && format && (
            <SelectField
              label={capitalize(format.containerName)}
              value={container ?? ''}
              options={[
                ['', 'All'],
                ...(container != null && !containers.some(({ name }) => name === container)
                  ? [[container, container] as const]
                  : []),
                ...containers.map(({ name, count }) => [name, `${name} (${formatCount(count)})`] as const),
              ]}
              onChange={(name) => update({ container: name })}
            />
          )}
        </div>
        {!format && preview?.problem == null && (
          <p role="status" className={styles.failure}>
            The format of {fileName} was not recognized. Choose it, or upload another file.
          </p>
        )}
        {preview?.problem != null && (
          <p role="status" className={hasIssues ? styles.warning : styles.failure}>
            {preview.problem}
          </p>
        )}
        <FormErrorMessage error={error} />
      </section>
      {preview != null && <ImportDateOrder preview={preview} onChange={(dates) => update({ dates })} />}
      {preview != null && preview.columns.length > 0 && (
        <section className={styles.section} aria-labelledby="import-columns">
          <h2 id="import-columns" className={styles.title}>
            Columns
          </h2>
          <ImportColumns
            preview={preview}
            onChange={(name, field) => update({ columns: [{ name, field }] })}
          />
        </section>
      )}
      {hasIssues && (
        <>
          <section className={styles.section} aria-labelledby="import-preview">
            <h2 id="import-preview" className={styles.title}>
              Preview
            </h2>
            <ImportPreviewTable preview={preview} />
          </section>
          {preview.states.length > 0 && (
            <section className={styles.section} aria-labelledby="import-mapping">
              <h2 id="import-mapping" className={styles.title}>
                States and priorities
              </h2>
              <p className={styles.weak}>
                {preview.isComplete
                  ? `Found in ${pluralize(preview.sampleCount, 'issue')}.`
                  : `Found in the first ${formatCount(preview.sampleCount)} issues. Others are mapped automatically.`}
              </p>
              <ImportMapping preview={preview} project={projectData} onChange={update} />
            </section>
          )}
          <section className={styles.section} aria-labelledby="import-people">
            <h2 id="import-people" className={styles.title}>
              People
            </h2>
            <ul className={styles.notes}>
              <li>
                Authors, assignees and commenters become placeholder accounts with their login and name.
              </li>
              <li>The import gives nobody access to this project and sends no notifications.</li>
              <li>Email addresses in the file are never shown.</li>
            </ul>
          </section>
        </>
      )}
    </>
  );
}

type Question = NonNullable<ImportSettings_dates$data['dateQuestion']>;
type Order = Question['choices'][number]['order'];

interface ImportDateOrderProps {
  preview: ImportSettings_dates$key;
  onChange: (order: Order) => void;
}

/** Renders the question in which order a file has day, month and year. Renders nothing if its dates show it. */
function ImportDateOrder({ preview, onChange }: ImportDateOrderProps) {
  const { dateQuestion } = useFragment(
    graphql`
      fragment ImportSettings_dates on ImportPreview {
        dateQuestion {
          problem
          chosen
          example {
            text
            line
            column
          }
          choices {
            order
            date
          }
        }
      }
    `,
    preview,
  );
  if (!dateQuestion) return null;
  const { problem, chosen, example, choices } = dateQuestion;
  return (
    <section className={styles.section} aria-labelledby="import-dates">
      <h2 id="import-dates" className={styles.title}>
        Date format
      </h2>
      {problem != null && (
        <p role="status" className={styles.failure}>
          {problem} Correct the file and upload it again.
        </p>
      )}
      {example && (
        <>
          <p className={chosen == null ? styles.warning : styles.weak}>
            The order of day, month and year is ambiguous in this file. Choose the order of all its dates
            {chosen == null && ' before you start the import'}.
          </p>
          <ChoiceField<Order | ''>
            label={`“${example.text}” (${example.column}, line ${example.line}) is`}
            choices={choices.map(({ order, date }) => ({
              value: order,
              label: formatDate(Date.parse(date)),
              description: ORDER_NAMES[order] ?? order,
            }))}
            value={chosen ?? ''}
            onChange={(order) => order !== '' && onChange(order)}
          />
        </>
      )}
    </section>
  );
}

const ORDER_NAMES: Partial<Record<Order, string>> = {
  DMY: 'day, month, year',
  MDY: 'month, day, year',
  YMD: 'year, month, day',
};
