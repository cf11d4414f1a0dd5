/**
 * The name of a list in summaries of changes of its views, as in "NET: saved view Crashes".
 * @param projectKey null: the list over all projects
 */
export const getListName = (projectKey: string | null): string => projectKey ?? 'All projects';
