/**
 * What tells the meanings of a word apart, one meaning a line: `word | part of speech [hint] | cues`. A cue is a word
 * that stands anywhere in the sentence, in any of its forms, or words right beside it, where `~` is the word itself,
 * `_` any word and `/` parts what may stand there. `other` is a meaning that the word pack does not have.
 */
export const cueTable = `
bank | noun [money] | money, account, loan, borrow, lend, pay, cash, card, save, euro, pound, dollar, office, rob, robber, robbery, clerk, manager, customer, coin, lawyer, work in a ~, work at/for a/the ~, in the ~, the/my/our/your ~ opens/closes, ~ account/manager/card/holiday, city, town, street, building, open
bank | noun [river] | river, lake, stream, water, canal, boat, fish, fisherman, fishing, swim, grass, mud, muddy, shore, tree, picnic, duck, flood, on the ~, ~ of the river/canal/lake, river ~, along the ~, other ~, far ~, muddy/grassy ~
bank | other | ~ on, food ~, blood ~, bottle ~, ~ of clouds
bear | noun | animal, forest, zoo, cave, fur, honey, polar, brown, grizzly, teddy, wild, tent, hunt, hunter, claw, sleep, cub, dangerous, a/the ~, polar/teddy/brown/black ~
bear | verb | pain, thought, noise, heat, bear to, can/could ~, can't/couldn't/cannot ~, hard/difficult to ~, ~ the pain/thought/cold/heat/noise/idea/silence
bear | other | ~ in mind, ~ fruit, ~ a/the name
close | verb | door, window, gate, eye, shop, store, museum, book, school, office, box, drawer, lid, curtain, mouth, key, lock, early, ~ at, ~ on, ~ for, ~ the/your/my/his/her, ~ down
close | adverb | keep/stay/stand/sit/come ~ to, keep/stay/stand/sit/come/get/move/live/go ~, ~ together, ~ behind, ~ by, too ~
close | adjective [near] | hotel, station, beach, house, distance, away, so/very/quite ~ to the, ~ to the, ~ to our/my, be ~ to
close | adjective [friend] | ~ friend, ~ family, ~ relationship, ~ to her/his mother/father/brother/sister, secret, trust, friendship, relative, friend
close | other | ~ game/match/race/finish, a ~ look, close attention
current | adjective | job, address, president, manager, prices, situation, problem, government, year, owner, boss, teacher, price, rule, her/his/my/your/our/their ~, ~ affairs/events/situation/address/job
current | noun [water] | the ~, river, sea, swim, swimmer, water, boat, ocean, strong, fast, wave, beach, shore, stream, swim against, carry, drag, pull
current | noun [electric] | electric, electrical, electricity, wire, switch, battery, shock, cable, volt, circuit, power, plug, socket, lamp
right | adjective [correct] | answer, wrong, correct, question, mistake, be ~, the ~ answer/word/time/way/place/order/person/thing/decision/number/size/choice/key/moment/spelling/tool, you're/he's/she's/they're/that's/were/was/are ~, all ~, prove
right | adjective [side] | hand, foot, arm, leg, eye, ear, shoulder, knee, left, ~ hand/foot/arm/leg/eye/ear/shoulder/knee/side/turn/lane/ankle/wing/pocket/shoe/wrist/thumb/corner
right | adverb [side] | turn ~, go ~, look ~, left, corner, traffic, junction, street, road, lights, crossroads, turn/look left and ~
right | adverb [exactly] | ~ now/away/here/there/after/before/behind/in/next/at/on/to/through/outside/beside/above/below/under/beneath/into
right | noun [law] | law, vote, free, freedom, human, equal, citizen, government, woman, protect, animal, fight, human/equal/civil/animal/women's ~, the/a/no ~ to, have/had/has the/a/no ~ to, their/his/her/our ~ to
right | noun [side] | on the/your/my/our/his/her ~, to the ~, left, first/second/third on the ~, next, house, door, picture, side, from left to ~
report | noun | write, read, weather/news/school/police ~, newspaper, page, science, teacher, office, finish, a/the/this/that/my/our ~, ~ says/shows/on/about
report | verb | police, crime, accident, theft, problem, damage, ~ it/them/him/her to, ~ that, ~ on, to ~, must ~
report | other | ~ for duty, ~ back
spring | noun [season] | summer, winter, autumn, flower, season, bird, march, april, may, garden, weather, year, warm, plant, snow, blossom, in/this/next/last/every/each ~, in the ~, early/late ~, ~ flowers/day/morning/weather/term/cleaning
spring | noun [metal] | metal, mattress, sofa, bed, chair, clock, broken, press, machine, toy, steel, coil, seat, watch, broke, replace
spring | noun [water] | water, drink, mountain, bottle, hot, stream, rock, ground, forest, hill, fill, hot ~, ~ water, fresh, clear, river, well
spring | verb | ~ at/from/into/out/up/to/back/open/forward, cat, tiger, suddenly, leap, ready to ~, chair, feet
light | adjective [weight] | heavy, carry, lift, weigh, weight, bag, suitcase, laptop, jacket, feather, box, ~ enough, as ~ as, ~ bag/suitcase/jacket/coat/box, phone, bike, tent, material
light | adjective [colour] | blue, green, brown, grey, pink, dark, colour, ~ blue/green/brown/grey/gray/pink/yellow/purple/red/hair/skin/colour
light | noun [lamp] | turn, switch, lamp, off, kitchen, bedroom, ceiling, bulb, traffic ~, turn/switch on/off the ~, leave the ~ on, red ~, green ~, ~ bulb/switch, street ~, the ~ is/was on, bright, electric, car, corridor, room
light | noun [bright] | sun, sunlight, bright, shine, plant, grow, dark, darkness, moon, window, star, see, eye, candle, ray, speed, energy, sunshine, enough/little/more ~, ~ of the, in the ~ of, ~ comes/came/from
light | verb | fire, candle, match, cigarette, lamp, stove, wood, gas, burn, oven, torch, camp, campfire, ~ a/the/some/up
light | other | ~ meal/lunch/snack/breakfast/rain/traffic, ~ year
kind | adjective | help, helpful, thank, gentle, nice, generous, mean, friendly, so/very/too/really/always ~, be ~, ~ to, ~ of you/him/her/them, ~ and, ~ heart/words/face/man/woman/lady/person
kind | noun | type, sort, what/which/this/that/some/any/another/every/each/one/same/different/these/all/two/many/new/of ~, ~ of, of any/that/this/its/some ~
match | noun [game] | team, football, tennis, win, lose, play, player, watch, score, ticket, referee, fan, stadium, goal, cricket, hockey, rugby, half, final, football/tennis/cricket/rugby/hockey ~, play a/the ~, win/lose the/a/their/our ~, Saturday
match | noun [fire] | strike, fire, light, candle, burn, cigarette, flame, dark, stove, smoke, box of ~, strike a ~, light a ~
match | verb | colour, picture, word, sentence, sock, shoe, shirt, dress, scarf, bag, ~ the _ with/to/and, ~ your/my/his/her/the, heading, paragraph, perfectly, fingerprint, description
match | other | her/his/their/its/your ~, no ~ for
watch | verb | television, tv, film, game, programme, video, screen, series, child, bird, dancer, sunset, ~ tv/television/a/the/how/them/him/her/me/out, to ~, ~ carefully
watch | noun | time, wrist, gold, clock, o'clock, look at/check his/her/my/your ~, wear a/her/his ~, expensive, my/his/her/your/a/gold/new/old/wrist ~, arm, strap
ring | noun | finger, gold, silver, wedding, diamond, jewel, jewellery, wear, engagement, gift, marry, thumb, necklace, earring, bracelet, wedding/gold/diamond/engagement/silver ~
ring | verb | bell, phone, telephone, doorbell, alarm, answer, loud, ~ the bell, ~ the doorbell, ~ at, church, door
ring | other | give _ a ~, boxing ~, in the ~, key ~, ~ road, sit in a ~, circle, boxer, ~ me/him/her/us/them/you
fair | adjective [equal] | unfair, not ~, it's/it isn't/it's not ~, rule, share, equal, game, referee, judge, teacher, decision, price, treat, pay, both, everyone, ~ play/share/trial/chance/price/game/to/that, only/perfectly ~
fair | adjective [hair] | hair, skin, blonde, blue, dark, eye, freckle, beard, ~ hair/skin/haired
fair | noun | ride, win, prize, toy, music, summer, stall, village, trade, book, game, ticket, wheel, at/to the ~, book/trade/craft/fun/summer/street/village/science ~, sell, sweet, evening, visit
park | verb | car, van, street, hospital, bike, bus, driver, outside, garage, front, motorbike, space, ~ your/the/my/his/her/our/here/there, ~ outside/in front, ~ it
park | noun | walk, play, tree, dog, bench, lake, run, picnic, grass, bike, flower, football, pond, duck, swing, in/to/through/across/around the ~, national ~, theme/water/amusement ~
park | other | ~ ticket, car ~
play | verb [game] | football, tennis, game, cards, chess, basketball, cricket, hockey, rugby, volleyball, team, ball, child, toy, sport, sand, garden, outside, park, yard, friend, ~ football/tennis/basketball/chess/cards/games/with/outside/in/against/together/for, computer, match, beach, hide, team, computer games
play | verb [music] | piano, guitar, violin, drum, music, song, band, flute, trumpet, orchestra, instrument, concert, tune, cello, ~ the piano/guitar/violin/drums/flute/trumpet, radio
play | verb [role] | role, part, actor, actress, character, king, queen, film, villain, hero, hamlet, ~ the part/role/king/queen/hero/villain/mother/father
play | noun | theatre, stage, actor, actress, act, character, write, writer, shakespeare, ticket, audience, performance, school ~, put on a/the ~, a/the ~ by, in/of the/a ~
train | noun | station, ticket, platform, late, miss, catch, passenger, travel, journey, rail, railway, driver, by ~, on/off the ~, catch/miss/take the/a ~, ~ to/from/station/ticket/driver/journey
train | verb [sport] | team, sport, swimmer, runner, player, coach, race, match, win, olympic, marathon, gym, competition, athlete, hard, fit, ~ for the/a race/match/marathon/competition/olympics
train | verb [job] | nurse, teacher, doctor, pilot, engineer, chef, staff, course, job, ~ to be/become, ~ as a/an, lawyer, mechanic, worker, hospital, college
train | other | ~ of thought, dog, ~ the dog
left | adverb | turn ~, go ~, look ~, right, corner, ~ at the, traffic
left | adjective [side] | hand, foot, arm, leg, eye, ear, side, right, ~ hand/foot/arm/leg/eye/ear/shoulder/knee/side/turn/wing/pocket/shoe
left | noun | on the/your/my/our/his/her ~, to the ~, from ~ to right
left | adjective [remaining] | nothing ~, there's/is/are/was/were no/some/any/only _ ~, be _ ~, only, still, enough, is/are/was ~, have _ ~, anything/something/nobody/much/many ~, no _ ~
leave | verb | school, house, home, job, room, early, country, station, town, bus, train, plane, flight, ferry, ~ the/home/school/for/at/work/early/in/without/her/his/him/them/it/a, they/we/he/she/who/I ~, I've ~, have/had/has ~
leave | noun | maternity/sick/annual/unpaid/parental ~, on ~, week's/weeks' ~, days' ~
leaf | noun | tree, autumn, fall, green, gold, branch, wind, dry, garden, plant, yellow, red, brown, ~ on the, ~ of the/a, cabbage, caterpillar, tea, dead, sweep, ~ turn/fall/fell
mean | verb | word, sign, what, understand, sentence, dictionary, language, ~ that, do/does/did _ ~, ~ by, I ~, which/this/that/it ~, say, signal, flag
mean | adjective | unkind, nasty, cruel, selfish, nice, so/very/too/really/a ~, be ~, ~ to, ~ with money, brother, sister, boy, girl
mean | other | ~ to do/go/come/tell/hurt, ~ score/temperature/value, average
book | noun | read, page, library, write, author, story, shelf, chapter, writer, bookshop, cover, school, bag, lend, return, borrow, title, open, a/the/this/that/your/my ~, ~ about/by
book | verb | room, hotel, flight, ticket, table, seat, holiday, advance, restaurant, online, ~ a/your/our/their/the room/table/ticket/flight/holiday/seat/hotel, to ~ a
cold | adjective | winter, snow, ice, wind, weather, water, hot, warm, freeze, coat, very/too/so/really/quite/icy/freezing ~, it's/is/was/get/feel ~, ~ water/weather/drink/day/night/wind/air/milk/morning/winter
cold | noun [illness] | cough, sneeze, nose, catch, ill, sick, fever, doctor, medicine, flu, headache, bed, catch/have/get/had a ~, bad/terrible/heavy ~, a ~
cold | noun [weather] | the ~ outside, snow, bear, outside, winter, shiver, in the ~, from the ~, of the ~, against the ~, bear/stand/feel/hate/like the ~, freeze
point | verb | finger, map, ~ at/to/towards/out, stick, gun, camera, direction, arrow
point | noun [score] | score, win, game, team, lose, goal, league, player, test, ~ for, get/need/score/win/lose/earn _ ~, two/three/four/five/ten/twenty ~, extra
point | noun [idea] | argument, discussion, essay, talk, speech, opinion, good/important/interesting/main/strong ~, make/made a/some/your ~, ~ about, agree
point | noun [sharp] | pencil, knife, needle, sharp, pin, sword, cut, broken, the ~ of the/a/this/that/my knife/pencil/needle/pin/sword/star, blade
point | noun [purpose] | no ~, what's/what is the ~, see/understand the ~, ~ of/in going/doing/asking/waiting/arguing/trying/learning/buying/having
point | other | at/from this/that/some ~, ~ of view, boiling/freezing/starting/turning/meeting ~, weak/strong ~, power ~
order | verb [food] | food, pizza, drink, restaurant, waiter, menu, meal, coffee, soup, dessert, burger, cafe, café, hungry, steak, salad, fish, ready to ~, ~ a/some/the pizza/coffee/drink/food/soup/meal
order | noun [food] | waiter, restaurant, waitress, food, take/took/forgot our/your/the/my ~, menu, kitchen, drink, may/can I take your ~
order | noun [sequence] | alphabetical, sentence, number, list, name, word, event, letter, picture, right, wrong, in the right/wrong/correct/same ~, alphabetical/chronological/right/wrong/correct/word/logical/reverse ~, ~ of, put _ in ~, in ~ of
order | verb [command] | soldier, captain, police, general, officer, judge, army, troops, king, ~ him/her/them/us/me/everyone/everybody/people to, ~ the soldiers/men/troops/people
order | noun [command] | soldier, captain, obey, general, army, officer, follow, command, give ~, follow ~, obey the/an ~, doctor's ~
order | other | in ~ to, in ~ that, out of ~, online, website, internet, deliver
change | verb [different] | a lot, life, town, world, colour, climate, weather, mind, lot, plan, since, become, ~ into/from/your/my/his/her/our/their/the mind/life/world/plan/colour, heat, time, ~ a lot, ~ the
change | verb [clothes] | clothes, wet, shirt, shoe, dress, dinner, trousers, uniform, dirty, party, bathroom, swimsuit, get ~, ~ for/before/out of
change | noun [money] | coin, pay, shop, money, cent, penny, pound, euro, machine, note, purse, pocket, cashier, here's your/my ~, keep the ~, small/loose/wrong ~, give _ ~
change | noun [difference] | climate ~, big/great/small/important/major/many/some/several/recent ~, ~ in, make/made a/some ~, for a ~, school, weather, company, law, rule, plan, ~ to the/our
change | other | ~ trains/buses/planes, ~ of clothes, ~ at, exchange
check | verb | spelling, answer, door, lock, passport, email, time, sure, ~ that/if/whether/your/the/my/it/his/her/in/for, work, homework, ticket, oil, mistake
check | noun | safety/security/quick/final/health/spot/passport/regular/medical/double ~, a ~, ~ on/of, doctor
check | other | ~ shirt/jacket/trousers/dress/pattern, pay by ~, write a ~, bank
note | noun [message] | write, fridge, door, leave, desk, mum, pin, read, friend, thank-you/short/little ~, ~ from/for/on/saying, leave/left/wrote/write _ a ~, take ~, lesson, lecture
note | noun [money] | pound, euro, bank, pay, machine, coin, wallet, ten, twenty, fifty, five, shop, dollar, ten-pound/five-pound/twenty-pound/fifty-pound/ten-euro/twenty-euro/fifty-euro ~, cash, money, change
note | noun [music] | sing, singer, piano, music, song, play, high, guitar, musical, flute, tune, instrument, violin, wrong/high/low/first/last/right ~
note | verb | please ~, ~ that/how/down, should ~
mind | verb | do/would you ~, don't/doesn't/didn't/wouldn't/won't ~, ~ if, not ~, ~ waiting/opening/helping, never ~
mind | noun | idea, thought, think, memory, open, in/on my/your/his/her/their ~, my/your/his/her/our/their ~, through/into/out of my/your/his/her ~, change/make up your/my/his/her/their/our ~, an open/quick/sharp ~, body and ~, the/human ~
mind | other | ~ your/the head/step/gap/language/business, ~ the
season | noun | year, summer, winter, spring, autumn, favourite, rainy, dry, holiday, football, start, begin, end, month, four, rainy/dry/wet/holiday/tourist/high/low/football/new/this/last/next ~, the ~
season | verb | salt, pepper, soup, sauce, spice, meat, chicken, fish, stew, taste, lemon, herb, ~ the/it/with
letter | noun [post] | write, send, post, envelope, stamp, receive, answer, arrive, read, postman, friend, dear, love, address, school, office, open, get, got, ~ from/to/for, a ~ from, love ~, business/formal/official/thank-you/long ~
letter | noun [alphabet] | alphabet, word, spell, spelling, name, capital, begin, small, vowel, write down, missing, code, ~ of the alphabet, capital/first/last/small/silent/double/missing ~, the ~ a/b/c/d/e
star | noun [sky] | sky, night, moon, planet, sun, shine, bright, telescope, universe, space, galaxy, bright, see the ~, shooting ~, earth
star | noun [famous] | film, famous, singer, rock, pop, actor, actress, football, team, hollywood, fan, rock/pop/film/movie/football/tv/music/big/tennis ~, become a ~, photograph, tv
star | verb | film, actor, ~ in, ~ as, to ~ in, ~ with, the/his/her/this film/movie/series/show ~
star | other | hotel, four/five/three/two ~ hotel, gold ~
tie | noun [clothes] | shirt, wear, suit, jacket, silk, neck, office, collar, wedding, a suit and ~, shirt and ~, wear a ~, red/blue/black/silk/striped ~, uniform
tie | verb [string] | string, rope, knot, shoelace, shoe, hair, dog, boat, ribbon, tree, fence, lace, hands, ~ it/them/him/her/up/the/your/his/back, ~ to, be ~ to
tie | verb [score] | team, score, place, game, point, goal, first, second, ~ for, ~ with, group
tie | noun [score] | match, game, end in a ~, score, team, penalty, goal, point, in a ~, final, extra
bat | noun [animal] | fly, night, cave, wing, sleep, dark, animal, vampire, insect, hang, roof, upside, ear, sunset, bird, afraid, attic, mouse
bat | noun [sport] | ball, hit, cricket, baseball, swing, wooden, game, team, hold, player, hands, table, tennis, cricket/baseball ~, ball and ~
nail | noun [finger] | finger, bite, paint, cut, polish, long, toe, hand, red, pink, bite my/your/his/her ~, ~ polish/varnish/scissors/file, finger ~
nail | noun [metal] | hammer, wood, wall, hit, fence, board, picture, hang, screw, rusty, metal, tool, carpenter, hammer and ~, tyre, shelf
nail | other | ~ it/the
wave | verb | hand, goodbye, hello, hi, ~ to/at/goodbye/back/her/his/their/from/us, flag, platform, window, smile
wave | noun | sea, beach, ocean, boat, water, high, surf, surfer, shore, swim, ship, crash, sand, surfing, huge/big/high/little/enormous/giant ~, sound of the ~, the ~, storm
wave | other | heat ~, sound/radio/light/shock ~, crime ~, ~ of protest, hair, microwave
trip | noun | go, holiday, school, mountain, bus, day, coach, plan, london, paris, travel, journey, boat/school/day/business/class/coach/camping/fishing/road/bus ~, a ~, ~ to, on a/the ~, enjoy your/the/our ~, our/my/your/the/their/his/her ~
trip | verb | fall, stairs, step, cable, stone, root, foot, knee, break, hurt, shoelace, ~ over/on/up/and
date | noun [day] | page, birth, letter, write, calendar, today's, year, month, exam, ~ of birth/the, today's/exact/sell-by ~, what's the ~, the ~ on, meeting, form
date | noun [romantic] | first, restaurant, cinema, love, boyfriend, girlfriend, nervous, dinner, girl, boy, romantic, kiss, first/blind ~, a ~ with, go/went on a ~, on a/their/his/her ~, dress
date | noun [fruit] | eat, nut, fruit, sweet, dried, palm, fig, cake, tree, chopped, honey, milk, ~ and nuts/figs/honey, ~ palm
date | other | up to ~, out of ~, to ~, be ~ , ~ back
fan | noun [person] | football, team, singer, band, cheer, music, concert, star, stadium, match, player, support, supporter, wait, crowd, rock, big/huge/great/football/sports/music ~, ~ of, a ~ of, club, film
fan | noun [air] | hot, heat, air, electric, cool, ceiling, switch, turn, summer, room, electric/ceiling ~, turn/switch on/off the ~, turn/switch the ~, machine
fine | adjective | thank, thanks, how, ok, okay, I'm/I am/he's/she's/it's/that's/they're/everything's/we're/is/are/be/was/were/feel/look ~, just/absolutely ~, worry, well
fine | noun | pay, police, parking, pound, euro, speed, litter, drive, fast, court, pay a/the ~, a ~ of, a _ ~, heavy/large/big/parking/library ~, late
fine | verb | police, court, pollute, company, ~ for, be/was/were/been ~ , driver, pound, judge, illegal
fine | other | ~ sand/dust/powder/hair/line/rain/art/arts/weather/day, very ~
hard | adjective [solid] | soft, bread, ground, rock, stone, bed, chair, floor, stale, wood, ice, surface, shell, dig, diamond, ~ as/bed/chair/floor/ground/surface/shell/hat/boiled
hard | adjective [difficult] | difficult, easy, exam, question, test, homework, language, learn, understand, believe, explain, decision, ~ to, ~ for, find it ~, ~ question/exam/test/time/life/work/day/job/decision, it's/it is ~ to
hard | adverb | work/study/train/try/rain/hit/push/fight/think/laugh/practise/snow/play/pull/kick ~, ~ at, ~ for
last | adjective [before] | ~ night/week/month/year/summer/winter/spring/autumn/monday/tuesday/wednesday/thursday/friday/saturday/sunday/weekend/january/march/april/june/july/august/september/october/november/december/time/christmas/term/season/lesson
last | adjective [final] | first, end, page, bus, train, person, chapter, chance, day, word, ~ page/chapter/person/bus/train/word/day/one/chance/part/minute/line/two/three/few/man/sentence/piece/question/but, the ~ to, the very ~, at the ~
last | verb | ~ for/until/all/about/long/two/three/four/five/six/ten/longer/almost/nearly/more/an/a/only/over, does/did _ ~, hour, minute, day, how long, battery, storm, war
last | other | at ~, when did _ ~, since I/we ~, I ~ saw
like | verb | would ~, 'd ~, I/you/we/they/don't/doesn't/didn't/do/did/really/not/also/always ~, ~ to/it/them/him/her/this/that/the/my/your/his/swimming/reading/dancing/playing, he/she ~ , nobody/everyone/everybody/who ~
like | preposition | look/sound/taste/smell/feel/be/seem/act/swim/run/sing/cry/shout/behave/work/fly/eat/sleep/talk/walk/fight/jump/laugh/dance/treat ~, ~ a/an/mine/me/this, just/exactly/nothing/more/something/anything ~, what's/what is/was _ ~
like | other | ~ to say, ~ I said, if you ~
long | adjective | short, hair, river, road, neck, tail, journey, way, leg, day, walk, list, queue, story, time, word, line, metre, kilometre, ~ journey/way/hair/river/road/time/walk/day/list/queue/line/story/legs/tail/neck/sleeves/night/holiday/letter/dress, a/very/so/too ~, metres/kilometres/miles/hours/pages ~
long | adverb | ~ ago/before/after, take/stay/wait/last/live/sleep/work ~, have/has/had/be _ ~, wait/stay/live/work/talk _ ~, be/been _ ~, not/n't _ ~, how ~ have/has/did/does/do/will/had/are, as ~ as
long | verb | ~ to/for, dream, miss
plant | noun [green] | water, flower, grow, garden, leaf, balcony, pot, soil, green, animal, sun, root, tree, seed, light, house, ~ grows/grew/needs, house ~, animals and ~, ~ pot, desert
plant | verb | tree, seed, garden, flower, vegetable, tomato, potato, rose, spring, bulb, field, rice, ~ a/some/the/trees/flowers/seeds/vegetables/tomatoes/potatoes/roses, to ~
plant | noun [factory] | factory, car, power, worker, nuclear, steel, produce, company, job, machine, chemical, energy, work at, power/nuclear/car/chemical/steel/recycling/assembly ~
post | verb [letters] | letter, card, parcel, package, stamp, envelope, postcard, box, ~ a/the/this/my/your letter/card/parcel/package
post | verb [online] | photo, picture, video, message, online, internet, website, social, blog, comment, media, ~ photos/pictures/videos/online/it online, instagram, account
post | noun [letters] | letter, parcel, postman, deliver, arrive, stamp, ~ office, in/by the ~, any ~, the morning ~, package, for me, bill, email
post | noun [wood] | wooden, fence, gate, wood, goal, tie, goalkeeper, ball, stand, wire, lean, garden, goal/fence/gate/lamp/wooden ~
post | noun [online] | blog, online, share, comment, internet, social, like, read, website, follower, her/his/my/your ~ about/on, blog ~, account
post | noun [job] | job, apply, teaching, university, company, teacher, offer, interview, government, position, salary, ~ of/as
present | noun [gift] | birthday, christmas, open, wrap, buy, give, gift, tree, party, box, shop, wedding, birthday/christmas/wedding ~, a ~ for/from, paper, card, ~ for
present | noun [now] | past, future, time, the past and the ~, at ~, live, moment, in the ~
present | adjective [now] | ~ situation/job/address/government/owner/day/time/state/tense
present | adjective [there] | meeting, absent, everyone, class, ~ at, all/those/both/people _ ~, be/was/were ~, lesson
present | verb | idea, project, result, plan, class, group, show, programme, audience, ~ our/their/your/his/her/my/its/the, to ~ , will ~
race | noun | win, run, runner, horse, car, car/horse/bike/boat/cycling/running/sack ~, first, fast, finish, prize, track, bicycle, winner, athlete, in/of the ~, lap, the ~, start
race | verb | ~ to/against/each/towards/down/home/him/me/you/up/through/past/along, let's ~, car, gate
race | other | human ~, ~ relations, colour, religion, arms ~
record | verb | song, voice, interview, music, video, album, phone, film, message, studio, programme, ~ a/the/our/their/his/her/your song/interview/video/voice/album/message, sound
record | noun [best] | world, break, fastest, run, olympic, champion, jump, swimmer, runner, athlete, time, hold, world/olympic/national/school/speed/new ~, break/broke/beat/set/hold a/the/his/her ~
record | noun [music] | listen, collect, old, jazz, music, play, song, album, dance, shop, player, vinyl, dj, beatles, ~ player/shop/company/collection
record | noun [written] | keep, write, school, medical, hospital, date, absence, police, list, names, keep a ~, medical/school/written/police ~, ~ of what/all/every/how/the, notebook
rest | noun [relax] | tired, sleep, holiday, bed, long, day, relax, break, doctor, a ~, have/take/need a ~, have/need/get some ~, good/long/little ~, work, walk, pale
rest | noun [others] | the ~ of, the ~, ~ of the/my/his/her/their/our/us/them
rest | verb | tired, tree, lie, bed, sofa, sleep, shade, minute, while, doctor, ~ for/under/until/in/on/before, lie down and ~, to ~
rock | noun [music] | band, music, guitar, concert, song, listen, singer, drum, pop, jazz, loud, album, radio, festival, roll, ~ music/band/star/concert/group/festival/singer/song, listen to ~, ~ and roll
rock | noun [stone] | climb, stone, sea, sand, mountain, ship, boat, hit, cave, beach, heavy, cliff, throw, fall, big, sit, water, sit on a ~, on the ~, ~ pool/face
rock | verb | baby, boat, chair, gently, side, cradle, arms, sleep, ~ the baby/boat/cradle, ~ in/from/back, forwards
room | noun [house] | house, hotel, upstairs, bed, door, window, floor, bathroom, wall, kitchen, key, tidy, clean, enter, share, view, living, my/your/his/her/our/their/the/this/that/a/each/every ~, living/dining/hotel/class/waiting/double/single/next/changing/meeting/guest/spare ~, ~ number/key/service, into/in/out of the ~
room | noun [space] | enough/more/no/much/little/plenty of/some/any/make ~, ~ for, ~ to, there's/is/isn't ~, car, suitcase, sofa, space
save | verb [money] | money, euro, pound, dollar, bike, buy, bank, holiday, month, spend, earn, expensive, cost, ~ money/up/for/some, ~ a/some _ every/each month/week
save | verb [computer] | file, computer, document, photo, work, laptop, folder, phone, disk, data, screen, close, button, ~ the/your/this file/document/work/photo
save | verb [rescue] | life, fire, doctor, die, danger, drown, rescue, firefighter, sink, dead, hero, child, planet, animal, fall, ~ his/her/my/their/your/our/a life, ~ the/our planet/world, ~ him/her/them/me/us, ~ from
save | other | ~ time/energy/water/paper, goalkeeper, penalty, ~ a seat
second | number | first, third, ~ time/day/floor/street/prize/place/half/world/year/one/language/question/person/child/month/week/page, the/my/his/her/our/their ~, come ~
second | noun | minute, hour, wait, clock, count, just a ~, wait a ~, for/in a _ ~, a ~, two/three/four/five/six/ten/twenty/thirty/forty/fifty/sixty/few/several/some ~, ~ later, per ~
show | verb | map, photo, ticket, way, how, picture, ~ me/us/him/her/them/you/how/that/where/what/your/the, graph, result, to ~
show | noun | tv, television, theatre, watch, ticket, star, magic, stage, dance, audience, channel, episode, circus, talk/tv/television/quiz/game/fashion/magic/talent/flower/radio/cooking/chat/puppet ~, the ~ starts/begins, a/the ~, popular
sign | noun [board] | road, gate, wall, door, airport, street, follow, red, stop, read, traffic, town, hotel, shop, traffic/road/stop/exit/street/no-smoking/warning ~, ~ on/says/said, the ~ to
sign | verb | name, form, contract, paper, document, letter, agreement, card, pen, page, bottom, ~ your/his/her/my/their/the/a/here/this
sign | noun [hint] | ~ of/that, rain, illness, first, clear/good/bad/sure/first/early ~, no ~ of, a ~ of
sign | other | ~ language, star ~, minus/plus/equals ~, ~ up
store | noun | shop, buy, sell, clothes, department, customer, open, close, street, shopping, assistant, sale, furniture, shelf, department/grocery/book/shoe/furniture/clothing/big/toy/online/music/convenience/food ~, to/in/at the ~, a/the/this/our ~
store | verb | food, winter, box, garage, computer, data, file, water, nut, energy, cupboard, information, ~ the/our/their/your/food/it/them/information/data/energy/water/things, to ~
table | noun [furniture] | chair, kitchen, dinner, eat, lunch, breakfast, plate, sit, vase, cup, restaurant, wooden, round, lay, set, meal, cloth, under, on/under/at/round/around the ~, lay/set/clear/lay the ~, a ~ for, kitchen/dining/coffee/round/wooden/bedside ~, ~ lamp
table | noun [chart] | page, number, result, complete, verb, figure, row, column, fact, graph, information, answer, survey, word, below, the ~ shows/below/above/on page, complete/copy/fill/look the ~, complete/copy the ~, in the ~ below, verbs
table | other | league ~, ~ tennis, times ~
time | noun [clock] | what ~, o'clock, the ~ is, clock, tell the ~, start, train, half, ask the ~, at what ~, watch, ~ is it, same ~, at the same ~, arrival/departure/bed/local ~
time | noun [occasion] | one/two/three/four/five/six/seven/eight/nine/ten/many/several/hundred/few/last/next/first/second/third/every/each/this/another/how many ~, ~ a/per day/week/month/year, ~ you/we/I/she/he, the/for the first/last/next ~
time | noun [period] | enough/much/more/free/spare/some/little/any/no/spend/spent/waste/have/save/lot of ~, have/had/need/take/find/lose/spend ~, ~ to/for, long/short ~, a long/short ~, a lot of ~, plenty of ~, spend a lot of ~, have a good/great/lovely ~
time | other | on ~, in ~, by the ~, at ~, have a good/great/nice ~, at that ~
well | adverb | do, sing, speak, know, sleep, play, dance, work, very/really/so/quite/pretty/how/as/too/not ~, speak/sing/play/dance/sleep/work/do/go/know/write/swim/cook/drive/eat/read/behave ~
well | adjective | feel, doctor, ill, sick, hospital, medicine, better, feel/feels/felt/look/looks/get/be/are/is/isn't/am/not/very ~, get ~ soon, ~ again, ~ enough to
well | noun | water, bucket, deep, village, dig, desert, drink, fetch, dry, rope, oil, fall, a/the/deep/old ~, from/into/at the ~
well | exclamation | ~ then, oh ~
well | other | as ~, as ~ as, may as ~
fly | verb | bird, plane, wing, pilot, sky, kite, airport, air, high, helicopter, penguin, ~ to/over/from/away/into/out/home/low/high/back/past/above, can/can't ~, to ~, bee, airline
fly | noun | insect, soup, spider, web, buzz, catch, kill, window, food, dirty, ~ in my/your/the, a/the ~, frog, mosquito, buzzing
lie | verb [flat] | bed, floor, grass, beach, sun, sofa, sand, down, sleep, ground, cat, dog, hammock, lay, lain, ~ down/on/in/under/awake/there/back/next, be ~ on/in/there/under
lie | verb [untrue] | truth, tell, true, know, police, honest, age, believe, parent, lied, ~ to me/him/her/us/you/them/his/your/the, ~ about, tell
lie | noun | tell, truth, true, believe, a ~, tell/told ~, a white/big/terrible ~, tell/told _ a ~
branch | noun [tree] | tree, leaf, bird, sit, climb, break, wind, nest, fall, apple, squirrel, owl, cut
court | noun [law] | judge, law, lawyer, criminal, police, case, prison, trial, guilty, crime, jury, in ~, go to ~, to ~
court | noun [tennis] | tennis, basketball, player, ball, play, badminton, squash, tennis/basketball/squash/badminton ~
abandon | verb [leave] | home, village, house, city, ship, car, dog, puppy, baby, town, building, island, ~ the/their/his/her/its/our home/village/house/ship/car/city/town/dog/baby/boat
abandon | verb [stop] | game, match, plan, project, search, idea, attempt, hope, journey, ~ the/a/all/their/his/her/our/my plan/idea/project/game/match/search/attempt/hope/journey
addition | noun [numbers] | maths, number, sum, add, learn, pupil, calculator, subtraction, multiplication, two, three, four, ten, ~ and subtraction, ~ sum/problem
addition | noun [extra] | team, collection, family, menu, group, ~ to, new/great/welcome/perfect/latest/recent/useful ~
addition | other | in ~
advance | noun | medicine, technology, science, medical/scientific/technological/great/important/recent/major ~, ~ in medicine/science/technology
advance | verb | slowly, towards, army, soldier, enemy, forest, ~ slowly/towards/through/into/across
advance | other | in ~
advanced | adjective [student] | student, class, course, learner, level, english, teach, ~ student/class/course/learner/level/english/exam
advanced | adjective [modern] | machine, technology, computer, modern, hospital, science, most ~, ~ machine/technology/computer/equipment/system/camera
agent | noun [business] | actor, actress, writer, player, house, flat, holiday, part, travel/estate/literary/football/insurance ~, actor/singer/writer/player 's ~
agent | noun [spy] | secret, spy, government, enemy, mission, secret/enemy/government/double/special/undercover ~
aid | noun [help] | earthquake, flood, food, country, send, refugee, victim, war, poor, organisation, foreign/medical/food/emergency/international ~, ~ worker/agency/organisation, send/bring/provide ~
aid | noun [tool] | hear, ear, dictionary, hearing/teaching/learning/visual/memory/study ~
aid | other | first ~, with the ~ of
album | noun [music] | song, singer, band, record, listen, music, track, sing, first/second/latest/live/debut ~, ~ by
album | noun [photos] | photo, photograph, picture, wedding, stamp, page, photo/stamp/wedding/family ~
bar | noun [piece] | chocolate, soap, gold, snack, cereal, ~ of chocolate/soap/gold, chocolate/cereal/energy/soap/gold ~
bar | noun [metal] | iron, metal, steel, window, prison, cage, wooden, behind ~, iron/metal/steel/wooden ~, ~ on/across the
bar | other | beer, wine, coffee/wine/juice/sushi/hotel/cocktail/snack ~, in/at/behind the/a ~, tool/search/menu/space ~, ~ chart
barrier | noun [problem] | language, shyness, fear, success, culture, language/cultural/social/trade ~, ~ to
barrier | noun [fence] | metal, road, police, crowd, fan, jump, station, car, railway, metal/crash/safety/ticket/police/security/wooden ~, through/over/behind the ~
base | noun [bottom] | lamp, statue, tree, tower, bottom, pot, stone, ~ of the/a/this lamp/mountain/hill/tree/statue/tower/cliff/wall/column
base | noun [main place] | climber, army, company, explorer, camp, military, village, as a/our/my/his/her/their ~, ~ camp, military/army/air/naval ~
block | noun [piece] | wood, wooden, stone, ice, concrete, tower, toy, build, ~ of wood/stone/ice/concrete/marble/butter, wooden/toy/stone/concrete/building ~
block | noun [streets] | street, walk, city, away, corner, cinema, two/three/four/five/six/few ~, ~ away/from, around/round the ~
block | other | ~ of flats/offices, tower/apartment/office ~
bother | verb [effort] | don't/didn't/doesn't/not/never/won't ~ to, ~ to, ~ with, why ~
bother | verb [worry] | noise, heat, worried, upset, ~ me/him/her/us/them/you, something/what/nothing/this/that/it be/really ~
bother | other | sorry to ~
capture | verb [catch] | animal, lion, monkey, tiger, wild, prisoner, soldier, police, escape, enemy, thief, zoo, keeper, ~ the/a/an/two animal/lion/monkey/tiger/thief/soldier/criminal/enemy
capture | verb [show] | photo, photograph, picture, painting, film, poem, beauty, moment, mood, artist, camera, ~ the/a/this/its/her beauty/moment/mood/feeling/atmosphere/spirit
chain | noun [metal] | metal, bike, bicycle, lock, neck, anchor, iron, dog, gate, fence, gold/silver/metal/bicycle/bike/heavy/strong/thick/rusty ~
chain | noun [shops] | own, owner, company, branch, country, ~ of hotel/restaurant/shop/store/supermarket/café/bakery/gym/cinema, hotel/restaurant/supermarket/shop/store/coffee ~
chain | other | food ~, ~ of events, ~ reaction
characteristic | adjective | be ~ of, ~ kindness/smile/smell/way/humour/energy/style/sound/charm
characteristic | noun | common/main/important/shared/typical/personal/physical ~, a/the ~ of
chief | adjective | ~ reason/executive/cause/problem/concern/aim/purpose/engineer
chief | noun | tribe, village, fire/police/village/army/tribal ~, ~ of
chip | noun | computer, phone, memory, electronic, tiny, machine, computer/memory/silicon/electronic ~
chip | other | chocolate ~, cup, plate, glass
chips | noun | fish, eat, potato, ketchup, burger, salt, vinegar, lunch, dinner, hungry, fish and ~, plate/bag/portion/packet of ~, ~ with
column | noun [page] | page, write, table, word, number, list, row, in/to the first/second/third/left/right/last/next/middle/same ~, left-hand/right-hand ~, ~ of numbers/words/figures
column | noun [stone] | stone, temple, marble, roof, roman, greek, ancient, church, palace, stone/marble/tall/huge/ancient/concrete ~
column | other | newspaper, magazine, weekly ~, ~ of smoke/soldiers/ants
commission | noun [money] | sell, sale, earn, salary, pay, agent, on ~, earn/get/receive/pay/charge a/some/no ~, small/large ~
commission | noun [group] | government, official, investigate, report, cause, member, government/european/special/royal/independent ~
conduct | verb [organise] | survey, study, research, experiment, interview, scientist, test, ~ a/an/the/this survey/study/experiment/interview/test/investigation/search, ~ research
conduct | verb [music] | orchestra, choir, music, concert, musician, band, ~ the/an/a/our orchestra/choir/band/concert, ~ the/a/our _ orchestra/choir/band
conduct | other | electricity, heat, ~ electricity/heat
conscious | adjective [awake] | patient, hospital, doctor, awake, ambulance, accident, nurse, fully/still/barely ~, ~ and
conscious | adjective [knowing] | ~ of/that
conscious | other | ~ decision/effort/choice, health/fashion/environmentally ~
consume | verb [use] | energy, electricity, fuel, petrol, power, fridge, machine, engine, light, ~ energy/electricity/fuel/petrol/power
consume | verb [eat] | sugar, meat, food, drink, salt, fruit, vegetable, calorie, coffee, diet, ~ sugar/meat/food/salt/fruit/fish/calorie, ~ more/less/much sugar/meat/food/salt/fruit/fish/calorie
content | adjective | ~ with, be/feel/seem/look ~
content | noun | website, text, film, video, online, speech, online/digital/fat ~
contents | noun | bag, box, drawer, bottle, suitcase, pocket, parcel, table of ~, ~ of my/the/your/his/her/this
core | noun [fruit] | apple, pear, fruit, peel, bake, seed, knife, apple/pear ~
core | noun [main part] | problem, idea, argument, trust, friendship, at the ~, ~ of the/every/this/our problem/idea/argument/plan
core | other | earth, earth/planet 's ~, ~ subject/business/value
credit | noun [money] | buy, pay, bank, furniture, loan, shop, on ~, ~ card/limit
credit | noun [praise] | deserve, take/get/deserve/claim/give ~, all the ~, take/get/deserve/claim the/some/no ~, ~ for
credit | other | phone, college, film ~, opening/closing ~
critical | adjective [negative] | newspaper, review, opinion, article, ~ of, ~ review/report/comment/remark/article
critical | adjective [serious] | moment, condition, situation, stage, hospital, ~ moment/condition/situation/point/stage/time/period
critical | other | ~ thinking/thinker, ~ to/for
demonstrate | verb [show] | instructor, machine, technique, product, skill, ~ how, ~ the/a/this/her/his/their use/machine/technique/skill/method
demonstrate | verb [protest] | law, street, protest, march, government, square, crowd, war, ~ against/for/outside
determine | verb [decide] | weather/result/results/score/price/grade/size/gene/choice will/can/may/often ~, be ~ by
determine | verb [find out] | expert, scientist, police, test, doctor, investigation, ~ the cause/age/reason/exact/cost, ~ why
division | noun [numbers] | maths, number, divide, addition, subtraction, sum, calculator, multiplication and ~, long ~, ~ sum/problem
division | noun [parts] | work, land, money, task, share, fair, among, ~ of the/work/labour/land
division | noun [league] | team, league, football, club, season, play, first/second/third/top/lower ~
drama | noun [acting] | school, actor, theatre, club, study, ~ club/teacher/lesson/class/school/student/group, study/do/love/like/teach/enjoy ~
drama | noun [film] | watch, film, series, television, tv, episode, historical, tv/television/police/hospital/historical/crime/family ~, a ~ about/set/by, watch a ~
drug | other | police, illegal, dealer, ~ dealer/addict/abuse, take/sell/use ~
examination | noun [test] | school, student, pass, fail, study, university, result, final/entrance/written/oral/school ~, pass/fail/take/sit the/an/her/his/your/my/their ~, ~ paper/result/room/question
examination | noun [doctor] | doctor, patient, hospital, nurse, dentist, health, healthy, medical/physical/eye/dental ~
pool | noun [swimming] | swim, water, hotel, garden, dive, lifeguard, indoor/outdoor/hotel/heated/paddling/public ~, in/into/by/beside the ~
pool | noun [game] | stick, club, cue, play ~, ~ table/hall/player/club, game of ~
pool | other | rock/car ~, ~ of
port | noun [ships] | ship, ferry, boat, sea, sail, sailor, harbour, fishing/sea/busy/main ~, leave/enter/reach the ~, ~ of, ~ city/town
port | noun [computer] | computer, plug, laptop, cable, keyboard, printer, device, usb/headphone/charging/printer/computer ~
prepared | adjective [ready] | be/get/feel/'re/'m/well ~ for
prepared | adjective [willing] | be/not/'re/'m ~ to, be you/they/we ~ to
primary | adjective [school] | ~ school/education/teacher/pupil/student/class/child
primary | adjective [main] | ~ reason/purpose/aim/goal/cause/concern/source/need/focus/function/role
producer | noun [film] | film, movie, show, director, actor, hollywood, tv, television, film/movie/tv/television/record/music ~
producer | noun [maker] | coffee, oil, milk, rice, tea, largest/biggest/leading/main ~, coffee/oil/milk/rice/food/cheese/car ~, ~ of coffee/oil/milk/rice/tea/cheese/gold/cars
production | noun [making] | factory, farm, goods, worker, company, oil, milk, ~ of car/food/milk/oil/rice/wheat/steel/electricity/energy/goods/clothes/coffee/electric/plastic/paper, food/milk/oil/car/mass/energy/steel/rice ~, ~ line/cost
production | noun [show] | theatre, play, opera, stage, drama, actor, ballet, musical, audience, stage/theatre/school/drama/opera ~
profile | noun [online] | website, user, app, password, page, media, online/user/social/public ~, ~ picture/photo/page, create/update/edit a/your/my/the ~
profile | noun [face] | face, nose, coin, portrait, draw, head, in ~, queen/king 's ~
program | noun | computer, software, laptop, install, download, virus, app, screen, computer/software ~, write/run/install/open/close a/the/this ~
program | verb | robot, machine, ~ the/a/it/your robot/computer/machine, to ~
programme | noun | watch, tv, television, radio, channel, favourite, series, episode, evening, tv/television/radio/news/music/sports/favourite ~
propose | verb [marriage] | marry, ring, love, girlfriend, boyfriend, wedding, knee, ~ to her/him/me/his/her/my
propose | verb [suggest] | plan, idea, law, government, solution, committee, ~ a/an/the/that/this/some/several/new/going/changing/meeting/making
publication | noun [book] | library, read, magazine, journal, subscribe, online/scientific/monthly/weekly/medical ~
publication | noun [act] | date, author, novel, ~ date, the ~ of, before/after ~
pursue | verb [aim] | dream, career, goal, aim, interest, hobby, degree, ~ a/an/the/his/her/their/your/my dream/career/goal/aim/interest/hobby/degree/ambition
pursue | verb [chase] | police, thief, car, catch, enemy, hunter, robber, escape, ~ the/a thief/car/criminal/enemy/robber/stolen/man/animal
range | noun [choice] | shop, sell, choose, product, colour, wide/whole/full/large/good/broad/huge/great ~
range | noun [mountains] | mountain, hill, peak, valley, mountain ~, ~ of mountain/hill, ~ of high/snowy/low mountain/hill
range | verb | ~ from/between
range | other | price ~, out of ~, within ~
rate | noun [price] | hotel, room, hour, pay, cheap, bank, hourly/daily/special/lower/cheap/interest/tax/room ~
rate | noun [speed] | heart, birth, crime, growth, melt, alarming, unemployment, heart/birth/crime/death/growth/divorce/unemployment/success ~, at a/an/the _ ~, at this/that ~, ~ of growth/change/increase
rate | other | at any ~
realistic | adjective [sensible] | plan, goal, aim, target, chance, expect, hope, let's be ~, be/more ~ about, ~ goal/aim/plan/target/chance/price/hope
realistic | adjective [lifelike] | film, painting, picture, dinosaur, monster, drawing, game, toy, model, ~ picture/painting/drawing/story/novel/style/model/effect
reception | noun [hotel] | hotel, key, desk, office, visitor, room, at/to/from ~, ~ desk/area, call/ring ~
reception | noun [party] | wedding, party, bride, invite, president, celebrate, wedding/official/evening/welcome ~, a ~ for, hold a ~
reception | other | phone, radio, warm/cold ~
relation | noun [family] | family, grandfather, grandmother, wedding, cousin, aunt, uncle, birthday, visit, my/our/your/his/her/their/distant/close ~, ~ of mine
relation | noun [link] | scientist, health, ~ between/to, in ~ to
relation | other | public/international/diplomatic/friendly ~
release | verb [free] | bird, animal, prison, prisoner, wild, cage, zoo, turtle, fish, ~ from/into, ~ the/a/an/all/two bird/animal/prisoner/fish/turtle/hostage
release | verb [music] | album, song, film, band, singer, record, video, movie, ~ a/an/the/their/her/his/its album/song/film/single/video/game/record, ~ a/an/the/their/her/his/its new/first/second album/song/film/single/video/game/record
release | other | energy, heat, gas, ~ energy/heat/gas
representative | adjective | be ~ of, ~ sample/group
representative | noun | council, elect, send, class/student/sales/union/company/government ~
resist | verb [temptation] | temptation, cake, chocolate, sweet, smell, can't/couldn't/cannot ~, hard/difficult/impossible to ~, ~ the temptation/urge/offer/chocolate/cake, ~ buying/eating/looking
resist | verb [fight] | army, enemy, government, invasion, law, villager, ~ arrest/change/pressure/attack, ~ the plan/change/attack/enemy/law/invasion/government/army
secondary | adjective [school] | ~ school/education/teacher/pupil/student/class
secondary | adjective [less important] | ~ to, ~ role/importance/character/effect/cause/concern/issue
secure | adjective [firm] | ladder, lock, rope, knot, shelf, bolt, climb, ladder/rope/knot/shelf/lock/door be ~
secure | adjective [confident] | child, love, parent, safe, feel ~, safe and ~, ~ about
secure | other | ~ job/website/site/password/connection/future
seriously | adverb [not joking] | speak, talk, think, say, listen, look, take, joke, speak/talk/think/say/look/answer ~, take _ ~, take _ _ ~
seriously | adverb [badly] | hurt, ill, injure, damage, wound, accident, ~ hurt/ill/injured/injure/damage/wounded/sick
settle | verb [argument] | argument, dispute, disagreement, quarrel, peacefully, ~ the/a/an/this/their/our argument/dispute/disagreement/quarrel/matter/case
settle | verb [live] | family, country, immigrant, grandparent, village, marry, ~ in/near/there
settle | other | ~ down/for/into/on, bill
shoot | verb [film] | film, scene, movie, video, camera, director, documentary, ~ a/an/the/this/our/their film/scene/movie/video/documentary/series/advert
shoot | verb [sport] | ball, goal, score, pass, goalkeeper, basket, basketball, football, hoop, ~ wide/straight
shoot | other | gun, bullet, arrow, soldier, police, kill, hunter, enemy, dead, ~ at/dead/down
shot | noun [sport] | goal, ball, score, goalkeeper, basketball, football, net, golf, player, ~ at/on goal
shot | noun [photo] | camera, photo, photographer, picture, sunrise, sunset, lens, a/this/beautiful/lovely/great/good/nice ~ of
shot | other | gun, soldier, police, fire, bullet, doctor, nurse, be ~, hear a/the/two/some ~, flu ~
split | verb [divide] | group, team, class, bill, cost, half, ~ into, ~ the/this/our/us/them class/group/team/bill/cost/money/work/into
split | verb [tear] | wood, seam, tear, sack, log, bag/trousers/jeans/sack/seam/skirt ~, ~ open/along
split | other | ~ up
steady | adjective [gradual] | progress, growth, increase, rise, ~ progress/growth/increase/rise/improvement/rain/pace/stream/speed
steady | adjective [still] | hand, ladder, shake, camera, rock, hold/keep/stand ~, hold/keep the/her/his/your _ ~, hold/keep it ~, ~ hand
steady | other | ~ job/boyfriend/girlfriend/relationship/income
stiff | adjective [body] | leg, neck, back, muscle, shoulder, knee, exercise, walk, run, ~ neck/back/leg/muscle/shoulder/knee, leg/neck/back/muscle/shoulder/knee be ~
stiff | adjective [material] | card, cardboard, paper, collar, brush, leather, cloth, bend, ~ card/cardboard/paper/collar/brush/leather/cloth/material
strict | adjective [person] | teacher, parent, coach, boss, ~ teacher/parent/coach/boss/mother/father, teacher/parent/coach/boss/mother/father/he/she be ~, he/she/teacher/parent/coach be very/too/so/quite/really ~, ~ with
strict | adjective [rule] | rule, law, diet, limit, ~ rule/law/diet/limit/control/instruction, rule/law be ~
struggle | noun | long/hard/daily/constant/power/bitter/real ~, a/the/their/our ~ for/against
struggle | verb | ~ to/with, to ~
symbol | noun [idea] | peace, love, freedom, hope, power, nation, ~ of
symbol | noun [sign] | map, maths, letter, keyboard, key, ~ for/on, chemical/maths/phonetic ~
tank | noun [container] | water, fish, petrol, fuel, oil, gas, car, litre, fill, fish/water/petrol/oil/gas/fuel ~, ~ of water/petrol/oil
tank | noun [army] | army, soldier, war, battle, military, museum, enemy, army/military/enemy ~
tape | noun [sticky] | stick, sticky, mend, tear, torn, box, parcel, wrap, piece of ~, sticky/clear ~, roll of ~
tape | noun [recording] | record, recorder, music, listen, cassette, play, song, interview, ~ recorder/player, music/video/cassette ~, on ~
tape | other | ~ measure, red ~
tone | noun [voice] | voice, angry, speak, reply, ~ of voice, angry/soft/calm/gentle/sharp/cold ~, from/by her/his/my/your/their ~
tone | noun [style] | email, letter, essay, text, article, formal, informal, ~ of the/your/his/her/my/this/an email/letter/essay/text/article/report/book/poem/novel
tone | other | skin ~, after the ~
tough | adjective [difficult] | match, exam, question, decision, ~ match/game/exam/question/decision/job/year/day/time/choice/test/race/situation/competition
tough | adjective [person] | strong, brave, boxer, soldier, boat, hero, ~ enough, ~ guy/kid/man/woman/person/player, have to be ~, ~ on
tough | adjective [meat] | meat, steak, beef, chew, cut, eat, knife, ~ meat/steak/beef/leather
trainer | noun | gym, dog, horse, lion, exercise, weights, personal/dog/horse/fitness/animal ~, ~ show/say/tell/teach
trainers | noun | shoe, wear, pair, football, run, shop, muddy, new/old/white/black/dirty/running ~, ~ for
union | noun [workers] | worker, strike, pay, driver, teacher, member, factory, trade/labour/student/teacher/worker ~, ~ member/leader
union | noun [countries] | country, state, europe, european, african, european/soviet/african ~
use | verb | be ~ for/as/by/in
vision | noun [sight] | eye, glasses, blind, owl, dark, eyesight, night/good/poor/perfect/blurred/excellent ~, field of ~
vision | noun [idea] | future, leader, plan, city, company, mayor, ~ for, ~ of the/a/how/what, clear ~
volume | noun [sound] | loud, music, tv, radio, sound, noise, headphones, speaker, turn the ~, turn up/down the ~, ~ up/down/control/button, at full ~
volume | noun [book] | book, story, series, novel, library, encyclopedia, author, first/second/third/fourth/last/final ~, ~ one/two/three, ~ of poem/poetry/story/essay/letter
volume | noun [amount] | litre, measure, container, liquid, cube, calculate, glass, ~ of water/air/liquid/gas/traffic
web | noun [internet] | internet, search, site, online, page, website, computer, world wide ~, ~ page/site/address/browser/search/designer/design, on/over/across the ~
web | noun [spider] | spider, fly, insect, catch, corner, spin, spider 's ~, spider ~
working | adjective [job] | ~ parent/mother/father/woman/man/people/life/day/week/hour/hours/condition/class
working | adjective [machine] | ~ model/clock/machine/computer/television/lift/phone/engine/order
worldwide | adjective | be ~ ., ~ demand/problem/fame/success/campaign/network/interest/movement/reputation
worldwide | adverb | success/people/million/copy/known/famous/popular/country ~, ~ .
writing | noun [activity] | reading, speaking, listening, skill, reading and ~, ~ skill/class/course/exercise/task/lesson, piece of ~
writing | noun [letters] | tidy, neat, untidy, read, neat/tidy/untidy/messy/bad/terrible/clear ~, read my/your/his/her/the/their ~, doctor/teacher/brother/sister 's ~
polish | adjective | speak, language, poland, food, learn, in/speak ~, ~ food/people/family/friend/film/word/girl/boy/name
model | noun [small copy] | plane, ship, tower, build, glue, wood, paper, make/build/made a ~, ~ of a/the, ~ plane/ship/train/car/railway/village
model | noun [fashion] | clothes, fashion, dress, coat, photo, photographer, magazine, beautiful, tall, fashion/top ~, as a ~
model | noun [type] | phone, car, computer, laptop, new, cheap, price, old, latest/new/newest/cheaper/older/this ~
pants | noun [trousers] | pair, jacket, shirt, black, boston, suit, pair of ~
pants | noun [underwear] | sock, vest, underwear, pack, drawer, bra, socks and ~, ~ and socks
expression | noun [words] | word, language, english, mean, idiom, use, learn, useful/common/old/new/english ~, ~ means
expression | noun [face] | face, smile, look, eye, sad, worried, his/her/their ~, sad/worried/puzzled/serious/happy/strange ~, ~ on
expression | other | freedom of ~, ~ of
mad | adjective [angry] | angry, shout, ~ at me/him/her/us/them/you, get/got ~
mad | adjective [silly] | idea, silly, crazy, swim, ~ to, ~ idea, must be ~, are you ~
mad | other | ~ about, go/went/going ~
odd | adjective [strange] | strange, smell, noise, behave, look, feel, happen, ~ noise/smell/feeling/thing/person/name, it's/it is/seems/looked ~, an ~ thing/noise/smell
odd | adjective [number] | number, even, divide, three, five, seven, maths, ~ number/numbers, ~ or even
odd | other | ~ one out, ~ jobs, ~ socks/shoe
fault | noun [blame] | blame, my/your/his/her/our/their/nobody's/whose/all ~, it's/it was my/your/his/her
fault | noun [problem] | engine, machine, system, computer, brake, car, electrical/technical/mechanical/serious ~, a ~ in, ~ in/with the
naturally | adverb [not made] | hair, curly, grow, happen, occur, sweet, ~ curly/sweet/blonde/occurring, grow/happen/heal ~
naturally | adverb [of course] | we, disappointed, upset, worried, pleased, ~ we/i/he/she/they/everyone
introduction | noun [book] | book, author, write, essay, chapter, read, page, conclusion, ~ explains, write/read an/the ~
introduction | noun [new] | uniform, law, rule, machine, euro, computer, system, tax, ~ of
journal | noun [notebook] | diary, thought, keep, notebook, day, daily, keep/kept a ~, my/her/his ~, travel ~
journal | noun [magazine] | medical, scientific, publish, scientist, article, result, research, medical/scientific/academic ~
passage | noun [text] | read, book, question, answer, novel, text, read the ~, ~ from, following/short/reading ~
passage | noun [way] | castle, dark, narrow, wall, door, secret, underground, wall, dark/narrow/secret/underground ~, ~ leads/led
junior | adjective [young] | team, swim, school, child, championship, club, ~ team/champion/club/school/championship
junior | adjective [job] | reporter, office, doctor, manager, newspaper, officer, position, ~ reporter/doctor/officer/manager/minister/staff
firm | adjective [hard] | mattress, fruit, tomato, ground, soft, bed, pillow, ~ mattress/bed/ground/tomatoes
firm | adjective [strict] | parent, teacher, kind, leader, rule, child, be/are/is/they're ~ about/with, ~ but fair, kind but ~
firm | noun | company, business, lawyer, work, law/small/large/engineering/family ~, a/the/this/our ~, ~ that
firm | other | ~ friend/decision
mount | verb [horse] | horse, bicycle, rider, pony, ~ her/his/the/a horse/bike/bicycle/pony
mount | verb [increase] | excitement, tension, debt, pressure, fear, cost, excitement/tension/pressure/fear/debts ~
mount | other | ~ everest
native | adjective [plant] | plant, animal, tree, kangaroo, ~ to, ~ plants/animals/trees/species
native | adjective [person] | country, abroad, return, city, land, language, his/her/their ~, ~ country/land/city/language/town
native | other | ~ speaker
nightmare | noun [dream] | dream, sleep, wake, night, cry, bed, monster, have/had a ~, from a ~, ~ about
nightmare | noun [situation] | drive, traffic, snow, journey, shopping, airport, was/is/be a ~
observation | noun [remark] | make, comment, about, made/make an/some, interesting/useful/clever ~, ~ about
observation | noun [watching] | star, careful, scientist, planet, hospital, bird, careful/close ~, ~ of, under ~
offence | noun [feelings] | rude, upset, mean, cause/take/took/give ~, no ~
offence | noun [crime] | law, police, crime, court, prison, illegal, ride, criminal/serious/first/minor ~, it's an ~, commit an ~
opening | noun [event] | museum, shop, guest, ceremony, people, ~ of the/a, grand/official ~
opening | noun [hole] | fence, wall, cave, escape, climb, small/narrow ~, ~ in, through an/the ~
opening | other | ~ times/hours
outline | noun [plan] | essay, write, presentation, idea, speech, write/make an ~, brief ~
outline | noun [shape] | fog, dark, see, mountain, draw, ship, ~ of a/the, see the ~
flexible | adjective [plans] | hours, work, time, plan, job, boss, ~ hours/about/working
flexible | adjective [body] | bend, gymnast, dancer, yoga, material, plastic, body, rubber, ~ material/plastic
faith | noun [religion] | religion, muslim, christian, church, religious, different/many/other/christian/muslim/jewish ~, of all ~
faith | noun [trust] | trust, doctor, coach, ~ in, lose/lost/great ~
initiative | noun [plan] | start, school, government, reduce, new, plan, new/local ~, ~ to
initiative | noun [quality] | show, own, decide, show/showed/use/take/took ~, on your own ~, the ~
illustrate | verb [pictures] | book, drawing, artist, author, picture, story, children's, ~ the/her/his book, ~ with her/his own
illustrate | verb [explain] | point, example, chart, show, how, idea, ~ her/his/your/the/a point/idea, to ~
expose | verb [danger] | skin, sun, risk, danger, virus, ~ to
expose | verb [secret] | reporter, lie, truth, newspaper, secret, journalist, ~ the/a/his/her truth/lies/secret
extend | verb [time] | hours, visa, holiday, stay, deadline, week, until, ~ the/its/our/my stay/deadline/visa/holiday
extend | verb [size] | house, road, line, kitchen, building, airport, garden, ~ the house/kitchen/road/line/building, ~ to the
management | noun [activity] | study, course, skill, hotel, time, hotel/time/business/money ~, ~ skills/course
management | noun [people] | staff, worker, promise, decide, company, meeting, the ~ has/have/decided/of
panel | noun [people] | expert, judge, discuss, question, member, ~ of experts/judges, a ~ of
panel | noun [piece] | door, glass, wood, wall, wooden, glass/wooden/solar/control ~
found | verb | school, company, city, club, charity, hospital, in/by, was/were ~ in/by/more, ~ the/a school/company/city/club/charity/town/hospital
means | noun | transport, method, ~ of, a/useful/other/some ~ of, by ~ of
missing | adjective | piece, puzzle, lost, cat, word, letter, ~ word/letter/piece/person/child/words/letters, is/was/are/were/gone/go ~
lower | adjective | shelf, floor, level, leg, jaw, the/a/on/of ~, ~ shelf/shelves/part/floor/lip/leg/level
lower | verb | voice, price, blind, flag, rope, head, ~ your/her/his/their/the
further | adjective | information, details, question, help, ~ information/details/questions/help/news/problems
further | adverb | walk, away, down, north, along, go, mile, ~ away/down/along/than/on/from/into/north/south, walk/go/run/went/swim ~
least | determiner | sugar, money, time, has/have the ~, the ~ sugar/money/time/food/work
least | adverb | the ~ expensive/interesting/important/popular/favourite/difficult
least | other | at ~
following | adjective | day, week, year, morning, question, page, the ~ day/week/year/morning/month/questions/words/sentence/page
following | preposition | storm, accident, success, closed, ~ the/a/his/her/their
living | adjective | thing, plant, animal, ~ things/thing/creature/creatures/person
living | noun | earn, money, work, job, make/makes/made/earn/earned a/his/her ~, for a ~, cost of ~
living | other | ~ room, ~ in/with/on/near/there/here/at
fancy | verb | do/don't/you ~, ~ a/an/going/some
fancy | adjective | restaurant, hotel, dress, expensive, cake, car, ~ restaurant/hotel/dress/car/clothes
fancy | other | ~ dress
highlight | noun | holiday, trip, the/a/my/our ~, ~ of, main ~
highlight | verb | yellow, pen, colour, text, word, ~ the/new/important
medium | adjective | size, large, small, pizza, shirt, height, ~ size/t-shirt/height/pizza/coffee
medium | noun | radio, news, television, art, advertising, internet, a/the/important ~, ~ of
master | noun | painting, artist, ~ of, a ~, chess/old/great ~
master | verb | language, violin, skill, practice, learn, ~ the/a/this/english, to ~, fully ~
monitor | noun | screen, computer, keyboard, a/the/my/new ~, heart ~
monitor | verb | nurse, doctor, heart, progress, carefully, ~ the/your/their/his/her
moral | noun | story, fable, ~ of, the ~
moral | adjective | duty, question, right, wrong, ~ duty/question/problem/support/values
flash | noun | lightning, light, camera, a ~, ~ of, bright ~
flash | verb | light, blue, screen, lamp, ~ on/in/across, was/were/started ~
grant | noun | money, government, university, apply, a ~, receive/got/received/apply a/the ~
grant | verb | permission, wish, request, ~ our/her/him/them/permission/the
load | noun | heavy, carry, lorry, donkey, a ~, heavy ~, ~ of wood/bricks/coal
load | verb | van, car, lorry, box, ship, ~ the/them/it/a
permit | noun | need, parking, work, fish, a ~, work/parking/fishing ~
permit | verb | dog, smoking, camera, allow, not ~, is/are/was/were ~
overall | adjective | the ~, cost, ~ cost/winner/result/effect/size
overall | adverb | ~ it/the/we/i, good year, successful
pace | noun | slow, fast, walk, run, speed, slow/fast/same/steady/own ~, at a/the/your ~
leading | adjective | expert, company, scientist, world's, one of the, ~ expert/experts/company/role/scientist/scientists/part
involved | adjective | get/got/be/was/were ~ in, ~ in, people/pupils/everyone ~
limited | adjective | number, space, time, place, be/is/are/very ~, ~ number/time/space/amount
fixed | adjective | price, time, date, ~ price/time/date/number
expected | adjective | the ~, ~ result/storm/time/answer
impressed | adjective | by, very/really/so/all ~, ~ by/with
finding | noun | research, study, scientist, publish, report, the/their/main ~, ~ of
fighting | noun | the ~, army, soldier, country, stop, ~ between/stopped/in
learning | noun | game, fun, child, language/distance/online ~, make/makes ~
hearing | noun | ear, dog, sound, loss, sense, deaf, good/better/poor/excellent/his/her ~, sense of ~
fellow | adjective | ~ passengers/students/pupils/workers/players/travellers/passenger/student, her/his/my/your ~
organised | adjective | very/well/so/more/really ~, tidy, plan, be ~
get | verb [receive] | present, birthday, letter, email, message, prize, mark, card, reply, text, phone call, ~ a/an/lots/many letter/email/message/present/prize/card, ~ from, ~ for my/your/his/her birthday
get | verb [become] | dark, cold, hot, warm, late, angry, tired, bored, hungry, wet, old, ready, ill, better, worse, ~ dark/cold/hot/warm/late/angry/tired/bored/hungry/wet/old/older/worse/better/lost/married/dressed/excited/nervous/ill/sick/fat/thin/ready, ~ very/really/so/too/more
get | verb [fetch] | ~ my/me/your/the/him/her/some _ from, ~ the/my/your glasses/keys/coat/bag, kitchen, upstairs
get | verb [buy] | shop, supermarket, market, buy, cheap, price, sale, where did you ~, where did he/she/they ~
get | verb [understand] | joke, understand, meaning, ~ the/my/his/her/your joke/jokes, ~ it, don't/didn't/doesn't ~ it
get | other | ~ up/off/on/out/in/to/away/back/over/through/around/together/along/into/down/home/there/here, have/has/had ~, ~ a job, ~ rid
go | verb [become] | bad, red, grey, crazy, mad, deaf, blind, bald, wrong, quiet, ~ bad/red/grey/white/crazy/mad/deaf/blind/bald/wrong/quiet/cold/green
go | verb [happen] | interview, exam, date, party, well, badly, test, how did _ ~, how did/is/was it/everything ~, ~ well/badly/wrong/fine, how's it ~
go | verb [belong] | cupboard, drawer, shelf, box, these/those plates/cups/books ~, where do these/they/those ~, ~ in the drawer/cupboard/box/fridge, ~ on the shelf
go | verb [move] | school, park, home, beach, shop, bus, train, town, holiday, bed, cinema, city, work, hospital, party, ~ to, ~ home/there/abroad/outside/shopping/swimming/by/away/back/out, let's ~, ~ into/through/up/down
go | other | be ~ to, am/is/are/was/were/'m/'re ~ to, ~ on/off, ~ with
come | verb [in order] | list, alphabet, first, second, third, number, letter, order, ~ after/before/first/second/last/next
come | verb [here] | here, party, home, house, school, dinner, visit, ~ here/home/in/back/with/to/over/and, please ~, can/could/will you ~
come | other | ~ from/across/up/true/out/off/round/down/along/true
make | verb [cause] | cry, laugh, happy, sad, angry, feel, think, tired, smile, nervous, ~ me/you/him/her/us/them/people cry/laugh/feel/smile/sad/happy/angry/think/tired/want/nervous/hungry/ill/sick/jump/late
make | verb [earn] | money, pound, dollar, euro, job, ~ a lot of money, ~ money, ~ a profit/fortune, ~ good/enough/more money, ~ _ pounds/dollars/euros
make | verb [create] | cake, sandwich, dinner, paper, wood, table, dress, cheese, bread, film, ~ a cake/sandwich/pizza/salad/film/robot/kite/card/dress/hat/chair/table/plan/house, ~ coffee/tea/lunch/breakfast/dinner/bread/cheese/jam/clothes, ~ of, ~ from, ~ us/me/him/her a
make | other | ~ up/out/sure, ~ a mistake/decision/noise/friend/difference, ~ friends, ~ sense, ~ the bed
put | verb [write] | name, address, paper, form, page, date, answer, comma, ~ your/my/his/her/a/the name/date/address/answer/full/comma/cross/tick
put | verb [place] | bag, table, box, shelf, fridge, book, plate, chair, pocket, cup, bin, floor, ~ the/your/my/his/her/it/them/some, ~ it/them in/on/under/into/back
put | other | ~ on/off/out/up/away/down, ~ up with
give | verb [cause] | idea, headache, hope, feeling, fright, trouble, shock, surprise, ~ me/him/her/us/you/them an/a idea/headache/shock/fright/surprise/feeling, ~ me/us hope/courage
give | verb [hand] | book, present, flower, money, card, pen, birthday, key, ticket, food, toy, apple, ~ me/him/her/us/them the/a/your/my/some/it, ~ it/them to, ~ me/him/her/us a book/present/card/pen
give | other | ~ up/in/back/away/out/off, ~ way, ~ a talk/speech, ~ me a ring/call/smile/hug/lift/hand
keep | verb [stay] | warm, quiet, calm, still, fit, cool, dry, fresh, clean, safe, awake, ~ warm/quiet/calm/still/fit/cool/dry/fresh/clean/safe/awake/healthy/close, ~ you/me/him/her/it/us/them/food warm/cool/dry/fresh/clean/safe/awake
keep | verb [store] | fridge, cupboard, drawer, box, garage, cellar, butter, ~ the/my/your/our/his/her butter/milk/key/keys/money/books/tools/bike, in the fridge
keep | verb [continue] | forget, interrupt, ~ going/trying/walking/talking/forgetting/asking/losing/running/looking/making/coming/falling/saying/telling/smiling/reading/working
keep | verb [have] | change, old, letter, ring, forever, photo, ~ the change, ~ it/them, ~ this/that/all/every/old
keep | other | ~ up, ~ in touch, ~ a secret/diary/promise, ~ an eye
turn | verb [direction] | left, right, corner, road, street, traffic, ~ left/right, ~ into the
turn | verb [round] | key, wheel, handle, head, knob, tap, lid, ~ the key/wheel/handle/tap/page/lid, ~ round/around
turn | verb [become] | red, blue, green, yellow, colour, pale, white, brown, leaf, autumn, sour, ~ red/blue/green/yellow/pale/white/brown/black/cold/sour/pink
turn | other | ~ on/off/up/down/out/over/into
take | verb [time] | hour, minute, day, week, year, long, journey, time, ~ two/three/ten/an/five/twenty/half/about/a/only/six/four hour/hours/minutes/days/weeks/years/months, how long does/will/did it ~, it/journey/trip ~, ~ long/ages
take | verb [transport] | taxi, bus, train, tram, underground, ferry, plane, ~ a/the taxi/bus/train/tram/underground/ferry/plane/lift/metro, airport
take | verb [medicine] | medicine, pill, tablet, aspirin, doctor, ~ this/the/your/my/these/some/two/one medicine/tablets/pills/pill/tablet/aspirin, twice a day
take | verb [carry] | ~ you/me/him/her/them/us/it to/home, ~ your/an/my/a umbrella/coat/passport, ~ the/my/our dog/children for, by car
take | verb [steal] | wallet, thief, thieves, bag, steal, someone/somebody/thief/thieves ~, phone, purse, robber
take | other | ~ off/out/up/after/back/on/over/part/notes/place, ~ a photo/picture/break/seat/look/rest
set | verb [clock] | alarm, clock, timer, watch, oven, ~ the/my/your/an/his/her alarm/clock/timer/watch
set | verb [sun] | sun, moon, sunset, sky, west, the/as sun ~, sun ~, sun is/was/had ~
set | verb [story] | novel, film, story, play, book, was/is ~ in, ~ in
set | noun | tool, chess, plate, knives, glasses, ~ of, a/the ~, tea/chess/drum/train ~
set | other | ~ off/up/out/fire, ~ the table
run | verb [bus] | bus, train, ferry, tram, service, buses/trains/bus/train/ferry ~, ~ every/late/between/on time
run | verb [water] | water, river, tear, tap, nose, bath, blood, ~ down, tap/water/tears/river ~
run | verb [machine] | engine, electricity, petrol, software, program, computer, battery, ~ on electricity/petrol/diesel/gas/batteries
have | verb [food] | breakfast, lunch, dinner, coffee, tea, sandwich, soup, drink, pizza, meal, supper, ~ breakfast/lunch/dinner/coffee/tea/supper/soup, ~ a/some/an coffee/sandwich/drink/snack/meal/pizza/tea/biscuit/ice/juice, ~ some
have | verb [illness] | headache, cold, fever, cough, flu, temperature, toothache, ~ a/the/an headache/cold/fever/cough/flu/temperature/toothache/stomach/sore/earache
have | verb [own] | bike, car, dog, cat, brother, sister, house, garden, hair, eye, phone, child, room, ~ a/an/two/three/four/no/many/some brother/sister/dog/cat/car/bike/house/garden/phone/big/new/long/blue/brown/brothers/sisters/children/cats/dogs, do you ~ a/any
have | verb [grammar] | never, ever, already, just, yet, since, ~ been/done/lost/never/ever/already/just/seen/gone/had/eaten/lived/not, ~ you/he/she/they ever/been/seen/done
have | other | ~ to, ~ got, ~ a shower/look/rest/party/good/great/nice/lovely, ~ fun
look | verb [seem] | tired, happy, sad, beautiful, nice, good, great, ill, old, young, angry, worried, pale, ~ tired/happy/sad/beautiful/nice/good/great/ill/old/young/angry/worried/pale/lovely/different/delicious/interesting/very/so/really/funny/strange/wonderful/smart/easy, ~ as if
look | verb [eyes] | window, picture, book, map, sky, board, mirror, page, ~ at/out/up/in/through/into, ~ there, don't ~, ~ left/right/behind
look | noun | the ~ of, a new ~, like the ~, have/take/took/had a ~
look | other | ~ for/after/like/forward
hold | verb [contain] | litre, people, bottle, box, stadium, bag, theatre, seat, ~ two/ten/fifty/a hundred/up/about/over/more/sixty, stadium/bottle/hall/box/bag/tank ~
hold | verb [event] | concert, meeting, party, election, festival, competition, every year, ~ a/an/the/its/their meeting/concert/party/election/festival/competition/event/exhibition/sale
hold | verb [hands] | hand, baby, arm, bag, umbrella, flower, ~ my/his/her/your/the/a hand/baby/bag/umbrella/ladder/door/flower, ~ hands, ~ in
hold | other | ~ on/up/back/out, ~ your breath
break | verb [rule] | rule, law, promise, punish, ~ the/a/his/her/your/their/my rule/rules/law/promise/word
call | verb [name] | name, dog, cat, baby, ~ him/her/it/them/me, ~ our/their/the/his/her dog/cat/baby/puppy, is/are/was/were ~
call | verb [phone] | phone, number, police, doctor, ambulance, tonight, tomorrow, taxi, ~ me/you/him/her later/tonight/tomorrow/back/at/on, ~ the/a police/doctor/ambulance/taxi
call | verb [shout] | shout, garden, help, loud, voice, ~ for help, ~ from, ~ out
bring | verb [cause] | luck, peace, happiness, change, life, problem, ~ luck/peace/happiness/change/good/new/joy/problems, ~ us/me/them/you luck/happiness
bring | verb [carry] | book, bag, drink, friend, dog, cake, school, party, food, menu, chair, ~ your/my/his/her/the/some/me/us/a/it/them
bring | other | ~ up/back/about/in/out
pass | verb [go by] | shop, house, bus, street, church, post office, way, ~ the/our/my/a post/shop/house/church/school/bank/station
pass | verb [time] | time, hour, year, day, week, month, quickly, slowly, time/hours/years/days/weeks/months/year/week/month ~, ~ quickly/slowly
pass | verb [law] | law, parliament, government, congress, ~ a/the/new law/laws/bill
pass | noun | bus, travel, ticket, driver, mountain, show, bus/boarding/travel/rail ~, your/my/a/the ~
pass | verb [give] | salt, sugar, pepper, bread, water, ~ me/him/her/us the, ~ the salt/sugar/pepper/bread/butter/ball
pass | verb [exam] | exam, test, study, hard, mark, driving, ~ the/my/his/her/your/all/an exam/exams/test/tests
catch | verb [animal] | mouse, fish, thief, cat, police, lion, spider, butterfly, ~ a/the/some/two mouse/fish/thief/thieves/rabbit/bird/fly/butterfly/robber/spider/lion
catch | verb [hear] | name, hear, word, didn't ~ your/the/his/what
do | verb [study] | history, maths, science, art, geography, subject, ~ history/maths/science/art/geography/english/french/physics/biology
treat | verb [behave] | same, way, fair, badly, kind, child, equal, ~ everyone/people/others/me/him/her/them/us/animals/children/it like/as/well/badly/in/with/fairly/equally
treat | verb [illness] | doctor, nurse, patient, hospital, injury, illness, disease, medicine, vet, ~ the/her/his/many/for/patients/injuries
mystery | noun [unexplained] | it's/is/was/remains a ~, ~ how/why, explain, solve, still a
mystery | noun [story] | read, book, write, detective, murder, novel, crime, film, read/write/wrote a ~, ~ story/novel
`;
