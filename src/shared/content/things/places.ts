import { thingsOf } from './thing';

export const places = thingsOf(
  'places',
  `
# building
a school | A1 | 🏫
a hospital | A1 | 🏥
a library | A1 | 📚
a museum | A1 | 🏛️
a cinema | A1 | 🎦
a theatre | A1 | 🎭
a hotel | A1 | 🏨
a restaurant | A1
a café | A1 |  | cafe
a supermarket | A1 | 🛒
a bookshop | A1
a bank | A1 | 🏦
a post office | A1 | 🏤
a police station | A1
a fire station | A1
a factory | A1 | 🏭
a castle | A1 | 🏰
a skyscraper | A2
a lighthouse | B1
a university | A1 | 🎓
# open-place
a park | A1 | 🏞️
a market | A1
a zoo | A1
a playground | A2 | 🛝
a car park | A1 | 🅿️
a farm | A1
a stadium | A2 | 🏟️
a swimming pool | A1
# journey-place
an airport | A1 | 🛫
a train station | A1 | 🚉 | station, railway station
a bus stop | A1 | 🚏
# landscape
a beach | A1 | 🏖️
a forest | A1 | 🌲
an island | A1 | 🏝️
a lake | A1
a river | A1
a mountain | A1 | ⛰️
a desert | A2 | 🏜️
a cave | A2
a volcano | B1 | 🌋
`,
);
