import { ArrowLeft, Turtle, Volume2 } from 'lucide-react';
import { Link } from 'wouter';
import { Ipa, WithIpa } from '#client/speech/ipa';
import { slowRate, useSpeech } from '#client/speech/speech';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { contrasts } from '#shared/content/sounds/contrasts';
import { contrastTitle, keyWordParts, type Sound, type SoundId, soundById, sounds } from '#shared/content/sounds/sound';
import { MouthView } from './mouth/mouth-view';
import { SayButton } from './say-button';
import { pathTo } from './view';

const groups: { kind: Sound['kind']; name: string }[] = [
  { kind: 'short', name: 'Short vowels' },
  { kind: 'long', name: 'Long vowels' },
  { kind: 'moving', name: 'Vowels that move' },
  { kind: 'consonant', name: 'Consonants' },
];

/** The 44 sounds, or one of them. */
export function SoundsPage({ sound }: { sound: string | undefined }) {
  const chosenSound = sound === undefined ? undefined : sounds.find(({ id }) => id === sound);
  if (chosenSound) return <SoundCard id={chosenSound.id} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {sound !== undefined && <Banner title="There is no such sound. Here are all of them." />}
      <p className="max-w-measure">
        The 44 sounds of British English, as most course books and dictionaries for learners write them. Other accents
        are as good; some of their vowels differ.
      </p>
      {groups.map(({ kind, name }) => (
        <section key={kind} aria-labelledby={kind} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 id={kind} className="text-lg font-bold">
            {name}
          </h2>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
            {sounds
              .filter((one) => one.kind === kind)
              .map(({ id, sign, keyWord }) => (
                <li
                  key={id}
                  className="relative grid grid-cols-[minmax(0,1fr)] justify-items-center gap-1 rounded-card edge-card card-press bg-surface p-3 text-center has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus"
                >
                  <Link
                    href={pathTo({ tab: 'sounds', sound: id })}
                    className="text-2xl no-underline outline-none after:absolute after:inset-0 after:rounded-card"
                  >
                    <Ipa>{sign}</Ipa>
                  </Link>
                  <KeyWord keyWord={keyWord} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function KeyWord({ keyWord }: { keyWord: string }) {
  const { before, letters, after } = keyWordParts(keyWord);
  return (
    <span>
      {before}
      <strong className="underline decoration-2 underline-offset-4">{letters}</strong>
      {after}
    </span>
  );
}

/** How one sound is made and spelled, and what it is easily taken for. */
function SoundCard({ id }: { id: SoundId }) {
  const sound = soundById(id);
  const { canSpeak, speak } = useSpeech();
  const word = sound.keyWord.replaceAll('*', '');
  const near = contrasts.filter((contrast) => contrast.sounds.some((one) => one === id));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <ButtonLink href={pathTo({ tab: 'sounds' })} variant="quiet" icon={<ArrowLeft />} className="-ml-3">
          All sounds
        </ButtonLink>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <h2 className="text-2xl font-bold">
          <Ipa>{`/${sound.sign}/`}</Ipa> as in <KeyWord keyWord={sound.keyWord} />
        </h2>
        {canSpeak && (
          <div className="flex gap-2">
            <Button variant="secondary" icon={<Volume2 />} onClick={() => speak(word)}>
              Listen
            </Button>
            <Button variant="quiet" icon={<Turtle />} onClick={() => speak(word, slowRate)}>
              Slowly
            </Button>
          </div>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        <Card as="section" aria-labelledby="mouth" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
          <h3 id="mouth" className="text-lg font-bold">
            The mouth
          </h3>
          <MouthView sound={id} className="mx-auto w-full max-w-sm" />
          <p>
            <WithIpa text={sound.mouth} />
          </p>
          <p className="text-sm text-muted">
            {sound.voiced ? 'The wave at the throat: it hums.' : 'The dots at the throat: it is still.'} The lines
            before the lips and the nose are the air.
          </p>
          <p className="rounded-control tone-accent toned px-4 py-3">
            <strong>Try this.</strong> <WithIpa text={sound.tip} />
          </p>
        </Card>
        <Card as="section" aria-labelledby="spelling" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
          <h3 id="spelling" className="text-lg font-bold">
            How it is spelled
          </h3>
          <dl className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {sound.spellings.map(({ letters, words }) => (
              <div
                key={letters}
                className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-[4rem_1fr] sm:items-center"
              >
                <dt className="text-lg font-bold">{letters}</dt>
                <dd className="flex flex-wrap gap-2">
                  {words.map((text) => (
                    <SayButton key={text} text={text} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
      {near.length > 0 && (
        <section aria-labelledby="near" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h3 id="near" className="text-lg font-bold">
            Easily taken for
          </h3>
          <ul className="flex flex-wrap gap-2">
            {near.map((contrast) => (
              <li key={contrast.id}>
                <ButtonLink variant="secondary" href={pathTo({ contrast: contrast.id })}>
                  <WithIpa text={contrastTitle(contrast)} />
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
