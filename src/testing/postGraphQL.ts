/** Asks a running server; throws what it tells of errors, and when it is not there. */
export async function postGraphQL<Data>(
  url: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<{ data: Data }> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const answer = (await response.json()) as { data: Data; errors?: { message: string }[] };
  if (answer.errors) throw new Error(answer.errors[0]!.message);
  return answer;
}
