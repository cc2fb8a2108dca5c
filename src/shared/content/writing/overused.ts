import { type Level, levels } from '#shared/core/level';

/** Another word for one that is used too often: from which level on, and a sentence that shows its sense. */
export interface Alternative {
  word: string;
  level: Level;
  example: string;
}

/**
 * A line for each word: its forms, then others with level and example. They fit one sense only, and the example shows
 * it.
 */
const table = `nice | kind, A2, Our neighbours are kind and often help us. | friendly, A1, The people in the shop were friendly. | pleasant, B1, We spent a pleasant afternoon by the river.
good better best | excellent, A2, The food in this place is excellent. | useful, A2, She gave me some useful tips. | enjoyable, B1, It was an enjoyable evening.
bad worse worst | terrible, A2, The weather was terrible all week. | awful, B1, The hotel was awful. | harmful, B2, Too much sugar is harmful.
big bigger biggest | large, A1, They live in a large house. | huge, B1, A huge tree stood in front of the school. | enormous, B2, The stadium looked enormous from above.
small smaller smallest | little, A1, A little boat lay on the beach. | tiny, B1, She has a tiny flat in the centre. | narrow, B1, We walked along a narrow street.
very | really, A1, I was really tired. | extremely, B1, The exam was extremely hard. | incredibly, B2, The view was incredibly beautiful.
happy happier happiest | pleased, A2, My teacher was pleased with my work. | delighted, B1, We were delighted to hear the news. | cheerful, B1, He is a cheerful child.
sad sadder saddest | unhappy, A2, She looked unhappy all day. | upset, B1, He was upset about the argument. | miserable, B2, I felt miserable in the rain.
interesting | exciting, A2, The end of the film was exciting. | fascinating, B2, The guide told us a fascinating story. | unusual, B1, She has an unusual hobby.
important | necessary, B1, It is necessary to book early. | essential, B2, Water is essential for life. | main, A2, The main reason is the price.
beautiful | lovely, A2, There is a lovely garden behind the house. | attractive, B1, It is an attractive old town. | stunning, B2, The view from the top is stunning.
said say says saying | told, A2, She told me that she was ill. | answered, A1, “I do not know,” he answered. | explained, A2, He explained that the train was late. | whispered, B1, “Be quiet,” she whispered.
went go goes going | walked, A1, We walked to the lake. | travelled, A2, They travelled through Spain. | left, A1, We left the house at six. | headed, B2, They headed for the mountains.
get gets got getting | receive, B1, I hope to receive an answer soon. | become, A2, The days become longer in spring. | arrive, A1, We arrive at noon. | buy, A1, I want to buy some bread.
thing things | object, B1, There was a strange object on the table. | idea, A1, I have one more idea. | reason, A2, There is another reason. | matter, B2, It is a serious matter.
like likes liked | enjoy, A1, I enjoy walking in the rain. | prefer, A2, I prefer tea to coffee. | be keen on, B1, She is keen on chess.
think thinks thought | believe, A2, I believe that he is right. | feel, B1, I feel that this is unfair. | suppose, B1, I suppose you are tired.
people | adults, A2, Adults pay ten pounds. | visitors, A2, Visitors come from all over the world. | residents, B2, The residents want less traffic. | everyone, A1, Everyone was there.
a lot of lots | many, A1, Many families live here. | much, A1, We do not have much time. | plenty of, B1, There is plenty of room. | a great deal of, B2, It took a great deal of effort.
old older oldest | ancient, B1, We visited an ancient temple. | elderly, B1, An elderly man sat on the bench. | former, B2, I met my former teacher.
new newer newest | modern, A2, The kitchen is modern and bright. | recent, B1, A recent study shows the opposite. | fresh, A2, We need some fresh ideas.
make makes made making | create, B1, Artists create something out of nothing. | prepare, A2, My father prepares dinner. | build, A2, They want to build a bridge. | produce, B1, The factory produces shoes.
show shows showed | explain, A2, The guide explained how it works. | prove, B1, This does not prove that he is right. | demonstrate, B2, The experiment demonstrates the effect.
problem problems | difficulty, B1, We had some difficulty with the tickets. | trouble, B1, The old car gave us a lot of trouble. | issue, B2, Noise is a serious issue here.
look looked looks | watch, A1, We watched the birds for an hour. | notice, B1, I noticed a light in the window. | stare, B2, Everybody stared at the strange car.
suddenly | all at once, B1, All at once the lights went out. | without warning, B2, The car stopped without warning. | at that moment, B1, At that moment the door opened.
then | after that, A1, After that we went home. | next, A1, Next, add the eggs. | later, A1, Later we sat by the fire. | eventually, B1, Eventually we found the key.
because | as, B1, We stayed at home, as it was raining. | since, B1, Since nobody was there, I left. | so, A1, I was tired, so I went to bed.
but | however, B1, The room was small. However, the view was lovely. | although, B1, Although it was late, nobody was tired. | whereas, B2, He loves the city, whereas she prefers the country.
want wants wanted | would like, A1, I would like to visit Japan. | hope, A2, I hope to see you soon. | wish, B1, She wished to be alone.`;

const entries = table.split('\n').map((line) => {
  const [forms = '', ...others] = line.split(' | ');
  return {
    // What is one expression stays together.
    forms: forms.startsWith('a lot of') ? ['a lot of', 'lots'] : forms.split(' '),
    alternatives: others.flatMap((other): Alternative[] => {
      const [word = '', levelName = '', ...example] = other.split(', ');
      const level = levels.find((one) => one === levelName);
      return level ? [{ word, level, example: example.join(', ') }] : [];
    }),
  };
});

/** Words that many texts use too often, by any of their forms. */
export const overusedWords = new Map(
  entries.flatMap(({ forms, alternatives }) => forms.map((form) => [form, alternatives] as const)),
);

/** What could stand for the word now and then, up to the writer's level. */
export function alternativesFor(word: string, level: Level): Alternative[] {
  const within = (one: Alternative) => levels.indexOf(one.level) <= levels.indexOf(level);
  return (overusedWords.get(word) ?? []).filter(within);
}
