import { graphql, useFragment } from 'react-relay';
import type { LabelChip_label$key } from '../../../__generated__/LabelChip_label.graphql';
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
  return <PlainLabelChip name={name} color={color} />;
}

/** A label chip from plain values, for a label that does not exist yet. */
export function PlainLabelChip({ name, color }: { name: string; color: string }) {
  const { scope, value } = splitLabelScope(name);
  return (
    <span className={styles.chip} title={name} style={{ '--label': color } as React.CSSProperties}>
      {scope !== null && <span className={styles.scope}>{scope} </span>}
      {value}
    </span>
  );
}

/** Splits `platform::linux` into the scope `platform` and the value `linux`. */
export function splitLabelScope(name: string): { scope: string | null; value: string } {
  const at = name.indexOf('::');
  return at > 0 ? { scope: name.slice(0, at), value: name.slice(at + 2) } : { scope: null, value: name };
}
