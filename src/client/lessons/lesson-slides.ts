import { classQuestion } from '#client/class-screen/class-question';
import type { LessonData, Material, Stage } from '#shared/content/lessons/lesson';
import { isGraded } from '#shared/items/grade';
import type { ScreenContent } from '#shared/screen/content';
import { lengthOf, lessonContent, linesIn } from './class-lesson';
import { inBlocks, materialSeed, onSheet } from './question-blocks';

/** What the class sees at once, and the same with its answer, which comes with a press of its own. */
export interface Slide {
  content: ScreenContent;
  revealed?: ScreenContent | undefined;
}

/** Where the class is among the slides of a stage. */
export interface SlidePlace {
  at: number;
  isRevealed: boolean;
}

export const firstPlace: SlidePlace = { at: 0, isRevealed: false };

/** The last slide as it is left: with its answer. */
export const lastPlace = (slides: readonly Slide[]): SlidePlace => ({ at: slides.length - 1, isRevealed: true });

export function slideAt(slides: readonly Slide[], { at, isRevealed }: SlidePlace): ScreenContent {
  const slide = slides[at];
  return (isRevealed && slide?.revealed) || (slide?.content ?? { kind: 'wait' });
}

/** Where the next press leads, or the one back; nothing where that is another stage. */
export function turnSlide(
  slides: readonly Slide[],
  { at, isRevealed }: SlidePlace,
  by: 1 | -1,
): SlidePlace | undefined {
  if (by > 0) {
    if (slides[at]?.revealed && !isRevealed) return { at, isRevealed: true };
    return at + 1 < slides.length ? { at: at + 1, isRevealed: false } : undefined;
  }
  if (slides[at]?.revealed && isRevealed) return { at, isRevealed: false };
  return at > 0 ? { at: at - 1, isRevealed: true } : undefined;
}

/** Where a stage begins: what its text is about is guessed, so only the title and the first line of it are shown. */
const openings: readonly Stage['kind'][] = ['lead-in', 'before the text'];

/**
 * What the class sees of a stage, slide by slide: its title with what students are asked or told, as far as its steps say
 * it word for word, then its materials, as much of each as the steps name. Nothing of the teacher's own: no step, aim or
 * support, and no answer before its press.
 */
export function slidesOf(
  stage: Stage,
  { materials, exitTicket }: Pick<LessonData, 'materials' | 'exitTicket'>,
): Slide[] {
  const used = stage.materialIds.flatMap((id) => materials.find((one) => one.id === id) ?? []);
  const texts = materials.flatMap((one) => (one.kind === 'text' || one.kind === 'dialogue' ? [one.text] : []));
  const ticket = stage.kind === 'exit ticket' ? exitTicket : '';
  return [
    openingSlide(stage),
    ...(ticket ? [textSlide(stage.title, [ticket], { isLarge: true })] : []),
    ...used.flatMap((material) => materialSlides(material, stage, texts)),
  ];
}

/** What is asked, said or written up in a step, word for word. */
const wordForWord =
  /\b(?:(?:ask(?: the class| first)?|say)|(write up|write on the board|write (?:two|three|four) \w+ on the board)[^“”.:;]*): “([^”]+)”/gi;
/** What only leads on to the next thing. */
const leadsOn = /^(?:now|then|in a moment|you have just|we have just)\b/i;
const leastWords = 4;
const mostTasks = 4;

/** The title of a stage; with what its students are to do or to answer, where its steps say so. */
function openingSlide({ title, steps, kind }: Stage): Slide {
  const tasks = steps.flatMap((step) =>
    [...step.matchAll(wordForWord)].flatMap(([, written, said = '']) =>
      written || (said.split(' ').length >= leastWords && !leadsOn.test(said)) ? [said] : [],
    ),
  );
  // What is written for the end of a lesson stands on the ticket.
  if (tasks.length === 0 || kind === 'exit ticket') return { content: { kind: 'wait', title } };
  return textSlide(title, tasks.slice(0, mostTasks), { isLarge: true });
}

/** Letters of a stem hold about so many characters on a screen. */
const mostInStems = 160;

function textSlide(title: string, lines: readonly string[], { isLarge = false, isNumbered = false } = {}): Slide {
  const fits = lines.join('').length <= mostInStems;
  return {
    content: {
      kind: 'text',
      title,
      lines: [...lines],
      covered: 0,
      ...(isLarge && fits && { isLarge }),
      ...(isNumbered && { isNumbered }),
    },
  };
}

function materialSlides(material: Material, stage: Stage, texts: readonly string[]): Slide[] {
  const script = stage.steps.join('\n');
  const all = lessonContent(stage, material, { id: material.id, uncovered: lengthOf(material), isRevealed: false });
  switch (material.kind) {
    case 'words': {
      const { entries, title } = material;
      const terms = all.kind === 'words' ? all.words.map(({ meaning: _, ...word }) => word) : [];
      return entries.some(({ meaning }) => meaning)
        ? [{ content: { kind: 'words', title, words: terms, covered: 0 }, revealed: all }]
        : [{ content: all }];
    }
    case 'text':
      return openings.includes(stage.kind) ? [titleSlide(material)] : [{ content: all }];
    // It is heard; its words are shown by hand where a teacher wants that.
    case 'dialogue':
      return openings.includes(stage.kind) ? [] : [{ content: { kind: 'wait', title: material.title } }];
    case 'questions':
      return questionSlides(material, script, texts);
    case 'discussion':
      return [textSlide(material.title, material.questions.slice(0, firstFew(script)), { isNumbered: true })];
    case 'statements':
      return [textSlide(material.title, material.statements.slice(0, firstFew(script)), { isNumbered: true })];
    case 'situation':
      return sectionSlides(material, stage, [
        textSlide(material.title, linesIn(material.text)),
        askedSlide('What happens?', material.gist),
        textSlide('Sentences from it', material.examples),
        askedSlide('Look closer', material.notice),
      ]);
    case 'model':
      return sectionSlides(material, stage, [
        textSlide(material.title, [material.task, ...linesIn(material.text)]),
        {
          ...textSlide(
            'Where does each part begin?',
            material.parts.map(({ name }) => name),
            { isNumbered: true },
          ),
          revealed: textSlide(
            'Where does each part begin?',
            material.parts.map(({ name, from }) => `${name}: “${from} …”`),
            { isNumbered: true },
          ).content,
        },
        textSlide('Useful phrases', material.phrases),
        textSlide('Your task', [material.yours]),
        textSlide('Plan', material.plan, { isNumbered: true }),
        textSlide('Read a partner’s text', material.checklist),
      ]);
    case 'decision':
    case 'role-cards':
      return [{ content: all }];
  }
}

const titleSlide = ({ title, text }: Extract<Material, { kind: 'text' | 'situation' }>): Slide => ({
  content: { kind: 'wait', title },
  revealed: { kind: 'text', title, lines: linesIn(text).slice(0, 1), covered: linesIn(text).length - 1 },
});

function askedSlide(title: string, asked: readonly { question: string; answer: string }[]): Slide {
  const withAnswers = asked.map(({ question, answer }) => `${question} – ${answer}`);
  const lines = asked.map(({ question }) => question);
  return {
    ...textSlide(title, lines, { isNumbered: true }),
    revealed: textSlide(title, withAnswers, { isNumbered: true }).content,
  };
}

/**
 * Parts of a scene or a model: those that the steps call by their names; the text itself where they say to show it; all
 * of them where they name none.
 */
function sectionSlides(
  material: Extract<Material, { kind: 'situation' | 'model' }>,
  { kind, steps }: Stage,
  sections: readonly Slide[],
): Slide[] {
  const script = steps.join('\n');
  const [read, ...parts] = sections.filter(({ content }) => content.kind === 'text' && content.lines.length > 0);
  const named = parts.filter(({ content }) => content.kind === 'text' && isNamed(content.title ?? '', script));
  const isShown = /\b(?:show|read|uncover)\b[^.“”]*\b(?:scene|model|it again)\b/i.test(script);
  if (openings.includes(kind) && named.length === 0 && material.kind === 'situation') return [titleSlide(material)];
  if (named.length === 0 && !isShown) return [...(read ? [read] : []), ...parts];
  return [...(read && isShown ? [read] : []), ...named];
}

/** “Useful phrases”, or the useful phrases. */
const isNamed = (title: string, script: string) =>
  script.includes(`“${title}”`) || script.toLowerCase().includes(`the ${title.toLowerCase()}`);

const fewWords = ['one', 'two', 'three', 'four', 'five', 'six'];

/** How many of a list are shown: the steps may say that it is the first ones. */
function firstFew(script: string): number | undefined {
  if (/\bonly the first of the\b/i.test(script)) return 1;
  const few = /\bfirst (one|two|three|four|five|six) (?:sentences|statements|questions)\b/i.exec(script)?.[1];
  return few ? fewWords.indexOf(few.toLowerCase()) + 1 : undefined;
}

/** A question each, with its answer at a second press. */
function questionSlides(
  { items }: Extract<Material, { kind: 'questions' }>,
  script: string,
  texts: readonly string[],
): Slide[] {
  const ordered = inBlocks(items).map(onSheet);
  // Practice is done in its order, as far as time allows: its first question is only where it begins.
  const isPractice = items.every(({ origin }) => origin);
  const places = isPractice ? ordered.keys() : placesNamed(script, ordered.length);
  return [...places].flatMap((place) => {
    const item = ordered[place];
    if (!item) return [];
    // The text has a slide of its own, and may be covered just now.
    const { passage, ...alone } = item;
    const shown = passage && texts.includes(passage.text) ? alone : item;
    const view = (isRevealed: boolean) =>
      classQuestion(shown, { number: place + 1, of: ordered.length, isRevealed, seed: materialSeed });
    return [{ content: view(false), revealed: isGraded(item) ? view(true) : undefined }];
  });
}

/** Which questions the steps speak of: the first, the last, those between them; all where they say nothing. */
function placesNamed(script: string, count: number): number[] {
  const all = Array.from({ length: count }, (_, place) => place);
  const hasFirst = /\bfirst question\b/i.test(script);
  const hasOthers = /\b(?:other|next) questions\b|\bquestions (?:two|2)\b/i.test(script);
  const hasLast = /\blast question\b/i.test(script);
  if (!hasFirst && !hasOthers && !hasLast) return all;
  const leavesLast = /\b(?:except|not) the last\b/i.test(script);
  return all.filter(
    (place) =>
      (place === 0 && hasFirst) ||
      (place === count - 1 && (hasLast || (hasOthers && !leavesLast))) ||
      (place > 0 && place < count - 1 && hasOthers),
  );
}
