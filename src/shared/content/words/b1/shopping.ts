import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'shopping',
  `
account [bank] | noun | what you need at a bank to keep your money there | I opened a bank account when I started work.
afford | verb | to have enough money to buy something | We can’t afford a new car this year.
bargain | noun | something good that you buy for less than usual | These boots were a bargain at fifteen pounds.
brand | noun | the name that a company gives its products | Which brand of toothpaste do you buy?
budget | noun | a plan of how much you can spend | We have a small budget, so we’ll go camping.
cashpoint | noun | a machine in the wall that gives you your money | Is there a cashpoint near here? | 🏧
charge [money] | verb | to ask people to pay an amount of money | They charge five pounds for a cup of tea!
checkout | noun | the place in a supermarket where you pay | There was a long queue at the checkout.
consumer | noun | anyone who buys and uses products | Consumers want to know where their food comes from.
counter | noun | the long table in a shop where you are served | Ask the woman behind the counter if they have any batteries.
currency | noun | the kind of money that a country uses | The currency of Japan is the yen. | 💱
debt | noun | money that you must give back | It took him three years to pay all his debts.
deliver | verb | to bring letters or goods to a house | They deliver fresh vegetables to our door every Friday.
delivery | noun | the bringing of goods to your home | Delivery is free if you spend more than fifty euros.
exchange | verb | to give one thing back and get another for it | I’d like to exchange this jumper for a bigger one.
exchange rate | noun | how much of another country’s money you get for yours | The exchange rate is better here than at the airport.
fee | noun | money you pay for a course or a lawyer’s help | The fee for the course includes all the books.
fine | noun | money you pay as a punishment | He had to pay a fine because he parked in the wrong place.
goods | noun | things that are made to be sold | The shop sells leather goods such as bags and belts.
guarantee | noun | a promise that a company will repair a product | The washing machine comes with a five-year guarantee.
in stock | phrase | ready in the shop to be sold | Do you have these shoes in stock in size 40?
loan | noun | money that you get from a bank and must pay back | They asked the bank for a loan to start a café.
luxury | noun | something expensive and nice that you don’t really need | A weekend in a good hotel is our only luxury.
on offer | phrase | cheaper than usual for a few days | Strawberries are on offer this week.
owe | verb | to have to give money back to someone | You owe me five pounds for the cinema ticket.
pay back | phrasal verb | to return the money that someone lent you | I’ll pay you back as soon as I can.
profit | noun | money you make when you sell something for more than it cost | We made a small profit at the school market.
purchase | noun | something that you have bought | Please check your purchases before you leave the shop.
reasonable | adjective | not too expensive | The food is delicious and the prices are reasonable.
reduced | adjective | sold for less than before | This coat was reduced from ninety to sixty euros.
refund | noun | money that the shop gives back to you | I returned the broken kettle and got a full refund.
run out of | phrasal verb | to use all of something and have no more | We’ve run out of milk.
save up | phrasal verb | to keep money for something you want later | She’s saving up for a new laptop.
savings | noun | money that you have put in the bank and not spent | They used their savings to buy a small house.
shop around | phrasal verb | to look at prices in different places before you buy | If you shop around, you’ll find it for less.
sold out | adjective | with no tickets or goods left to buy | The concert was sold out in ten minutes.
stall | noun | an open shop or table in a market | She has a stall where she sells handmade jewellery.
swap | verb | to give someone something and get another thing from them | Shall we swap seats? I’d like to be near the window.
tax | noun | money that people must pay to their government | The price includes tax.
trade | noun | buying and selling, especially between countries | Trade between the two countries has grown.
valuable | adjective | that you could sell for a lot of money | The museum keeps its most valuable paintings behind glass.
value | noun | how much money something is worth | The value of their house has doubled.
wealth | noun | a large amount of money and valuable things | He used his wealth to build hospitals.
window-shopping | noun | looking at things in shops without buying | We went window-shopping because we had no money left.
withdraw | verb | to take money out of your bank | I need to withdraw some cash for the taxi.
worth | adjective | having a certain price if you sold it | This old coin is worth a thousand pounds.
cancel | verb | to say that a plan or an order will not happen | They cancelled the match because of the rain.
payment | noun | money that you give for something | The first payment is due in June.
bunch | noun | a group of flowers or grapes held together | He bought a bunch of roses at the market. | 💐
store | verb | to keep things in a place until you need them | We store our bikes in the garage.
reward | noun | something nice that you get for doing something good | They offered a reward to anyone who found the cat.
range [choice] | noun | several different things of the same type | The shop sells a wide range of bikes.
saving | noun | an amount of money that you do not have to spend | Buy two tickets and make a saving of five pounds.
used | adjective | not new, because another person owned it before | They bought a used car from a neighbour.
millionaire | noun | a person who has more than a million pounds or dollars | If I were a millionaire, I’d buy an island.
get by | phrasal verb | to manage, although you have little | I get by with a few words of Italian.
sell out | phrasal verb | to have no more of something to sell | The tickets sold out in an hour.
dealer | noun | a person who buys and sells things | She bought the clock from an antiques dealer.
donation | noun | money or things given to help people | We made a donation to the animal shelter.
growing | adjective | becoming larger or stronger | There is a growing market for second-hand clothes.
balance | noun | how much money you have in the bank | You can check your balance on your phone.
broke | adjective | having no money at all | Can you lend me ten pounds? I’m completely broke.
financial | adjective | connected with money | The theatre is having serious financial difficulties.
insurance | noun | you pay for this so that you get money after an accident | Have you got travel insurance for your trip?
property | noun | a building or land, or anything that someone owns | House prices depend on where the property is.
selection | noun | a group of things that have been chosen | The café has a wide selection of cakes.
expense | noun | something that you have to pay for | Heating is our biggest expense in winter.
`,
);
