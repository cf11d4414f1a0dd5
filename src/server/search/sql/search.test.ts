import { describeSearchTests } from '../../../testing/describeSearchTests';
import { createSqlSearch } from './createSqlSearch';

describeSearchTests('the SQL search', (store) => ({ search: createSqlSearch(store) }));
