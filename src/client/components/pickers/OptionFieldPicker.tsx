/** Pickers of the fields that have the same options in every project, such as the priority. */
import { graphql, useFragment } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { OptionFieldPicker_priority$key } from '../../../../__generated__/OptionFieldPicker_priority.graphql';
import type { OptionFieldPicker_type$key } from '../../../../__generated__/OptionFieldPicker_type.graphql';
import { listOptions, toOptionValues } from '../../data/issueFields';
import type { OptionFieldName } from '../../../shared/fields/optionFields';
import { FIELDS } from '../../../shared/fields/fields';
import { createIssueUpdate } from '../../mutations/updateIssue';
import { formatOption } from '../../ui/format';
import { OptionPicker } from '../../ui/picker/OptionPicker';
import { OptionIcon } from '../issues/OptionIcon';
import { type CommonIssueFieldPickerProps } from './LoadedIssueFieldPicker';

/** The query of the picker of each field. It requests only this field, which the row of the issue may have loaded. */
export const OPTION_FIELD_PICKER_QUERIES: Readonly<Record<OptionFieldName, GraphQLTaggedNode>> = {
  type: graphql`
    query OptionFieldPickerTypeQuery($id: ID!) {
      node(id: $id) {
        ... on Issue @alias(as: "issue") {
          ...LoadedIssueFieldPicker_issue
          ...OptionFieldPicker_type
        }
      }
    }
  `,
  priority: graphql`
    query OptionFieldPickerPriorityQuery($id: ID!) {
      node(id: $id) {
        ... on Issue @alias(as: "issue") {
          ...LoadedIssueFieldPicker_issue
          ...OptionFieldPicker_priority
        }
      }
    }
  `,
};

/** The value of each field of an issue. */
const OPTION_FIELD_FRAGMENTS: Readonly<Record<OptionFieldName, GraphQLTaggedNode>> = {
  type: graphql`
    fragment OptionFieldPicker_type on Issue {
      value: type
    }
  `,
  priority: graphql`
    fragment OptionFieldPicker_priority on Issue {
      value: priority
    }
  `,
};

interface OptionFieldPickerProps extends CommonIssueFieldPickerProps<
  OptionFieldPicker_type$key | OptionFieldPicker_priority$key
> {
  field: OptionFieldName;
}

/** Picker of the value of a field of an issue. */
export function OptionFieldPicker({ field, issue, issueId, onChange, onClose }: OptionFieldPickerProps) {
  const { value } = useFragment(OPTION_FIELD_FRAGMENTS[field], issue);
  return (
    <FieldOptionPicker
      field={field}
      selected={value}
      onChoose={(option) => {
        if (option !== value) {
          const { mutation, inverse } = createIssueUpdate(
            issueId,
            toOptionValues(field, option),
            toOptionValues(field, value),
          );
          onChange(mutation, {
            summary: `${FIELDS[field].title.toLowerCase()} ${formatOption(option)}`,
            inverse,
          });
        }
        onClose();
      }}
    />
  );
}

interface FieldOptionPickerProps {
  field: OptionFieldName;
  /** Null: no option is marked as the current one. */
  selected: string | null;
  onChoose: (option: string) => void;
}

/** The options of a field with their icons. */
export function FieldOptionPicker({ field, selected, onChoose }: FieldOptionPickerProps) {
  return (
    <OptionPicker
      label={FIELDS[field].title}
      options={listOptions(field).map((option) => ({
        id: option,
        label: formatOption(option),
        icon: <OptionIcon field={field} option={option} />,
      }))}
      selected={selected === null ? [] : [selected]}
      onChoose={onChoose}
    />
  );
}
