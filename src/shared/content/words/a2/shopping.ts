import { wordsOf } from '../word';

export const words = wordsOf(
  'A2',
  'shopping',
  `
baker’s | noun | a shop where they sell bread and cakes | I get fresh bread from the baker’s every morning.
basket | noun | something you carry your shopping in with one hand | Put the eggs in the basket carefully. | 🧺
bill | noun | a paper that says how much you must pay | Could we have the bill, please?
borrow | verb | to take something for some time and give it back later | Can I borrow your umbrella until tomorrow?
butcher’s | noun | a shop where they sell meat | We bought some chicken at the butcher’s.
cash | noun | money in coins and paper | I haven’t got any cash. Can I pay by card?
change [money] | noun | money you get back when you pay too much | Here’s your change: three pounds twenty.
coin | noun | a small, round, hard piece of money | I’ve got some foreign coins in my pocket. | 🪙
department store | noun | a large shop that sells clothes, toys, furniture and more | They bought a sofa at a department store. | 🏬
for sale | phrase | ready for someone to buy | The house next to ours is for sale.
gift | noun | another word for a present | Thank you for the lovely gift!
half-price | adjective | costing fifty per cent of what it was before | Half-price tickets are sold after six o’clock.
lend | verb | to give something to someone who must give it back | Could you lend me ten euros until Friday?
list | noun | names of things, one under the other on paper | I made a list, but I left it at home.
newsagent’s | noun | a shop where they sell magazines and newspapers | He went to the newsagent’s to buy a magazine.
on sale | phrase | in the shops for people to buy | Her new book will be on sale from Monday.
own | verb | to have something that belongs to you | Who owns that yellow car?
pair | noun | two things that go together, such as shoes | I need a new pair of gloves.
pay for | phrasal verb | to give money and get something | Who paid for the tickets?
pocket money | noun | what parents give their children to spend every week | He spends all his pocket money on comics.
purse | noun | a very small bag for money | She opened her purse and took out a coin. | 👛
queue | noun | a line of people who are waiting | There was a long queue outside the ice cream shop.
receipt | noun | a paper that shows what you bought and paid | Keep the receipt. You may want to bring it back. | 🧾
sale | noun | a time when shops sell things for less money | Everything is cheaper in the January sale.
save [money] | verb | to keep money because you need it later | We’re saving money for a trip to Japan.
shopper | noun | a person who goes round and buys things | On Saturdays the streets are full of shoppers.
special offer | noun | a good price for a short time | There’s a special offer on rice this week.
stamp | noun | a small paper that you buy and put on a letter | I need a stamp for this postcard to Chile.
take back | phrasal verb | to return something to the shop where you bought it | The lamp didn’t work, so I took it back.
till | noun | the machine in a shop that keeps the money | You can pay at the till over there.
tip | noun | a little extra money for a waiter or a driver | The food was great, so we left a big tip.
trolley | noun | a thing on wheels that you push around a supermarket | Our trolley was full of food for the party. | 🛒
wallet | noun | a small, flat thing for cards and paper money | He left his wallet in the taxi.
greengrocer’s | noun | a shop where you can buy fruit and vegetables | Our greengrocer’s sells eight different kinds of apple.
note [money] | noun | a piece of paper money | He paid with a twenty-pound note.
opening hours | noun | the times when you can go into a shop or a museum | The opening hours are on the door.
shop window | noun | the big glass at the front where you see things to buy | I saw a beautiful lamp in the shop window.
shop | verb | to go and buy things | We usually shop at the market on Saturdays.
litre | noun | what we use to say how much water or milk there is | I need a litre of milk for this recipe.
store | noun | a shop, often a big one | The store sells everything for your garden.
cost | noun | the amount of money that you need for something | The cost of the trip includes all meals.
mall | noun | a very large building with many shops in it | We spent the whole afternoon at the new mall.
medium | adjective | between small and large in size | I’d like a medium T-shirt, please, not a large one.
spend money on | phrase | to use your money to buy something | She spends a lot of money on books.
get [buy] | verb | to pay for something in a shop and take it home | Where did you get those lovely boots?
amount | noun | how much of something there is | He spends a huge amount of money on books.
available | adjective | that you can get or use | This T-shirt is available in three colours.
deal | noun | an agreement, for example about a price | After an hour of discussion, they finally made a deal.
discount | noun | money taken off the usual price | Students get a discount of ten per cent.
benefit | noun | something good that you get or that helps you | One benefit of living here is the fresh air.
do the shopping | phrase | to go and get the food and other things you need | Whose turn is it to do the shopping this week?
quality | noun | how good or bad something is | I’d rather pay more and get better quality.
product | noun | a thing that a company makes and sells | Our most popular product is this natural soap.
parcel | noun | something in a box or paper that comes by post | The postman left a parcel for you.
`,
);
