import { ArrowLeft, ArrowRight, Ear, Eye } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useClassScreen } from '#client/class-screen/use-class-screen';
import { isGoOn, pageStep, useKeys } from '#client/present/use-page-keys';
import { Ipa } from '#client/speech/ipa';
import { useSpeech } from '#client/speech/speech';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import { KeyCap } from '#client/ui/key-cap';
import type { Contrast } from '#shared/content/sounds/pair';
import { signOf } from '#shared/content/sounds/sound';

/**
 * A pair as large as it fits; the device, or the teacher, says one of the two, and the class points left or right.
 * Space says one and then tells which it was, so that a clicker's two keys and a space bar are enough.
 */
export function PresentPairs({ contrast }: { contrast: Contrast }) {
  const [place, setPlace] = useState(0);
  /** Which of the two was said; told only when it is asked for. */
  const [saidSide, setSaidSide] = useState<number>();
  const [isTold, setTold] = useState(false);
  const { canSpeak, speak } = useSpeech();
  const screen = useRef<HTMLElement>(null);
  const pair = contrast.pairs[place];
  // Which was said is not sent before it is told.
  const told = isTold && saidSide !== undefined ? pair?.[saidSide] : undefined;
  useClassScreen(
    pair && {
      content: {
        kind: 'question',
        number: place + 1,
        of: contrast.pairs.length,
        text: 'Which one do you hear?',
        options: [...pair],
        ...(told && { reveal: { right: [told] } }),
      },
    },
  );

  const go = (step: number) => {
    setPlace((before) => (before + step + contrast.pairs.length) % contrast.pairs.length);
    setSaidSide(undefined);
    setTold(false);
  };
  const sayOne = () => {
    const one = Math.random() < 0.5 ? 0 : 1;
    setSaidSide(one);
    setTold(false);
    speak(pair?.[one] ?? '');
  };
  const sayThis = (one: number) => {
    setSaidSide(one);
    setTold(true);
    speak(pair?.[one] ?? '');
  };
  const goOn = () => {
    // Without a voice it is the teacher who says one, and nobody else may know which.
    if (!canSpeak) go(1);
    else if (saidSide === undefined || isTold) sayOne();
    else setTold(true);
  };

  useEffect(() => screen.current?.focus(), []);
  useKeys((event) => {
    const by = pageStep(event);
    if (by !== 0) go(by);
    else if (event.key === '1' || event.key === '2') sayThis(Number(event.key) - 1);
    else if (isGoOn(event)) goOn();
    else return false;
    return true;
  });

  if (!pair) return null;
  return (
    <section
      ref={screen}
      tabIndex={-1}
      aria-label="Pairs for the class"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none"
    >
      <p className="text-center text-lg text-muted tabular-nums">
        Pair {place + 1} of {contrast.pairs.length}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
        {pair.map((text, one) => (
          <button
            key={text}
            type="button"
            onClick={() => sayThis(one)}
            aria-keyshortcuts={String(one + 1)}
            className={cx(
              'grid min-w-0 cursor-pointer justify-items-center gap-1 rounded-card border-4 px-4 py-5 text-center',
              isTold && saidSide === one ? 'tone-good tinted border-tone' : 'border-edge bg-surface',
            )}
          >
            <span
              className={cx(
                'font-bold wrap-anywhere',
                text.length > 12 ? 'text-[3rem]' : 'text-[5.5rem] leading-tight',
              )}
            >
              {text}
            </span>
            <Ipa className="text-[2.5rem]">{signOf(contrast.sounds[one] ?? null)}</Ipa>
            <span className="min-h-8 text-lg">
              {isTold && saidSide === one ? 'This one was said.' : <KeyCap>{String(one + 1)}</KeyCap>}
            </span>
          </button>
        ))}
      </div>
      <p role="status" className="min-h-10 text-center text-xl">
        {saidSide !== undefined && !isTold && 'Left or right? Point.'}
        {saidSide === undefined &&
          (canSpeak ? 'Listen, then point left or right.' : 'Your teacher says one of them. Point left or right.')}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="secondary" icon={<ArrowLeft />} onClick={() => go(-1)}>
          Back
        </Button>
        {canSpeak && (
          <Button
            variant="primary"
            size="lg"
            icon={saidSide === undefined || isTold ? <Ear /> : <Eye />}
            aria-keyshortcuts="Space"
            onClick={goOn}
          >
            {saidSide === undefined || isTold ? 'Say one of them' : 'Which was it?'}
          </Button>
        )}
        <Button variant="secondary" icon={<ArrowRight />} onClick={() => go(1)}>
          Next
        </Button>
      </div>
    </section>
  );
}
