import { type AuthoredText, choose, trueOrFalse } from '../text';

export const sport: readonly AuthoredText[] = [
  {
    id: 'b2-number-261',
    title: 'Number 261',
    level: 'B2',
    topic: 'sport',
    kind: 'text',
    genre: 'biography',
    source: 'Encyclopaedia Britannica, “Kathrine Switzer”',
    text: `On a cold, wet April morning in 1967, a twenty-year-old student pinned the number 261 to her sweatshirt and lined up for the Boston Marathon. She had filled in the form, paid the fee and signed it as she signed everything: K. V. Switzer. Nobody had asked what the K stood for.

It stood for Kathrine. The rules of the race did not actually say that women were excluded; it had not occurred to anybody that they needed to. It was widely believed, by doctors among others, that a distance of 42 kilometres was beyond a woman’s strength and might do her serious harm. Her own coach, Arnie Briggs, had shared that opinion until she ran the full distance with him in training, and some miles more. After that he insisted that she should enter officially.

For the first few miles, everything went well. The men around her noticed that she was a woman and wished her luck. Then a bus with journalists drew level, and from it jumped one of the organisers, Jock Semple. Shouting at her to get out of his race and hand over those numbers, he seized her by the clothes and tried to tear off the 261. Her boyfriend, a strong man who threw the hammer and was running with her, pushed him out of the way. The cameras caught it all.

It is what happened next that matters. She was frightened and humiliated, and it would have been perfectly understandable if she had stopped. But it had dawned on her that she no longer had the choice. If she gave up now, everyone would say that women could not run a marathon, and that she had only been there for the attention. She told her coach that she was going to finish, on her hands and knees if necessary. She finished on her feet, after about four hours and twenty minutes.

It should be said that she was not the first. Roberta Gibb had run the same course a year earlier, without a number, having hidden in the bushes near the start; and in 1967 she ran again and came in almost an hour ahead of Switzer. Yet it is Switzer’s picture that everybody knows. Whether that is unjust is a question worth discussing. Gibb had proved that a woman could do it. Switzer, without having planned to, had shown what was standing in the way, and it turned out to be a man in a jacket.

The result was, to begin with, the reverse of what one might hope for. She was disqualified, and women were now expressly forbidden to run with men. It took until 1972 before Boston admitted them officially. Switzer, in the meantime, trained seriously, cut her time by more than an hour and a quarter, won in New York in 1974, and spent years organising races for women around the world. That the women’s marathon became an Olympic event in 1984 was due in part to her work.

As for Jock Semple, the two of them were reconciled some years later, and even became friends.

In 2017, fifty years on, Kathrine Switzer ran in Boston once again. She was seventy. The number on her chest was 261, and nobody tried to take it from her.`,
    questions: [
      choose(
        'How had Kathrine Switzer been able to enter the race?',
        'Her signature did not reveal that she was a woman.',
        [
          ['Her coach had signed the form with his own name.', 'She signed it herself.'],
          ['The rules of the race expressly allowed women to run.', 'They did not mention women at all.'],
          ['The organisers had made an exception for students.', 'Nobody knew that she was a woman.'],
        ],
        'She signed “K. V. Switzer. Nobody had asked what the K stood for.”',
      ),
      trueOrFalse(
        'Her coach had once believed that women could not run a marathon.',
        true,
        'He “had shared that opinion until she ran the full distance with him in training”.',
      ),
      choose(
        'Why did she feel that she had to finish?',
        'Giving up would have been used against all women.',
        [
          ['Giving up would have disappointed her boyfriend.', 'He helped her, but is not the reason.'],
          ['She had promised the journalists that she would do it.', 'She made no such promise to them.'],
          ['She was sure that she could run faster than the men.', 'She was not running against them.'],
        ],
        '“If she gave up now, everyone would say that women could not run a marathon”',
      ),
      choose(
        'What does the writer say about Roberta Gibb?',
        'She had been first and faster, but is less well known.',
        [
          ['She had helped Switzer to prepare for the race in Boston.', 'The two are only compared.'],
          ['She had been stopped by the same man a year earlier.', 'She ran the course without a number.'],
          ['She had worn a number that belonged to somebody else.', 'She ran “without a number”.'],
        ],
        'She “came in almost an hour ahead of Switzer. Yet it is Switzer’s picture that everybody knows.”',
      ),
      trueOrFalse(
        'After the race of 1967, women were allowed to take part.',
        false,
        'The result was “the reverse of what one might hope for … women were now expressly forbidden to run with men”.',
      ),
      choose(
        'What is ironic in the phrase “a man in a jacket”?',
        'The real obstacle was not a lack of strength.',
        [
          ['The real obstacle was not a man, but the weather.', 'It was cold and wet, but that did not stop her.'],
          ['The man was wearing the wrong clothes for a race.', 'His clothes are not what is criticised.'],
          ['The man was weaker than the woman he attacked.', 'Their strength is not compared.'],
        ],
        'She “had shown what was standing in the way”: not, as many believed, the distance.',
      ),
    ],
  },
  {
    id: 'b2-substitute',
    title: 'On the bench',
    level: 'B2',
    topic: 'sport',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Efua: Have you got a minute, Martin? It’s about Abena.
Martin: I’ve got eleven. Then I have to lock up.
Efua: She’s sat on that bench for four matches running. She scored more goals than anybody last season.
Martin: She did. In the younger team.
Efua: She comes to every training session. Some of the others don’t.
Martin: I know who comes. I’ve got a list.
Efua: Then I don’t understand. Is it because she said something? She does say things.
Martin: She said that my tactics were from the Stone Age. She wasn’t entirely wrong, and no, it isn’t that.
Efua: What is it, then?
Martin: May I ask you something first? Did she ask you to come?
Efua: She’d be horrified. She thinks I’m at the dentist’s.
Martin: I thought so. She and I had this conversation in September. She’s growing. Four centimetres since June. Her knees hurt, and the physio wants her to play twenty minutes, not ninety, until Christmas.
Efua: She never told me that her knees hurt.
Martin: She made me promise not to tell you. I’ve just broken it.
Efua: Why on earth wouldn’t she tell me?
Martin: I’m only guessing. You gave up something because of an injury, didn’t you? There’s a photo of you in the clubhouse.
Efua: That was handball. That was twenty-five years ago.
Martin: She looks at it every time she ties her shoes. I think she didn’t want you to be sad before it was necessary.
Efua: So I’ve been sitting up there hating you for four weeks.
Martin: I could feel it, more or less between the shoulder blades.
Efua: What do I do now? I can’t know about it, can I?
Martin: You were at the dentist’s. You could ask her how she’s feeling. Not about football. In general.`,
    questions: [
      choose(
        'What does Efua want to know?',
        'Why her daughter is not being picked',
        [
          ['Why her daughter has left the younger team', 'She has moved up, and that is no problem.'],
          ['Why her daughter has been rude to Martin', 'She only suspects that she said something.'],
          ['Why her daughter does not come to training', '“She comes to every training session.”'],
        ],
        '“She’s sat on that bench for four matches running.”',
      ),
      choose(
        'What is the real reason for Martin’s decision?',
        'The girl has to be careful of her health.',
        [
          ['The girl has criticised Martin’s tactics.', '“She wasn’t entirely wrong, and no, it isn’t that.”'],
          ['The girl is not yet good enough for her team.', 'He does not say that she plays badly.'],
          ['The girl has missed too many of the sessions.', 'She has not missed any.'],
        ],
        '“the physio wants her to play twenty minutes, not ninety, until Christmas”',
      ),
      trueOrFalse(
        'The coach has told Efua something that he was not supposed to tell.',
        true,
        '“She made me promise not to tell you. I’ve just broken it.”',
      ),
      choose(
        'Why, in Martin’s opinion, did Abena say nothing to her mother?',
        'She wanted to spare her mother painful memories.',
        [
          ['She was afraid that her mother would blame Martin.', 'Her mother did blame him, but for another reason.'],
          ['She thought that her mother took no interest in sport.', 'Her mother was a player herself.'],
          ['She did not want her mother to pay for the physio.', 'Money is not mentioned.'],
        ],
        '“I think she didn’t want you to be sad before it was necessary.”',
      ),
      trueOrFalse('Abena knows that her mother is talking to Martin.', false, '“She thinks I’m at the dentist’s.”'),
      choose(
        'What does Martin advise Efua to do at the end?',
        'Give Abena a chance to tell her herself',
        [
          ['Tell Abena that she knows about her knees', 'She should act as if she did not know.'],
          ['Speak to Abena about next week’s match', '“Not about football. In general.”'],
          ['Take Abena to see a different specialist', 'No other specialist is mentioned.'],
        ],
        '“You could ask her how she’s feeling.”',
      ),
    ],
  },
];
