import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Of 128 kbit/s at 44.1 kHz. */
const frameBytes = 417;

export const speechKey = 'sk-never-to-be-seen';

interface Asked {
  path: string;
  authorization: string | undefined;
  /** What was to be said, or a form with a recording, as it came. */
  text: string;
}

type Behaviour = (asked: Asked, res: ServerResponse) => void;

/** A server that speaks the OpenAI protocol for speech, well or badly, as a test wants it; the test closes it. */
export async function speechServer() {
  const received: Asked[] = [];
  let behave: Behaviour = speaks;
  const server = createServer(async (req, res) => {
    const asked = { path: req.url ?? '', authorization: req.headers.authorization, text: await textOf(req) };
    received.push(asked);
    behave(asked, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      SPEECH_BASE_URL: `http://127.0.0.1:${port}/v1`,
      SPEECH_API_KEY: speechKey,
      SPEECH_MODEL: 'test-voice',
      SPEECH_VOICE: 'anna',
      SPEECH_SECOND_VOICE: 'bert',
      TRANSCRIPTION_MODEL: 'test-ear',
      SPEECH_TIMEOUT_SECONDS: '60',
    },
    /** What has come in, oldest first. */
    received,
    /** From now on. */
    will(next: Behaviour) {
      behave = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Silence of so many bytes, in whole frames of 26 ms: browsers play it. */
export function mp3(bytes = 10 * frameBytes): Buffer {
  const sound = Buffer.alloc(Math.ceil(bytes / frameBytes) * frameBytes);
  for (let at = 0; at < sound.length; at += frameBytes) sound.set([0xff, 0xfb, 0x90, 0x64], at);
  return sound;
}

/** Answers properly: a sound, or what it heard. */
export const speaks: Behaviour = ({ path }, res) => {
  if (path === '/v1/audio/speech') return void res.writeHead(200, { 'content-type': 'audio/mpeg' }).end(mp3());
  if (path === '/v1/audio/transcriptions')
    return sends(JSON.stringify({ text: ' Ship. ' }))({ path, authorization: '', text: '' }, res);
  return void res.writeHead(404).end();
};

/** Takes the request and never answers. */
export const hangs: Behaviour = () => {};

/** Refuses; the text of its refusal repeats the key, as careless servers do. */
export const breaks: Behaviour = ({ authorization }, res) => void res.writeHead(500).end(`No: ${authorization}`);

/** Sends them elsewhere. */
export const redirects: Behaviour = (_asked, res) =>
  void res.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' }).end();

/** Sends something with a kind of content. */
export function sends(body: string | Buffer, contentType = 'application/json'): Behaviour {
  return (_asked, res) => void res.writeHead(200, { 'content-type': contentType }).end(body);
}

/** Never ends. */
export function goesOn(contentType: string): Behaviour {
  return (_asked, res) => {
    res.writeHead(200, { 'content-type': contentType });
    const piece = mp3(1_000_000);
    const more = () => {
      while (!res.destroyed && res.write(piece));
    };
    res.on('drain', more);
    more();
  };
}

async function textOf(req: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part);
  return Buffer.concat(parts).toString('latin1');
}
