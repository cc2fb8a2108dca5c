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
abstract art, acceptance, access, administration, advertising, affection, agriculture, air, air conditioning, anger,
approval, Arabic, architecture, artificial intelligence, assistance, athletics, attention, awareness, backache, bacon,
baseball, basketball, beauty, beef, behaviour, Bengali, biology, blood, body language, bowling, boxing, breathing,
butter, camouflage, camping, captivity, cardboard, care, cash, central heating, chemistry, climate change, clutter,
coal, communication, compensation, concentration, confidence, congestion, consciousness, conservation, consumption,
cooking, cooperation, coral, corn, corruption, cotton, countryside, cream, cricket, curiosity, cycling, dancing,
darkness, data, destruction, determination, discipline, discrimination, distribution, diversity, diving, dough,
driving, drizzle, dusk, earache, economics, efficiency, empathy, encouragement, endurance, energy, engineering,
entertainment, enthusiasm, envy, equality, evolution, excitement, existence, exploration, eye contact, faith, fake
news, fame, farming, fast food, fiction, fighting, fishing, fitness, flour, flu, fog, folk music, free time, freedom,
frequency, funding, fur, generosity, geography, ginger, global warming, glue, gold, golf, gossip, graduation,
graffiti, grammar, gravity, grief, guidance, guilt, gymnastics, ham, handwriting, hatred, hearing, heat, heating,
Hebrew, help, heritage, hiking, Hindi, history, hockey, honey, humour, hunting, ice, imagination, immigration,
impatience, importance, independence, inflation, infrastructure, insulation, insurance, intelligence, internet, jazz,
jealousy, jet lag, jogging, journalism, judo, justice, karate, kindness, labour, lace, laughter, laundry, leadership,
learning, leather, leave, legislation, likelihood, literacy, literature, litter, livestock, logic, loneliness, love,
machinery, magic, mail, maintenance, make-up, management, marketing, maternity leave, mathematics, meat, midday,
midnight, milk, mineral water, mountaineering, mud, nature, news, nightlife, nonsense, noon, offspring, opposition,
optimism, overtime, ownership, parking, pasta, pay, permission, Persian, persuasion, philosophy, physics, planning,
plastic, pocket money, poetry, politics, pop, popularity, potential, pottery, presence, prevention, prey, pride,
printing, progress, proof, protection, public transport, publicity, racing, racism, radiation, rain, reading,
recognition, recruitment, recycling, relief, research, resistance, retail, retirement, revenge, revision, rice, rugby,
running, sadness, sailing, salt, sand, satisfaction, security, self-confidence, shame, shampoo, significance, silk,
singing, skiing, smoke, snow, snowboarding, soap, soccer, soil, spaghetti, spinach, squash, stamina, status, steam,
steel, storage, stuff, suffering, sugar, surfing, survival, Swahili, swimming, sympathy, table tennis, teaching, team
spirit, tennis, thunder, toast, tolerance, toothache, transportation, tuition, turbulence, understanding, upbringing,
Urdu, vegetation, velvet, venom, vocabulary, volleyball, wallpaper, water, welfare, well-being, wheat, Wi-Fi,
window-shopping, wisdom, wool, work, writing, yoga
`;

/** Nouns that are counted in one meaning and not in another: a glass, and glass. */
export const nounsOfBothKinds = `
ability, absence, achievement, acid, action, addition, adventure, age, agreement, aid, ambition, analysis, anxiety,
appeal, appearance, appetite, argument, arrival, art, attendance, attraction, authority, autumn, balance, ballet,
belief, birth, blossom, breakfast, breath, brick, business, cake, capacity, carbohydrate, cargo, celebration, cereal,
chance, change, charity, cheese, chicken, childhood, chocolate, cloth, coconut, code, coffee, cold, colour, comedy,
comfort, command, commission, commitment, competition, concern, conflict, consideration, construction, content,
conversation, cost, craft, creation, credit, crime, criticism, cruelty, cuisine, culture, currency, curry, danger,
death, debate, debt, decoration, defeat, defence, delight, delivery, democracy, density, departure, depression, depth,
description, desire, detention, development, diet, difficulty, dinner, disability, disagreement, disappointment,
discussion, disease, distance, division, divorce, doubt, drama, drawing, drink, duty, effort, embarrassment, emotion,
emphasis, entry, evaluation, examination, exercise, expansion, experience, explanation, expression, extinction,
fabric, failure, fantasy, fashion, fear, fever, fibre, fire, fish, flavour, food, football, force, fortune, fraud,
friendship, frost, fruit, frustration, fuel, gas, glass, grain, grass, growth, hair, half, heaven, height, hesitation,
honour, hope, horror, ice cream, identity, illness, improvement, industry, infection, initiative, injury, innovation,
insight, inspiration, instinct, interaction, interest, investigation, investment, jam, joy, judgement, juice, lamb,
land, language, law, legend, lemon, lemonade, length, lettuce, life, light, lunch, luxury, marriage, mass, material,
meaning, medicine, melon, memory, metal, mist, misunderstanding, motivation, movement, mystery, necessity,
negotiation, noise, obligation, observation, offence, oil, opening, opera, operation, orbit, order, pain, painting,
panic, paper, parliament, passion, pastry, payment, pepper, performance, perfume, personality, pineapple, pity, pizza,
plaster, pleasure, poison, pool, possession, possibility, post, powder, power, practice, prejudice, preparation,
pressure, production, profit, promotion, pronunciation, property, prospect, protein, publication, punishment,
purchase, quality, radio, rage, reality, reception, recommendation, recovery, recreation, reduction, reflection,
regulation, relation, release, religion, residence, responsibility, revolution, risk, robbery, rock, room, rope,
salad, sauce, school, science, selection, sense, settlement, shade, shelter, shock, sight, silence, similarity, skill,
skin, society, sound, soup, space, speech, speed, spelling, spice, spirit, sport, spring, staff, steak, stew, stock,
stomach ache, stone, strength, stress, strike, string, substance, success, summer, sunrise, sunset, surgery, surprise,
talent, tape, taste, tax, tea, technology, television, temperature, tension, territory, theft, theory, therapy,
thought, thread, time, top, trade, tradition, tragedy, transition, translation, treasure, treatment, trouble, truth,
tuna, turkey, TV, vacation, value, variation, variety, victory, vision, volume, war, warning, weakness, weight, width,
wind, winter, wire, wood, yoghurt, youth
`;

/** Nouns that stand in the plural only. */
export const pluralNouns = `
amenities, bacteria, cards, cattle, chips, clothes, contents, crisps, customs, facilities, funds, glasses, goods,
headphones, human rights, in-laws, jeans, leftovers, lyrics, martial arts, opening hours, outskirts, pants, people,
police, pyjamas, refreshments, regards, rollerblades, ruins, sandals, savings, scales, scissors, shorts,
special effects, stairs, statistics, sunglasses, surroundings, tights, trainers, trousers, whiskers
`;
