import { type ReactNode, type RefObject, useEffect } from 'react';
import type { EditableField } from '../../../components/pickers/fields';
import { useFieldKeys } from '../../../components/pickers/useFieldKeys';
import { useFieldPicker } from '../../../components/pickers/useFieldPicker';
import { useResumeAction } from '../../../components/useResumeAction';
import type { VirtualRowsController } from '../../../ui/VirtualRows';
import { issueLinkAt, issueNumberOf, whenLinkAppears } from '../row/rowDom';

interface Options {
  controller: VirtualRowsController;
  region: RefObject<HTMLElement | null>;
  projectKey: string;
}

/** The keys that change the focused row's issue; what they open is to be rendered. */
export function useRowFields({ controller: { roving }, region, projectKey }: Options): ReactNode {
  const { open, preload, picker } = useFieldPicker();
  useFieldKeys((field) => {
    const link = roving.hasFocus ? issueLinkAt(region.current, roving.index) : null;
    if (!link) return false;
    open(field, { projectKey, number: issueNumberOf(link) }, link);
  });
  useResumeAction('key.', (rest) => {
    const [number, field] = rest.split('.');
    return whenLinkAppears(region.current, Number(number), (link) =>
      open(field as EditableField, { projectKey, number: issueNumberOf(link) }, link),
    );
  });
  // Whoever walks along the rows may want to change one.
  useEffect(() => roving.subscribe(() => roving.hasFocus && preload()), [roving, preload]);
  return picker;
}
