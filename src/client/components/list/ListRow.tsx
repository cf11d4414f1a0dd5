import type { ReactNode, Ref } from 'react';
import { FormErrorMessage } from '../../ui/form/FormErrorMessage';
import { PreloadLink } from '../../navigation/PreloadLink';
import rows from '../../ui/rows.module.css';

interface ListRowProps {
  ref?: Ref<HTMLLIElement>;
  icon?: ReactNode;
  name: string;
  /** Address of the object's page; absent: it has none. */
  href?: string;
  tooltip?: string | undefined;
  /** Text after the name of the row, in a weaker color. */
  secondary?: string;
  badges?: readonly string[];
  /** Content of the row's second line. */
  detail?: ReactNode;
  error?: string | null | undefined;
  /** Buttons at the end of the row. */
  children: ReactNode;
}

/** A row with a name, badges and a line of details. */
export function ListRow({ ref, icon, name, href, tooltip, secondary, badges = [], ...props }: ListRowProps) {
  const { detail, error, children } = props;
  return (
    <li ref={ref} className={rows.row}>
      {icon}
      <div className={rows.text}>
        <p className={rows.line}>
          <span className={rows.name} title={tooltip}>
            {href === undefined ? (
              name
            ) : (
              <PreloadLink to={href} preloads="code" className={rows.nameLink}>
                {name}
              </PreloadLink>
            )}
          </span>
          {secondary !== undefined && <span className={rows.detail}>{secondary}</span>}
          {badges.map((badge) => (
            <span key={badge} className={rows.badge}>
              {badge}
            </span>
          ))}
        </p>
        {detail !== undefined && <p className={rows.detail}>{detail}</p>}
        <FormErrorMessage error={error} />
      </div>
      {children}
    </li>
  );
}
