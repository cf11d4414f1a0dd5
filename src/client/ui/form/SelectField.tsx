import { useId } from 'react';
import { FormField } from './FormField';
import styles from './form.module.css';

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  /** Values with their labels. */
  options: readonly (readonly [value: Value, name: string])[];
  autoFocus?: boolean;
  disabled?: boolean;
  onChange: (value: Value) => void;
}

/** A native select element with a label. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  autoFocus,
  disabled,
  onChange,
}: SelectFieldProps<Value>) {
  return (
    <FormField id={useId()} label={label} error={undefined}>
      {(attributes) => (
        <select
          {...attributes}
          autoFocus={autoFocus}
          disabled={disabled}
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {options.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
