import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const travel: readonly AuthoredText[] = [
  {
    id: 'b1-window-seat',
    title: 'The window seat',
    level: 'B1',
    topic: 'travel',
    kind: 'text',
    genre: 'story',
    text: `Marek had booked the window seat six weeks before. It was the most beautiful railway line in the country, people said, and he had his camera ready. But when he reached his place, an old woman was sitting in it.

“Excuse me,” he said. “I think that’s my seat.”

She looked at her ticket, then at his. “You’re right,” she said, but she didn’t move. “Could I keep it as far as Rona? It’s only an hour.”

It was the best hour of the journey. Still, there was something in her voice, so he sat down. She didn’t look at the mountains or the lake, or at the bridge that was on every postcard. She looked at her watch.

Just before Rona the train slowed down beside some small houses. In one of the gardens stood about twenty people with a huge piece of cloth. It said HAPPY BIRTHDAY, GRANDMA. They all waved wildly. The woman put both hands on the glass and laughed until her eyes were wet.

Ten seconds later they were gone.

“I can’t be with them this year,” she explained. “I have to be in hospital tonight. So they said, just look out of the window.” She got up. “Now, have your seat. I hope you haven’t missed anything good.”

Marek looked down at his camera. He hadn’t taken a single picture.

“No,” he said. “Nothing at all.”`,
    questions: [
      choose(
        'What is the story about?',
        'A man who gives up a view and sees something better',
        [
          ['A man who takes photos of a family he does not know', 'He has a camera, but he takes no pictures.'],
          ['A woman who is on her way to her birthday party', 'The party is in the garden, and she cannot be there.'],
          [
            'A woman who falls asleep and misses her station',
            'She looks at her watch all the time, and she is not asleep.',
          ],
        ],
        'Marek lets the woman sit there, and he sees how she “laughed until her eyes were wet”.',
      ),
      trueOrFalse(
        'The woman’s ticket was for the window seat.',
        false,
        'When Marek said that it was his seat, she looked at both tickets and said: “You’re right”.',
      ),
      choose(
        'The woman wants to keep the seat “as far as Rona”. What does she mean?',
        'Until the train gets to Rona',
        [
          ['Because Rona is a long way away', '“Far” is about distance, but “as far as” says where something ends.'],
          ['From Rona to the end of the line', 'It is the other way round: she gets up when they come to Rona.'],
          [
            'If the train does not stop in Rona',
            'The train slows down near Rona, but she does not talk about stopping.',
          ],
        ],
        'She gives the seat back near Rona, and she says: “It’s only an hour.”',
      ),
      choose(
        'Why did she keep looking at her watch?',
        'She knew when her family would be there.',
        [
          [
            'She was worried that the train was late.',
            'People often look at a watch for this reason, but she speaks of no delay.',
          ],
          ['She thought that the journey was boring.', 'She did not look at the mountains, but for another reason.'],
          ['She had to be in hospital in an hour.', 'She has to be there tonight. The hour is the time to Rona.'],
        ],
        'Her family had told her: “just look out of the window”, and they stood in a garden “just before Rona”.',
      ),
      choose(
        'How does Marek feel at the end?',
        'Glad that he let her stay',
        [
          ['Angry about his lost hour', 'He wanted that hour, but now he says that he missed nothing.'],
          ['Bored by the mountains', '“Nothing at all” answers her question. It is not about the mountains.'],
          ['Sorry that he met her', 'He has no pictures, but he is not sorry.'],
        ],
        'She hopes that he has not missed anything good, and he answers: “Nothing at all.”',
      ),
    ],
  },
  {
    id: 'b1-last-bus',
    title: 'The last bus to Valdivia',
    level: 'B1',
    topic: 'travel',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Finn: Excuse me, is this the right stop for the bus to Valdivia?
Woman: It is, but you’ve just missed the last one.
Finn: Oh no! When’s the next one?
Woman: At six in the morning, I’m afraid.
Finn: But my ticket says quarter past nine, and it’s only ten past.
Woman: Can I see? Ah, right. This is for Saturday, when it leaves later. Today’s Friday.
Finn: You mean I’m a day early?
Woman: Well, it’s better than a day late.
Finn: So I’ve still got a bus. I just haven’t got a bed. Is there a hostel near here?
Woman: There are two. The one on the square is cheaper, but there’s a disco right under the bedrooms. The other one is in a quiet street behind the market. Tell them that Paola sent you.
Finn: Who’s Paola?
Woman: I am. It’s my mother’s. The hostel, I mean.
Finn: Oh! And is it really better?
Woman: I’m hardly the right person to ask. But she bakes her own bread every morning.
Finn: OK, you’ve convinced me. How do I get there?
Woman: Turn left at the lights, then first right. It’s the house with the blue door.
Finn: Thank you so much. Good night.
Woman: Good night. And have another look at that ticket tomorrow.`,
    questions: [
      choose(
        'What is the traveller’s real problem?',
        'There is nowhere to sleep that night.',
        [
          ['There is no bus for that ticket.', 'There is one, but it leaves a day later.'],
          ['There is another stop for that bus.', 'It is the right stop.'],
          ['There is no money for a new ticket.', 'Nobody says so, and the ticket is still good.'],
        ],
        'The traveller says: “So I’ve still got a bus. I just haven’t got a bed.”',
      ),
      trueOrFalse(
        'The traveller’s ticket is for the following day.',
        true,
        'Paola says: “This is for Saturday, when it leaves later. Today’s Friday.”',
      ),
      choose(
        'What is wrong with the hostel on the square?',
        'It may be noisy at night.',
        [
          ['It may be too expensive.', 'It is the cheaper one.'],
          ['It may be hard to find.', 'It is on the square. The other one is behind the market.'],
          ['It may be full already.', 'It is cheaper, so many people may stay there, but Paola does not say so.'],
        ],
        'Paola says that “there’s a disco right under the bedrooms”.',
      ),
      choose(
        '“I’m hardly the right person to ask.” What does Paola mean?',
        'It’s hard for me to be fair.',
        [
          ['I’ve never been there myself.', 'It is her mother’s hostel, so she knows it well.'],
          ['I’m too busy to help you now.', 'She goes on helping.'],
          ['I don’t know where it is.', 'She explains the way.'],
        ],
        'It is a family business: “It’s my mother’s. The hostel, I mean.”',
      ),
      write(
        'What colour is the door of the hostel behind the market?',
        ['blue', 'it is blue', 'a blue door'],
        'Paola says: “It’s the house with the blue door.”',
      ),
      choose(
        'How does the traveller probably seem to Paola?',
        'As somebody who makes silly mistakes',
        [
          ['As somebody who is not very polite', 'The traveller says thank you.'],
          ['As somebody who has no more money', 'Price is mentioned, but not as a problem.'],
          ['As somebody who likes noisy places', 'The traveller chooses the quiet street.'],
        ],
        'She says: “And have another look at that ticket tomorrow.”',
      ),
    ],
  },
];
