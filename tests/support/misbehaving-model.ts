import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a chat completion request holds, as far as tests look. */
interface ChatRequest {
  model: string;
  stream?: boolean;
  response_format?: { type: string };
  messages: { role: string; content: string }[];
}

type Behaviour = (request: ChatRequest, res: ServerResponse, headers: IncomingHttpHeaders) => void;

/** A server that speaks the OpenAI protocol, well or badly, as a test wants it; the test closes it. */
export async function misbehavingModel() {
  const received: { text: string; body: ChatRequest; headers: IncomingHttpHeaders; isOver: boolean }[] = [];
  let behave: Behaviour = says('{}');
  const server = createServer(async (req, res) => {
    if (req.url !== '/v1/chat/completions') return void res.writeHead(404).end();
    const text = await textOf(req);
    const body: ChatRequest = JSON.parse(text);
    const entry = { text, body, headers: req.headers, isOver: false };
    received.push(entry);
    // Answered, or hung up on.
    res.on('close', () => {
      entry.isOver = true;
    });
    behave(body, res, req.headers);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      MODEL_BASE_URL: `http://127.0.0.1:${port}/v1`,
      MODEL_NAME: 'test-model',
      MODEL_API_KEY: secretKey,
      MODEL_TIMEOUT_SECONDS: '10',
    },
    /** What has come in, oldest first. */
    received,
    /** From now on; one after the other where there are several. */
    will(...behaviours: Behaviour[]) {
      behave = (...request) => {
        const [next = behave, ...later] = behaviours;
        if (later.length > 0) behaviours = later;
        next(...request);
      };
    },
    close,
  };
}

export const secretKey = 'sk-never-to-be-seen';

/** Answers properly: the text, or what a function makes of the prompt, at once or as a stream. */
export function says(answer: string | ((prompt: string) => string), finish = 'stop'): Behaviour {
  return (request, res) => {
    const text = typeof answer === 'string' ? answer : answer(request.messages.at(-1)?.content ?? '');
    if (!request.stream) return sendJson(res, 200, completion(text, finish));
    beginStream(res);
    for (const piece of text.match(/[\s\S]{1,12}/g) ?? []) res.write(chunk({ content: piece }));
    res.write(chunk({}, finish));
    res.end('data: [DONE]\n\n');
  };
}

/** Refuses; the text of its refusal repeats the key, as careless servers do. */
export function refuses(status: number): Behaviour {
  return (_request, res, headers) =>
    sendJson(res, status, { error: { message: `No: ${headers.authorization}`, type: 'error', code: status } });
}

/** Takes the request and never answers. */
export const hangs: Behaviour = () => {};

/** Sends what is no protocol at all. */
export function sends(body: string, contentType = 'application/json'): Behaviour {
  return (_request, res) => void res.writeHead(200, { 'content-type': contentType }).end(body);
}

/** Sends the beginning of a stream, then breaks the connection, or ends it without a word, or is silent. */
export function halfAStream(text: string, then: 'breaks' | 'ends' | 'hangs'): Behaviour {
  return (_request, res) => {
    beginStream(res);
    res.write(chunk({ content: text }), () => {
      if (then === 'breaks') setImmediate(() => res.destroy());
      if (then === 'ends') res.end();
    });
  };
}

/** Answers properly, but in pieces with a pause after each. */
export function trickles(text: string, pieces: number, everyMs: number): Behaviour {
  return (_request, res) => {
    beginStream(res);
    const length = Math.ceil(text.length / pieces);
    let at = 0;
    const timer = setInterval(() => {
      res.write(chunk({ content: text.slice(at, at + length) }));
      at += length;
      if (at < text.length) return;
      clearInterval(timer);
      res.write(chunk({}, 'stop'));
      res.end('data: [DONE]\n\n');
    }, everyMs);
    res.on('close', () => clearInterval(timer));
  };
}

/** Knows no JSON schemas, and says so. */
export function refusesSchemas(otherwise: Behaviour): Behaviour {
  return (request, res, headers) =>
    request.response_format ? refuses(400)(request, res, headers) : otherwise(request, res, headers);
}

function beginStream(res: ServerResponse): void {
  res.writeHead(200, { 'content-type': 'text/event-stream' });
}

const head = { id: 'chat-1', created: 1, model: 'test-model' };

function chunk(delta: { content?: string }, finish: string | null = null): string {
  const choices = [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason: finish }];
  return `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', choices })}\n\n`;
}

function completion(content: string, finish: string) {
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }];
  return {
    ...head,
    object: 'chat.completion',
    choices,
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}

function sendJson(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function textOf(req: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part);
  return Buffer.concat(parts).toString();
}
