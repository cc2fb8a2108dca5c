import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'shopping',
  `
affordable | adjective | at a price that most people can pay | There’s a shortage of affordable flats in the city.
auction | noun | a sale where things go to the person who offers most | The painting was sold at auction for two million dollars.
bankrupt | adjective | no longer able to pay what you owe, so your business ends | The airline went bankrupt and all flights were cancelled.
bid | noun | an offer to pay a certain price | She made a bid of three hundred pounds for the clock.
commercial | adjective | connected with buying and selling things | The film was a commercial success, but the critics hated it.
compensation | noun | money you get because of damage or a problem | Passengers received compensation for the long delay.
economical | adjective | not using a lot of money or fuel | Small cars are more economical in the city.
exclusive | adjective | so expensive that only a few people can have it | They stayed at an exclusive hotel on a private beach.
extravagant | adjective | spending too much money | It was extravagant of us to take a taxi across the city.
finance | verb | to give the money for a project | The new library was financed by the city council.
fortune | noun | a very large amount of money | He made a fortune from a simple idea.
funds | noun | money that is collected for a special purpose | We’re raising funds for a new playground.
genuine | adjective | real and not false | Experts say that the signature on the painting is genuine.
haggle | verb | to argue about the price of something | You’re expected to haggle in this market, so don’t pay too much.
impulse buy | noun | something you buy suddenly, without planning it | This hat was an impulse buy, and I’ve never worn it.
in debt | phrase | owing money | Many students are in debt when they finish university.
in the red | phrase | having spent more than there is in your bank | I was in the red again before the end of the month.
inflation | noun | a general rise in prices over time | Because of inflation, the same money buys less each year.
instalment | noun | one of several payments for something expensive | You can pay for the sofa in twelve monthly instalments.
interest | noun | extra money that you pay when you borrow from a bank | The bank charges eight per cent interest on loans.
invest | verb | to put money into something, hoping to get more back | She invested her savings in her friend’s restaurant.
invoice | noun | a list of work or goods that asks you to pay | We’ll send you an invoice at the end of the month.
make ends meet | phrase | to have just enough money for what you need | With three children, it’s hard for them to make ends meet.
overcharge | verb | to ask a customer for too much money | I think the waiter has overcharged us for the drinks.
overpriced | adjective | costing more than it should | The food at the station is overpriced and tasteless.
pay off | phrasal verb | to give back all the money that you owe | It took them twenty years to pay off the loan.
priceless | adjective | too valuable to be sold for any amount | The museum has a collection of priceless African masks.
profitable | adjective | making money | The little bakery became profitable after only a year.
retail | noun | the business of selling goods to people in shops | She has worked in retail since she left school.
rip-off | noun | something that costs far too much | Nine pounds for a sandwich? What a rip-off!
shortage | noun | when there is not enough of something | There’s a shortage of nurses all over the country.
splash out | phrasal verb | to spend a lot on something you don’t need | They splashed out on front-row seats for the musical.
stock | noun | all the goods that a shop has to sell | The shop is selling off its old stock at half price.
subscription | noun | money you pay regularly to get a magazine or a service | My subscription to the magazine runs out in June.
transaction | noun | one act of buying or selling | All transactions are shown on your bank statement.
voucher | noun | a card or paper you can use in place of money | For her birthday we gave her a voucher for a bookshop.
warehouse | noun | a large building where goods are kept before they are sold | Your parcel has already left our warehouse.
wealthy | adjective | having a lot of money, land or property | He comes from a wealthy family but lives a simple life.
well off | adjective | with more than enough money to live | They aren’t rich, but they’re quite well off.
possess | verb | to have or own something, in formal English | He lost everything that he possessed in the fire.
chain [shops] | noun | a group of shops or hotels with one owner | Her family owns a chain of bakeries across the country.
commission [money] | noun | money you get for each thing that you sell | For every car she sells, Layla earns a small commission.
credit [money] | noun | a way of buying something now and paying for it later | They bought the new furniture on credit.
possession | noun | something that you own | Her guitar is her most valuable possession.
rate [price] | noun | a fixed price for a service | The hotel has lower rates in winter.
fund | verb | to pay for a project or an organisation | The city has agreed to fund two new playgrounds.
grant | noun | money that a government gives for a special purpose | The school received a grant to buy new computers.
investment | noun | money that you put into something to make more money | A small investment in the company made them rich.
put aside | phrasal verb | to keep something, such as money, to use later | I put aside ten pounds every month.
come into | phrasal verb | to receive money from someone who has died | She came into some money when her aunt died.
consumption | noun | the using of food, energy or goods | We must reduce our consumption of plastic.
economist | noun | an expert on money and business | Economists expect prices to rise.
funding | noun | money given for a certain purpose | The project has received funding from the city.
recession | noun | a time when business is bad for a whole country | Many shops closed during the recession.
revenue | noun | the money that a business or government gets | The museum’s revenue comes from tickets.
`,
);
