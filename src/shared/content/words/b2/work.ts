import { wordsOf } from '../word';

export const words = wordsOf(
  'B2',
  'work',
  `
applicant | noun | a person who has asked for a job | There were over two hundred applicants for only one post.
recruit | verb | to find new people for a company | The airline plans to recruit five hundred pilots this year.
recruitment | noun | the process of finding new workers | Our recruitment is done mainly online.
dismiss | verb | to officially make someone leave their job | He was dismissed for stealing from the company.
redundant | adjective | no longer having your job because there is not enough work | Ninety people were made redundant when the factory closed.
trade union | noun | an organisation that protects the rights of workers | The trade union is asking for shorter hours.
executive | noun | a person with an important position in a large company | Senior executives met to discuss the company’s future.
supervisor | noun | a person who checks that others do their work properly | Tell your supervisor if the machine stops.
consultant | noun | an expert whom companies pay for advice | A consultant showed us how to save energy.
freelance | adjective | working for several different companies, not only for one | She left the newspaper to become a freelance journalist.
self-employed | adjective | having your own business instead of working for a boss | Many plumbers are self-employed.
entrepreneur | noun | a person who starts new businesses | The young entrepreneur opened her first shop at nineteen.
start-up | noun | a small company that has just begun | He works for a start-up that makes electric bikes.
headquarters | noun | the main office of a large organisation | The company’s headquarters are in Singapore.
branch [company] | noun | one of the many offices or shops of a company | The bank has just closed its branch in our village.
workforce | noun | all the people who have jobs in a company or country | Half of the workforce speak two languages.
workload | noun | how much you have to do in your job | Her workload doubled when two colleagues left.
shift | noun | one of the periods into which a working day is divided | The nurses on the night shift start at ten.
overtime | noun | extra hours at your job after the normal working day | We did a lot of overtime before the holidays.
maternity leave | noun | time off from a job for a woman with a new baby | Our manager is on maternity leave until June.
pension | noun | the regular money people get when they no longer work | She lives on a small pension.
perk | noun | something nice you get from your job besides money | Free lunches are one of the perks of this job.
expertise | noun | special skill or knowledge that comes from experience | The museum needs someone with expertise in old paintings.
rewarding | adjective | making you feel satisfied because what you do is important | Teaching young children can be very rewarding.
productive | adjective | getting a lot done in the time you have | I am most productive early in the morning.
competent | adjective | able to do something well enough | He is a competent manager, though not a brilliant one.
delegate | verb | to give part of your work to somebody else | Good managers know when to delegate.
negotiate | verb | to discuss something until you reach an agreement | They negotiated a better deal with the factory owners.
take on | phrasal verb | to give somebody a job, or accept extra work | The hotel takes on extra staff in summer.
lay off | phrasal verb | to end people’s jobs because there is not enough to do | The company laid off sixty workers last month.
burn out | phrasal verb | to become ill or exhausted through too much work | Take a holiday before you burn out.
commute | verb | to travel regularly between home and the office | He commutes from Oxford to London by train.
take over | phrasal verb | to get control of a company or start doing another’s job | Who will take over when the director retires?
presence | noun | the fact of being in a place | Your presence at the meeting is necessary.
leave | noun | time when you may be away from work | She took two weeks’ leave to visit her family in Nairobi.
plant [factory] | noun | a factory, or a place where power is made | The new plant will produce electric cars.
post [job] | noun | a job, often an important one, in an organisation | She was offered a teaching post in another city.
administration | noun | the work of organising a school, company or office | Mr Costa’s job in school administration includes a lot of paperwork.
agenda | noun | a list of things to talk about at a meeting | The first point on the agenda is the school trip.
base [main place] | noun | the main place where someone works or stays | The climbers used a small village as their base.
corporate | adjective | to do with large companies | She left the corporate world to open a small bakery.
procedure | noun | the usual or official way of doing something | Everyone must know the procedure for leaving in a fire.
producer [maker] | noun | a company or country that grows or makes something | Brazil is the world’s largest producer of coffee.
psychologist | noun | an expert who studies how the mind works | A psychologist talked to us about dealing with stress.
requirement | noun | something that is needed or demanded | Good English is a requirement for this job.
scheme | noun | an official plan to help people do something | The city has a scheme for sharing bikes.
sector | noun | one part of the business life of a country | Tourism is an important sector in Thailand.
senior | adjective | having a higher position or more experience | A senior engineer explained how the bridge works.
specialist | noun | an expert in one particular subject or skill | My doctor sent me to a skin specialist.
junior [job] | adjective | having a low position in an organisation | Amir is a junior reporter at the local newspaper.
labour | noun | work, especially with the hands or body | Picking fruit all day is hard physical labour.
leadership | noun | the job of being in charge of a group | The team has improved under Ms Sato’s leadership.
organiser | noun | a person who plans an event and makes it happen | The organisers of the festival expect five thousand visitors.
back out | phrasal verb | to decide not to do what you agreed to do | They backed out of the deal at the last minute.
cut back | phrasal verb | to use or spend less than before | We need to cut back on plastic packaging.
draw up | phrasal verb | to prepare a plan, list or contract in writing | The lawyer drew up a contract.
keep to | phrasal verb | to do what a plan or rule says | We must keep to the timetable.
stand in for | phrasal verb | to do someone’s job while they are away | Ms Lee will stand in for our maths teacher.
follow up | phrasal verb | to find out more about something, or take the next step | The reporter followed up the story.
allowance | noun | an amount of money that you get regularly | Workers receive a travel allowance.
analyst | noun | a person who studies facts to explain them | She works as an analyst for a bank.
appoint | verb | to choose someone for a job | The company has appointed a new manager.
enterprise | noun | a business, or a big new plan | She started a small enterprise that sells honey.
founder | noun | a person who starts a school or company | The founder of the charity is a nurse.
inspector | noun | a person whose job is to check things | The ticket inspector came through the train.
maintenance | noun | work that keeps something in good condition | The lift is closed for maintenance.
manufacturer | noun | a company that makes goods | The car manufacturer opened a new factory.
output | noun | the amount that a person or machine produces | The factory doubled its output last year.
ownership | noun | the fact of having something that is yours | Car ownership is lower in big cities.
supervise | verb | to watch people to make sure that they work well | Ms Kaya supervises the young swimmers.
scope | noun | the range of things that something deals with | That question is beyond the scope of this lesson.
venture | noun | a new plan that involves risk | Their latest venture is a boat café.
`,
);
