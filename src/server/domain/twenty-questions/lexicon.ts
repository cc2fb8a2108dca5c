import { attributes, things } from '#shared/content/things/pack';
import { lexiconOf } from '#shared/games/twenty-questions/parse-question';

/** All that is understood about the things of the pack. */
export const packLexicon = lexiconOf(things, attributes);
