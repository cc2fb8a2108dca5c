import { type AuthoredText, choose, trueOrFalse } from '../text';

export const body: readonly AuthoredText[] = [
  {
    id: 'b2-semmelweis',
    title: 'The man who told doctors to wash',
    level: 'B2',
    topic: 'body',
    kind: 'text',
    genre: 'history',
    source: 'Encyclopaedia Britannica, “Ignaz Semmelweis”',
    text: `In the 1840s, women in Vienna who were about to give birth knew something that their doctors could not explain. The General Hospital had two maternity clinics, and you were admitted to one or the other according to the day. In the second, which was run by midwives, giving birth was about as safe as anywhere else. In the first, where doctors and medical students worked, several times as many mothers died of a fever. Women were said to have begged on their knees not to be taken to the first clinic. Some preferred to give birth in the street.

Ignaz Semmelweis, a young doctor from what is now Budapest, was appointed to the first clinic in 1846, and the figures gave him no rest. He set about excluding one cause after another. It could not be the air, since both clinics breathed the same. It could not be overcrowding, since the second, which everybody tried to get into, was fuller than the first. It was not even the priest with his bell, whose sad procession past the beds was thought by some to frighten patients to death.

The answer came through the loss of a friend. In 1847 a colleague, Jakob Kolletschka, was accidentally cut with a student’s knife while a dead body was being examined. He fell ill and died, and when Semmelweis read the report he recognised the illness: it was what the mothers had died of. Doctors and students came to the clinic straight from the room where bodies were opened. Midwives did not. Something, he concluded, was being carried on the hands.

He knew nothing about germs; nobody yet did. But he ordered everyone to wash their hands in a chlorine solution, which removed the smell of the dead and might, he reasoned, remove the rest. Within months, the death rate in the first clinic had fallen to that of the second.

One would expect the story to end here, with applause. It doesn’t. Many colleagues would not accept a theory that contradicted what they had been taught, and still less one according to which they had been killing their patients. Nor did Semmelweis make it easy for them. For years he hardly published anything; when at last he brought out a book, in 1861, it was long, repetitive and full of attacks. To one critic he wrote that he was taking part in a massacre.

He died in 1865, aged 47, in an asylum near Vienna, of an infected wound. By then, in Paris, Louis Pasteur was already working on the tiny creatures that would prove him right.

We like to tell this as a tale of one clear mind against a crowd of fools. It may be more useful to notice how reasonable the fools must have felt, and to ask what it would take to convince us of something that we could not bear to be true.`,
    questions: [
      choose(
        'Why did Semmelweis exclude overcrowding as the cause?',
        'The safer clinic was the more crowded one.',
        [
          ['The two clinics were exactly equally crowded.', 'This is what is said about the air.'],
          ['The crowded clinic was the one run by doctors.', 'The fuller clinic was run by midwives.'],
          ['The number of patients changed from day to day.', 'The day decided on the clinic, nothing more.'],
        ],
        '“since the second, which everybody tried to get into, was fuller than the first”',
      ),
      choose(
        'What did he learn from the death of Kolletschka?',
        'His friend and the mothers had had the same illness.',
        [
          ['His friend had been infected by one of the mothers.', 'He was cut while a dead body was being examined.'],
          ['His friend had not washed his hands after his work.', 'A cut killed him, and washing came later.'],
          ['His friend and he had been using dangerous knives.', 'The knife was a student’s, and not the real cause.'],
        ],
        '“he recognised the illness: it was what the mothers had died of”',
      ),
      trueOrFalse(
        'Semmelweis knew that germs were responsible.',
        false,
        '“He knew nothing about germs; nobody yet did.”',
      ),
      choose(
        'What does “the rest” mean in “might, he reasoned, remove the rest”?',
        'Whatever it was that caused the fever',
        [
          ['Whatever was still lying in the clinic', 'He was thinking of hands, not of the room.'],
          ['The patients who had not yet been cured', 'The word does not stand for people here.'],
          ['The remaining doubts of his colleagues', 'His colleagues come in the next paragraph.'],
        ],
        'He thought that “Something … was being carried on the hands”, besides the smell.',
      ),
      trueOrFalse(
        'According to the writer, Semmelweis was partly responsible for the resistance to his theory.',
        true,
        '“Nor did Semmelweis make it easy for them.”',
      ),
      choose(
        'What is the writer’s purpose in the last paragraph?',
        'To make readers wonder how they would have reacted',
        [
          ['To make readers feel superior to the doctors then', 'The writer warns against this.'],
          [
            'To defend the doctors against unfair accusations',
            'They were wrong; the point is that one can understand them.',
          ],
          ['To show that the truth is always accepted in the end', 'The writer says nothing of the kind.'],
        ],
        '“to ask what it would take to convince us of something that we could not bear to be true”',
      ),
    ],
  },
  {
    id: 'b2-honest-watch',
    title: 'Ten thousand steps',
    level: 'B2',
    topic: 'body',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Renata: The knee’s getting better. You’ve been doing the exercises, then.
Callum: Most of them. And I’ve been walking. Ten thousand steps a day, without a single exception since we last met.
Renata: I said that you should rest it every third day.
Callum: I know, but if I rest, I lose my streak. It’s at a hundred and forty days.
Renata: And what happens if you lose it?
Callum: It goes back to zero. There’s a sort of sad cloud on the screen.
Renata: A sad cloud. Callum, you’re a tax lawyer.
Callum: I’m aware of how it sounds. Last Tuesday I walked round the kitchen at ten to midnight, because I was four hundred short. My wife filmed it.
Renata: And how was the knee on Wednesday?
Callum: Swollen. But the watch congratulated me.
Renata: That’s rather my point. Who’s your physiotherapist, the watch or me?
Callum: In fairness, before I had it, I didn’t walk at all. I’ve lost eight kilos.
Renata: I’m not saying throw it away. It got you off the sofa, which is more than I managed. I’m saying that it doesn’t know you’ve got a knee.
Callum: It’s got a heart sensor.
Renata: Where did the ten thousand come from, do you know?
Callum: Doctors, I assumed.
Renata: It’s usually traced back to a Japanese pedometer from the sixties. Its name meant “ten-thousand-step meter”. It’s a nice round number, and it sold.
Callum: You’re joking. I’ve been walking round my kitchen for an advert?
Renata: Walking’s good for you. It’s the “ten thousand or nothing” that isn’t.
Callum: So what do I do about the cloud?
Renata: You let it come. Tomorrow, on purpose. Six thousand, and then you sit down with a book.
Callum: You’ve no idea what you’re asking.
Renata: I’ve some idea. Mine’s at two hundred and six.
Callum: You’ve got one as well?
Renata: I never said that I took my own advice.`,
    questions: [
      choose(
        'Why didn’t Callum rest his knee?',
        'He did not want to break a series of good days.',
        [
          ['He did not remember what he had been told to do.', 'He says “I know”.'],
          ['He thought that his knee was already quite well.', 'It was swollen, and he knew it.'],
          ['He wanted to lose eight kilos before the summer.', 'He has lost them, but it isn’t his reason.'],
        ],
        '“if I rest, I lose my streak”',
      ),
      choose(
        'What does Renata mean by “it doesn’t know you’ve got a knee”?',
        'The watch cannot judge what is good for him.',
        [
          ['The watch cannot count his steps correctly.', 'She does not doubt the number.'],
          ['The watch is less modern than he believes.', 'He mentions the heart sensor, but she means something else.'],
          ['The watch should be worn on another part.', 'She is speaking about his injury.'],
        ],
        'The knee was “Swollen. But the watch congratulated me.”',
      ),
      trueOrFalse(
        'Renata admits that the watch has done Callum some good.',
        true,
        '“It got you off the sofa, which is more than I managed.”',
      ),
      choose(
        'How does Callum feel when he hears about the pedometer?',
        'Foolish',
        [
          ['Relieved', 'He asks a question that shows he is not relieved.'],
          ['Flattered', 'There is nothing to be proud of.'],
          ['Suspicious', 'He says “You’re joking”, but he believes her.'],
        ],
        '“I’ve been walking round my kitchen for an advert?”',
      ),
      trueOrFalse(
        'Renata wants Callum to stop walking for good.',
        false,
        'She suggests “Six thousand, and then you sit down with a book”.',
      ),
      choose(
        'What is surprising about Renata at the end?',
        'She has the same weakness as her patient.',
        [
          ['She has never really believed in walking.', '“Walking’s good for you.”'],
          ['She has been using her patient’s watch.', 'She has a watch of her own.'],
          ['She has had a bad knee for many days.', 'The number stands for her good days.'],
        ],
        '“Mine’s at two hundred and six.”',
      ),
    ],
  },
];
