/** Says why the server cannot compare the issues of a project: a DuplicateSearchUnavailableReason. */
export const getUnavailableText = (reason: string | null | undefined): string =>
  reason === 'TOO_LARGE'
    ? 'The project does not fit into the memory for likely duplicates. An administrator can raise WINNOW_DUPLICATES_MB.'
    : 'This server searches only with SQL. An administrator can change WINNOW_SEARCH.';
