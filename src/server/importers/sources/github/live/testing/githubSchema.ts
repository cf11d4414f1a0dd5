/** Validates responses against the OpenAPI schema that GitHub publishes for its REST API. */
import { readFileSync } from 'node:fs';
import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

/** Names of schemas in the OpenAPI document. */
type GithubSchemaName = 'issue' | 'timeline-issue-events';

let validators: Record<GithubSchemaName, ValidateFunction> | null = null;

/** @throws Error with the validation errors if a value does not match the schema */
export function expectGithubSchema(name: GithubSchemaName, value: unknown): void {
  validators ??= compile();
  const validate = validators[name];
  if (!validate(value))
    throw new Error(
      `Not a valid "${name}" of GitHub: ${JSON.stringify(validate.errors?.slice(0, 5), null, 1)}`,
    );
}

function compile(): Record<GithubSchemaName, ValidateFunction> {
  const file = require.resolve('@octokit/openapi/generated/api.github.com.json');
  const description = JSON.parse(readFileSync(file, 'utf8'), allowNull) as { components: unknown };
  const ajv = new Ajv({ strict: false, logger: false, validateSchema: false });
  addFormats(ajv);
  ajv.addSchema({ components: description.components }, 'github');
  const get = (name: GithubSchemaName) => ajv.compile({ $ref: `github#/components/schemas/${name}` });
  return { issue: get('issue'), 'timeline-issue-events': get('timeline-issue-events') };
}

/** Converts the keyword `nullable` of OpenAPI 3.0, which JSON Schema does not have. */
function allowNull(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('nullable' in value)) return value;
  const { nullable, ...schema } = value;
  // A property can be named "nullable", too.
  if (typeof nullable !== 'boolean') return value;
  return nullable ? { anyOf: [{ type: 'null' }, schema] } : schema;
}
