/**
 * Words of the pack that can stand for each other: one must never be a wrong answer where the other is right, whatever
 * their glosses say. One group a line; a word may be in several.
 */
const table = `
begin, start
end, finish, stop, conclude
shut, close
big, large, huge, enormous, giant, massive, vast
small, little, tiny
ill, sick, unwell
fine, well
happy, glad, pleased, cheerful, delighted
sad, unhappy, upset, miserable, depressed
afraid, scared, frightened, terrified
frightening, scary
angry, furious, annoyed
mother, mum
father, dad
grandmother, grandma
grandfather, grandad, grandpa
child, kid
hello, hi
oh, ah
lend, loan
goodbye, bye, see you
thank you, thanks
TV, television
phone, telephone, mobile, smartphone, call
phone call, call
photo, photograph, picture
take a photo, photograph
film, movie
flat, apartment
bicycle, bike
maybe, perhaps
great, fantastic, wonderful, brilliant, excellent, amazing, incredible, superb, lovely, perfect
good, great, nice, lovely, excellent
awful, terrible, horrible, bad
answer, reply, respond, response
gift, present
trip, journey, tour, voyage
speak, talk
listen, hear
fix, repair, mend
nearly, almost
fast, quick, rapid
quickly, fast, rapidly
quiet, silent
wood, forest
sea, ocean
stone, rock
road, street, avenue
shop, store
jumper, sweater, sweatshirt
rucksack, backpack
student, pupil
clever, intelligent, smart, bright, brilliant
stupid, silly
beautiful, pretty, lovely, attractive, gorgeous, good-looking
hard, difficult
easy, simple
right, correct, true
wrong, false
strange, weird, unusual
cold, freezing, icy, chilly
hot, boiling, warm
rich, wealthy, well off
cook, chef
waiter, waitress
job, work, profession, career, occupation
boss, manager, supervisor
worker, employee
journalist, reporter
chemist, chemist’s
lady, woman
gentleman, man, guy
people, human
doctor, surgeon
noon, midday
often, frequently
rarely, hardly ever, seldom
sometimes, occasionally, from time to time, once in a while
always, for ever
now, at the moment
immediately, right away
recently, lately
finally, at last, eventually, in the end
also, too, as well, besides, moreover, furthermore
but, however, although, though
because, since, as
because of, due to
about, approximately
very, really, extremely, highly
quite, fairly, rather, pretty
completely, absolutely, totally, entirely
a lot, much
many, a lot of, plenty of
under, below, beneath
over, above
next to, near, beside, by
outside, outdoors, outdoor
inside, indoors, indoor
get, receive
get, become
give, hand, pass
return, come back, go back, get back
give back, return
show, reveal
hide, conceal
choose, select, pick
help, support
help, assist
want, would like, wish
need, require
like, love, enjoy
hate, despise
think, believe, suppose
understand, realise
remember, recall
happen, take place
let, allow, permit
continue, carry on, go on
try, attempt
try, have a go
lift, pick up
put on, get dressed
throw away, throw out, get rid of
clean, wash, wipe
tidy, tidy up, clear up, clean up
turn on, switch on
turn off, switch off
wake, wake up
lie down, lie, rest
fall, fall down, fall over
hurry, hurry up, rush
run, sprint
walk, go for a walk
jump, hop, leap
shout, scream, shriek
website, webpage
internal, interior
seriously, sincerely
cuisine, cooking
send off, send out
cry, weep
break, smash
build, construct
make, create, produce
grow, increase
reduce, decrease, cut down
change, alter
join, connect, attach
get married, marry
take care of, look after, care
discover, find, find out
look for, search for, search, seek
buy, purchase
sell, trade
rule, law, regulation
mistake, error
problem, difficulty, trouble
idea, thought, opinion
opinion, view
fact, truth
information, data, facts
news, report
way, method
kind, type, sort
part, piece, section
group, team
place, position, location
area, region, district
city centre, centre, town centre
countryside, country
holiday, vacation
hobby, pastime
game, match
match, game
win, beat
toilet, bathroom
sofa, couch
cup, mug
lorry, truck
car, vehicle
plane, aeroplane, aircraft
underground, tube
ship, boat
luggage, suitcase
bag, handbag
trousers, jeans
fashionable, trendy, stylish
clothes, clothing, outfit
biscuit, cookie
sweet, candy
meal, dish
rubbish, litter
illness, disease
pain, ache
stomach ache, stomach
injury, wound
fit, healthy, in shape
keep fit, exercise
strong, powerful
tired, sleepy, exhausted
interesting, fascinating, exciting
boring, dull
funny, amusing
kind, nice, friendly, caring, considerate, thoughtful
unkind, mean, cruel
rude, impolite
brave, courageous
famous, well-known
normal, usual, ordinary, typical, regular, common
whole, complete, all
total, sum
enough, sufficient
different, other, another
similar, same, alike
important, essential, crucial, vital
necessary, essential
new, modern, recent, contemporary
old, ancient
dangerous, risky
empty, deserted
possible, likely
sure, certain, confident
certainly, definitely
of course, certainly
surprised, amazed
worried, anxious, nervous
excited, thrilled
proud, arrogant
calm, relaxed, peaceful
wet, damp, soaked
insect, bug
butterfly, moth
mouse, rat
tortoise, turtle
frog, toad
chicken, hen
donkey, pony
rabbit, hare
crocodile, alligator
bat, racket
`;

/** The groups of the table. */
export const synonymGroups: readonly ReadonlySet<string>[] = table
  .trim()
  .split('\n')
  .map((line) => new Set(line.split(', ')));

const groupsByWord = new Map<string, ReadonlySet<string>[]>();
for (const group of synonymGroups) {
  for (const word of group) groupsByWord.set(word, [...(groupsByWord.get(word) ?? []), group]);
}

/** Whether two words can be taken for each other. */
export function areSynonyms(one: string, other: string): boolean {
  return groupsByWord.get(one)?.some((group) => group.has(other)) ?? false;
}

/** The words that can stand for it. */
export function synonymsOf(word: string): string[] {
  const all = (groupsByWord.get(word) ?? []).flatMap((group) => [...group]);
  return [...new Set(all)].filter((other) => other !== word);
}
