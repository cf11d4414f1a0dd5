/** Writes schema.graphql. With `--check`, only fails if the file is not up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { printGraphQLSchema } from './index';

const GRAPHQL_SCHEMA_FILE = path.resolve('schema.graphql');

if (process.argv.includes('--check')) {
  if (readFileSync(GRAPHQL_SCHEMA_FILE, 'utf8') !== printGraphQLSchema()) {
    process.stderr.write('schema.graphql is stale: run `npm run schema`.\n');
    process.exitCode = 1;
  }
} else {
  writeFileSync(GRAPHQL_SCHEMA_FILE, printGraphQLSchema());
}
