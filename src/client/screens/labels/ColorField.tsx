import { useId } from 'react';
import { getLabelColorProblem } from '../../../shared/validation/labels';
import { TextField } from '../../ui/form/TextField';
import { LABEL_COLORS } from './colors';
import styles from './ColorField.module.css';

interface ColorFieldProps {
  /** The label's color as `#rrggbb`, or incomplete while the user types. */
  color: string;
  error: string | undefined;
  onChange: (color: string) => void;
  onBlur: () => void;
}

/** Form field for a label's color: one of the suggested colors or any hexadecimal color. */
export function ColorField({ color, error, onChange, onBlur }: ColorFieldProps) {
  const name = useId();
  return (
    <div className={styles.colors}>
      <TextField
        label="Color"
        className={styles.free}
        value={color}
        error={error}
        spellCheck={false}
        maxLength={7}
        onBlur={onBlur}
        // Accepts a color without the number sign: `d1383d` as well as `#d1383d`.
        onValueChange={(text) => onChange(getLabelColorProblem(`#${text}`) === null ? `#${text}` : text)}
      />
      <div role="radiogroup" aria-label="Suggested colors" className={styles.swatches}>
        {LABEL_COLORS.map(([label, value]) => (
          <input
            key={value}
            type="radio"
            name={name}
            aria-label={label}
            title={label}
            className={styles.swatch}
            style={{ '--swatch': value } as React.CSSProperties}
            checked={color.toLowerCase() === value}
            onChange={() => onChange(value)}
          />
        ))}
      </div>
    </div>
  );
}
