import type { ReactNode } from 'react';
import type { OptionFieldName } from '../../../shared/fields/optionFields';
import { IssueTypeIcon } from './IssueTypeIcon';
import { PriorityIcon } from './PriorityIcon';

/** The icons of the options of each field; null: its options have none. */
const OPTION_ICONS: Readonly<Record<OptionFieldName, ((option: string) => ReactNode) | null>> = {
  type: (option) => <IssueTypeIcon type={option} />,
  priority: (option) => <PriorityIcon priority={option} />,
};

interface OptionIconProps {
  field: OptionFieldName;
  /** The option in the GraphQL API: `HIGH`. */
  option: string;
}

/** Icon of an option, for places that show its name beside it. Renders nothing if the field has no icons. */
export const OptionIcon = ({ field, option }: OptionIconProps) => OPTION_ICONS[field]?.(option);
