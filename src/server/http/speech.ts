import express, { type Request, type Response } from 'express';
import { findLiveLines } from '#server/domain/live/heard-lines';
import type { Deps, SoundFile, SpeechEar, SpeechVoice } from '#server/domain/platform/deps';
import { findHeardLines, type HeardLines, sayHeardLine, sayPackText, sayText } from '#server/domain/speech/say';
import { writeDown } from '#server/domain/speech/write-down';
import { userOf } from '#server/trpc/context';
import { unwrap } from '#server/trpc/failures';
import { requireCaller } from '#server/trpc/init';
import { heardLineInput, liveLineInput, mostSpeechBytes, sayTextInput } from '#shared/api/speech';
import { guestTokenHeader } from '#shared/core/guest-token';
import { roles } from '#shared/core/roles';
import { type CreateContext, parseInput } from './files/streamed-file';
import { refuseAsProceduresDo } from './rest';

interface SpeechRoutes {
  deps: Deps;
  createContext: CreateContext;
}

/**
 * Sounds of the portal's speech server, and what it writes down. No procedures: sounds are files that browsers keep, and
 * a recording is no JSON. See docs/decisions/speech.md.
 */
export function speechRoutes({ deps, createContext }: SpeechRoutes) {
  const routes = express.Router();
  if (deps.speech?.voice) addVoice(routes, { deps, createContext }, deps.speech.voice);
  if (deps.speech?.ear) addEar(routes, { deps, createContext }, deps.speech.ear);
  routes.use(refuseAsProceduresDo);
  return routes;
}

function addVoice(routes: express.Router, { deps, createContext }: SpeechRoutes, voice: SpeechVoice): void {
  routes.get('/text', async (req, res) => {
    const context = await createContext({ req, res });
    const user = userOf(context);
    const line = parseInput(sayTextInput, req.query);
    const saying = { ...deps, voice };
    sendSound(res, unwrap(user ? await sayText(saying, user, line) : await sayPackText(saying, context.address, line)));
  });

  routes.get('/attempts/:attemptId/items/:itemId/:part/:line', async (req, res) => {
    const context = await createContext({ req, res });
    const player = { user: userOf(context), guest: context.guest, address: context.address };
    const input = parseInput(heardLineInput, req.params);
    await sendLine(res, input.attemptId, unwrap(await findHeardLines(deps, player, input)));
  });

  routes.get('/live/:gameId/items/:itemId/:part/:line', async (req, res) => {
    const context = await createContext({ req, res });
    const input = parseInput(liveLineInput, req.params);
    const player = { user: userOf(context), guest: context.guest };
    await sendLine(res, input.gameId, unwrap(await findLiveLines(deps, player, input)));
  });

  async function sendLine(res: Response, id: string, { asked, after }: HeardLines): Promise<void> {
    const sound = await sayHeardLine({ ...deps, voice }, id, asked);
    // Then the device has to go on, and cannot without knowing what is said.
    if (!sound.ok && sound.reason === 'speech_away') {
      res.status(503).json({ reason: sound.reason, lines: [asked, ...after] });
      return;
    }
    sendSound(res, unwrap(sound));
  }
}

function addEar(routes: express.Router, { deps, createContext }: SpeechRoutes, ear: SpeechEar): void {
  const recording = express.raw({ limit: mostSpeechBytes, type: ['audio/webm', 'audio/ogg', 'audio/mp4'] });
  routes.post('/transcription', async (req: Request, res: Response, next) => {
    const { user } = requireCaller(await createContext({ req, res }), roles);
    // Read only for who may send it.
    recording(req, res, (failure?: unknown) => {
      if (failure) return next(failure);
      const bytes = req.body instanceof Uint8Array ? req.body : new Uint8Array();
      writeDown({ ...deps, ear }, user, bytes)
        .then((text) => res.json({ text: unwrap(text) }))
        .catch(next);
    });
  });
}

const daysKept = 30;

/** A device keeps a sound, for who had it: the next person at the same device asks anew. */
function sendSound(res: Response, { folder, name }: SoundFile): void {
  res.sendFile(name, {
    root: folder,
    cacheControl: false,
    // Set with the sound alone: that one was deleted in this very moment is nothing to keep.
    headers: {
      'Cache-Control': `private, max-age=${daysKept * 24 * 3600}`,
      Vary: `Authorization, ${guestTokenHeader}`,
    },
  });
}
