/** Part of the build: writes the empty database that new embedded databases start from. The argument is its folder. */
import { createEmptyDatabase } from '../server/store/open/openDatabaseStore';

void createEmptyDatabase(process.argv[2]!);
