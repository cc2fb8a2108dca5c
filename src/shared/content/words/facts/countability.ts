/*
 * Nouns that are more than simply counted. What stands in no list is countable.
 */

/** Nouns that are never counted: their plural is always a mistake, and the checker says so. */
export const neverPluralNouns = `
accommodation, advice, applause, badminton, boredom, bread, chess, clothing, courage, coursework, creativity, dirt,
dust, education, electricity, employment, equipment, evidence, expertise, feedback, fun, furniture, garlic, happiness,
hardware, health, homework, hospitality, housework, housing, hygiene, information, jewellery, knowledge, leisure,
lightning, luck, luggage, maths, money, music, nutrition, obesity, oxygen, patience, peace, petrol, photography,
plagiarism, pollution, poverty, privacy, psychology, rubbish, safety, scenery, science fiction, seafood, shopping,
sightseeing, slang, software, sunshine, toothpaste, tourism, traffic, training, transport, underwear, unemployment,
violence, wealth, weather, wildlife
`;

/** Nouns that are not counted as a rule. Some have a plural in a sense that learners seldom meet. */
export const uncountableNouns = `
abstract art, access, administration, advertising, affection, air, air conditioning, anger, approval, Arabic,
architecture, artificial intelligence, athletics, attention, backache, baseball, basketball, beauty, beef, behaviour,
Bengali, biology, blood, body language, bowling, boxing, butter, camouflage, camping, captivity, care, cash,
central heating, chemistry, climate change, clutter, coal, communication, compensation, concentration, confidence,
congestion, conservation, cooking, coral, corn, cotton, countryside, cream, cricket, curiosity, cycling, dancing,
data, discipline, discrimination, distribution, diversity, diving, dough, drizzle, dusk, earache, empathy, endurance,
energy, engineering, entertainment, enthusiasm, envy, equality, evolution, excitement, existence, exploration,
eye contact, faith, fake news, farming, fast food, fiction, fighting, fishing, fitness, flour, flu, fog, folk music,
free time, freedom, frequency, fur, geography, ginger, global warming, glue, gold, golf, gossip, graduation, graffiti,
grammar, gravity, grief, guilt, gymnastics, ham, handwriting, hearing, heat, heating, Hebrew, help, heritage, Hindi,
history, hockey, honey, humour, hunting, ice, imagination, independence, inflation, infrastructure, insulation,
insurance, intelligence, internet, jazz, jealousy, jet lag, jogging, judo, justice, karate, kindness, labour,
laughter, leadership, learning, leather, leave, literacy, literature, litter, livestock, loneliness, love, magic,
make-up, management, marketing, maternity leave, mathematics, meat, midnight, milk, mineral water, mountaineering,
mud, nature, news, nightlife, noon, opposition, overtime, parking, pasta, pay, permission, Persian, philosophy,
physics, planning, plastic, pocket money, poetry, politics, pop, popularity, potential, pottery, presence, pride,
progress, proof, protection, public transport, radiation, rain, reading, recruitment, recycling, relief, research,
retail, revision, rice, rugby, running, sadness, sailing, salt, sand, security, shame, shampoo, silk, singing, skiing,
smoke, snow, snowboarding, soap, soccer, soil, spinach, squash, stamina, status, steam, steel, storage, stuff, sugar,
surfing, Swahili, swimming, sympathy, table tennis, teaching, team spirit, thunder, toast, tolerance, toothache,
tuition, turbulence, understanding, Urdu, vegetation, velvet, venom, vocabulary, volleyball, wallpaper, water,
well-being, wheat, Wi-Fi, window-shopping, wool, work, writing, yoga
`;

/** Nouns that are counted in one meaning and not in another: a glass, and glass. */
export const nounsOfBothKinds = `
ability, achievement, action, addition, adventure, age, agreement, aid, ambition, analysis, appeal, appearance,
appetite, argument, arrival, art, authority, ballet, belief, birth, blossom, breakfast, breath, brick, business, cake,
capacity, carbohydrate, cargo, celebration, cereal, chance, change, charity, cheese, chicken, childhood, chocolate,
cloth, coconut, code, coffee, cold, colour, comedy, comfort, command, commission, commitment, competition, concern,
conflict, consideration, construction, content, conversation, cost, craft, creation, credit, crime, criticism,
cruelty, cuisine, culture, currency, curry, danger, death, debate, debt, decoration, defeat, defence, delight,
delivery, democracy, departure, depth, description, desire, detention, development, diet, difficulty, dinner,
disability, disagreement, disappointment, discussion, disease, distance, division, divorce, doubt, drama, drawing,
drink, duty, effort, emotion, emphasis, entry, examination, exercise, experience, explanation, expression, fabric,
failure, fantasy, fashion, fear, fever, fibre, fire, fish, flavour, food, football, force, fortune, fraud, friendship,
frost, fruit, fuel, gas, glass, grain, grass, growth, hair, height, honour, hope, horror, ice cream, identity,
illness, improvement, industry, infection, initiative, injury, innovation, insight, inspiration, instinct, interest,
investigation, investment, jam, joy, judgement, juice, lamb, land, language, law, legend, lemon, lemonade, length,
lettuce, life, light, lunch, luxury, marriage, mass, material, meaning, medicine, memory, metal, mist,
misunderstanding, movement, mystery, noise, obligation, observation, offence, oil, opera, operation, orbit, order,
pain, painting, paper, parliament, passion, pastry, payment, pepper, performance, perfume, personality, pizza,
plaster, pleasure, poison, pool, possession, post, powder, power, practice, prejudice, preparation, pressure,
production, profit, promotion, property, prospect, protein, publication, punishment, purchase, quality, radio, rage,
reality, recommendation, recreation, reduction, relation, release, religion, responsibility, revolution, risk,
robbery, rock, room, rope, salad, sauce, school, science, selection, sense, shade, shelter, shock, sight, silence,
skill, skin, society, sound, soup, space, speech, speed, spelling, spirit, sport, steak, stew, stock, stomach ache,
strength, stress, strike, string, success, sunrise, sunset, surgery, surprise, talent, tape, taste, tax, tea,
technology, television, temperature, tension, theft, theory, therapy, thought, thread, time, trade, tradition,
tragedy, transition, translation, treasure, treatment, trouble, truth, tuna, turkey, TV, vacation, value, variety,
victory, vision, volume, war, warning, weakness, weight, width, wind, wire, wood, yoghurt, youth
`;

/** Nouns that stand in the plural only. */
export const pluralNouns = `
amenities, bacteria, cards, cattle, chips, clothes, contents, crisps, customs, facilities, funds, glasses, goods,
headphones, human rights, in-laws, jeans, leftovers, lyrics, martial arts, opening hours, outskirts, pants, people,
police, pyjamas, refreshments, regards, rollerblades, ruins, sandals, savings, scales, scissors, shorts,
special effects, stairs, statistics, sunglasses, surroundings, tights, trainers, trousers, whiskers
`;
