import { acceptsEventStream } from './eventStreams';

it.each([
  ['text/event-stream', true],
  ['application/json, Text/Event-Stream;q=0.5', true],
  ['text/event-stream; charset=utf-8', true],
  ['text/event-stream;q=0', false],
  ['text/event-stream-like', false],
  ['application/json;x="text/event-stream"', false],
  ['*/*', false],
  ['text/*', false],
  ['', false],
  [undefined, false],
])('takes the Accept header %j as a request for an event stream: %j', (accept, expected) => {
  expect(acceptsEventStream(accept)).toBe(expected);
});
