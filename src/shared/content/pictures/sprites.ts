/** Written by scripts/make-emoji-pictures.mjs: each emoji of our content and its name, by sprite. */
export const sprites = {
  'dice-classic': `
☀️ sun 🌧️ cloud-with-rain ❄️ snowflake 😀 grinning-face 🙁 slightly-frowning-face 😠 angry-face 🥵 hot-face
🥶 cold-face 🔑 key 🚪 door 🎒 backpack 🎩 top-hat ✉️ envelope 🗺️ world-map 💰 money-bag 🎁 wrapped-gift
📷 camera 🎸 guitar 🎂 birthday-cake 🌳 deciduous-tree 🌷 tulip ⛵ sailboat 👶 baby 💡 light-bulb ⭐ star
🌙 crescent-moon ⛈️ cloud-with-lightning-and-rain 🔥 fire ☂️ umbrella 💍 ring 🎈 balloon 😲 astonished-face
🚀 rocket 🤖 robot 🕵️ detective 👑 crown
`,
  'dice-actions': `
🏃 person-running 🚶 person-walking 🏊 person-swimming 💃 woman-dancing 🚗 automobile 🧳 luggage 🛑 stop-sign
😴 sleeping-face 🍴 fork-and-knife 🥤 cup-with-straw 🍳 cooking 🧼 soap 🧹 broom 🛍️ shopping-bags
🎤 microphone 🎮 video-game 🎨 artist-palette 📖 open-book 📺 television 🎧 headphone ✍️ writing-hand
📞 telephone-receiver 🗣️ speaking-head 🤔 thinking-face ❤️ red-heart 🧗 person-climbing 🚴 person-biking
⏰ alarm-clock 🏗️ building-construction 🏆 trophy 😂 face-with-tears-of-joy 😭 loudly-crying-face 📣 megaphone
👋 waving-hand 🔍 magnifying-glass-tilted-left 🎉 party-popper
`,
  'dice-places': `
🏠 house 🏫 school 🏥 hospital 🏦 bank 🏨 hotel 🏢 office-building 🏪 convenience-store 🛒 shopping-cart
📚 books 🏛️ classical-building 🎓 graduation-cap 🛏️ bed 🛁 bathtub 🏙️ cityscape 🏘️ houses 🛣️ motorway
🚏 bus-stop 🚉 station 🛫 airplane-departure 🏖️ beach-with-umbrella 🌊 water-wave ⛰️ mountain 🏰 castle
🏭 factory 🌉 bridge-at-night 🏝️ desert-island 🏜️ desert 🏕️ camping 🎭 performing-arts 🏟️ stadium
🗼 tokyo-tower 🪐 ringed-planet 🌋 volcano 🎪 circus-tent 🎢 roller-coaster ⛲ fountain
`,
  'dice-food': `
🍎 red-apple 🍌 banana 🍊 tangerine 🍞 bread 🧀 cheese-wedge 🥚 egg 🥛 glass-of-milk 🍵 teacup-without-handle
☕ hot-beverage 💧 droplet 🧃 beverage-box 🍚 cooked-rice 🍲 pot-of-food 🍕 pizza 🥪 sandwich 🍔 hamburger
🥔 potato 🍅 tomato 🥗 green-salad 🍦 soft-ice-cream 🍫 chocolate-bar 🥕 carrot 🍪 cookie 🍋 lemon
🍓 strawberry 🍐 pear 🍇 grapes 🧅 onion 🍜 steaming-bowl 🍯 honey-pot 🍝 spaghetti 🥄 spoon 🍄 mushroom
🍍 pineapple 🍿 popcorn 🥜 peanuts
`,
  'dice-school': `
🖊️ pen ✏️ pencil 📏 straight-ruler 📄 page-facing-up 💻 laptop 🕐 one-oclock 🎵 musical-note ⚽ soccer-ball
🏀 basketball 🖼️ framed-picture 🔢 input-numbers ❓ red-question-mark 🪑 chair 📱 mobile-phone
👩‍🏫 woman-teacher 👫 friends 🍱 bento-box 🎹 musical-keyboard 🎲 game-die ➗ divide 🎾 tennis ✂️ scissors
❌ cross-mark 📓 notebook 🔤 input-latin-letters ⌨️ keyboard 🖨️ printer 📅 calendar 🥁 drum ♟️ chess-pawn
🌍 globe-showing-europe-africa 🔔 bell 🧩 puzzle-piece 🧪 test-tube 🏅 sports-medal 🔭 telescope
`,
  'dice-emotions': `
😫 tired-face 🤤 drooling-face 🤒 face-with-thermometer 👍 thumbs-up 👎 thumbs-down
🤣 rolling-on-the-floor-laughing 😊 smiling-face-with-smiling-eyes 👌 ok-hand 🥳 partying-face 🆘 sos-button
🙏 folded-hands 💪 flexed-biceps 😨 fearful-face 🤫 shushing-face 🥱 yawning-face 🤩 star-struck
😟 worried-face 😱 face-screaming-in-fear 🤗 hugging-face 🤓 nerd-face 😎 smiling-face-with-sunglasses
🍀 four-leaf-clover 🤪 zany-face 🙂 slightly-smiling-face 😘 face-blowing-a-kiss 🤕 face-with-head-bandage
💭 thought-balloon 😬 grimacing-face 😳 flushed-face 😕 confused-face 😔 pensive-face 😌 relieved-face
🧐 face-with-monocle 😞 disappointed-face 🙄 face-with-rolling-eyes 🤞 crossed-fingers
`,
  'dice-fantasy': `
🌃 night-with-stars ⏳ hourglass-not-done 📦 package 👁️ eye ✋ raised-hand 👂 ear 👦 boy 👧 girl 👵 old-woman
👴 old-man 👪 family 🐉 dragon 🤴 prince 👸 princess 👻 ghost 🦖 t-rex ✨ sparkles 🌈 rainbow ☁️ cloud
💨 dashing-away 🍁 maple-leaf 🕯️ candle 🌹 rose 🦇 bat 🐢 turtle 🌑 new-moon 🦸 person-superhero 👹 ogre
🧚 person-fairy 🧙 person-mage 👽 alien 🦄 unicorn 💎 gem-stone 🗿 moai 🦴 bone 🧛 person-vampire
`,
  'dice-travel': `
🚙 sport-utility-vehicle 🚌 bus 🚆 train ✈️ airplane 🚲 bicycle 🚕 taxi 🎫 ticket 🧥 coat 👕 t-shirt 👗 dress
👟 running-shoe 🚻 restroom 🚢 ship 🛂 passport-control 🛴 kick-scooter 🏍️ motorcycle 🚚 delivery-truck
🚁 helicopter ⛽ fuel-pump 🚦 vertical-traffic-light ⛺ tent 🕶️ sunglasses 🥾 hiking-boot 🧤 gloves 🧣 scarf
💺 seat 💬 speech-balloon 🎿 skis 🩳 shorts 🚊 tram 🔦 flashlight 🚑 ambulance 🪂 parachute 🛶 canoe
🚡 aerial-tramway 🚩 triangular-flag
`,
  'dice-jobs': `
👩 woman 👨 man 👩‍⚕️ woman-health-worker 👨‍🌾 man-farmer 🎬 clapper-board 📸 camera-with-flash 📻 radio
📧 e-mail 📰 newspaper 👓 glasses 🤝 handshake 👮 police-officer 👩‍🎤 woman-singer 👨‍🎨 man-artist
👩‍🍳 woman-cook 👨‍✈️ man-pilot 👩‍🚒 woman-firefighter 👷 construction-worker 👨‍🔧 man-mechanic
👩‍💼 woman-office-worker 👨‍🏭 man-factory-worker 🕺 man-dancing 🦷 tooth 💊 pill 🏤 post-office 🧺 basket
👩‍🔬 woman-scientist 👨‍💻 man-technologist 👩‍🚀 woman-astronaut 💇 person-getting-haircut
🎙️ studio-microphone ⛑️ rescue-workers-helmet 🔨 hammer 🤡 clown-face 🚜 tractor 👨‍⚖️ man-judge
`,
  'dice-animals': `
🐶 dog-face 🐱 cat-face 🐰 rabbit-face 🐭 mouse-face 🐦 bird 🐟 fish 🐴 horse-face 🐄 cow 🐑 ewe 🐐 goat
🐔 chicken 🦆 duck 🦁 lion 🐯 tiger-face 🐘 elephant 🐒 monkey 🐻 bear 🐍 snake 🐸 frog 🕷️ spider 🦒 giraffe
🦓 zebra 🐊 crocodile 🦘 kangaroo 🐼 panda 🐬 dolphin 🦈 shark 🐳 spouting-whale 🐧 penguin 🦜 parrot
🐝 honeybee 🦋 butterfly 🐺 wolf 🐙 octopus 🦅 eagle 🦉 owl
`,
  'words-a1': `
👉 backhand-index-pointing-right 🐮 cow-face 🦛 hippopotamus 🦎 lizard 🐵 monkey-face 🐷 pig-face 👃 nose
👄 mouth 🦵 leg 🦶 foot 🤢 nauseated-face 🪥 toothbrush 👖 jeans 👞 mans-shoe 🧦 socks 👒 womans-hat
🧢 billed-cap 👔 necktie ⌚ watch 👜 handbag ✅ check-mark-button 🔴 red-circle 🔵 blue-circle 🟢 green-circle
🟡 yellow-circle 🟠 orange-circle ⚫ black-circle ⚪ white-circle 🟤 brown-circle 🟣 purple-circle 😢 crying-face
🧈 butter 🥩 cut-of-meat 🍗 poultry-leg 🧂 salt 🍰 shortcake 🍟 french-fries 🥭 mango 🪟 window
🛋️ couch-and-lamp 🪞 mirror 🚽 toilet 🚿 shower 🕰️ mantelpiece-clock 🍂 fallen-leaf
🌥️ sun-behind-large-cloud 🌸 cherry-blossom 🧊 ice 🍃 leaf-fluttering-in-wind 🌕 full-moon 🌱 seedling
🌨️ cloud-with-snow 🪨 rock 🌬️ wind-face 🧑‍🏫 teacher 🧑‍🎓 student 🖍️ crayon 💳 credit-card
💵 dollar-banknote 💶 euro-banknote 💷 pound-banknote 🏸 badminton ⚾ baseball 🪆 nesting-dolls 🎣 fishing-pole
🥅 goal-net 🏑 field-hockey 🪁 kite ⛸️ ice-skate 🛹 skateboard ⛷️ skier 🏓 ping-pong 🏐 volleyball
🧸 teddy-bear 🖥️ desktop-computer 🖱️ computer-mouse 🤷 person-shrugging 🔟 keycap-10 💯 hundred-points
🥇 1st-place-medal 🥈 2nd-place-medal 🥉 3rd-place-medal 🅿️ p-button 🎦 cinema ⬅️ left-arrow ➡️ right-arrow
🧑‍⚕️ health-worker 🧑‍🌾 farmer 🧑‍🍳 cook 🧑‍✈️ pilot 🧑‍🚒 firefighter 👨‍💼 man-office-worker
`,
  'words-a2': `
🐜 ant 🐪 camel 🦀 crab 🦌 deer 🦕 sauropod 🫏 donkey 🪶 feather 🪰 fly 🦊 fox 🪿 goose 🦍 gorilla 🐹 hamster
🐆 leopard 🦟 mosquito 🪺 nest-with-eggs 🐀 rat 🐚 spiral-shell 🐌 snail 🐿️ chipmunk 🦢 swan 🦃 turkey 🪽 wing
🪱 worm 🪄 magic-wand 🎺 trumpet 🎻 violin 🧑‍🎨 artist 🧠 brain 🫀 anatomical-heart 🩸 drop-of-blood 👅 tongue
🧴 lotion-bottle 🩱 one-piece-swimsuit 👚 womans-clothes 👡 womans-sandal 🧶 yarn 🧔 person-beard
👱‍♀️ woman-blonde-hair ℹ️ information ☎️ telephone 🔊 speaker-high-volume 🟦 blue-square 🧄 garlic 🫘 beans
🫛 pea-pod 🥒 cucumber 🍑 peach 🍈 melon 🔪 kitchen-knife 😋 face-savoring-food 🥥 coconut 🥬 leafy-green
🍬 candy 🍉 watermelon 🌽 ear-of-corn 🛗 elevator 🗑️ wastebasket 🔒 locked 🌎 globe-showing-americas 🌫️ fog
🕳️ hole 🌩️ cloud-with-lightning ⛄ snowman-without-snow 🌅 sunrise 🌇 sunset 💑 couple 💒 wedding 📘 blue-book
✔️ check-mark ♻️ recycling-symbol 🪵 wood 🛸 flying-saucer 🌡️ thermometer 🧑‍🔬 scientist 🪙 coin
🏬 department-store 👛 purse 🧾 receipt 🪪 identification-card 🚓 police-car 🏏 cricket-game 🥊 boxing-glove
🃏 joker 🤿 diving-mask ⛳ flag-in-hole 🤸 person-cartwheeling 🥋 martial-arts-uniform 🏁 chequered-flag
🏉 rugby-football 🏂 snowboarder 🏄 person-surfing 🧘 person-in-lotus-position 🔋 battery 📥 inbox-tray
🛜 wireless 🤳 selfie 🔈 speaker-low-volume 🛠️ hammer-and-wrench ➕ plus ➖ minus ⛪ church 🕌 mosque
🕍 synagogue 🛕 hindu-temple 🛬 airplane-arrival 🛤️ railway-track 🛵 motor-scooter ⬆️ up-arrow 🚇 metro
🛞 wheel 🧑‍🔧 mechanic 📁 file-folder 📆 tear-off-calendar
`,
  'words-b1': `
🪲 beetle 🐂 ox 🐛 bug 🐓 rooster 🦔 hedgehog 🪼 jellyfish 🐞 lady-beetle 🐾 paw-prints 🐻‍❄️ polar-bear
🦏 rhinoceros 🦭 seal 🩰 ballet-shoes 👏 clapping-hands 🫁 lungs 🤧 sneezing-face 🤰 pregnant-woman
🩹 adhesive-bandage 🤮 face-vomiting 🦠 microbe 👨‍🦲 man-bald 🪒 razor 😰 anxious-face-with-sweat 🥐 croissant
🥧 pie 🌿 herb 🍛 curry-rice 🍒 cherries 🥡 takeout-box 🥫 canned-food 🫙 jar 🫗 pouring-liquid 🌶️ hot-pepper
🫒 olive 🪣 bucket 🪜 ladder 🧱 brick 👰 person-with-veil 🔺 red-triangle 🧑‍🚀 astronaut 🔬 microscope
🛰️ satellite 🌌 milky-way 🏧 atm-sign 💱 currency-exchange 💐 bouquet 🗳️ ballot-box-with-ballot
🚣 person-rowing-boat 🎳 bowling 📶 antenna-bars 📤 outbox-tray 🔌 electric-plug ✖️ multiply 🛳️ passenger-ship
🛃 customs ⛴️ ferry
`,
  'words-b2': `
🧎 person-kneeling ✊ raised-fist 💉 syringe 🦽 manual-wheelchair 🩼 crutch 😵‍💫 face-with-spiral-eyes
🧵 thread 🪡 sewing-needle 😡 pouting-face 😮‍💨 face-exhaling 🫚 ginger-root 🪸 coral ⚛️ atom-symbol
💥 collision 🧬 dna ☢️ radioactive ☠️ skull-and-crossbones 📐 triangular-ruler 🌾 sheaf-of-rice 🎯 bullseye
`,
  things: `
🐠 tropical-fish 🥣 bowl-with-spoon 🩺 stethoscope 💈 barber-pole 🥖 baguette-bread 🪴 potted-plant
⚖️ balance-scale 🪠 plunger 🧑‍🎤 singer 🏞️ national-park 🛝 playground-slide 🌲 evergreen-tree
🍽️ fork-and-knife-with-plate 🏇 horse-racing 🧮 abacus 📜 scroll 📝 memo 🗽 statue-of-liberty
🏔️ snow-capped-mountain
`,
  lessons: `
🔄 counterclockwise-arrows-button 😮 face-with-open-mouth ⚡ high-voltage
`,
} as const;
