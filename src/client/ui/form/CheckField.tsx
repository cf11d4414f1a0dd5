import styles from './ChoiceField.module.css';

interface Props {
  label: string;
  description: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Something that is so or not, with what that means. */
export function CheckField({ label, description, checked, onChange }: Props) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        <b>{label}</b> <span className={styles.meaning}>{description}</span>
      </span>
    </label>
  );
}
