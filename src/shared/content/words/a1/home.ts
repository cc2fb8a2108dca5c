import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'home',
  `
home | noun | the place where you live | I’m tired. Let’s go home.
house | noun | a building where one family lives | Our house has a red door. | 🏠
flat | noun | some rooms in a big building where a family lives | We live in a small flat.
room [house] | noun | a part of a house with four walls | How many rooms are there?
kitchen | noun | the room where you cook | Grandma is in the kitchen.
bathroom | noun | the room where you wash | The bathroom is next to my bedroom.
bedroom | noun | the room where you sleep | There are two beds in our bedroom.
living room | noun | the room where families sit and watch TV | The TV is in the living room.
dining room | noun | the room where people eat | The big table is in the dining room.
hall [home] | noun | the place in a house behind the front door | Your shoes are in the hall.
garden | noun | the place next to a house with grass and flowers | The children are playing in the garden.
balcony | noun | a small place high up outside a flat | Our flat has a balcony with flowers.
door | noun | you open this and go into a room | Please close the door. | 🚪
window | noun | the part of a wall where you can see the street | Open the window. It’s hot in here. | 🪟
wall | noun | it goes up from the floor; a room has four | There are photos on the wall.
floor | noun | the part of a room that you walk on | The cat is asleep on the floor.
stairs | noun | you go up or down these in a house | My bedroom is up the stairs.
table [furniture] | noun | you sit at this and eat | Dinner is on the table.
chair | noun | one person can sit on this | There are six chairs in the kitchen. | 🪑
armchair | noun | a big, nice thing for one person to sit on | Dad is reading in his armchair.
sofa | noun | a long thing for two or three people to sit on | The dog is on the sofa again! | 🛋️
bed | noun | you sleep in this | It’s ten o’clock. Go to bed! | 🛏️
cupboard | noun | a thing with doors where you put cups and glasses | The sugar is in the cupboard.
bookcase | noun | a thing in a room where you put books | Put the dictionary in the bookcase, please.
lamp | noun | a small light next to a bed or on a table | There’s a lamp next to my bed.
fridge | noun | a cold place in the kitchen for milk and meat | Is there any juice in the fridge?
mirror | noun | you see your face in this | There’s a mirror in the bathroom. | 🪞
toilet | noun | a place in the bathroom; you sit there, then wash your hands | Where’s the toilet, please? | 🚽
bath | noun | a big long thing full of water where you wash | Do you have a bath or a shower? | 🛁
shower [bathroom] | noun | you stand under the water and wash here | Ben is in the shower. | 🚿
key [door] | noun | a small thing that opens a door | I can’t find my keys. | 🔑
TV | noun | the short name for a television | We watch TV after dinner. | 📺
box | noun | a thing that you put other things in and close | What’s in that big box? | 📦
live | verb | to have your home in a place | Where do you live?
clock | noun | this is on the wall and shows the hour and minute | Look at the clock! We’re late. | 🕰️
address | noun | the street and number of your house | Please write your name and address.
clean | verb | to make something not dirty | We clean our rooms on Saturday.
light [lamp] | noun | a thing in a room that you turn on at night | Don’t forget to turn off the lights.
make the bed | phrase | to make your bed nice and ready for the night | I make the bed every morning.
`,
);
