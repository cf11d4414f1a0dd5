import { graphql, useFragment } from 'react-relay';
import type {
  ImportDateOrder_preview$data,
  ImportDateOrder_preview$key,
} from '../../../../__generated__/ImportDateOrder_preview.graphql';
import { ChoiceField } from '../../ui/form/ChoiceField';
import { formatDate } from '../../ui/format';
import styles from './ImportJob.module.css';

type Question = NonNullable<ImportDateOrder_preview$data['dateQuestion']>;
type Order = Question['choices'][number]['order'];

interface ImportDateOrderProps {
  preview: ImportDateOrder_preview$key;
  onChange: (order: Order) => void;
}

/** Renders the question in which order a file has day, month and year. Renders nothing if its dates show it. */
export function ImportDateOrder({ preview, onChange }: ImportDateOrderProps) {
  const { dateQuestion } = useFragment(
    graphql`
      fragment ImportDateOrder_preview on ImportPreview {
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
        Order of dates
      </h2>
      {problem != null && (
        <p role="status" className={styles.failure}>
          {problem} Correct the file and upload it again.
        </p>
      )}
      {example && (
        <>
          <p className={chosen == null ? styles.warning : styles.weak}>
            The dates of this file can be read in several orders. Choose the one that applies to all of them
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
