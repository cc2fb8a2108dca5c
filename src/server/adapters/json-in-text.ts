const thought = { begin: '<think>', end: '</think>' };
/** How many braces are tried as a beginning: text full of them is no answer. */
const mostBeginnings = 20;

/** The JSON object in what a model wrote: bare, in a fence, or with words around it; undefined where there is none. */
export function jsonIn(text: string): unknown {
  const spoken = withoutThinking(text);
  const whole = parseJson(spoken);
  if (isObject(whole)) return whole;
  let from = spoken.indexOf('{');
  for (let tries = 0; from !== -1 && tries < mostBeginnings; tries += 1) {
    const value = parseJson(takeObject(spoken, from));
    if (isObject(value)) return value;
    from = spoken.indexOf('{', from + 1);
  }
  return undefined;
}

/** Local models like to think aloud first; what they think is no answer. */
function withoutThinking(text: string): string {
  let spoken = '';
  for (let from = 0; ; ) {
    const begin = text.indexOf(thought.begin, from);
    const end = begin === -1 ? -1 : text.indexOf(thought.end, begin);
    if (end === -1) return spoken + text.slice(from);
    spoken += text.slice(from, begin);
    from = end + thought.end.length;
  }
}

/** From an opening brace to the one that closes it; braces in quotes do not count. */
function takeObject(text: string, from: number): string {
  let depth = 0;
  let inQuotes = false;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (inQuotes) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inQuotes = false;
    } else if (sign === '"') inQuotes = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return text.slice(from, at + 1);
    }
  }
  return '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
