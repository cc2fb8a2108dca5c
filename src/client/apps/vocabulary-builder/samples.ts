import type { Level } from '#shared/core/level';

interface Sample {
  /** The class that it is for: it has some words one level above. */
  classLevel: Level;
  title: string;
  text: string;
}

/** Short texts of ours, so that there is something to look at before anything is pasted. */
export const samples: readonly Sample[] = [
  {
    classLevel: 'A1',
    title: 'The night bus',
    text: `Last winter my brother and I took the night bus to visit our grandmother. She lives in a small village near the coast. The journey was long, and outside it was completely dark. Most passengers were asleep, but we were too excited to close our eyes.

After midnight it began to snow. The driver was careful and went slowly. Suddenly the bus stopped in the middle of a forest. There was a tree across the road! The driver got out with a torch, and six passengers went to help. My brother and I carried branches to the side. It was hard work, but an old man told funny stories and everybody laughed.

An hour later the road was clear. A woman shared her sandwiches with us, and somebody began to sing. When we arrived in the morning, our grandmother was worried. “It was the best journey of my life,” said my brother, and then he fell asleep at the kitchen table.`,
  },
  {
    classLevel: 'A2',
    title: 'A library of things',
    text: `How often do you use a ladder? Most people need one for a few minutes a year, yet almost every home owns one. In our neighbourhood, a group of friends decided that this was a waste of money and space. They opened a library, but not for books. It lends tools, tents, sewing machines and even musical instruments. Many people donate what they do not need.

Members pay a small fee each month and can borrow up to five items. Volunteers check and repair everything that comes back. At first, some people doubted that it could survive. They expected strangers to damage the tools or forget to return them. In fact, the members are very reliable, and the main challenge has been storage.

The library has also had an effect that nobody planned. People who borrow a hammer often need advice, so experienced members have started to offer free courses. A retired carpenter encourages teenagers to repair furniture. “I used to feel lonely,” he says. “Now I have twenty grandchildren, and all of them want to borrow my favourite saw.”`,
  },
  {
    classLevel: 'B1',
    title: 'The quiet street',
    text: `When the council proposed closing Mill Street to traffic, most shopkeepers were reluctant to agree. They feared that customers would simply drive elsewhere, and their concern was reasonable: a similar scheme in a neighbouring city had been abandoned after a year. Nevertheless, the council persuaded them to accept a trial of six months.

The initial results were disappointing. Deliveries became complicated, and several residents complained that the surrounding roads were more congested than before. However, as the weather improved, people’s habits began to shift. Cafés put tables outside, children were allowed to play in the road, and the level of pollution declined by almost a third. By the end of the trial, sales had risen, although not in every shop.

Researchers who have analysed the scheme emphasise that its success cannot be attributed to a single factor. Regular consultation with residents was essential, and so was the willingness to abandon ideas that did not work. Closing a street, they conclude, is the easy part; the real challenge is to convince people that it belongs to them.`,
  },
];
