import { Agent, request as begin, type IncomingMessage } from 'node:http';

interface Sent {
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

export interface RestAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

const agent = new Agent({ keepAlive: true });

/**
 * One request and its answer, in JSON or nothing. Tests send some twenty thousand of them, and by `fetch`, with its
 * streams and its copies, each would cost as much as what the server does for it.
 */
export function exchange(url: string, { method, headers, body }: Sent): Promise<RestAnswer> {
  return new Promise((resolve, reject) => {
    const sent = begin(url, { agent, method, headers: { ...usual(body), ...lowerCase(headers) } }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece) => pieces.push(piece));
      answer.once('error', reject);
      answer.once('end', () => {
        try {
          resolve(read(answer, Buffer.concat(pieces).toString('utf8')));
        } catch (error) {
          reject(error);
        }
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

const read = ({ statusCode = 0, rawHeaders }: IncomingMessage, text: string): RestAnswer => ({
  status: statusCode,
  // Most tests do not look at them.
  get headers() {
    return headersOf(rawHeaders);
  },
  body: text ? JSON.parse(text) : undefined,
});

/** As `fetch` would say where a test says nothing. */
const usual = (body: string | undefined) => ({
  accept: '*/*',
  'user-agent': 'node',
  ...(body !== undefined && { 'content-type': 'text/plain;charset=UTF-8' }),
});

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at < raw.length; at += 2) headers.append(raw[at] ?? '', raw[at + 1] ?? '');
  return headers;
}
