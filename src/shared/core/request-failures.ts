/*
 * What is refused before a procedure could give a reason, with its HTTP meaning and the sentence for a person. Reasons
 * of procedures are in failures.ts.
 */

interface RequestFailure {
  code: string;
  status: number;
  text: string;
}

const nothingHere = { code: 'NOT_FOUND', status: 404, text: 'There is nothing at this address.' } as const;

/** What a code or a status says where nothing more is known: the first that has it. */
export const requestFailures = [
  { code: 'BAD_REQUEST', status: 400, text: 'The request could not be understood.' },
  { code: 'PARSE_ERROR', status: 400, text: 'The request could not be read: it is not valid JSON.' },
  nothingHere,
  { code: 'METHOD_NOT_SUPPORTED', status: 405, text: 'This address does not take this kind of request.' },
  { code: 'TIMEOUT', status: 408, text: 'This took too long. Please try again.' },
  { code: 'PAYLOAD_TOO_LARGE', status: 413, text: 'The request is too large: at most 1 MB, please.' },
  { code: 'UNSUPPORTED_MEDIA_TYPE', status: 415, text: 'Please send JSON (Content-Type: application/json).' },
] as const satisfies RequestFailure[];

/** What the door of the server refuses. */
export const doorFailures = {
  nothing_here: nothingHere,
  unreadable_body: {
    code: 'BAD_REQUEST',
    status: 400,
    text: 'The request could not be read: please send a valid JSON object.',
  },
  no_object: { code: 'BAD_REQUEST', status: 400, text: 'Please send a JSON object.' },
  prototype_field: { code: 'BAD_REQUEST', status: 400, text: 'A field cannot be called __proto__.' },
  nested_too_deeply: { code: 'BAD_REQUEST', status: 400, text: 'The request is nested too deeply.' },
  key_at_pages: {
    code: 'UNAUTHORIZED',
    status: 401,
    text: 'Keys work at /api. Here the portal’s own pages talk to the server.',
  },
} as const satisfies Record<string, RequestFailure>;
export type DoorFailure = keyof typeof doorFailures;

/** For bugs, and for what nobody thought of: their own text goes to the log. */
export const unexpectedText = 'Something went wrong on our side. Please try again.';
