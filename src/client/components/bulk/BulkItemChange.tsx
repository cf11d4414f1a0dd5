import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { BulkItemChange_item$key } from '../../../../__generated__/BulkItemChange_item.graphql';
import type {
  BulkItemChange_values$data,
  BulkItemChange_values$key,
} from '../../../../__generated__/BulkItemChange_values.graphql';
import type { FieldWith } from '../../../shared/fields/fields';
import { type FieldWithPicker, getFieldTitle } from '../../data/issueFields';
import type { OptionFieldName } from '../../../shared/fields/optionFields';
import { formatDate, formatOption } from '../../ui/format';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { OptionIcon } from '../issues/OptionIcon';
import { LabelChip } from '../labels/LabelChip';
import { UserWithAvatar } from '../people/UserWithAvatar';
import { WorkflowStateIcon } from '../issues/WorkflowStateIcon';
import styles from './BulkItemChange.module.css';

type Values = Omit<BulkItemChange_values$data, ' $fragmentType'>;

/** Fields with a single value, and whether the conversation is locked. */
type SingleValueField = Exclude<FieldWithPicker, FieldWith<'many'>> | 'locked';

const renderOption = (field: OptionFieldName, option: string | null | undefined): ReactNode =>
  option && (
    <>
      <OptionIcon field={field} option={option} /> {formatOption(option)}
    </>
  );

/** How the value of each field is shown, in the order of the list; null: the issue has no value. */
const SINGLE_VALUES: Readonly<Record<SingleValueField, (values: Values) => ReactNode>> = {
  state: ({ state }) =>
    state && (
      <>
        <WorkflowStateIcon state={state} /> {state.name}
      </>
    ),
  priority: ({ priority }) => renderOption('priority', priority),
  type: ({ type }) => renderOption('type', type),
  milestone: ({ milestone }) => milestone?.title,
  due: ({ dueOn }) => dueOn && formatDate(Date.parse(dueOn)),
  parent: ({ parent }) => parent?.key,
  locked: ({ locked }) => (locked == null ? null : locked ? 'Locked' : 'Unlocked'),
};

/** The values that a bulk operation changes in an issue: before -> after. Renders nothing if it changes none. */
export function BulkItemChange({ item }: { item: BulkItemChange_item$key }) {
  const change = useFragment(
    graphql`
      fragment BulkItemChange_item on BulkItem {
        before {
          ...BulkItemChange_values
        }
        after {
          ...BulkItemChange_values
        }
      }
    `,
    item,
  );
  if (!change.before || !change.after) return null;
  return <BulkItemValueChanges before={change.before} after={change.after} />;
}

const valuesFragment = graphql`
  fragment BulkItemChange_values on BulkItemValues {
    state {
      name
      ...WorkflowStateIcon_state
    }
    priority
    type
    labels {
      id
      ...LabelChip_label
    }
    assignees {
      id
      ...UserWithAvatar_user
    }
    milestone {
      title
    }
    dueOn
    parent {
      key
    }
    locked
  }
`;

interface BulkItemValueChangesProps {
  before: BulkItemChange_values$key;
  after: BulkItemChange_values$key;
}

function BulkItemValueChanges(props: BulkItemValueChangesProps) {
  const before = useFragment(valuesFragment, props.before);
  const after = useFragment(valuesFragment, props.after);
  return (
    <ul className={styles.changes} aria-label="Changes">
      {(Object.keys(SINGLE_VALUES) as SingleValueField[]).map((field) => {
        const render = SINGLE_VALUES[field];
        const [from, to] = [render(before), render(after)];
        if (from == null && to == null) return null;
        return (
          <li key={field}>
            <VisuallyHidden>{field === 'locked' ? 'Conversation' : getFieldTitle(field)}: </VisuallyHidden>
            <span className={styles.before}>{from ?? 'None'}</span>
            <ArrowRight size={13} strokeWidth={2} role="img" aria-label="to" className={styles.arrow} />
            <span className={styles.value}>{to ?? 'None'}</span>
          </li>
        );
      })}
      {listLabelsAndAssignees(before).map(({ id, value }) => (
        <li key={`-${id}`} className={styles.removed}>
          <VisuallyHidden>Removed: </VisuallyHidden>
          <span aria-hidden="true">−</span>
          {value}
        </li>
      ))}
      {listLabelsAndAssignees(after).map(({ id, value }) => (
        <li key={`+${id}`}>
          <VisuallyHidden>Added: </VisuallyHidden>
          <span aria-hidden="true">+</span>
          {value}
        </li>
      ))}
    </ul>
  );
}

const listLabelsAndAssignees = ({ labels, assignees }: Values): { id: string; value: ReactNode }[] => [
  ...labels.map((label) => ({ id: label.id, value: <LabelChip label={label} /> })),
  ...assignees.map((user) => ({ id: user.id, value: <UserWithAvatar user={user} /> })),
];
