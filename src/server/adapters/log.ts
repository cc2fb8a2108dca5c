import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';
import { currentRequest } from './request-scope';

/** JSON lines on standard output, each with the id of the request that it belongs to, and none with a secret. */
export function createLog(level: LevelWithSilent, to?: DestinationStream): Logger {
  return pino(
    {
      level,
      // For people who read lines as they come: a word, and a time that says itself.
      formatters: { level: (word) => ({ level: word }) },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { error: plainError, err: plainError },
      mixin() {
        const request = currentRequest();
        return request ? { requestId: request.id } : {};
      },
    },
    to,
  );
}

const deepestCause = 5;

/**
 * What an error says, and nothing else that hangs on it: libraries attach requests, recipients and whole queries. Its
 * words are those of other programs, so addresses and secrets are taken out of them.
 */
function plainError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { message: withoutSecrets(String(error)) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: name,
    message: withoutSecrets(message),
    ...(code && { code }),
    ...(stack && { stack: withoutSecrets(stack) }),
    ...(cause !== undefined && depth < deepestCause && { cause: plainError(cause, depth + 1) }),
  };
}

const secrets: [RegExp, string][] = [
  [/\/\/[^\s/@]+@/g, '//[hidden]@'],
  [/\bBearer\s+\S+/gi, 'Bearer [hidden]'],
  [/\b(token|key|code|password|secret)=[^\s&"']+/gi, '$1=[hidden]'],
  [/(?<![^\s<>()"'`:,;=@])[^\s<>()"'`:,;=@]+@[^\s<>()"'`:,;=]+/g, '[address]'],
];
/** JSON.parse quotes what it could not read, which may be anybody's text. */
const unreadJson = /(Unexpected \S+ .*?)?,? ?(\.\.\.)?"[\s\S]*"(\.\.\.)? is not valid JSON/g;

/** Some errors quote a whole request. Their beginning says what failed. */
const longest = 10_000;

/** A text of another program, as it may stand in a log. */
function withoutSecrets(text: string): string {
  const cut = text.length > longest ? `${text.slice(0, longest)} …` : text;
  const cleaned = secrets.reduce((so, [secret, instead]) => so.replace(secret, instead), cut);
  // Looked for first: the expression would try each quotation mark.
  return cleaned.includes('" is not valid JSON') || cleaned.includes('"... is not valid JSON')
    ? cleaned.replace(unreadJson, 'This is not valid JSON')
    : cleaned;
}
