import { cx } from '#client/ui/cx';
import { choiceLetters } from '#shared/items/choice-letters';
import { clozeGap } from '#shared/items/gap-mark';
import type { PlayerItemOf } from '#shared/items/kinds/registry';

type ShownCloze = PlayerItemOf<'cloze'>;

/** The text with lines for its gaps, and below it what there is to choose from. */
export function ClozeOnPaper({ item }: { item: ShownCloze }) {
  // What is written by hand needs more room than what is only chosen.
  const isWritten = item.gaps.some(({ options }) => !options);
  return (
    <>
      <p className={cx('mt-1 whitespace-pre-line', isWritten ? 'leading-loose' : 'leading-relaxed')}>
        {withLines(item)}
      </p>
      <GapChoices gaps={item.gaps} />
    </>
  );
}

/** Several gaps have numbers: for the choices below, for the sheet with the answers and for the key. */
function withLines({ text, gaps }: ShownCloze): string {
  const numberOf = (id: string) => (gaps.length > 1 ? `(${gaps.findIndex((gap) => gap.id === id) + 1}) ` : '');
  return text.replaceAll(clozeGap, (_, id: string) => `${numberOf(id)}______________`);
}

/** For those gaps that are chosen and not written. */
function GapChoices({ gaps }: Pick<ShownCloze, 'gaps'>) {
  if (!gaps.some(({ options }) => options)) return null;
  return (
    <ol className="mt-2">
      {gaps.map(
        ({ id, options }, place) =>
          options && (
            <li key={id} className="flex gap-3">
              <span className="w-6">{place + 1}</span>
              <span className="grid flex-1 grid-cols-4 gap-x-2">
                {options.map((option, letter) => (
                  <span key={option} className="flex gap-2">
                    <span>{choiceLetters[letter]}</span>
                    {option}
                  </span>
                ))}
              </span>
            </li>
          ),
      )}
    </ol>
  );
}
