import type { MenuSection } from '../../../ui/MenuPopover';
import type { CopyFormat } from './formatCopiedIssues';

/** Menu items of the formats in which issues are copied. */
export const COPY_ITEMS: MenuSection['items'] = [
  { command: 'list.copy', label: 'As Markdown list' },
  { id: 'links', label: 'As links' },
  { id: 'csv', label: 'As CSV' },
];

/** The format of a menu item of COPY_ITEMS. */
export const getCopyFormat = (id: string): CopyFormat =>
  id === 'list.copy' ? 'markdown' : (id as CopyFormat);
