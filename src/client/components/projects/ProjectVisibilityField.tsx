import { type ChoiceOption, ChoiceField } from '../../ui/form/ChoiceField';

export type ProjectVisibilityChoice = 'PUBLIC' | 'INTERNAL' | 'PRIVATE';

const PROJECT_VISIBILITY_CHOICES: readonly ChoiceOption<ProjectVisibilityChoice>[] = [
  { value: 'PUBLIC', label: 'Public', description: 'Anyone can read it, without signing in.' },
  { value: 'INTERNAL', label: 'Internal', description: 'All signed-in users can read it and create issues.' },
  { value: 'PRIVATE', label: 'Private', description: 'Visible to members only.' },
];

interface ProjectVisibilityFieldProps {
  value: ProjectVisibilityChoice;
  disabled?: boolean;
  onChange: (value: ProjectVisibilityChoice) => void;
}

/** Chooses who can read a project. */
export function ProjectVisibilityField(props: ProjectVisibilityFieldProps) {
  return <ChoiceField label="Visibility" choices={PROJECT_VISIBILITY_CHOICES} {...props} />;
}
