import { ROLE_CHOICES, type RoleChoice, formatRole } from './roles';
import styles from './RoleSelect.module.css';

interface RoleSelectProps {
  label: string;
  value: string;
  onChange: (role: RoleChoice) => void;
}

/** A native select element for a role. */
export function RoleSelect({ label, value, onChange }: RoleSelectProps) {
  return (
    <select
      aria-label={label}
      className={styles.select}
      value={value}
      onChange={(event) => onChange(event.target.value as RoleChoice)}
    >
      {ROLE_CHOICES.map((role) => (
        <option key={role} value={role}>
          {formatRole(role)}
        </option>
      ))}
    </select>
  );
}
