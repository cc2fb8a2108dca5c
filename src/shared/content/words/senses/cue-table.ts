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
`;
