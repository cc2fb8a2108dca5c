import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'work',
  `
job | noun | what you do for money | My mum has a new job.
work [job] | verb | to do a job for money | He works in a hotel.
worker | noun | a person who does a job | There are fifty workers at this factory.
work | noun | what you do every day at a shop or an office | I go to work by bus.
office | noun | a room or building with desks and computers | Her office is on the third floor. | 🏢
doctor | noun | a person who helps when you are ill | You’re ill. Go to the doctor! | 🧑‍⚕️
nurse | noun | a person who works in a hospital and helps people who are ill | The nurses in this hospital are very nice.
dentist | noun | a person who looks at your teeth | The dentist says my teeth are good.
vet | noun | a doctor for animals | The cat is ill. Call the vet!
farmer | noun | a person who has cows or vegetables and sells them | The farmer gets up at five o’clock. | 🧑‍🌾
chef | noun | a person who makes the food in a restaurant | Who’s the chef? This soup is good! | 🧑‍🍳
waiter | noun | a man who brings you food in a restaurant | The waiter is coming with our drinks.
waitress | noun | a woman who brings you food in a restaurant | The waitress is bringing our pizza.
driver | noun | a person who makes a bus or car go | Our bus driver is always happy.
taxi driver | noun | you pay this person to take you home by car | The taxi driver knows every street in the city.
pilot | noun | this person flies a plane | My aunt is a pilot. She loves planes. | 🧑‍✈️
police officer | noun | a person who helps people and stops bad things in the street | Ask that police officer for help. | 👮
firefighter | noun | a person who helps when a house is on fire | The firefighters are very fast. | 🧑‍🚒
shop assistant | noun | a person who helps you to buy things | The shop assistant is looking for my size.
hairdresser | noun | a person who cuts and washes your hair | I go to the hairdresser every month.
cleaner | noun | a person who washes the floors in a school or office | The cleaner comes in the evening.
builder | noun | a person who makes houses | Two builders are working on our roof.
painter | noun | a person who makes walls blue, white or yellow | The painter is in the living room now.
secretary | noun | a person in an office who writes emails and answers the phone | Please give your name to my secretary.
boss | noun | the person who tells you what to do in your job | My boss is in her office.
businesswoman | noun | a woman who has a company | Ms Rossi is a businesswoman in Milan. | 👩‍💼
businessman | noun | a man who has a company | The hotel is full of businessmen. | 👨‍💼
company | noun | a group of people who make or sell things for money | Her company makes toys.
busy | adjective | with a lot of things to do | I can’t help you. I’m very busy.
day off | noun | when you can stay at home and not do your job | Monday is my day off.
factory | noun | a big building where people make cars or other things | This is a chocolate factory. | 🏭
`,
);
