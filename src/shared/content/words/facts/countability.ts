/*
 * Nouns that are more than simply counted. What stands in no list is countable.
 */

/** Nouns that are never counted: their plural is always a mistake, and the checker says so. */
export const neverPluralNouns = `
accommodation, advice, applause, badminton, boredom, bread, chess, clothing, courage, coursework, creativity, dirt,
dust, education, electricity, employment, equipment, evidence, expertise, fun, furniture, garlic, happiness, hardware,
health, homework, hospitality, housework, housing, hygiene, information, jewellery, knowledge, leisure, lightning,
luck, luggage, maths, money, music, nutrition, obesity, oxygen, patience, peace, petrol, photography, plagiarism,
pollution, poverty, privacy, psychology, rubbish, safety, scenery, science fiction, seafood, shopping, sightseeing,
slang, software, sunshine, toothpaste, tourism, traffic, training, underwear, unemployment, violence, wealth, weather,
wildlife
`;

/** Nouns that are not counted as a rule. Some have a plural in a sense that learners seldom meet. */
export const uncountableNouns = `
abstract art, access, affection, air, air conditioning, anger, architecture, artificial intelligence, athletics,
attention, backache, baseball, basketball, beauty, beef, behaviour, biology, blood, body language, bowling, boxing,
butter, camouflage, camping, captivity, care, cash, central heating, chemistry, climate change, clutter, coal,
compensation, confidence, congestion, conservation, coral, corn, cotton, countryside, cream, cricket, curiosity,
cycling, data, discipline, discrimination, diversity, diving, dough, drizzle, dusk, earache, empathy, endurance,
energy, engineering, entertainment, enthusiasm, envy, equality, evolution, excitement, eye contact, fake news,
fast food, fiction, fishing, fitness, flour, flu, fog, folk music, free time, freedom, fur, geography, ginger,
global warming, glue, gold, golf, gossip, graffiti, grammar, gravity, grief, guilt, gymnastics, ham, handwriting,
heat, heating, help, heritage, history, hockey, honey, ice, imagination, independence, inflation, infrastructure,
insulation, insurance, internet, jazz, jealousy, jet lag, jogging, judo, justice, karate, kindness, leather, leave,
literacy, literature, litter, livestock, loneliness, love, magic, make-up, maternity leave, meat, midnight, milk,
mineral water, mountaineering, mud, nature, news, nightlife, noon, overtime, parking, pasta, pay, permission, physics,
plastic, pocket money, poetry, politics, pop, pottery, presence, pride, progress, proof, public transport, radiation,
rain, recruitment, recycling, relief, research, retail, revision, rice, rugby, sadness, sailing, salt, sand, security,
shame, shampoo, silk, skiing, smoke, snow, snowboarding, soap, soil, spinach, squash, stamina, steam, steel, stuff,
sugar, surfing, sympathy, table tennis, team spirit, thunder, toast, tolerance, toothache, tuition, turbulence,
vegetation, velvet, venom, vocabulary, volleyball, wallpaper, water, well-being, wheat, Wi-Fi, window-shopping, wool,
work, yoga
`;

/** Nouns that are counted in one meaning and not in another: a glass, and glass. */
export const nounsOfBothKinds = `
ability, action, age, agreement, analysis, appetite, arrival, art, authority, ballet, belief, birth, blossom,
breakfast, breath, brick, business, cake, carbohydrate, cargo, cereal, change, charity, cheese, chicken, childhood,
chocolate, cloth, coconut, code, coffee, cold, colour, comedy, comfort, concern, conflict, construction, conversation,
cost, craft, crime, criticism, cruelty, cuisine, culture, currency, curry, danger, death, debate, debt, defeat,
delivery, democracy, departure, depth, detention, development, diet, difficulty, dinner, disability, disagreement,
disappointment, discussion, disease, distance, divorce, doubt, drawing, drink, effort, exercise, experience, fabric,
failure, fantasy, fashion, fear, fever, fibre, fire, fish, flavour, food, football, force, fortune, fraud, friendship,
frost, fruit, fuel, gas, glass, grain, grass, hair, height, honour, hope, ice cream, identity, illness, improvement,
industry, infection, injury, innovation, insight, inspiration, instinct, interest, jam, joy, juice, lamb, land,
language, law, legend, lemon, lemonade, length, lettuce, life, light, lunch, luxury, marriage, mass, material,
medicine, memory, metal, mist, movement, mystery, noise, oil, opera, order, pain, painting, paper, passion, pastry,
payment, pepper, perfume, pizza, plaster, pleasure, poison, post, powder, power, practice, prejudice, pressure,
profit, promotion, property, protein, punishment, quality, radio, rage, recreation, religion, responsibility, risk,
robbery, rock, room, rope, salad, sauce, school, science, sense, shade, shelter, shock, sight, silence, skill, skin,
society, sound, soup, space, speech, speed, spelling, sport, steak, stew, stock, stomach ache, strength, stress,
strike, string, success, sunrise, sunset, surgery, surprise, talent, taste, tax, tea, technology, television,
temperature, tension, theft, thread, time, trade, tragedy, treatment, trouble, truth, tuna, turkey, TV, value,
variety, victory, war, weight, width, wind, wire, wood, yoghurt, youth
`;

/** Nouns that stand in the plural only. */
export const pluralNouns = `
amenities, bacteria, cards, cattle, chips, clothes, crisps, customs, facilities, funds, glasses, goods, headphones,
human rights, in-laws, jeans, leftovers, lyrics, martial arts, opening hours, outskirts, people, police, pyjamas,
refreshments, rollerblades, ruins, sandals, savings, scales, scissors, shorts, special effects, stairs, statistics,
sunglasses, surroundings, tights, trainers, trousers, whiskers
`;
