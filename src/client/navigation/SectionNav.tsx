import { useLocation } from 'react-router-dom';
import { PreloadLink } from './PreloadLink';
import styles from './SectionNav.module.css';

interface SectionNavProps {
  label: string;
  sections: readonly (readonly [href: string, name: string])[];
}

/** Navigation between the sections of a screen, each of which has its own URL. */
export function SectionNav({ label, sections }: SectionNavProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className={styles.sections}>
      {sections.map(([href, name]) => (
        <PreloadLink
          key={href}
          to={href}
          className={styles.section}
          aria-current={pathname === href ? 'page' : undefined}
        >
          {name}
        </PreloadLink>
      ))}
    </nav>
  );
}
