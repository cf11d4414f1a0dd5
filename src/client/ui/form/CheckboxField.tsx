import styles from './ChoiceField.module.css';

interface CheckboxFieldProps {
  label: string;
  description: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Form field of a checkbox with a description. */
export function CheckboxField({ label, description, checked, onChange }: CheckboxFieldProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        <b>{label}</b> <span className={styles.description}>{description}</span>
      </span>
    </label>
  );
}
