import { useEffect, useMemo, useState } from 'react';
import type { IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import type * as IssueColumnsCode from '../columns/issueColumns';
import type { IssueColumnPages } from '../columns/IssueColumnPages';
import type { ListColumns } from '../columns/layOutColumns';
import type { RowWidths } from '../row/labelSpace';
import type { IssueListStore } from '../view/IssueListStore';

let loadedCode: typeof IssueColumnsCode | null = null;

/** Loads the code for lists with chosen columns. If it fails to load, lists have the default columns. */
export const importIssueColumns = (): Promise<typeof IssueColumnsCode | null> =>
  import(/* webpackChunkName: "columns" */ '../columns/issueColumns').then(
    (code) => (loadedCode = code),
    () => null,
  );

interface IssueColumns {
  /** Null: the rows have the default columns. */
  columns: ListColumns | null;
  pages: IssueColumnPages | null;
  ColumnHeader: typeof IssueColumnsCode.ColumnHeader | undefined;
}

/** The chosen columns of a list. */
export function useIssueColumns(
  view: IssueListStore,
  { columns: text }: IssueListUrlState,
  widths: RowWidths,
): IssueColumns {
  const [code, setCode] = useState(loadedCode);
  const isNeeded = text !== null;
  useEffect(() => {
    if (isNeeded) void importIssueColumns().then(setCode);
  }, [isNeeded]);
  const pages = useMemo(
    () => (isNeeded && code ? new code.IssueColumnPages(view) : null),
    [isNeeded, code, view],
  );
  useEffect(() => pages?.start(), [pages]);
  const columns = useMemo(
    () => (code && pages && text !== null ? code.layOutColumns(text, widths, pages) : null),
    [code, pages, text, widths],
  );
  return { columns, pages, ColumnHeader: code?.ColumnHeader };
}
