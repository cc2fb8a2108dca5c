import { useId } from 'react';
import { choiceLetters } from '../../../../shared/items/choice-letters';
import type { ItemOf } from '../../../../shared/items/item';
import { TextField } from '../../../ui/text-field';
import type { FieldsOf } from './kind-fields';
import { RowList } from './row-list';

type Option = ItemOf<'mc' | 'multi'>['options'][number];

/** Choices with their key and what is said to whoever takes them. */
export function OptionRows({ item, onChange, faultIn }: FieldsOf<ItemOf<'mc'> | ItemOf<'multi'>>) {
  const name = useId();
  const isOne = item.kind === 'mc';

  function mark(at: number, isKey: boolean) {
    const options = item.options.map((option, place) => {
      if (place === at) return { ...option, isKey };
      return isOne ? { ...option, isKey: false } : option;
    });
    onChange({ ...item, options });
  }

  return (
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
        </>
      )}
    </RowList>
  );
}
