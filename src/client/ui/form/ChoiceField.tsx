import { useId } from 'react';
import styles from './ChoiceField.module.css';

export interface ChoiceOption<Value extends string> {
  value: Value;
  label: string;
  description: string;
}

interface ChoiceFieldProps<Value extends string> {
  label: string;
  choices: readonly ChoiceOption<Value>[];
  value: Value;
  disabled?: boolean;
  onChange: (value: Value) => void;
}

/** Form field of radio buttons with descriptions. */
export function ChoiceField<Value extends string>({
  label,
  choices,
  value,
  ...props
}: ChoiceFieldProps<Value>) {
  const { disabled = false, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.choices} disabled={disabled}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            <b>{choice.label}</b> <span className={styles.description}>{choice.description}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

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
