/** relay-compiler: one top-level folder of artifacts, and the allow-list of operations. */
module.exports = {
  src: './src/client',
  language: 'typescript',
  schema: './schema.graphql',
  // What only the page knows.
  schemaExtensions: ['./src/client/data/local'],
  artifactDirectory: './__generated__',
  excludes: ['**/node_modules/**'],
  eagerEsModules: true,
  // Babel keeps every import that is not said to be of a type.
  useImportTypeSyntax: true,
  noFutureProofEnums: false,
  customScalarTypes: { DateTime: 'string', Date: 'string' },
  persistConfig: { file: './__generated__/operations.json', algorithm: 'SHA256' },
};
