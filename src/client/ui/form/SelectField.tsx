import { useId } from 'react';
import { Field } from './Field';
import styles from './form.module.css';

interface Props<Value extends string> {
  label: string;
  value: Value;
  /** Each with what it is called. */
  options: readonly (readonly [value: Value, name: string])[];
  className?: string | undefined;
  autoFocus?: boolean;
  onChange: (value: Value) => void;
}

/** One of several, by the platform's own list. */
export function SelectField<Value extends string>({ label, value, options, ...props }: Props<Value>) {
  const { className, autoFocus, onChange } = props;
  return (
    <Field id={useId()} label={label} error={undefined} className={className}>
      {(described) => (
        <select
          {...described}
          autoFocus={autoFocus}
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {options.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
