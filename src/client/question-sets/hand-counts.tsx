import { Plus } from 'lucide-react';
import type { Votes } from '#client/class-screen/class-question';
import { IconButton } from '#client/ui/icon-button';
import { TextField } from '#client/ui/text-field';
import { letterAt } from '#shared/items/kinds/choices';

interface HandCountsProps {
  choices: readonly string[];
  votes: Votes;
  onChange: (choice: string, hands: number) => void;
}

/** How many hands are up for each choice: typed, or one more by its button. */
export function HandCounts({ choices, votes, onChange }: HandCountsProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <legend className="sr-only">Hands that are up</legend>
      {choices.map((choice, place) => {
        const letter = letterAt(place);
        const hands = votes[choice] ?? 0;
        return (
          <div key={choice} className="flex items-center gap-1">
            <strong aria-hidden="true">{letter}</strong>
            <TextField
              hideLabel
              label={`Hands for ${letter}: ${choice}`}
              inputMode="numeric"
              autoComplete="off"
              value={String(hands)}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => onChange(choice, Number(target.value.replaceAll(/\D/g, '').slice(0, 4)))}
              className="w-14"
            />
            <IconButton
              variant="secondary"
              label={`One more hand for ${letter}`}
              icon={<Plus />}
              onClick={() => onChange(choice, hands + 1)}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
