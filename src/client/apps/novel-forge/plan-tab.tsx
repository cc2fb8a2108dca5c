import { Dices, FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { SelectField } from '#client/ui/select-field';
import { TextArea } from '#client/ui/text-area';
import { notify } from '#client/ui/toast';
import { allBoards } from '#shared/content/novel/boards';
import { boardIds, boards, genres } from '#shared/content/novel/names';
import { loadTable } from '#shared/content/novel/table';
import { novelLimits, scenesOf } from '#shared/novel/book';
import { addScenes } from '#shared/novel/order';
import { castOf, fillPrompt, spark } from '#shared/novel/stuck';
import type { Desk } from './desk';
import { newChapter, newScene } from './new-book';

const sparkNames = {
  characters: 'Who',
  wants: 'What they want',
  obstacles: 'What stands against it',
  places: 'Where',
  twists: 'A turn for later',
} as const;

/** The story in beats: each is a card with questions, which name the writer's own people, and room for an answer. */
export function PlanTab({ desk }: { desk: Desk }) {
  const { plan, about, codex, chapters } = desk.book.data;
  const board = allBoards[plan.board];
  const cast = castOf(codex);
  const [idea, setIdea] = useState<Awaited<ReturnType<typeof spark>>>();
  const set = (next: Partial<typeof plan>) =>
    desk.change({ ...desk.book, data: { ...desk.book.data, plan: { ...plan, ...next } } });

  function makeScene(name: string, summary: string) {
    if (scenesOf(desk.book.data).length >= novelLimits.scenes) {
      notify.error('The book has 400 scenes already.');
      return;
    }
    const scene = newScene({ title: name, summary: summary.slice(0, 1000) });
    const last = chapters.at(-1);
    const next = last ? addScenes(chapters, [scene], { chapterId: last.id }) : [newChapter({ scenes: [scene] })];
    desk.change({ ...desk.book, data: { ...desk.book.data, chapters: next } });
    notify.success(`“${name}” is now the last scene of the book.`);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Board"
          className="basis-64"
          value={plan.board}
          onChange={(next) => set({ board: next })}
          options={boardIds.map((value) => ({ value, label: boards[value] }))}
        />
        <Button
          variant="secondary"
          icon={<Dices />}
          onClick={() => void loadTable(about.genre).then((table) => setIdea(spark(table, Math.random)))}
        >
          {idea ? 'Another spark' : 'Give me a spark'}
        </Button>
      </div>
      <p className="max-w-measure text-muted">{board.about} Your notes on the other boards are kept.</p>
      {idea && (
        <Card as="section" aria-label="A spark" className="grid gap-2">
          <p className="text-sm text-muted">{genres[about.genre]}. Take what you like, change it, or leave it.</p>
          <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
            {sparkKeys.map((key) => (
              <div key={key} className="contents">
                <dt className="font-bold">{sparkNames[key]}</dt>
                <dd className="wrap-anywhere">{idea[key]}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3">
        {board.beats.map(({ id, name, prompts, starter }, place) => {
          const key = `${plan.board}.${id}`;
          const note = plan.notes[key] ?? '';
          return (
            <Card as="li" key={key} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
              <h3 className="font-bold">
                {place + 1}. {name}
              </h3>
              <ul className="grid list-disc gap-1 pl-5 text-muted">
                {prompts.map((prompt) => (
                  <li key={prompt} className="wrap-anywhere">
                    {fillPrompt(prompt, cast)}
                  </li>
                ))}
              </ul>
              <TextArea
                label={`Your note: ${name}`}
                hideLabel
                placeholder={fillPrompt(starter, cast)}
                rows={3}
                maxLength={novelLimits.note}
                value={note}
                onChange={({ target }) => set({ notes: withNote(plan.notes, key, target.value) })}
              />
              <div>
                <Button
                  size="sm"
                  variant="quiet"
                  icon={<FilePlus2 />}
                  aria-label={`Make a scene of ${name}`}
                  onClick={() => makeScene(name, note)}
                >
                  Make a scene
                </Button>
              </div>
            </Card>
          );
        })}
      </ol>
    </div>
  );
}

const sparkKeys = ['characters', 'wants', 'obstacles', 'places', 'twists'] as const;

function withNote(notes: Readonly<Record<string, string>>, key: string, text: string): Record<string, string> {
  const { [key]: _, ...rest } = notes;
  return text === '' ? rest : { ...rest, [key]: text };
}
