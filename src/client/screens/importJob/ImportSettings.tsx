import { graphql, useFragment } from 'react-relay';
import type { ImportSettings_job$key } from '../../../../__generated__/ImportSettings_job.graphql';
import type { ImportSettings_project$key } from '../../../../__generated__/ImportSettings_project.graphql';
import { FormErrorMessage } from '../../ui/form/FormErrorMessage';
import { SelectField } from '../../ui/form/SelectField';
import { capitalize, formatCount, pluralize } from '../../ui/format';
import styles from './ImportJob.module.css';
import { updateImport } from './importJobMutations';
import { ImportColumns } from './ImportColumns';
import { ImportDateOrder } from './ImportDateOrder';
import { ImportMapping } from './ImportMapping';
import { ImportPreviewTable } from './ImportPreviewTable';
import { useImportAction } from './useImportAction';

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
          ...ImportDateOrder_preview
          ...ImportColumns_preview
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
  const action = useImportAction();
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
            onChange={(system) => system && void action.commit(updateImport, { id, format: system })}
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
              onChange={(name) => void action.commit(updateImport, { id, container: name })}
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
        <FormErrorMessage error={action.problem} />
      </section>
      {preview != null && (
        <ImportDateOrder
          preview={preview}
          onChange={(dates) => void action.commit(updateImport, { id, dates })}
        />
      )}
      {preview != null && preview.columns.length > 0 && (
        <section className={styles.section} aria-labelledby="import-columns">
          <h2 id="import-columns" className={styles.title}>
            Columns
          </h2>
          <ImportColumns
            preview={preview}
            onChange={(name, field) => void action.commit(updateImport, { id, columns: [{ name, field }] })}
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
              <ImportMapping
                preview={preview}
                project={projectData}
                onChange={(changes) => void action.commit(updateImport, { id, ...changes })}
              />
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
              <li>Nobody gets access to this project, and nobody is notified.</li>
              <li>Email addresses in the file are never shown.</li>
            </ul>
          </section>
        </>
      )}
    </>
  );
}
