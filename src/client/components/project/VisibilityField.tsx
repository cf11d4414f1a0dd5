import { type Choice, ChoiceField } from '../../ui/form/ChoiceField';

export type VisibilityChoice = 'PUBLIC' | 'INTERNAL' | 'PRIVATE';

const CHOICES: readonly Choice<VisibilityChoice>[] = [
  { value: 'PUBLIC', label: 'Public', description: 'Whoever comes may read it, also without signing in.' },
  { value: 'INTERNAL', label: 'Internal', description: 'Whoever has signed in may read it and file issues.' },
  { value: 'PRIVATE', label: 'Private', description: 'Only its members know that it is there.' },
];

interface Props {
  value: VisibilityChoice;
  disabled?: boolean;
  onChange: (value: VisibilityChoice) => void;
}

/** Who may read a project. */
export function VisibilityField(props: Props) {
  return <ChoiceField label="Visibility" choices={CHOICES} {...props} />;
}
