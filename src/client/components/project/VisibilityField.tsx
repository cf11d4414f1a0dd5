import { type ChoiceOption, ChoiceField } from '../../ui/form/ChoiceField';

export type VisibilityChoice = 'PUBLIC' | 'INTERNAL' | 'PRIVATE';

const VISIBILITY_CHOICES: readonly ChoiceOption<VisibilityChoice>[] = [
  { value: 'PUBLIC', label: 'Public', description: 'Anyone can read it, without signing in.' },
  { value: 'INTERNAL', label: 'Internal', description: 'All signed-in users can read it and create issues.' },
  { value: 'PRIVATE', label: 'Private', description: 'Visible to members only.' },
];

interface Props {
  value: VisibilityChoice;
  disabled?: boolean;
  onChange: (value: VisibilityChoice) => void;
}

/** Chooses who can read a project. */
export function VisibilityField(props: Props) {
  return <ChoiceField label="Visibility" choices={VISIBILITY_CHOICES} {...props} />;
}
