import { wordsOf } from '../word';

export const words = wordsOf(
  'B1',
  'work',
  `
career | noun | the jobs that you do during your life | She had a long career as a dancer.
profession | noun | a job that needs special training, such as doctor or lawyer | More and more men are joining the nursing profession.
employment | noun | having a job that you are paid for | He found employment soon after he left college.
unemployed | adjective | without a job, but wanting one | I was unemployed for six months before I started here.
unemployment | noun | the number of people without a job | Unemployment is falling because a new factory has opened.
wage | noun | the money you get each hour or week for your job | The café pays good wages.
income | noun | the money that you get, for example for your work | People on a low income pay less tax.
bonus | noun | extra money that you get for doing well | Everyone got a bonus at the end of the year.
trainee | noun | a person who is learning a job | He started as a trainee in the kitchen.
application | noun | a letter or form in which you ask for a job | Send your application by email before 1 May.
CV | noun | a list of your education and jobs that you send to companies | Don’t make your CV longer than two pages.
contract | noun | a legal paper that says what you must do and get | Read the contract carefully before you sign it.
deadline | noun | the latest time by which you must finish something | The deadline for the report is Friday at noon.
accountant | noun | a person who checks how much money a company earns and spends | An accountant helps us with our taxes.
electrician | noun | a person who repairs lights, plugs and wires | We need an electrician, because none of the lights work.
plumber | noun | a person who repairs water pipes, toilets and baths | The plumber mended the shower in ten minutes.
carpenter | noun | a person who makes things from wood | The carpenter is making us a kitchen table.
librarian | noun | a person who looks after books that people borrow | Ask the librarian if you can’t find the book.
promote | verb | to give somebody a better job in the same company | She was promoted to head chef after only a year.
retire | verb | to stop your job because you have reached a certain age | My parents want to travel when they retire.
resign | verb | to tell your boss officially that you are leaving | He resigned because he had found a better job.
quit | verb | to leave a job or stop doing something | I quit my job to go back to university.
run [business] | verb | to be in charge of a business | My aunt runs a small hotel by the sea.
set up | phrasal verb | to start a new company or group | The two friends set up their company in a garage.
deal with | phrasal verb | to do what is needed to solve a problem | Maria deals with customers who aren’t satisfied.
client | noun | a person who pays for help from a lawyer or a company | She’s having lunch with a client.
responsibility | noun | something that is your job to look after | Feeding the cat is my responsibility.
train [job] | verb | to learn how to do a certain job | He’s training to be a teacher.
order [command] | verb | to tell somebody that they must do something | The officer ordered everyone to leave the building.
achievement | noun | something difficult that you have done well | Climbing that mountain was a great achievement.
advertising | noun | the business of telling people about products to sell them | My aunt works in advertising and writes funny lines for posters.
agency | noun | a business that does a certain job for other people | We booked our holiday through a travel agency.
agent [business] | noun | a person who does business for someone else | The actor’s agent found a part for her in a new film.
chief | noun | the leader of a group of people | The fire chief thanked her team for their hard work.
planning | noun | thinking about what to do and how to do it | A school play takes months of planning.
production [making] | noun | the growing or making of goods in large amounts | The production of electric cars is rising fast.
retired | adjective | no longer working because of your age | My neighbour is a retired firefighter.
servant | noun | a person paid to cook and clean in a rich family’s house | In the past, rich families had many servants.
successfully | adverb | with the result that you wanted | The doctors successfully repaired his broken knee.
well-paid | adjective | bringing you a lot of money for what you do | Do teachers in your country have well-paid jobs?
experienced | adjective | having a lot of skill after many years of practice | You’ll be safe in the mountains with an experienced guide.
farming | noun | growing food and keeping animals as a job | Most people in the valley make their money from farming.
apply for | phrasal verb | to ask in writing for a job or a place | She has applied for a job at the zoo.
get down to | phrasal verb | to begin to do something seriously | It’s time to get down to work.
hand down | phrasal verb | to give something to a younger person in your family | This ring was handed down from my great-grandmother.
assistance | noun | help, in formal English | Can I be of any assistance?
earnings | noun | the money that you get for your work | He saves half of his earnings.
occupation | noun | a job, in formal English | Write your name and occupation on the form.
partnership | noun | two or more people or groups working together | The two schools formed a partnership.
replacement | noun | a person or thing that takes the place of another | The school is looking for a replacement for Mr Hill.
stressful | adjective | making you worried and tired | Moving house can be very stressful.
workplace | noun | the place where you do your job | A good workplace is safe and quiet.
make [earn] | verb | to get money for your work | He makes a lot of money as an actor.
candidate | noun | a person who wants a job and may be chosen | We have invited three candidates for an interview.
hire [worker] | verb | to give someone a job | They hired a designer to make a new website.
promotion | noun | a move to a better job in the same company | After her promotion, she had to manage forty people.
qualified | adjective | having passed the exams needed for a job | She is a fully qualified architect.
skilled | adjective | having the abilities that you need to do a job well | There aren’t enough skilled carpenters in the region.
strike | noun | when workers stop work to get more money or shorter hours | The train drivers are on strike for better pay.
vacancy [job] | noun | a job that nobody is doing at present | The bakery has a vacancy for a part-time driver.
demanding | adjective | needing a lot of time, effort and skill | Nursing is a demanding but satisfying job.
record [written] | noun | information written down so that it can be looked at later | The school keeps a record of every absence.
order [command] | noun | what a person in charge says that you must do | Soldiers are expected to follow orders.
firm | noun | a business, often quite a small one | My aunt works for a firm that designs gardens.
management [activity] | noun | the control of a business or organisation | My sister is studying hotel management.
management [people] | noun | the people who control a company | The management has promised that no one will lose their job.
marketing | noun | making people want to buy a product | The company spends a lot of money on marketing.
found | verb | to start a school, company or town | The school was founded more than a hundred years ago.
living | noun | the money that you need for food, clothes and a home | My uncle makes his living as a gardener.
`,
);
