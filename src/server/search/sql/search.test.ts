import { describeSearch } from '../../../testing/describeSearch';
import { createSqlSearch } from './createSqlSearch';

describeSearch('the SQL search', (store) => ({ search: createSqlSearch(store) }));
