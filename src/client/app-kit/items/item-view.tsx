import { mostLetters } from '../../../shared/items/answer-limits';
import type { Grade, LearnerResponse } from '../../../shared/items/grade';
import { gapMark } from '../../../shared/items/item';
import type { PlayerItem } from '../../../shared/items/player-view';
import { TextArea } from '../../ui/text-area';
import { ChoiceList } from './choice-list';
import { ClozeText } from './cloze-text';
import { MatchBoard } from './match-board';
import { OrderBoard } from './order-board';
import { TypedAnswer } from './typed-answer';

export interface ItemViewProps {
  item: PlayerItem;
  response: LearnerResponse | undefined;
  onChange: (response: LearnerResponse) => void;
  /** Once judged, nothing can be changed, and what was right and wrong is shown. */
  grade?: Grade;
}

/** Any question, to be answered. The prompt is its name; the answer is the caller's to send. */
export function ItemView({ item, response, onChange, grade }: ItemViewProps) {
  const label = item.prompt.replaceAll(gapMark, 'blank');
  const disabled = grade !== undefined;
  switch (item.kind) {
    case 'mc':
    case 'poll':
      return (
        <ChoiceList
          label={label}
          options={item.options}
          chosen={response && 'choice' in response ? [response.choice] : []}
          onChoose={(choice) => onChange({ choice })}
          grade={grade}
        />
      );
    case 'multi': {
      const chosen = response && 'choices' in response ? response.choices : [];
      return (
        <ChoiceList
          label={label}
          many
          options={item.options}
          chosen={chosen}
          onChoose={(choice) =>
            onChange({
              choices: chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice],
            })
          }
          grade={grade}
        />
      );
    }
    case 'tf': {
      const isTrue = response && 'isTrue' in response ? response.isTrue : undefined;
      return (
        <ChoiceList
          label={label}
          options={['True', 'False']}
          chosen={isTrue === undefined ? [] : [isTrue ? 'True' : 'False']}
          onChoose={(choice) => onChange({ isTrue: choice === 'True' })}
          grade={grade}
        />
      );
    }
    case 'error-correct':
      return (
        <div className="grid gap-3">
          <p className="max-w-measure text-lg">
            {disabled ? item.sentence : 'There is a mistake in this sentence. Write it without the mistake.'}
          </p>
          <TypedAnswer
            label="The sentence without the mistake"
            value={response && 'text' in response ? response.text : item.sentence}
            onChange={(text) => onChange({ text })}
            disabled={disabled}
            most={mostLetters(item.kind)}
          />
        </div>
      );
    case 'gap':
    case 'short':
      return (
        <TypedAnswer
          label={label}
          value={response && 'text' in response ? response.text : ''}
          onChange={(text) => onChange({ text })}
          disabled={disabled}
          most={mostLetters(item.kind)}
        />
      );
    case 'cloze':
      return (
        <ClozeText
          item={item}
          values={response && 'gaps' in response ? response.gaps : {}}
          onChange={(gaps) => onChange({ gaps })}
          grade={grade}
        />
      );
    case 'match':
      return (
        <MatchBoard
          item={item}
          pairs={response && 'pairs' in response ? response.pairs : {}}
          onChange={(pairs) => onChange({ pairs })}
          grade={grade}
        />
      );
    case 'order':
      return (
        <OrderBoard
          item={item}
          order={response && 'order' in response ? response.order : []}
          onChange={(order) => onChange({ order })}
          disabled={disabled}
        />
      );
    case 'essay':
      return (
        <TextArea
          label={label}
          hideLabel
          rows={10}
          value={response && 'text' in response ? response.text : ''}
          onChange={(event) => onChange({ text: event.target.value })}
          disabled={disabled}
          maxLength={mostLetters(item.kind)}
        />
      );
    case 'speak':
      return (
        <>
          {item.target && <p className="text-xl font-bold">{item.target}</p>}
          <p className="text-muted">Say it aloud to your teacher. There is nothing to type.</p>
        </>
      );
    case 'slide':
      return item.text ? <p className="max-w-measure whitespace-pre-line text-lg">{item.text}</p> : null;
  }
}

/** What counts as the answer of somebody who gives none. */
export function emptyResponse(item: PlayerItem): LearnerResponse {
  return { text: item.kind === 'error-correct' ? item.sentence : '' };
}

/** Whether a question of several parts, which is not answered yet, is answered in some. */
export function isBegun(response: LearnerResponse | undefined): boolean {
  if (!response) return false;
  if ('gaps' in response) return Object.values(response.gaps).some((text) => text.trim());
  if ('pairs' in response) return Object.values(response.pairs).some(Boolean);
  return 'order' in response && response.order.length > 0;
}

/** Whether there is something to judge yet. */
export function isAnswered(item: PlayerItem, response: LearnerResponse | undefined): boolean {
  if (!response) return item.kind === 'slide' || item.kind === 'speak';
  if ('text' in response) return response.text.trim() !== '';
  if ('choices' in response) return response.choices.length > 0;
  if ('gaps' in response && item.kind === 'cloze') return item.gaps.every(({ id }) => response.gaps[id]?.trim());
  if ('pairs' in response && item.kind === 'match') return item.lefts.every((left) => response.pairs[left]);
  if ('order' in response && item.kind === 'order') return response.order.length === item.pieces.length;
  return true;
}
