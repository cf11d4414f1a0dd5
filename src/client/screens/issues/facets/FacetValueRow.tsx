import type { CSSProperties } from 'react';
import {
  IncludeFacetValueButton,
  getFacetValueClassName,
  ExcludeFacetValueButton,
  type FacetValueProps,
} from './FacetValueButtons';

/**
 * A facet value in the sidebar: a click includes it in the query; an Alt-click or the button beside it
 * excludes it.
 */
export function FacetValueRow({ label, count, share, selection, icon, onChoose }: FacetValueProps) {
  return (
    <li className={getFacetValueClassName(selection)} style={{ '--share': share } as CSSProperties}>
      <IncludeFacetValueButton
        label={label}
        count={count}
        selection={selection}
        icon={icon}
        onChoose={onChoose}
      />
      <ExcludeFacetValueButton label={label} selection={selection} onChoose={onChoose} />
    </li>
  );
}
