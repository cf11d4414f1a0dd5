import { useId } from 'react';
import { Field } from './Field';
import styles from './form.module.css';

interface Props<Value extends string> {
  label: string;
  value: Value;
  /** Values with their labels. */
  options: readonly (readonly [value: Value, name: string])[];
  className?: string | undefined;
  autoFocus?: boolean;
  onChange: (value: Value) => void;
}

/** A native select element with a label. */
export function SelectField<Value extends string>({ label, value, options, ...props }: Props<Value>) {
  const { className, autoFocus, onChange } = props;
  return (
    <Field id={useId()} label={label} error={undefined} className={className}>
      {(attributes) => (
        <select
          {...attributes}
          autoFocus={autoFocus}
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
    </Field>
  );
}
