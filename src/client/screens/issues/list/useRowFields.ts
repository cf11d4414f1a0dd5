import { type ReactNode, type RefObject, useEffect } from 'react';
import { useFieldKeys } from '../../../components/pickers/useFieldKeys';
import { useFieldPicker } from '../../../components/pickers/useFieldPicker';
import type { VirtualRowsController } from '../../../ui/VirtualRows';
import { issueLinkAt, issueNumberOf } from './rowDom';

interface Options {
  controller: VirtualRowsController;
  region: RefObject<HTMLElement | null>;
  projectKey: string;
}

/** The keys that change the focused row's issue; what they open is to be rendered. */
export function useRowFields({ controller: { roving }, region, projectKey }: Options): ReactNode {
  const { open, preload, picker } = useFieldPicker();
  useFieldKeys((field) => {
    const link = roving.holdsFocus ? issueLinkAt(region.current, roving.index) : null;
    if (!link) return false;
    open(field, { projectKey, number: issueNumberOf(link) }, link);
  });
  // Whoever walks along the rows may want to change one.
  useEffect(() => roving.subscribe(() => roving.holdsFocus && preload()), [roving, preload]);
  return picker;
}
