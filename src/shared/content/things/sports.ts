import { thingsOf } from './thing';

export const sports = thingsOf(
  'sports',
  `
# sport
football | A1 | ⚽ | soccer
basketball | A1 | 🏀
volleyball | A1 | 🏐
tennis | A1 | 🎾
table tennis | A1 | 🏓 | ping pong
badminton | A1 | 🏸
baseball | A1 | ⚾
cricket | A2 | 🏏
rugby | A2 | 🏉
golf | A2 | ⛳
hockey | A1 | 🏑
swimming | A1 | 🏊
surfing | A2 | 🏄
sailing | A2 | ⛵
diving | A2 | 🤿
skiing | A2 | 🎿
snowboarding | A2 | 🏂
skating | A2 | ⛸️ | ice skating
cycling | A2 | 🚴
running | A1 | 🏃
boxing | A2 | 🥊
judo | A2 | 🥋
yoga | A2 | 🧘
gymnastics | A2 | 🤸
fishing | A1 | 🎣
horse riding | A2 | 🏇 | riding
# game
chess | A2 | ♟️
a computer game | A1 | 🎮 | video game
`,
);
