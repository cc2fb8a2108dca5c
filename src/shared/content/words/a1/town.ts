import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'town',
  `
bank [money] | noun | a building where people keep their money | The bank is open until five. | 🏦
bookshop | noun | a place where you can buy stories and things to read | This bookshop sells French novels too.
building | noun | a house, a school or a hospital, for example | The new library is a beautiful building.
bus station | noun | a place in a town where many people start a trip by road | The bus station is behind the market.
café | noun | a place where you can have coffee and cake | Let’s have tea in this café.
car park | noun | a place where you can leave your car | The car park is full today. | 🅿️
castle | noun | a big, old and strong building for a king or queen | There is an old castle on the hill. | 🏰
centre | noun | the part of a town where most streets meet | We live in the centre of Lima.
cinema | noun | a place where you go to watch films | There’s a new film at the cinema. | 🎦
city | noun | a very big town | Tokyo is a very big city. | 🏙️
closed | adjective | not open | Sorry, the shop is closed now.
corner | noun | the place where two streets come together | There is a café on the corner.
fire station | noun | a building where people wait to go and stop fires | The fire station is next to the hospital.
hospital | noun | a building where doctors help people who are ill | My mum is a doctor in this hospital. | 🏥
library | noun | a place where you can read or take home books | We do our homework at the library.
lost | adjective | not knowing where you are or how to get home | Can you help us? We are lost.
museum | noun | a building where you look at old or interesting things | The museum has a room full of dinosaurs.
open | adjective | that people can go into now | Is the museum open on Mondays?
park | noun | a green place in a town where you can walk and play | Children are playing football in the park.
place | noun | a town, a park or a room, for example | The park is my favourite place.
police station | noun | a place where you go when someone takes your bike | Is there a police station near here?
post office | noun | a place where you can send letters and cards | I’m going to the post office. | 🏤
restaurant | noun | a place where you sit at a table and pay for dinner | We have lunch at an Indian restaurant.
sports centre | noun | a big building where people swim or play basketball | We play tennis at the sports centre.
street | noun | a road in a town with houses on it | There are a lot of trees in our street.
theatre | noun | a building where you see real actors | The theatre is next to the park. | 🎭
town | noun | a place with many houses and shops, smaller than London | It’s a small town with one cinema.
village | noun | a very small place with only some houses | My grandparents live in a village. | 🏘️
city centre | noun | the part of a big town with a lot of shops | We go to the city centre by bus.
`,
);
