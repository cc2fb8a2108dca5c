import { type AuthoredText, choose, trueOrFalse } from '../text';

export const home: readonly AuthoredText[] = [
  {
    id: 'b2-resting-lift',
    title: 'The lift in Block C',
    level: 'B2',
    topic: 'home',
    kind: 'text',
    genre: 'letter',
    text: `NOTICE TO ALL RESIDENTS

As you’ll have noticed, the main lift has been out of order since 3 May. A part has been ordered from abroad, and the engineers expect to complete the repair by the end of the month. Whoever attempted to transport a full aquarium in it is kindly asked to contact us.

In the meantime, the following arrangements have been made. The small lift at the back is reserved for residents who can’t use the stairs, and keys are available from Ms Pereira in Flat 2. She has also drawn up a list of volunteers who’ll do your shopping. Parcels may be left at the entrance, where the Doğan twins will carry them up at a price of one biscuit per floor. Chairs have been placed on the second, fourth and sixth floors.

Now for the real reason why we’re writing. Over the past fortnight the committee has, as usual, received several letters. Not one of them contains a complaint. Mr Kowalczyk in Flat 31 reports that he has learned the names of eleven neighbours, after fourteen years of studying their shoes. The chair on the fourth floor has acquired a cushion, a lamp and, on Thursdays, a chessboard. Somebody has begun to leave soup.

We’ve therefore been asked to put an unusual question to you. Once the main lift has been repaired, should it be switched off again on the first Sunday of every month? The small lift would of course remain in service. Flats 27 and 33, who depend on it, have already told us that they’re in favour, “provided that the soup comes to us”.

Please tick one of the boxes below and return this sheet to Flat 2 by 28 May. Those of you on the ground floor are also invited to vote, though we’d ask you not to sound too cheerful about it.

The residents’ committee`,
    questions: [
      choose(
        'What is the main purpose of the notice?',
        'To ask residents what they think of an idea',
        [
          ['To tell residents about new rules for the lift', 'Nothing is decided yet: they are going to vote.'],
          ['To answer the complaints of the residents', 'Letters came, but none of them contained a complaint.'],
          [
            'To explain to residents why the repair is late',
            'The repair is mentioned first, but it is not “the real reason”.',
          ],
        ],
        '“Now for the real reason why we’re writing”: “We’ve therefore been asked to put an unusual question to you.”',
      ),
      choose(
        'What does the committee seem to believe about the aquarium?',
        'It caused the damage to the lift.',
        [
          ['It was stolen from one of the flats.', 'Somebody is asked to get in touch, but not because of a theft.'],
          ['It was left behind at the entrance.', 'Parcels may be left there. The aquarium was in the lift.'],
          ['It should be shared by everybody.', 'Chairs and soup are shared, but not the aquarium.'],
        ],
        'Right after the damage comes: “Whoever attempted to transport a full aquarium in it is kindly asked to contact us.”',
      ),
      choose(
        'Ms Pereira has “drawn up” a list. What has she done with it?',
        'She has written it.',
        [
          ['She has asked for it.', 'She has it already: residents can use it.'],
          ['She has decorated it.', 'To draw can mean to make a picture, but not in this phrase.'],
          ['She has torn it up.', 'Then nobody could use it.'],
        ],
        'It is one of the arrangements that “have been made”: “a list of volunteers who’ll do your shopping”.',
      ),
      choose(
        'Mr Kowalczyk had been “studying their shoes” for years. What does this suggest?',
        'People in the lift did not look at each other.',
        [
          [
            'People in the block were proud of their shoes.',
            'He looked at the shoes, but not because they were so beautiful.',
          ],
          ['People left their shoes outside their flats.', 'Some people do so, but the notice does not mention it.'],
          ['People were too loud when they walked past.', 'He looked at the shoes. He did not hear them.'],
        ],
        'Only now, on the stairs, “he has learned the names of eleven neighbours”.',
      ),
      trueOrFalse(
        'The people in Flats 27 and 33 are against the plan.',
        false,
        'The notice says “that they’re in favour, ‘provided that the soup comes to us’”.',
      ),
      choose(
        'Why might residents on the ground floor be “too cheerful”?',
        'They do not need the lift in any case.',
        [
          ['They do not have to pay for any soup.', 'Nobody pays for the soup.'],
          ['They have won a game of chess again.', 'The chessboard is on the fourth floor.'],
          ['They have carried up all the parcels.', 'The twins do that.'],
        ],
        'They live “on the ground floor”, so they would lose nothing on a Sunday without the lift.',
      ),
    ],
  },
  {
    id: 'b2-room-kept',
    title: 'The room at the end of the hall',
    level: 'B2',
    topic: 'home',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Freya: Mum says you’ve had an estate agent in. To look at my room.
Anders: To look at the flat. Your room happens to be in it.
Freya: You might have told me before you told the internet. There’s a photo of my bed on there.
Anders: It’s a nice photo. You should see what he did to the bathroom.
Freya: Dad, I’m being serious. You can’t just sell it.
Anders: You’ve lived in Lisbon for six years. You slept in that bed for nine nights last year. I counted.
Freya: You counted?
Anders: I heat it, so I count it.
Freya: It’s not about the nights. It’s knowing that it’s there.
Anders: I understand that. But we’re paying for four rooms so that you can know something in Portugal.
Freya: That’s a bit harsh.
Anders: It’s a bit expensive. And the stairs aren’t getting shorter. Your mother won’t say so, but she’s started to do the shopping in two halves.
Freya: She never told me that.
Anders: She wouldn’t. She tells you about the neighbours’ dog.
Freya: So where would you go?
Anders: There’s a place by the harbour. Two rooms, a lift, and a sofa that turns into a bed. You’d be on the sofa.
Freya: And my things? The boxes, the drawings, the whole wall with the map?
Anders: I’ve been meaning to ask. Is there anything in those boxes that you’ve missed since you left?
Freya: That’s a trick question.
Anders: It’s only a question.
Freya: … The map. I’ve missed the map.
Anders: Then the map comes with us. It’s too big for the new hall, so it’ll have to hang over the sofa.
Freya: You’d already decided that, hadn’t you?
Anders: I measured it before the agent came.`,
    questions: [
      choose(
        'Why is Freya upset at the beginning?',
        'She heard about the plan too late.',
        [
          ['She heard about the plan from an agent.', 'Her mother told her.'],
          ['She was not shown any of the photos.', 'She has seen one on the internet.'],
          ['She was not offered a fair share of the price.', 'Money for her is not mentioned.'],
        ],
        '“You might have told me before you told the internet.”',
      ),
      choose(
        'What does Freya’s room mean to her?',
        'It makes her feel that she can always return.',
        [
          ['It is where she stays for most of the summer.', 'She slept there for nine nights.'],
          ['It is where she keeps things that she still uses.', 'Of all the boxes she has missed one thing.'],
          ['It reminds her of how much her parents have paid.', 'It is her father who mentions the cost.'],
        ],
        '“It’s not about the nights. It’s knowing that it’s there.”',
      ),
      choose(
        'Why does Anders mention the shopping?',
        'To hint that the mother is finding the stairs hard',
        [
          ['To hint that the mother spends too much money', 'Money is another of his arguments.'],
          ['To hint that the shops are too far from the flat', 'He speaks of the stairs just before.'],
          ['To hint that Freya ought to help her mother more', 'He does not blame her for that.'],
        ],
        '“the stairs aren’t getting shorter. Your mother won’t say so, but she’s started to do the shopping in two halves”',
      ),
      trueOrFalse(
        'Freya’s mother tells her about everything that worries her.',
        false,
        '“She never told me that.” “She wouldn’t.”',
      ),
      choose(
        'What do the last lines reveal about Anders?',
        'He had thought of her feelings in advance.',
        [
          ['He had wanted to get rid of all her things.', 'The map is coming with them.'],
          ['He had not expected her to ask for the map.', 'He had measured it already.'],
          ['He had bought the new flat without asking her.', 'He only says that there is a place.'],
        ],
        '“I measured it before the agent came.”',
      ),
      trueOrFalse('Freya will not have a room of her own in the new flat.', true, '“You’d be on the sofa.”'),
    ],
  },
];
