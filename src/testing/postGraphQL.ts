import { type ServerApiCredentials, createAuthorizedRequestHeaders } from './Access';

/** Sends a GraphQL request to a running server. Throws if the response has errors or the server is unreachable. */
export async function postGraphQL<Data>(
  credentials: ServerApiCredentials,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<{ data: Data }> {
  const response = await fetch(`${credentials.url}/graphql`, {
    method: 'POST',
    headers: createAuthorizedRequestHeaders(credentials),
    body: JSON.stringify({ query, variables }),
  });
  const result = (await response.json()) as { data: Data; errors?: { message: string }[] };
  if (result.errors) throw new Error(result.errors[0]!.message);
  return result;
}
