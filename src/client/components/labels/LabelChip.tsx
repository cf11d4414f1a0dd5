import { graphql, useFragment } from 'react-relay';
import type { LabelChip_label$key } from '../../../../__generated__/LabelChip_label.graphql';
import styles from './LabelChip.module.css';

/** A label with its color; the scope is shown in a weaker color. */
export function LabelChip({ label }: { label: LabelChip_label$key }) {
  const { name, color } = useFragment(
    graphql`
      fragment LabelChip_label on Label {
        name
        color
      }
    `,
    label,
  );
  return <LabelChipFromValues name={name} color={color} />;
}

interface LabelChipFromValuesProps {
  name: string;
  color: string;
  /** Shows only the color; the name is the accessible name and the tooltip. */
  isDot?: boolean;
}

/** A label chip for a name and color that the caller has read itself, or for a label that does not exist yet. */
export function LabelChipFromValues({ name, color, isDot = false }: LabelChipFromValuesProps) {
  const style = { '--label': color } as React.CSSProperties;
  if (isDot)
    return (
      <span
        role="img"
        aria-label={name}
        className={`${styles.chip} ${styles.dot}`}
        title={name}
        style={style}
      />
    );
  const { scope, value } = splitLabelScope(name);
  return (
    <span className={styles.chip} title={name} style={style}>
      <span className={styles.name}>
        {scope !== null && <span className={styles.scope}>{scope} </span>}
        {value}
      </span>
    </span>
  );
}

/** Splits `platform::linux` into the scope `platform` and the value `linux`. */
export function splitLabelScope(name: string): { scope: string | null; value: string } {
  const at = name.indexOf('::');
  return at > 0 ? { scope: name.slice(0, at), value: name.slice(at + 2) } : { scope: null, value: name };
}

/** A dot in a label's color. */
export function LabelDot({ color }: { color: string }) {
  return <span className={styles.bareDot} style={{ backgroundColor: color }} aria-hidden="true" />;
}
