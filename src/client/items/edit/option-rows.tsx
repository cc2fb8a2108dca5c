import { useId, useState } from 'react';
import { Checkbox } from '#client/ui/checkbox';
import { TextField } from '#client/ui/text-field';
import { choiceLetters } from '#shared/items/choice-letters';
import type { ItemOf } from '#shared/items/item';
import { creditsOf } from '#shared/items/kinds/choices';
import type { FieldsOf } from './kind-edit';
import { RowList } from './row-list';
import { TypedField } from './typed-list';

type Option = ItemOf<'mc' | 'multi'>['options'][number];

/** Choices with their key, what is said to anyone who takes them, and what part of the points they earn. */
export function OptionRows({ item, onChange, faultIn }: FieldsOf<ItemOf<'mc'> | ItemOf<'multi'>>) {
  const name = useId();
  const isOne = item.kind === 'mc';
  const hasCredits = item.options.some(({ credit }) => credit !== undefined);
  const [isAsked, setAsked] = useState(hasCredits);
  const showsCredits = isAsked || hasCredits;
  const usual = creditsOf(item.options.map(({ isKey }) => ({ isKey })));

  function mark(at: number, isKey: boolean) {
    const options = item.options.map((option, place) => {
      // The one right choice earns everything.
      if (place === at) return { ...option, isKey, ...(isOne && { credit: undefined }) };
      return isOne ? { ...option, isKey: false } : option;
    });
    onChange({ ...item, options });
  }

  function askForCredits(isOn: boolean) {
    setAsked(isOn);
    if (!isOn) onChange({ ...item, options: item.options.map((option) => ({ ...option, credit: undefined })) });
  }

  return (
    <>
      <RowList
        label="Choices"
        rowName="Choice"
        fault={faultIn('options')}
        rows={item.options}
        most={isOne ? 8 : 10}
        newRow={(): Option => ({ text: '', isKey: false })}
        onChange={(options) => onChange({ ...item, options })}
      >
        {(option, number, change) => (
          <>
            <label className="flex size-11 shrink-0 cursor-pointer items-center justify-center gap-1 font-bold">
              <input
                type={isOne ? 'radio' : 'checkbox'}
                name={name}
                aria-label={`Choice ${number} is right`}
                checked={option.isKey}
                onChange={(event) => mark(number - 1, event.target.checked)}
                className="size-5 accent-(--accent)"
              />
              <span aria-hidden="true">{choiceLetters[number - 1]}</span>
            </label>
            <TextField
              label={`Choice ${number}`}
              hideLabel
              placeholder={`Choice ${number}`}
              className="min-w-36 flex-1"
              value={option.text}
              error={faultIn(`options.${number - 1}.text`)}
              onChange={(event) => change({ ...option, text: event.target.value })}
            />
            <TextField
              label={`What to say to choice ${number}`}
              hideLabel
              placeholder={option.isKey ? 'Why it is right (optional)' : 'Why it is wrong (optional)'}
              className="min-w-36 flex-1"
              value={option.feedback ?? ''}
              error={faultIn(`options.${number - 1}.feedback`)}
              onChange={(event) => change({ ...option, feedback: event.target.value || undefined })}
            />
            {showsCredits && !(isOne && option.isKey) && (
              <TypedField
                label={`Choice ${number} earns, in %`}
                className="w-full sm:w-52"
                inputMode="numeric"
                placeholder={isOne ? '0' : percentOf(usual[number - 1])}
                start={percentOf(option.credit)}
                error={faultIn(`options.${number - 1}.credit`)}
                onText={(text) => change({ ...option, credit: creditIn(text) })}
              />
            )}
          </>
        )}
      </RowList>
      <Checkbox
        label={
          isOne
            ? 'Give part of the points for a choice that is nearly right'
            : 'Say what part of the points each choice earns'
        }
        checked={showsCredits}
        onChange={askForCredits}
      />
    </>
  );
}

/** No more places than an import brings. */
const percentOf = (credit?: number) => (credit === undefined ? '' : String(Number((credit * 100).toFixed(5))));

/** What is no number counts as one that cannot be: it is said so, and not taken for none. */
function creditIn(text: string): number | undefined {
  const bare = text.replace('%', '').replace('−', '-').replace(',', '.').trim();
  if (bare === '') return undefined;
  const percent = Number(bare);
  return Number.isFinite(percent) ? Number((percent / 100).toFixed(7)) : Number.MAX_SAFE_INTEGER;
}
