/** One event of a stream, as tRPC writes it. */
export interface StreamEvent {
  event: string;
  data: string;
}

/** The events of a stream as they come, however its bytes are cut. It ends with the stream, and throws where it breaks. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) if (/^(?:event|data):/m.test(block)) yield eventOf(block);
    }
  } finally {
    // Whoever looks no further lets go of the connection.
    await reader.cancel().catch(() => {});
  }
}

function eventOf(block: string): StreamEvent {
  const told: StreamEvent = { event: 'message', data: '' };
  for (const line of block.split('\n')) {
    const text = line.slice(line.indexOf(':') + 1).replace(/^ /, '');
    if (line.startsWith('event:')) told.event = text;
    if (line.startsWith('data:')) told.data = told.data === '' ? text : `${told.data}\n${text}`;
  }
  return told;
}
