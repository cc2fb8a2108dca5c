import type { MakeLiveInput } from '#shared/api/live';
import type { Item } from '#shared/items/item';
import type { LearnerResponse } from '#shared/items/response';
import type { Press } from '#shared/live/game';
import { quizOf, type school } from './given-work';
import { asGuest, type World } from './world';

type Made = Awaited<ReturnType<typeof school>>;

const common = { tags: [], version: 1, points: 1 };
export const liveItems: Item[] = [
  {
    ...common,
    id: 'went',
    kind: 'mc',
    prompt: 'I ___ home.',
    explanation: 'Go is irregular.',
    options: [
      { text: 'went', isKey: true },
      { text: 'goed', isKey: false },
      { text: 'gone', isKey: false },
    ],
  },
  { ...common, id: 'past', kind: 'short', prompt: 'The past of see?', accepted: ['saw'] },
  { ...common, id: 'cats', kind: 'tf', prompt: 'Cats bark.', key: false, points: 2 },
];

/** What a teacher chooses who makes a game of a quiz. */
export async function madeGame(
  { caller, classId }: Pick<Made, 'caller' | 'classId'>,
  settings: Partial<MakeLiveInput['settings']> = {},
  { items = liveItems, inClass = true }: { items?: Item[]; inClass?: boolean } = {},
) {
  const { id: resourceId } = await quizOf(caller, items);
  return caller.live.make({
    requestId: crypto.randomUUID(),
    appId: 'classroom-quiz-maker',
    classId: inClass ? classId : null,
    from: { kind: 'set', resourceId },
    settings: { seconds: 20, ...settings },
  });
}

/** The host, who presses what the game is at. */
export function hosting({ caller, portal }: Pick<Made, 'caller'> & { portal?: World }, id: string) {
  const see = () => caller.live.host({ id });
  return {
    see,
    async press(...kinds: Exclude<Press['kind'], 'extend'>[]) {
      let state = await see();
      for (const kind of kinds) {
        state = await caller.live.press({ id, version: state.game.version, press: { kind } });
        // What devices send by themselves has arrived by then.
        if (kind === 'close') portal?.deps.clock.advance({ seconds: 2 });
      }
      return state;
    },
  };
}

let devices = 0;
export function newToken(): string {
  devices += 1;
  return `f${devices.toString(16).padStart(63, '0')}`;
}

/** A guest on a device of their own who came in by the code. */
export async function joined(portal: World, code: string | null, name?: string) {
  const token = newToken();
  const caller = asGuest(portal, token);
  const entered = await caller.live.join({ code: code ?? '', token, ...(name && { name }) });
  return { ...entered, token, caller, answer: answering(caller, entered.id) };
}

/** Answers what a game asks. */
export function answering(caller: Pick<ReturnType<typeof asGuest>, 'live'>, id: string) {
  return (question: number, response: LearnerResponse, more: { ballot?: 1 | 2; requestId?: string } = {}) =>
    caller.live.answer({ id, question, ballot: 1, response, requestId: crypto.randomUUID(), ...more });
}
