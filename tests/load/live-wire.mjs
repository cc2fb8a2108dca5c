// What browsers in a live game do on the wire: calls of tRPC, and streams of server-sent events. By node:http, as a
// thousand of them have to fit beside the server that is measured.
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });
const silenceMs = 20_000;

/** The server said no, and trying again would not help. */
export class Refused extends Error {}

/** Calls a mutation, or with GET a query, and answers what it says. */
export function call(url, name, input, { headers = {}, signal, method = 'POST' } = {}) {
  const text = JSON.stringify(input);
  const query = method === 'GET' ? `?input=${encodeURIComponent(text)}` : '';
  const options = {
    method,
    agent,
    signal,
    timeout: silenceMs,
    headers: { 'content-type': 'application/json', ...headers },
  };
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/trpc/${name}${query}`, options, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (piece) => {
        body += piece;
      });
      answer.once('end', () => {
        const { result, error } = JSON.parse(body);
        if (!error) resolve(result.data);
        else if (answer.statusCode >= 500) reject(new Error(error.message));
        else reject(new Refused(`${name}: ${error.data?.reason ?? error.message}`));
      });
      answer.once('error', reject);
    });
    asked.once('timeout', () => asked.destroy(new Error(`${name}: no answer`)));
    asked.once('error', reject);
    asked.end(method === 'GET' ? undefined : text);
  });
}

/** Follows a subscription. Answers how to break it off, of which `onLost` hears nothing. */
export function follow(url, name, input, { headers, onTold, onLost }) {
  const address = `${url}/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`;
  let isOver = false;
  const lost = (why) => {
    if (isOver) return;
    isOver = true;
    onLost(why);
  };
  const asked = request(address, { agent: false, headers: { accept: 'text/event-stream', ...headers } }, (answer) => {
    let rest = '';
    answer.setEncoding('utf8');
    answer.on('data', (piece) => {
      const events = (rest + piece).split('\n\n');
      rest = events.pop();
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (data && !event.includes('event: ')) onTold(JSON.parse(data));
      }
    });
    answer.once('close', () => lost(`${name}: ${answer.statusCode}`));
  });
  asked.once('error', (error) => lost(error.message));
  asked.end();
  return () => {
    isOver = true;
    asked.destroy();
  };
}

/** Follows until it is stopped: whatever breaks off is taken up again a little later, as a browser does. */
export function keepFollowing(url, name, input, { headers, onTold, onLost = () => {}, pauseMs }) {
  let stop = () => {};
  let timer;
  const begin = () => {
    stop = follow(url, name, input, {
      headers,
      onTold,
      onLost() {
        onLost();
        timer = setTimeout(begin, pauseMs());
      },
    });
  };
  begin();
  return () => {
    clearTimeout(timer);
    stop();
  };
}
