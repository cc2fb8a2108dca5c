import { thingsOf } from './thing';

export const famous = thingsOf(
  'famous',
  `
# monument
the Eiffel Tower | A2 | 🗼
the Great Wall of China | A2 |  | Great Wall
the Statue of Liberty | B1 | 🗽
the Taj Mahal | B1
the Great Pyramid of Giza | B1 |  | pyramids, Great Pyramid, pyramids of Giza, pyramid
Big Ben | A2
the Colosseum | B1
the Sydney Opera House | B1 |  | Opera House
Machu Picchu | B2
Stonehenge | B2
the Golden Gate Bridge | B1 | 🌉
the Leaning Tower of Pisa | B1 |  | Tower of Pisa
# natural-wonder
Mount Everest | A2 | 🏔️ | Everest
Niagara Falls | B1
the Grand Canyon | B1 | 🏜️
the Great Barrier Reef | B2 | 🪸
the Amazon rainforest | B1 |  | Amazon
the River Nile | B1 |  | Nile
the Sahara | B1
# work
the Mona Lisa | A2 | 🖼️
The Starry Night | B2 | 🌌 | Starry Night
Romeo and Juliet | B1
Don Quixote | B2
Swan Lake | B2 | 🩰
# event
the Olympic Games | A2 | 🏅 | Olympics
the Football World Cup | A2 | 🏆 | World Cup
`,
);
