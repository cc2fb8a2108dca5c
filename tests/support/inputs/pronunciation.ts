import { givenTo, recordingFor, teacherOf } from '#tests/support/recordings';
import type { InputsOf } from './input';

export const pronunciationInputs: InputsOf<'pronunciation'> = {
  words: () => ({ words: ['ship'] }),
  progress: () => ({}),
  handIn: async (portal, caller) => recordingFor(await teacherOf(portal, caller)),
  hear: async (portal, caller) => ({ id: await givenTo(portal, caller) }),
  mark: async (portal, caller) => ({ id: await givenTo(portal, caller), mark: 'clear' }),
  remove: async (portal, caller) => ({ id: await givenTo(portal, caller) }),
};
