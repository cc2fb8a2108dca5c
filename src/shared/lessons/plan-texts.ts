import type { LessonData } from '#shared/content/lessons/lesson';

/** The plan with each text that a teacher may have typed put through a function, in the order in which one reads it. */
export function mapPlanTexts(data: LessonData, change: (text: string, place: number) => string): LessonData {
  let place = 0;
  const to = (text: string) => change(text, place++);
  return {
    ...data,
    aims: { main: to(data.aims.main), secondary: to(data.aims.secondary), personal: to(data.aims.personal) },
    stages: data.stages.map((stage) => ({
      ...stage,
      title: to(stage.title),
      aim: to(stage.aim),
      steps: stage.steps.map(to),
      things: stage.things.map(to),
      support: to(stage.support),
      challenge: to(stage.challenge),
    })),
    checks: data.checks.map(({ question, answer }) => ({ question: to(question), answer: to(answer) })),
    problems: data.problems.map(({ problem, solution }) => ({ problem: to(problem), solution: to(solution) })),
    support: to(data.support),
    challenge: to(data.challenge),
    homework: to(data.homework),
    exitTicket: to(data.exitTicket),
  };
}

/** Between two texts: the one before it has ended, and no sentence goes on. */
const gap = '\n\n';

export interface PlanTexts {
  /** All of them, one below the other. */
  text: string;
  /** Where each begins in that. */
  starts: readonly number[];
}

export function textsOfPlan(data: LessonData): PlanTexts {
  const texts: string[] = [];
  mapPlanTexts(data, (text) => {
    texts.push(text);
    return text;
  });
  let next = 0;
  const starts = texts.map((text) => {
    const start = next;
    next += text.length + gap.length;
    return start;
  });
  return { text: texts.join(gap), starts };
}

/** The plan with other words in one place of its texts. */
export function writeInPlan(
  data: LessonData,
  { start, end }: { start: number; end: number },
  words: string,
): LessonData {
  const { starts } = textsOfPlan(data);
  const place = starts.findLastIndex((one) => one <= start);
  const from = starts[place] ?? 0;
  return mapPlanTexts(data, (text, at) =>
    at === place ? text.slice(0, start - from) + words + text.slice(end - from) : text,
  );
}
