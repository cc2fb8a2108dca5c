import { type FormEvent, useState } from 'react';
import type { Pack } from '#client/twenty-questions/use-pack';
import { Button } from '#client/ui/button';
import { TextField } from '#client/ui/text-field';
import { answerOf } from '#shared/content/things/attribute';
import { type Category, nounOf, type Thing } from '#shared/content/things/thing';
import { shortAnswer } from '#shared/games/twenty-questions/short-answer';
import { AddThing } from './add-thing';
import type { MatchTurn } from './use-match';

interface GameSoFar {
  pack: Pack;
  turns: readonly MatchTurn[];
}

interface TellSecretProps extends GameSoFar {
  /** That the game was about, where it was about one. */
  category: Category | '';
}

/** After a game that the computer lost: what it was, and which answers the computer would have given about it. */
export function TellSecret({ pack, turns, category }: TellSecretProps) {
  const [text, setText] = useState('');
  const [secretName, setSecretName] = useState<string>();
  const thing = secretName ? thingNamed(pack, secretName) : undefined;
  function tell(event: FormEvent) {
    event.preventDefault();
    setSecretName(text.trim());
  }
  return (
    <section aria-label="Tell me what it was" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <form onSubmit={tell} className="flex flex-wrap items-end gap-3">
        <TextField
          label="Tell me what it was"
          className="min-w-0 flex-1 basis-60"
          value={text}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          Tell
        </Button>
      </form>
      <div aria-live="polite" className="grid gap-2">
        {secretName && !thing && <p className="wrap-anywhere">I don’t know “{secretName}” yet. You win!</p>}
        {secretName && !thing && (
          <AddThing key={secretName} told={secretName} category={category} answers={answersOf(turns)} />
        )}
        {thing && <Differences pack={pack} turns={turns} thing={thing} />}
      </div>
    </section>
  );
}

function Differences({ pack, turns, thing }: GameSoFar & { thing: Thing }) {
  const others = turns.flatMap((turn) => {
    const attribute = turn.kind === 'asked' ? pack.attributeById(turn.attribute) : undefined;
    const mine = attribute && answerOf(pack.table, attribute.id, thing.id);
    if (!attribute || !mine || mine === 'unknown' || turn.answer === 'unknown' || mine === turn.answer) return [];
    return [{ ask: attribute.ask, mine }];
  });
  if (others.length === 0) return <p>I know {thing.name}, and I would answer as you did. Well played!</p>;
  return (
    <>
      <p>About {thing.name}, I would say something else:</p>
      <ul className="grid gap-1">
        {others.map(({ ask, mine }) => (
          <li key={ask} className="wrap-anywhere">
            {ask} <strong>{shortAnswer(ask, mine)}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What nobody knew is left out: it says nothing of the thing. */
const answersOf = (turns: readonly MatchTurn[]) =>
  Object.fromEntries(
    turns.flatMap((turn) =>
      turn.kind === 'asked' && turn.answer !== 'unknown' ? [[turn.attribute, turn.answer]] : [],
    ),
  );

/** With or without its article, by any of its names. */
function thingNamed({ things }: Pack, text: string): Thing | undefined {
  const noun = nounOf(text).toLowerCase();
  return things.find(({ name, others }) => [nounOf(name), ...others].some((one) => one.toLowerCase() === noun));
}
