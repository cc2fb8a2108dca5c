import { type Contrast, pairsOf } from './pair';

/** In British English, as all of these tables. */
export const vowelContrasts: readonly Contrast[] = [
  {
    id: 'ship-sheep',
    sounds: ['kit', 'fleece'],
    hint: 'The first is short and relaxed. The second is long, with a smile.',
    pairs: pairsOf(
      'ship/sheep, sit/seat, it/eat, fill/feel, chip/cheap, slip/sleep, rich/reach, hit/heat, bin/bean, still/steel, pick/peak, will/wheel, hill/heel, his/he’s, list/least, dip/deep, lip/leap, mill/meal, pitch/peach, knit/neat, chick/cheek',
    ),
  },
  {
    id: 'men-man',
    sounds: ['dress', 'trap'],
    hint: 'For the second sound the mouth opens much wider.',
    pairs: pairsOf(
      'men/man, pen/pan, bed/bad, head/had, bet/bat, set/sat, send/sand, said/sad, then/than, ten/tan, lend/land, end/and, guess/gas, met/mat, pet/pat, shell/shall, kettle/cattle, beg/bag, bend/band, mess/mass',
    ),
  },
  {
    id: 'bill-bell',
    sounds: ['kit', 'dress'],
    hint: 'For the second sound the mouth is a little more open.',
    pairs: pairsOf(
      'bill/bell, tin/ten, pin/pen, disk/desk, lift/left, lid/led, bitter/better, sit/set, miss/mess, hid/head, spill/spell, will/well, fill/fell, till/tell, listen/lesson, wrist/rest, built/belt, litter/letter, pig/peg, since/sense, chick/check',
    ),
  },
  {
    id: 'cat-cut',
    sounds: ['trap', 'strut'],
    hint: 'The first is wide open at the front. The second is shorter, in the middle of the mouth.',
    pairs: pairsOf(
      'cat/cut, hat/hut, cap/cup, bag/bug, fan/fun, ran/run, began/begun, bat/but, mad/mud, match/much, sang/sung, drank/drunk, ankle/uncle, back/buck, track/truck, crash/crush, lamp/lump, rag/rug, hang/hung, paddle/puddle',
    ),
  },
  {
    id: 'cut-cart',
    sounds: ['strut', 'palm'],
    hint: 'The first is short. The second is long, from further back.',
    pairs: pairsOf(
      'cut/cart, hut/heart, much/march, duck/dark, bun/barn, come/calm, buck/bark, hum/harm, stuff/staff, luck/lark, cuff/calf, some/psalm, tusk/task, cup/carp',
    ),
  },
  {
    id: 'hat-heart',
    sounds: ['trap', 'palm'],
    hint: 'The first is short and at the front. The second is long and at the back.',
    pairs: pairsOf(
      'hat/heart, cat/cart, pack/park, match/march, ham/harm, had/hard, ban/barn, back/bark, am/arm, chat/chart, cap/carp, ant/aunt, pat/part, shack/shark, lack/lark',
    ),
  },
  {
    id: 'luck-lock',
    sounds: ['strut', 'lot'],
    hint: 'For the second sound the lips are round.',
    pairs: pairsOf(
      'luck/lock, nut/not, hut/hot, shut/shot, duck/dock, rub/rob, bus/boss, wonder/wander, colour/collar, sung/song, rung/wrong, lung/long, cut/cot, stuck/stock, cuff/cough, dull/doll, cup/cop, fund/fond',
    ),
  },
  {
    id: 'pot-port',
    sounds: ['lot', 'thought'],
    hint: 'The first is short. The second is long, with rounder lips.',
    pairs: pairsOf(
      'pot/port, spot/sport, shot/short, cot/caught, not/nought, wok/walk, cod/cord, stock/stork, swan/sworn, Don/dawn, collar/caller, odd/awed, tot/taught, potter/porter',
    ),
  },
  {
    id: 'full-fool',
    sounds: ['foot', 'goose'],
    hint: 'The first is short and relaxed. The second is long, with the lips pushed forward.',
    pairs: pairsOf(
      'full/fool, pull/pool, look/Luke, could/cooed, wood/wooed, soot/suit, should/shooed, hood/who’d, The sign says pull/The sign says pool, I said look/I said Luke, I read the word full/I read the word fool',
    ),
  },
  {
    id: 'work-walk',
    sounds: ['nurse', 'thought'],
    hint: 'For the first sound the lips are flat. For the second they are round.',
    pairs: pairsOf(
      'work/walk, bird/board, first/forced, shirt/short, burn/born, turn/torn, worm/warm, firm/form, fur/four, curse/course, curl/call, sir/saw, stir/store, learn/lawn, word/ward, pearl/Paul',
    ),
  },
  {
    id: 'hurt-heart',
    sounds: ['nurse', 'palm'],
    hint: 'For the second sound the mouth opens wide, as for the doctor.',
    pairs: pairsOf(
      'hurt/heart, fur/far, stir/star, firm/farm, heard/hard, burn/barn, further/father, curve/carve, perk/park, curt/cart, cursed/cast, birth/bath',
    ),
  },
  {
    id: 'bird-bed',
    sounds: ['nurse', 'dress'],
    hint: 'The first is long, with the tongue in the middle. The second is short, at the front.',
    pairs: pairsOf(
      'bird/bed, heard/head, turn/ten, burst/best, worst/west, dirt/debt, further/feather, burnt/bent, birth/Beth, burn/Ben, learnt/lent, whirl/well, word/wed',
    ),
  },
  {
    id: 'late-let',
    sounds: ['face', 'dress'],
    hint: 'The first is long and moves to a smile. The second is short and does not move.',
    pairs: pairsOf(
      'late/let, wait/wet, paper/pepper, main/men, age/edge, sale/sell, tale/tell, gate/get, date/debt, pain/pen, taste/test, waist/west, fail/fell, chase/chess, later/letter, mate/met, laid/led',
    ),
  },
  {
    id: 'lake-like',
    sounds: ['face', 'price'],
    hint: 'Both move to a smile. The second begins with the mouth wide open.',
    pairs: pairsOf(
      'lake/like, May/my, wait/white, rate/right, late/light, pay/pie, bay/buy, hay/high, mail/mile, bake/bike, tame/time, ways/wise, raise/rise, tail/tile, lane/line, fail/file, raid/ride, way/why, main/mine, pain/pine',
    ),
  },
  {
    id: 'coat-cot',
    sounds: ['goat', 'lot'],
    hint: 'The first is long and moves to round lips. The second is short and does not move.',
    pairs: pairsOf(
      'coat/cot, note/not, hope/hop, road/rod, goat/got, soak/sock, cloak/clock, own/on, won’t/want, coast/cost, woke/wok, robe/rob, wrote/rot, code/cod, phoned/fond, toast/tossed',
    ),
  },
  {
    id: 'boat-bought',
    sounds: ['goat', 'thought'],
    hint: 'The first moves: the lips close to a small circle. The second stays the same all the way.',
    pairs: pairsOf(
      'boat/bought, coat/caught, low/law, so/saw, show/shore, woke/walk, coal/call, bowl/ball, hole/hall, cold/called, flow/floor, bone/born, snow/snore, tone/torn, know/nor, loan/lawn, oat/ought',
    ),
  },
  {
    id: 'ear-air',
    sounds: ['near', 'square'],
    hint: 'The first begins with a smile. The second begins with a more open mouth.',
    pairs: pairsOf(
      'ear/air, here/hair, beer/bear, fear/fair, dear/dare, cheer/chair, pier/pear, rear/rare, spear/spare, steer/stare, hear/hare, really/rarely, sheer/share, weary/wary',
    ),
  },
];
