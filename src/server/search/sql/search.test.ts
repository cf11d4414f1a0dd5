import { describeSearchTests } from '../../../testing/describeSearchTests';
import { createSqlIssueSearch } from './createSqlIssueSearch';

describeSearchTests('the SQL search', (store) => ({ search: createSqlIssueSearch(store) }));
