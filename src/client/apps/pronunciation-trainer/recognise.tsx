import { Ear, ShieldAlert, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '#client/lib/auth';
import { readStored, writeStored } from '#client/lib/storage';
import { trpc } from '#client/lib/trpc';
import {
  type Capability,
  hasRecognition,
  installRecognition,
  type Listening,
  listenOnce,
  probeRecognition,
} from '#client/speech/recognise';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { count } from '#shared/core/count';
import { bestOf, type Verdict, verdictOf } from '#shared/pronunciation/understood';

const mostTries = 3;

type Trouble = 'denied' | 'no-connection' | 'failed';
const troubles: Record<Trouble, string> = {
  denied: 'The microphone is not allowed. Allow it beside the address of this page, then try again.',
  'no-connection': 'The browser could not reach its maker’s service. Try again, or compare by ear.',
  failed: 'The browser could not listen. Compare by ear instead.',
};

/** What the browser understood, in three tries of which the best one counts. No sound is scored: no browser can. */
export function Recognise({ target }: { target: string }) {
  const { id } = useUser();
  const consentKey = `pronunciation:may-send:${id}`;
  const settings = trpc.profile.studentSettings.useQuery(undefined, { meta: { showsOwnErrors: true } });
  const [capability, setCapability] = useState<Capability | undefined>(() => (hasRecognition() ? undefined : 'none'));
  const [isProbing, setProbing] = useState(false);
  const [maySend, setMaySend] = useState(() => readStored(consentKey) === 'yes');
  const [isInstalling, setInstalling] = useState(false);
  const [verdicts, setVerdicts] = useState<readonly Verdict[]>([]);
  const [trouble, setTrouble] = useState<Trouble>();
  const [isListening, setListening] = useState(false);
  const running = useRef<Listening>(null);

  useEffect(() => () => running.current?.leave(), []);

  const isAllowed = settings.data && settings.data.forMe.recognition === 'on';
  if (isAllowed === undefined && !settings.isError) return null;

  async function listen() {
    setListening(true);
    setTrouble(undefined);
    const listening = listenOnce(capability === 'on-device');
    running.current = listening;
    const heard = await listening.heard;
    setListening(false);
    if (!heard.ok) return setTrouble(heard.why);
    setVerdicts((before) => [...before, verdictOf(heard.words, target)]);
  }

  async function probe() {
    setProbing(true);
    setCapability(await probeRecognition());
    setProbing(false);
  }

  async function install() {
    setInstalling(true);
    setCapability((await installRecognition()) ? 'on-device' : 'sends');
    setInstalling(false);
  }

  function agree(yes: boolean) {
    writeStored(consentKey, yes ? 'yes' : null);
    setMaySend(yes);
  }

  const last = verdicts.at(-1);
  const best = bestOf(verdicts);
  const triesLeft = mostTries - verdicts.length;
  return (
    <Card as="section" aria-labelledby="understood" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h3 id="understood" className="text-lg font-bold">
        Is it understood?
      </h3>
      {/* Where it is not known whether a teacher allows it, it stays off. */}
      {!isAllowed ? (
        <p>
          {settings.isError
            ? 'It could not be found out whether your teacher allows this. Compare by ear.'
            : 'Your teacher has switched this off. Record yourself, or say the word to a partner.'}
        </p>
      ) : capability === undefined ? (
        <>
          <p>Some browsers can write down what you say. You see what yours does with the sound before it listens.</p>
          <div>
            <Button variant="secondary" pending={isProbing} onClick={() => void probe()}>
              See what this browser can do
            </Button>
          </div>
        </>
      ) : capability === 'none' ? (
        <p>This browser cannot write down what you say. Record yourself, or say the word to a partner.</p>
      ) : capability === 'installable' ? (
        <>
          <p>Your browser can do this on the device, so that nothing leaves it. It has to load English once.</p>
          <div>
            <Button variant="secondary" pending={isInstalling} onClick={() => void install()}>
              Load English
            </Button>
          </div>
        </>
      ) : capability === 'sends' && !maySend ? (
        <Banner tone="warn" title="Your voice would leave this device.">
          <p>
            To write down what you say, this browser sends the sound to its maker, for example Google or Apple. Nothing
            is sent before you agree. Classroom Studio does not get the sound.
          </p>
          <Button variant="secondary" icon={<ShieldAlert />} className="mt-3" onClick={() => agree(true)}>
            I agree to send it
          </Button>
        </Banner>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-3">
            {isListening ? (
              <Button variant="danger" icon={<Square />} onClick={() => running.current?.stop()}>
                Stop
              </Button>
            ) : triesLeft > 0 ? (
              <Button variant="secondary" icon={<Ear />} onClick={() => void listen()}>
                {verdicts.length === 0 ? 'Say it now' : 'Try again'}
              </Button>
            ) : (
              <Button variant="secondary" onClick={() => setVerdicts([])}>
                Three new tries
              </Button>
            )}
            <p className="text-muted">
              {isListening
                ? 'Listening.'
                : triesLeft === 0
                  ? 'That was three tries.'
                  : `${count(triesLeft, 'try', 'tries')} left.`}
            </p>
          </div>
          <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-1 empty:hidden">
            {last && !isListening && (
              <p className="text-lg">
                <VerdictText verdict={last} target={target} />
              </p>
            )}
            {best && verdicts.length > 1 && !isListening && (
              <p>
                Best of your tries: <VerdictText verdict={best} target={target} />
              </p>
            )}
            {trouble && <p>{troubles[trouble]}</p>}
          </div>
          {capability === 'sends' && (
            <p className="text-sm text-muted">
              The sound is sent to your browser’s maker.{' '}
              <button type="button" className="target cursor-pointer underline" onClick={() => agree(false)}>
                Do not send any more
              </button>
            </p>
          )}
          {capability === 'on-device' && <p className="text-sm text-muted">The sound does not leave this device.</p>}
        </>
      )}
    </Card>
  );
}

function VerdictText({ verdict, target }: { verdict: Verdict; target: string }) {
  if (verdict.kind === 'understood') {
    return (
      <>
        Understood: <strong>{target}</strong>.
      </>
    );
  }
  if (verdict.kind === 'not-heard') return 'Not heard. Come closer to the microphone.';
  return (
    <>
      I heard: <strong>{verdict.heard}</strong>. You meant: <strong>{target}</strong>.
    </>
  );
}
