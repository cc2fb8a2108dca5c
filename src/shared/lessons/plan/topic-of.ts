import { type Topic, topicIds, topics } from '#shared/content/words/topics';

/** Topics that a lesson can be about; the others hold words of all kinds. */
export const lessonTopics = topicIds.filter((id) => id !== 'grammar' && id !== 'actions' && id !== 'describing');

/** Words by which a topic is recognised, besides those in its name. */
const signs: Partial<Record<Topic, string>> = {
  people: 'friend friends friendship parents children brother sister relatives neighbour neighbours wedding',
  body: 'doctor illness hospital medicine fitness sleep exercise diet healthy pain wellbeing',
  food: 'eating cooking restaurant recipe recipes meal meals breakfast lunch dinner fruit vegetables cafe kitchen',
  home: 'house houses flat room rooms furniture housework household moving',
  clothes: 'fashion shoes dress appearance style wearing uniform',
  school: 'education lesson lessons study studying university exam exams teacher teachers subjects homework',
  work: 'job career careers office interview business company profession employment',
  travel: 'holiday holidays trip trips journey airport train trains bus car cars hotel tourism tourist flight',
  town: 'city cities street directions building buildings neighbourhood country village',
  nature: 'sea mountain mountains forest climate storm rain season seasons river garden',
  animals: 'pet pets zoo wildlife dog dogs cat cats bird birds farm',
  time: 'day days routine routines calendar dates date clock daily',
  sport: 'football hobby hobbies game games leisure weekend running swimming team training',
  feelings: 'emotion emotions personality happiness fear mood love stress',
  communication: 'news television internet message messages phone language languages conversation advertising telling',
  technology: 'computer computers phone phones robot robots app apps online digital science-fiction devices',
  shopping: 'shop shops price prices market buying selling clothes-shop bank spending',
  society: 'law laws crime politics government community volunteering rights citizens culture',
  science: 'environment space energy pollution experiment experiments recycling planet earth',
  arts: 'music film films book books painting museum theatre song songs reading festival story',
  thinking: 'opinion opinions memory dream dreams decisions plans problem problems future',
};

const common = new Set(['and', 'the', 'of', 'a', 'an', 'in', 'my', 'our', 'at', 'to', 'for', 'looks']);
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []).filter((word) => !common.has(word));

const topicWords = new Set(lessonTopics.flatMap((id) => [...wordsOf(topics[id]), ...wordsOf(signs[id] ?? '')]));

/** True of a word by which a topic is known: it is no name of a person or a place. */
export const isTopicWord = (word: string): boolean => topicWords.has(word.toLowerCase());

/** True of the name of a topic, and of a part of it: clothes, of clothes and looks. */
export function isNameOf(text: string, id: Topic): boolean {
  const [words, name] = [wordsOf(text), wordsOf(topics[id])];
  return words.length > 0 && words.every((word) => name.includes(word));
}

/** Which of our topics a teacher's own is about; nothing where we have no words for it. */
export function topicOf(text: string): Topic | undefined {
  const words = wordsOf(text);
  const exact = lessonTopics.find(
    (id) => topics[id].toLowerCase() === text.trim().toLowerCase() || id === words.join(' '),
  );
  if (exact) return exact;
  let best: Topic | undefined;
  let most = 0;
  for (const id of lessonTopics) {
    const vocabulary = new Set([...wordsOf(topics[id]), ...wordsOf(signs[id] ?? '')]);
    const count = words.filter((word) => vocabulary.has(word)).length;
    if (count > most) [best, most] = [id, count];
  }
  return best;
}
