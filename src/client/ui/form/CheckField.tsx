import styles from './ChoiceField.module.css';

interface Props {
  label: string;
  meaning: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Something that is so or not, with what that means. */
export function CheckField({ label, meaning, checked, onChange }: Props) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        <b>{label}</b> <span className={styles.meaning}>{meaning}</span>
      </span>
    </label>
  );
}
