import { Check } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type {
  ComparedFieldKind,
  ComparedFields_comparison$data,
  ComparedFields_comparison$key,
} from '../../../../__generated__/ComparedFields_comparison.graphql';
import { LabelChipFromValues } from '../labels/LabelChip';
import { capitalize } from '../../ui/format';
import styles from './IssueComparison.module.css';

interface ComparedFieldsProps {
  comparison: ComparedFields_comparison$key;
  side: 'first' | 'second';
}

const FIELD_NAMES: Partial<Record<ComparedFieldKind, string>> = {
  STATE: 'State',
  LABELS: 'Labels',
  VERSION: 'Version',
  ERROR: 'Error',
  MILESTONE: 'Milestone',
  ASSIGNEES: 'Assignee',
};

/** The fields of one side of a comparison. Fields that are equal on both sides have a check mark. */
export function ComparedFields({ comparison, side }: ComparedFieldsProps) {
  const { fields } = useFragment(
    graphql`
      fragment ComparedFields_comparison on IssueComparison {
        fields {
          kind
          labelScope
          values {
            text
            color
          }
          otherValues {
            text
            color
          }
          isEqual
        }
      }
    `,
    comparison,
  );
  return (
    <dl className={styles.fields}>
      {fields.map(({ kind, labelScope, values, otherValues, isEqual }) => (
        <div key={`${kind} ${labelScope}`} className={styles.field}>
          <dt>{labelScope == null ? FIELD_NAMES[kind] : capitalize(labelScope)}</dt>
          <dd>
            <FieldValues kind={kind} values={side === 'first' ? values : otherValues} />
          </dd>
          {isEqual && (
            <dd>
              <Check
                size={13}
                strokeWidth={2.2}
                className={styles.check}
                role="img"
                aria-label="Same in both issues"
              />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

interface FieldValuesProps {
  kind: ComparedFieldKind;
  values: ComparedFields_comparison$data['fields'][number]['values'];
}

function FieldValues({ kind, values }: FieldValuesProps) {
  if (values.length === 0) return <span className={styles.none}>None</span>;
  if (kind === 'LABELS')
    return values.map(({ text, color }) => (
      <LabelChipFromValues key={text} name={text} color={color ?? 'transparent'} />
    ));
  const text = values.map((value) => value.text).join(', ');
  return kind === 'ERROR' ? <code>{text}</code> : text;
}
