import { type AuthoredText, choose, trueOrFalse } from '../text';

export const food: readonly AuthoredText[] = [
  {
    id: 'b2-canteen-scales',
    title: 'Report: what 412 plates told us',
    level: 'B2',
    topic: 'food',
    kind: 'text',
    genre: 'report',
    text: `Background
In May, the staff council asked us to find out why the company canteen throws away so much food. The usual explanation was that people do not like the cooking. For three weeks we weighed what came back on the plates, on ten working days and in both buildings. We also asked 120 colleagues why they had left something. This report sets out what we found and what we recommend.

Findings
On average, 94 grams per plate were thrown away, roughly a fifth of each portion. However, the average conceals a great deal. Almost half of the 412 plates came back empty, while one plate in eight accounted for more than half of the total waste.

What was left was not what we had expected. Dishes that people rated as “poor” were thrown away hardly more often than those rated as “good”. The biggest item by far was rice, followed by potatoes and bread: in other words, whatever comes with the meal without being asked for. When we inquired why, only 14% said that they had not liked the food. “Too much” was the answer of 52%; a further 21% said that they had had to leave for a meeting.

One observation came about by accident. On the sixth day, the large plates had not been washed in time in Building B, and smaller ones were used instead. Waste fell by almost a third, and nobody complained of being hungry. We repeated this on two other days, with a similar result.

Limitations
People who know that their plate is going to be weighed may eat more than usual. (One colleague was observed passing his potatoes to a neighbour.) Three weeks in early summer tell us nothing about December, and we did not weigh what was left in the kitchen.

Recommendations
1. Use the smaller plates, and let anyone who wishes come back for more.
2. Ask at the counter, “Rice?”, rather than serving it automatically.
3. Leave the period between 12 and 1 free of meetings. Of all our proposals, this would cost nothing and will, we suspect, meet with the strongest resistance.

We do not recommend the posters about hunger in the world that one manager suggested. Our colleagues do not throw away food because they are indifferent. They throw it away because somebody else decided how much they were going to want.`,
    questions: [
      choose(
        'What did the report show about the usual explanation for the waste?',
        'It accounts for only a small part of it.',
        [
          ['It accounts for nearly all of the waste.', 'Only 14% had not liked the food.'],
          ['It is true of only one of the buildings.', 'The answers are not divided by building.'],
          ['It is true of rice, but not of potatoes.', 'Both came with the meal unasked.'],
        ],
        'The explanation was “that people do not like the cooking”, but “only 14% said that they had not liked the food”.',
      ),
      trueOrFalse(
        'A small number of plates produced most of the waste.',
        true,
        '“one plate in eight accounted for more than half of the total waste”',
      ),
      choose(
        'How were the smaller plates first tried out?',
        'Because of a problem in the kitchen',
        [
          ['Because of a request by the council', 'The council asked for the study, not for the plates.'],
          ['Because of a plan by the authors', 'They “repeated” it later on purpose.'],
          ['Because of complaints about hunger', 'Nobody complained of being hungry.'],
        ],
        '“the large plates had not been washed in time in Building B, and smaller ones were used instead”',
      ),
      choose(
        'Why do the authors mention the colleague with the potatoes?',
        'To show that their measurements may be too low',
        [
          ['To show that the portions were not large enough', 'He gave food away because he had too much.'],
          ['To show that potatoes are an unpopular choice', 'Potatoes were wasted, but this is not the point here.'],
          ['To show that colleagues can solve the problem', 'It stands under “Limitations”.'],
        ],
        '“People who know that their plate is going to be weighed may eat more than usual.”',
      ),
      trueOrFalse(
        'The authors expect that their third proposal will be welcomed by everybody.',
        false,
        'It “will, we suspect, meet with the strongest resistance”.',
      ),
      choose(
        'What is the authors’ attitude to the posters?',
        'They would blame people for the wrong reason.',
        [
          ['They would be useful if they were better made.', 'How they look is not discussed.'],
          ['They would cost more than the new plates.', 'Cost is mentioned only for the third proposal.'],
          ['They would have to be placed in both buildings.', 'The authors do not recommend them at all.'],
        ],
        '“Our colleagues do not throw away food because they are indifferent.”',
      ),
    ],
  },
  {
    id: 'b2-famous-dumplings',
    title: 'Everybody orders the dumplings',
    level: 'B2',
    topic: 'food',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Sunhee: I want to take the dumplings off the menu.
Matteo: Very funny. What did you really want to talk about?
Sunhee: That. I’ve made them every day for nine years. I could do it under anaesthetic.
Matteo: They’re forty per cent of what we sell. The guidebook has a photo of them. There’s a man who drives here from Geneva.
Sunhee: And he’s never ordered anything else. I’ve put thirty new dishes on that menu, Matteo. Do you know what people say? “Wonderful. And a portion of the dumplings.”
Matteo: Most chefs would kill to have that problem.
Sunhee: I’m sure. And most singers would kill for one hit, until they’ve sung it four thousand times.
Matteo: Let somebody else make them, then. Teach Luis.
Sunhee: I have. He makes them exactly as I do. The man from Geneva sent them back.
Matteo: He couldn’t possibly have noticed.
Sunhee: He’d seen me sitting at the bar.
Matteo: All right. Suppose we drop them. What do we live on in February?
Sunhee: On the fish. On people’s curiosity.
Matteo: I’ve looked at the figures for people’s curiosity. It comes to about six per cent.
Sunhee: Because they don’t have to be curious! As long as there’s something safe, they’ll take it. So would I.
Matteo: What if you only made them one day a week?
Sunhee: Then they’d all come on that day.
Matteo: On a Monday. When we’re empty.
Sunhee: Hm. And from Tuesday to Saturday I could cook what I like?
Matteo: Until Easter. If we’re in the red by then, the dumplings come back, and I don’t want to hear the word “anaesthetic” again.
Sunhee: And who tells the man from Geneva?
Matteo: You do. He only believes what he sees you doing.`,
    questions: [
      choose(
        'Why does Sunhee want to stop making the dumplings?',
        'They keep guests from trying anything else.',
        [
          ['They take more time than the other dishes.', 'She could make them without thinking.'],
          ['They no longer taste as good as they used to.', 'People still love them.'],
          ['They bring in less money than they once did.', 'They are forty per cent of what is sold.'],
        ],
        '“As long as there’s something safe, they’ll take it.”',
      ),
      choose(
        'Why does she compare herself to a singer?',
        'To explain that success can become a burden',
        [
          ['To explain that cooking is a kind of art', 'She speaks of repeating one thing.'],
          ['To explain that fame does not last very long', 'Her dumplings have been famous for years.'],
          ['To explain that she needs a larger audience', 'She has enough guests.'],
        ],
        '“most singers would kill for one hit, until they’ve sung it four thousand times”',
      ),
      choose(
        'What does the incident with the man from Geneva suggest?',
        'He was influenced by what he knew.',
        [
          ['He has an unusually good sense of taste.', 'Luis makes them “exactly as I do”.'],
          ['He does not like Luis as a person.', 'It was not about Luis as such.'],
          ['He was given the wrong dish by mistake.', 'He got the dumplings that he had ordered.'],
        ],
        '“He’d seen me sitting at the bar.”',
      ),
      trueOrFalse(
        'Matteo doubts that guests’ curiosity would be enough to live on.',
        true,
        '“I’ve looked at the figures for people’s curiosity. It comes to about six per cent.”',
      ),
      trueOrFalse(
        'They agree to give up the dumplings completely.',
        false,
        'Matteo suggests keeping them one day a week, “On a Monday. When we’re empty.”',
      ),
    ],
  },
];
