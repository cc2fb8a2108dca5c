import { getResourceOf } from '#server/domain/library/resources';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { Ask, AskFor } from '#shared/api/generate';
import { lessonLimits } from '#shared/content/lessons/lesson';
import { err, ok, type Result } from '#shared/core/result';
import { givenReading } from '#shared/lessons/plan/given-reading';
import { givenText } from '#shared/lessons/plan/given-text';
import { fitsAnyTopic, isUnwrittenKind } from '#shared/lessons/plan/lesson-type';
import { filledEntries } from '#shared/lessons/plan/list-words';
import type { PlanContent } from '#shared/lessons/plan/make-plan';
import { type OwnTextFault, ownTextFault } from '#shared/lessons/plan/own-text-fault';
import { packTopicNamed } from '#shared/lessons/topics/find-topic';
import { ownContentFor } from '#shared/lessons/topics/own-content';
import { findReading } from '#shared/lessons/topics/readings';
import { isUnfitTopic } from '#shared/lessons/topics/unfit-topic';
import { makeMeaningChooser } from '#shared/vocabulary/senses/choose-meaning';

/** What the teacher chose for a lesson, in place of what we would take. */
export type PlanSource = Pick<PlanContent, 'given' | 'list'>;
export type SourceRefusal =
  | 'topic_unfit'
  | 'topic_unwritten'
  | 'kind_unwritten'
  | 'text_not_found'
  | 'resource_not_found'
  | 'nothing_to_ask'
  | OwnTextFault;

type Needs = Pick<Deps, 'db' | 'words'>;
type SourceResult = Result<PlanSource, SourceRefusal>;

/** Reads what a draft is to be made from, or says why nothing can be, before a model is asked or anything is charged. */
export async function sourceOf(
  deps: Needs,
  user: User | undefined,
  { ask, seed }: { ask: Ask; seed: number },
): Promise<SourceResult> {
  if (ask.task === 'topic-text') return isUnfitTopic(ask.topic) ? err('topic_unfit') : ok({});
  if (ask.task !== 'lesson-plan') return ok({});
  const { about, from } = ask;
  if (isUnfitTopic(about.topic) || isUnfitTopic(about.targetLanguage)) return err('topic_unfit');
  switch (from.kind) {
    case 'topic':
      if (isUnwrittenKind(about)) return err('kind_unwritten');
      return fitsAnyTopic(about) || packTopicNamed(about.topic) || (await ownContentFor(about.topic, about.level))
        ? ok({})
        : err('topic_unwritten');
    case 'text':
      return ownText(deps, { text: from.text, level: about.level, seed });
    case 'reading': {
      const reading = await findReading(from.id, about.level);
      return reading ? ok({ given: givenReading(reading, about, await deps.words.index()) }) : err('text_not_found');
    }
    case 'words':
      return user ? listWords(deps, user, from) : err('resource_not_found');
  }
}

async function ownText(
  { words }: Needs,
  { text, level, seed }: { text: string; level: AskFor<'lesson-plan'>['about']['level']; seed: number },
): Promise<SourceResult> {
  const index = await words.index();
  const fault = ownTextFault(text, index);
  return fault ? err(fault) : ok({ given: givenText(text, { level, index, pool: await words.everyday(), seed }) });
}

interface ListAsked {
  list: string;
  /** Ids of the words that are taught. */
  only?: readonly string[];
}

async function listWords(deps: Needs, user: User, { list, only }: ListAsked): Promise<SourceResult> {
  const found = await getResourceOf(deps, user, list, ['word-list']);
  if (!found.ok) return found;
  const { title, data } = found.value;
  const { least, most } = lessonLimits.listWords;
  const chosen = (only ? data.entries.filter(({ id }) => only.includes(id)) : data.entries).slice(0, most);
  if (chosen.length < least) return err('nothing_to_ask');
  const index = await deps.words.index();
  return ok({ list: { title, entries: filledEntries(chosen, index, makeMeaningChooser(index)) } });
}
