/** Configuration of relay-compiler: one folder for all artifacts, and the allow-list of operations. */
module.exports = {
  src: './src/client',
  language: 'typescript',
  schema: './schema.graphql',
  // Fields that exist only in the client's store.
  schemaExtensions: ['./src/client/data/local'],
  artifactDirectory: './__generated__',
  excludes: ['**/node_modules/**'],
  eagerEsModules: true,
  // Oxc and Sucrase keep every import that is not marked as a type import.
  useImportTypeSyntax: true,
  noFutureProofEnums: false,
  customScalarTypes: { DateTime: 'string', Date: 'string' },
  persistConfig: { file: './__generated__/operations.json', algorithm: 'SHA256' },
};
