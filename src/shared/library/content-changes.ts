import * as z from 'zod';

type Json = z.infer<ReturnType<typeof z.json>>;

/** A place of saved content, and what is there now. */
export const contentChange = z.strictObject({
  /** The way to the place, by names and numbers. */
  at: z.array(z.union([z.string().max(300), z.int().min(0)])).max(20),
  /** Of a text or a list: from where up to where it is replaced. Without it all of it is. */
  cut: z.tuple([z.int().min(0), z.int().min(0)]).optional(),
  /** What comes there; a name without a value is gone. */
  value: z.json().optional(),
});
export type ContentChange = z.infer<typeof contentChange>;
type Place = ContentChange['at'];

export const mostContentChanges = 200;
/** Up to so many characters it is not worth looking for what changed. */
const wholeUpTo = 8000;
/** The same of a text. A part of an id, put into another one, would be an id of nothing. */
const textWholeUpTo = 60;

/** What to send of a change instead of the whole; nothing where the whole is as good. */
export function changesToSend(before: unknown, after: unknown): ContentChange[] | undefined {
  const whole = JSON.stringify(after).length;
  if (whole <= wholeUpTo) return undefined;
  const changes = changesOf(toJson(before), toJson(after));
  const isLess = changes.length <= mostContentChanges && JSON.stringify(changes).length < whole / 2;
  return isLess ? changes : undefined;
}

/** What leads from one content to another: in a text or a list the part between what both begin and end with. */
export function changesOf(before: Json, after: Json, at: Place = []): ContentChange[] {
  if (before === after) return [];
  if (typeof before === 'string' && typeof after === 'string') return changesOfText(before, after, at);
  if (Array.isArray(before) && Array.isArray(after)) return changesOfList(before, after, at);
  if (!isObject(before) || !isObject(after)) return [{ at, value: after }];
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return [
    ...gone.map((key): ContentChange => ({ at: [...at, key] })),
    ...Object.entries(after).flatMap(([key, value]) => {
      const oldValue = Object.hasOwn(before, key) ? before[key] : undefined;
      return oldValue === undefined ? [{ at: [...at, key], value }] : changesOf(oldValue, value, [...at, key]);
    }),
  ];
}

function changesOfText(before: string, after: string, at: Place): ContentChange[] {
  if (after.length <= textWholeUpTo) return [{ at, value: after }];
  let { start, end } = between(before, after, (one, other) => one === other);
  // A character of two units stays whole.
  if (isHigh(before, start - 1)) start -= 1;
  if (end > 0 && isHigh(before, before.length - end - 1)) end -= 1;
  return [{ at, cut: [start, before.length - end], value: after.slice(start, after.length - end) }];
}

function changesOfList(before: readonly Json[], after: readonly Json[], at: Place): ContentChange[] {
  const { start, end } = between(before, after, (one, other) => JSON.stringify(one) === JSON.stringify(other));
  const [one, other] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const [was] = one;
  const [is] = other;
  // One that changed is looked into.
  if (one.length === 1 && other.length === 1 && was !== undefined && is !== undefined) {
    return changesOf(was, is, [...at, start]);
  }
  if (one.length === 0 && other.length === 0) return [];
  return [{ at, cut: [start, before.length - end], value: other }];
}

/** How much two have in common at their beginnings and at their ends. */
function between<Part>(
  before: ArrayLike<Part>,
  after: ArrayLike<Part>,
  isSame: (one: Part | undefined, other: Part | undefined) => boolean,
): { start: number; end: number } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < most - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end += 1;
  return { start, end };
}

const isHigh = (text: string, place: number) => /[\uD800-\uDBFF]/.test(text.charAt(place));

/** The content with these changes; nothing where one of them has no place in it. */
export function withChanges(content: unknown, changes: readonly ContentChange[]): Json | undefined {
  return changes.reduce<Json | undefined>(
    (now, change) => (now === undefined ? now : withChange(now, change, change.at)),
    toJson(content),
  );
}

function withChange(now: Json, change: ContentChange, [step, ...further]: Place): Json | undefined {
  const { cut, value } = change;
  if (step === undefined) return cut ? replaceRange(now, cut, value) : value;
  if (Array.isArray(now)) {
    const one = typeof step === 'number' ? now[step] : undefined;
    const changed = one === undefined ? undefined : withChange(one, change, further);
    return changed === undefined ? undefined : now.map((other, place) => (place === step ? changed : other));
  }
  if (!isObject(now) || typeof step !== 'string') return undefined;
  const { [step]: one, ...others } = now;
  if (further.length === 0 && !cut) return value === undefined ? others : { ...now, [step]: value };
  const changed = !Object.hasOwn(now, step) || one === undefined ? undefined : withChange(one, change, further);
  return changed === undefined ? undefined : { ...now, [step]: changed };
}

function replaceRange(now: Json, [from, to]: readonly [number, number], value: Json | undefined): Json | undefined {
  if ((typeof now !== 'string' && !Array.isArray(now)) || from > to || to > now.length) return undefined;
  if (typeof now === 'string') {
    return typeof value === 'string' ? now.slice(0, from) + value + now.slice(to) : undefined;
  }
  return Array.isArray(value) ? [...now.slice(0, from), ...value, ...now.slice(to)] : undefined;
}

/** As it is sent and kept: without names that have no value. */
export const toJson = (content: unknown): Json => JSON.parse(JSON.stringify(content));

function isObject(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
