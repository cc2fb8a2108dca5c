import { type AuthoredText, choose, trueOrFalse } from '../text';

export const town: readonly AuthoredText[] = [
  {
    id: 'b2-ugly-tower',
    title: 'Town votes to keep tower that nobody likes',
    level: 'B2',
    topic: 'town',
    kind: 'text',
    genre: 'news',
    text: `BRANDAL, Sunday – By a majority of 212, the people of Brandal have decided to keep the building that they themselves voted “ugliest in the region” four years ago. The concrete water tower, 47 metres high and out of use since 1998, was to have made way for a car park. Instead, it will now be repaired at a cost of at least 2.3 million crowns.

“I’m speechless,” said Torvald Ness, leader of the council, who had been in favour of the car park. “I have lived here all my life, and I’ve never met anybody who had a good word to say for it. I must have met the wrong people.”

He was not the only one to be surprised. As late as September, a survey by this newspaper suggested that two thirds of the population wanted the tower gone. What changed their minds was, by common consent, a school project. Students of the local upper secondary school, who had been asked to write an essay about a building, went round with a recorder and put a single question to everybody over sixty: what do you remember about the tower?

Nobody talked about concrete. They talked about the first kiss at its foot, about the winter when the pipes burst and the whole thing turned into an icicle, about fishermen who had found their way home by it before there were satellites. A man of 83 confessed that in 1961 he had climbed it at night and painted a name on it, and that the lady concerned had married his brother. The recordings were played in the library, on the bus and finally in the waiting room of the dentist. “It’s difficult to pull down something that you’ve been listening to with your mouth open,” as one voter put it.

Opponents of the tower are not amused. “People voted for their youth,” says Grete Aasen, who runs the furniture shop on the square. “I was young as well. But memories don’t need to be repaired every ten years, and my customers still have nowhere to park.” She points out that the same 2.3 million would have paid for the new roof of the swimming pool, which has been closed since March. “In forty years, today’s children will have no memories of the pool. Has anybody recorded that?”

The students, most of whom were too young to vote, seem rather alarmed at what they have set off. “We didn’t say that it should stay,” insists Yusuf Demir, 17. “In my essay, I actually said that it should go. I got a good mark for it.” Asked how he would have voted, he thought for some time. “Then? Against it. Now I’d have to climb it first.”

He will have the opportunity. The council announced last night that, as soon as the stairs have been declared safe, the tower is to be opened to visitors. The view, according to the only person known to have seen it, is not bad. “But it was dark,” he adds, “and I was in a hurry.”`,
    questions: [
      choose(
        'What is surprising about the result of the vote?',
        'People want to keep a building that they had called ugly.',
        [
          ['People want to repair a building that is still in daily use.', 'It has been out of use since 1998.'],
          ['People want to have a car park where the pool used to be.', 'The car park would have replaced the tower.'],
          ['People want to spend less money than the council had asked.', 'The repair is what costs money.'],
        ],
        'They are keeping “the building that they themselves voted ‘ugliest in the region’ four years ago”.',
      ),
      choose(
        'What made the tower more popular?',
        'Hearing what it had meant to people',
        [
          ['Hearing what it would cost to remove it', 'Only the cost of the repair is given.'],
          ['Seeing how beautiful it looked in photos', 'The project consisted of recordings.'],
          ['Seeing what the view from it was like', 'So far only one person has seen it.'],
        ],
        'The students asked: “what do you remember about the tower?”',
      ),
      trueOrFalse(
        'The students had set out to save the tower.',
        false,
        '“We didn’t say that it should stay,” says Yusuf.',
      ),
      choose(
        'What is the point of Grete Aasen’s question about recording?',
        'The town cares more for the past than for the young.',
        [
          ['The town should have paid for a better recorder.', 'The recorder is not her concern.'],
          ['The town ought to ask children about the tower.', 'She is speaking about the pool.'],
          ['The town has forgotten how old the pool really is.', 'Its age does not matter to her.'],
        ],
        '“In forty years, today’s children will have no memories of the pool.”',
      ),
      trueOrFalse(
        'Torvald Ness had misjudged what people in the town felt.',
        true,
        '“I must have met the wrong people.”',
      ),
      choose(
        'Who is “the only person known to have seen it”, that is, the view?',
        'The man who once painted a name on the tower',
        [
          [
            'The leader of the council who wanted a car park',
            'He has lived there, but nothing says that he climbed it.',
          ],
          ['The student who got a good mark for his essay', 'He has not climbed it yet.'],
          ['The voter who listened to recordings at the dentist’s', 'This person only listened.'],
        ],
        '“in 1961 he had climbed it at night”, and now he says: “But it was dark”.',
      ),
    ],
  },
  {
    id: 'b2-invented-ghost',
    title: 'The ghost of Number Nine',
    level: 'B2',
    topic: 'town',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Beatriz: I was standing behind your group today. By Number Nine.
Liam: Oh yes? Did you like it?
Beatriz: The lady in grey who walks through the wall, looking for her ring? Liam, I’ve been a guide here for twenty years. There’s no lady in grey.
Liam: There is now. They love her.
Beatriz: You made her up.
Liam: In February. It was raining, I had fourteen people from an insurance company, and they were about to leave. I looked at the house, and out she came.
Beatriz: You’re supposed to be telling them about the town.
Liam: I do! After the ghost they’re awake, and then I tell them about the fire of 1784. Before the ghost nobody listens to the fire.
Beatriz: But the fire happened.
Liam: Come on. Half of your own stories are doubtful. Did the duke really ride his horse up the stairs of the town hall?
Beatriz: It’s in a chronicle from 1650. I always say, “According to a chronicle.”
Liam: And do they hear the “according to”?
Beatriz: That isn’t my responsibility. Saying it is.
Liam: So if I said, “According to a tour guide in February” …
Beatriz: Then I’d have nothing against it. I’m serious. Tell them at the end. “By the way, I invented her.”
Liam: It would ruin the evening.
Beatriz: Would it? You’d be the first guide in the world who gave them back the truth with their change.
Liam: And the old woman on the ground floor? She gave an interview last week. She’s seen the lady twice.
Beatriz: She hasn’t.
Liam: She described the ring. I’d never mentioned what it looked like.
Beatriz: You see? That’s exactly what I’m afraid of. In fifty years there’ll be a guide who says “according to an eyewitness”.
Liam: And somebody like you will be standing behind him, furious.
Beatriz: I do hope so.`,
    questions: [
      choose(
        'How does Liam defend his story?',
        'It makes people attend to the real history.',
        [
          ['It makes people buy more of his evening tours.', 'The change is mentioned, but not as his reason.'],
          ['It is based on what an old woman told him.', 'She spoke about it only after he had invented it.'],
          ['It is found in a chronicle of the town’s history.', 'It is the duke who is in a chronicle.'],
        ],
        '“Before the ghost nobody listens to the fire.”',
      ),
      choose(
        'What is the difference between them, in Beatriz’s view?',
        'She tells people how reliable a story is.',
        [
          ['She tells only stories that are certainly true.', 'The duke’s story may not be.'],
          ['She tells the same stories as other guides do.', 'She doesn’t say so.'],
          ['She tells fewer stories, but more about houses.', 'The number of stories is not the matter.'],
        ],
        '“I always say, ‘According to a chronicle.’”',
      ),
      trueOrFalse(
        'Beatriz demands that Liam should stop telling the story of the ghost.',
        false,
        '“Then I’d have nothing against it … Tell them at the end.”',
      ),
      choose(
        'Why does the old woman’s interview worry Beatriz?',
        'It shows how an invention turns into a fact.',
        [
          ['It shows that the old woman is not quite well.', 'She does not speak about the woman’s health.'],
          ['It shows that there might really be a ghost.', 'Beatriz does not believe it for a moment.'],
          ['It shows that Liam has told her about the ring.', '“I’d never mentioned what it looked like.”'],
        ],
        '“In fifty years there’ll be a guide who says ‘according to an eyewitness’.”',
      ),
      trueOrFalse(
        'Beatriz hopes that there will still be people who object to false stories.',
        true,
        'Somebody like her “will be standing behind him, furious”, and she says: “I do hope so.”',
      ),
    ],
  },
];
