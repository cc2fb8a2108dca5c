import { useRef, useState } from 'react';
import { useGenerate } from '#client/generate/use-generate';
import type { GenerateOutput } from '#shared/api/generate';
import { questionsFor, stuckQuestions } from '#shared/content/writing/questions';
import { countWords } from '#shared/writing/count-words';
import type { WritingData } from '#shared/writing/writing';
import { tailOf } from './work';

/** With fewer words there is nothing to ask about yet. */
const fewestWords = 20;

interface CoachQuestion {
  question: string;
  /** Where it was made for this text. */
  made?: Pick<GenerateOutput, 'by' | 'fellBack'>;
}

/** Question after question for the user who is stuck: a built-in one at once, then those about this very text. */
export function useQuestions(data: WritingData) {
  const generate = useGenerate('writers-block-assistant');
  const builtIn = [...stuckQuestions, ...questionsFor(data.type)];
  const [turn, setTurn] = useState(-1);
  const [coachQuestion, setCoachQuestion] = useState<CoachQuestion>();
  const waiting = useRef<CoachQuestion[]>([]);

  async function ask() {
    const { type, level, prompt } = data;
    const answer = await generate.run({
      ask: { task: 'writing-questions', text: tailOf(data.draft), type, level, prompt },
    });
    // The built-in ones are here already.
    if (answer?.by !== 'model' || answer.output.task !== 'writing-questions') return;
    const [first, ...later] = answer.output.questions.map((question) => ({ question, made: answer }));
    waiting.current = later;
    if (first) setCoachQuestion(first);
  }

  function next() {
    const now = turn + 1;
    setTurn(now);
    const ready = waiting.current.shift();
    setCoachQuestion(ready ?? { question: builtIn[now % builtIn.length] ?? '' });
    // A failure is said by the shell; the built-in question stays.
    if (!ready && !generate.isPending && countWords(data.draft) >= fewestWords) void ask().catch(() => {});
  }

  return { turn, asked: coachQuestion, next, isPending: generate.isPending };
}
