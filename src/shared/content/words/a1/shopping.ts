import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'shopping',
  `
buy | verb | to get something with your money | I want to buy a new bag.
cent | noun | very small money: there are 100 in a dollar or euro | This sweet costs fifty cents.
cheap | adjective | that you can buy with little money | These shoes are very cheap.
chemist’s | noun | a shop with things that help you when you are ill | Is there a chemist’s near here?
clothes shop | noun | a place where you can buy trousers and shirts | There’s a nice clothes shop in Market Street.
cost | verb | to have a price | How much does this hat cost?
credit card | noun | a small thing from the bank that you pay with | Can I pay by credit card? | 💳
dollar | noun | the money that people use in the USA | A coffee is four dollars. | 💵
euro | noun | the money that people use in France, Germany and Spain | The tickets are ten euros. | 💶
expensive | adjective | with a high price | That car is very expensive.
free [money] | adjective | that you do not pay for | The museum is free on Sundays.
how much | phrase | the words you use to ask the price | How much is this T-shirt?
kilo | noun | about six apples, or one big bottle of water | A kilo of apples, please.
look for | phrasal verb | to try to find | I’m looking for a birthday present for Mum.
market | noun | a place, often outside, with many small shops | We buy our fruit at the market.
money | noun | dollars, euros or pounds, for example | I don’t have any money with me. | 💰
pay | verb | to give money for what you buy | You can pay here, please.
penny | noun | the smallest money in Britain: there are 100 in a pound | I have only ten pennies in my bag.
poor | adjective | with very little money | Many poor families live in this city.
pound | noun | the money that people use in Britain | The book is six pounds. | 💷
present [gift] | noun | a thing that you give a friend on a birthday | This present is for you. | 🎁
price | noun | how much money you pay for something | What’s the price of this jacket?
rich | adjective | with a lot of money | Her uncle is very rich.
sell | verb | to give something to a person who pays for it | They sell good bread here.
shoe shop | noun | a place where you can buy things to wear on your feet | There is a big shoe shop near the bank.
shop | noun | a place where you can buy things | The shop is open on Sundays. | 🏪
shopping | noun | going out to buy things | We do our shopping on Saturdays. | 🛍️
shopping centre | noun | a big building with a lot of places to buy things | Let’s meet at the shopping centre.
size | noun | how big or small your clothes or shoes are | What size are your shoes?
spend [money] | verb | to use your money and buy things | He spends a lot of money on books.
supermarket | noun | a big shop for food and drinks | Can you go to the supermarket for milk?
go shopping | phrase | to visit places where you can buy clothes or food | We go shopping on Saturday morning.
`,
);
