import { Ear, ShieldAlert, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '#client/lib/auth';
import { readStored, writeStored } from '#client/lib/storage';
import { trpc } from '#client/lib/trpc';
import { installRecognition, type Listening, probeRecognition } from '#client/speech/recognise';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { count } from '#shared/core/count';
import { bestOf, type Verdict, verdictOf } from '#shared/pronunciation/understood';
import { beginListening, browsersWay, firstWay, receiverOf, receivers } from './listening-ways';

const mostTries = 3;

type Trouble = 'denied' | 'no-connection' | 'server-away' | 'failed';
const troubles: Record<Trouble, string> = {
  denied: 'The microphone is not allowed. Allow it beside the address of this page, then try again.',
  'no-connection': 'The browser could not reach its maker’s service. Try again, or compare by ear.',
  'server-away': 'Your school’s speech server did not answer. Go on with what your browser has, or compare by ear.',
  failed: 'The browser could not listen. Compare by ear instead.',
};

/**
 * What was understood, in three tries of which the best one counts: by the school's speech server, else by the browser.
 * No sound is scored: neither of them can.
 */
export function Recognise({ target }: { target: string }) {
  const { id } = useUser();
  const settings = trpc.profile.studentSettings.useQuery(undefined, { meta: { showsOwnErrors: true } });
  const [way, setWay] = useState(firstWay);
  const [isProbing, setProbing] = useState(false);
  const [agreed, setAgreed] = useState(() => consentsOf(id));
  const [isInstalling, setInstalling] = useState(false);
  const [verdicts, setVerdicts] = useState<readonly Verdict[]>([]);
  const [trouble, setTrouble] = useState<Trouble>();
  const [isListening, setListening] = useState(false);
  const running = useRef<Listening>(null);

  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      running.current?.leave();
    };
  }, []);

  const isAllowed = settings.data && settings.data.forMe.recognition === 'on';
  if (isAllowed === undefined && !settings.isError) return null;

  async function listen() {
    setListening(true);
    setTrouble(undefined);
    const listening = await beginListening(way);
    if (isLeft.current) return listening.leave();
    running.current = listening;
    const heard = await listening.heard;
    setListening(false);
    if (heard.ok) return setVerdicts((before) => [...before, verdictOf(heard.words, target)]);
    setTrouble(heard.why);
    if (heard.why === 'server-away') setWay(browsersWay());
  }

  async function probe() {
    setProbing(true);
    setWay(await probeRecognition());
    setProbing(false);
  }

  async function install() {
    setInstalling(true);
    setWay((await installRecognition()) ? 'on-device' : 'sends');
    setInstalling(false);
  }

  const receiver = receiverOf(way);
  function agree(yes: boolean) {
    if (!receiver) return;
    writeStored(consentKey(receiver.consent, id), yes ? 'yes' : null);
    setAgreed(consentsOf(id));
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
      ) : way === undefined ? (
        <>
          <p>Some browsers can write down what you say. You see what yours does with the sound before it listens.</p>
          <div>
            <Button variant="secondary" pending={isProbing} onClick={() => void probe()}>
              See what this browser can do
            </Button>
          </div>
        </>
      ) : way === 'none' ? (
        <p>This browser cannot write down what you say. Record yourself, or say the word to a partner.</p>
      ) : way === 'installable' ? (
        <>
          <p>Your browser can do this on the device, so that nothing leaves it. It has to load English once.</p>
          <div>
            <Button variant="secondary" pending={isInstalling} onClick={() => void install()}>
              Load English
            </Button>
          </div>
        </>
      ) : receiver && !agreed.includes(receiver.consent) ? (
        <Banner tone="warn" title="Your voice would leave this device.">
          <p>{receiver.asks}</p>
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
          </div>
          {receiver && (
            <p className="text-sm text-muted">
              {receiver.says}{' '}
              <button type="button" className="target cursor-pointer underline" onClick={() => agree(false)}>
                Do not send any more
              </button>
            </p>
          )}
          {way === 'on-device' && <p className="text-sm text-muted">The sound does not leave this device.</p>}
        </>
      )}
      <p role="status" className="empty:hidden">
        {trouble && troubles[trouble]}
      </p>
    </Card>
  );
}

const consentKey = (consent: string, userId: string) => `pronunciation:${consent}:${userId}`;

/** To whose receiving the user agreed on this device. */
function consentsOf(userId: string): string[] {
  return Object.values(receivers).flatMap(({ consent }) =>
    readStored(consentKey(consent, userId)) === 'yes' ? [consent] : [],
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
