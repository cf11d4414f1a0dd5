/** Listens to server-sent events as a program does, for tests and benchmarks. */
import { type Access, headersOf } from './Access';

export interface Told {
  event: string;
  data: string;
}

export interface Listening {
  /** All that was told so far. */
  readonly told: Told[];
  /** Comments: that the server lives. */
  readonly comments: number;
  readonly status: number;
  /** Resolves when the server has ended it, or it broke off. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Posts an operation and listens to the answers; `hear` is called with each as it comes. */
export async function followEvents(
  access: Access,
  body: unknown,
  hear: (told: Told) => void = () => undefined,
): Promise<Listening> {
  const controller = new AbortController();
  const response = await fetch(`${access.url}/graphql`, {
    method: 'POST',
    headers: { ...headersOf(access), accept: 'text/event-stream' },
    body: JSON.stringify(body),
    signal: controller.signal,
  });
  const told: Told[] = [];
  const state = { comments: 0 };
  const listen = async (): Promise<void> => {
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const parts = text.split('\n\n');
      text = parts.pop()!;
      for (const part of parts) {
        if (part.startsWith(':')) state.comments += 1;
        else {
          const [, event = '', data = ''] = /^event: (.*)\ndata: ?(.*)$/.exec(part) ?? [];
          told.push({ event, data });
          hear({ event, data });
        }
      }
    }
  };
  return {
    told,
    status: response.status,
    ended: listen().catch(() => undefined),
    close: () => controller.abort(),
    get comments() {
      return state.comments;
    },
  };
}
