import { wordsOf } from '../word';

export const words = wordsOf(
  'A2',
  'work',
  `
business | noun | the making, buying and selling of things for money | My parents have a small business that sells bikes.
manager | noun | the person who tells others what to do in a shop or team | I’d like to speak to the manager, please.
colleague | noun | a person who does a job in the same place as you | My colleagues gave me flowers on my birthday.
staff | noun | all the people who have a job in one company or school | The hotel staff were very kind to us.
assistant | noun | a person who helps somebody in their job | My assistant will show you the way.
engineer | noun | a person who plans machines, roads or bridges | The engineer explained how the bridge was built.
mechanic | noun | a person who repairs cars | The mechanic says our car needs a new engine. | 🧑‍🔧
lawyer | noun | a person whose job is to help people with the law | You should ask a lawyer before you sign it.
journalist | noun | a person who writes for a newspaper | The journalist asked the singer some difficult questions.
photographer | noun | a person who takes pictures with a camera | The photographer asked everybody to smile.
receptionist | noun | the person you speak to first in a hotel or office | Ask the receptionist for your room key.
gardener | noun | a person who looks after plants and flowers | The gardener was cutting the grass in the park.
baker | noun | a person who makes bread and cakes | Our baker starts at three in the morning.
butcher | noun | a person who cuts and sells meat | Can you buy two chickens at the butcher’s?
guard | noun | a person who keeps a building or a person safe | The guard closed the gates at six o’clock.
detective | noun | a police officer who finds out who did something bad | The detective asked where I was on Friday night. | 🕵️
part-time | adjective | for only some hours of the week | She has a part-time job in a café.
full-time | adjective | for all the hours of a normal week | It’s a full-time job with five weeks of holiday.
earn | verb | to get money for the job that you do | How much does a nurse earn in your country?
hard | adverb | a lot and without being lazy | The team worked hard and finished early.
meeting | noun | a time when people come together to talk about their plans | I can’t talk now because I’m in a meeting.
interview [job] | noun | when a company asks you questions before you get a job | Wear a suit to your job interview.
form | noun | a paper with questions and spaces for your answers | Please write your name at the top of the form.
file [office] | noun | information about one thing, kept together in one place | All the letters are in the blue file. | 📁
successful | adjective | doing well and making a lot of money | Her company is very successful in South America.
at work | phrase | in the place where you do your job | Dad isn’t here. He’s still at work.
look for a job | phrase | to try to find a way to earn money | Igor has finished college and is looking for a job.
salesperson | noun | a person whose job is to sell things | The salesperson showed us three different phones.
designer | noun | a person who draws and plans new clothes, cars or rooms | The designer chose soft colours for the hotel.
programmer | noun | a person who writes instructions for computers | My cousin is a programmer and makes games for phones.
office worker | noun | a person who has a job at a desk in a company | At one o’clock the café is full of office workers.
postwoman | noun | a woman who brings letters to your home | The postwoman left a parcel with our neighbour.
hard-working | adjective | always doing a lot at school or in your job | Our new assistant is friendly and hard-working.
pay | noun | the money that you get for doing your job | The job is interesting, but the pay isn’t very good.
get a job | phrase | to start to earn money at a company or shop | Diego got a job at the airport last month.
customer | noun | a person who buys something in a shop | There were no customers in the shop this morning.
guide | noun | a person who shows a place to tourists | Our guide told us about the old castle.
appointment | noun | a fixed time to see a doctor or a boss | I have an appointment with the dentist at ten.
calendar | noun | a page or book with all the days of the year | She wrote the date on her calendar. | 📆
cashier | noun | a person who takes your money in a supermarket or bank | The cashier gave me the wrong change.
teaching | noun | the job of helping students learn | My sister wants to go into teaching.
postman | noun | a person whose job is to bring letters to your house | The postman has a parcel for you.
apply | verb | to ask in writing for a job | More than fifty people applied for the job.
architect | noun | a person who designs buildings | The architect has drawn plans for a new library.
department | noun | a part of a large company or shop | She works in the sales department.
director [company] | noun | one of the most important managers of a company | The director thanked everybody for their work.
employ | verb | to have somebody as a worker and pay them | The factory employs three hundred people.
employee | noun | a person who is paid to do a job for a company | All employees get five weeks’ holiday a year.
employer | noun | a person or company that pays people for their work | The hospital is the biggest employer in town.
experience | noun | what you learn by doing a job for a long time | She has ten years’ experience as a driver.
industry | noun | the making of things in factories, or one kind of business | The car industry is very important in this region.
manage | verb | to be the boss of a company or team | He manages a team of twelve people.
organise | verb | to plan an event and arrange everything | Who is organising the meeting?
professional | adjective | doing something as a paid job, not as a hobby | It’s hard to become a professional musician.
salary | noun | the money you get every month for your job | I save ten per cent of my salary.
training | noun | learning the skills for a job | All new nurses are given six weeks of training.
achieve | verb | to get or reach what you wanted after a lot of work | Nadia worked hard and achieved her dream of becoming a vet.
conference | noun | a large, often long meeting about one subject | Two hundred scientists came to the conference on climate change.
working [job] | adjective | to do with your job, or having a job | Working parents are often busy in the afternoon.
`,
);
