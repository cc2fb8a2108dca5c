import { thingsOf } from './thing';

export const objects = thingsOf(
  'objects',
  `
# furniture
a table | A1
a chair | A1 | 🪑
a bed | A1 | 🛏️
a sofa | A1 | 🛋️
a mirror | A1 | 🪞
a lamp | A1 | 💡
a wardrobe | A2
a carpet | A2
a pillow | A2
# household
a key | A1 | 🔑
an umbrella | A1 | ☂️
a candle | A2 | 🕯️
a towel | A2
a clock | A1 | 🕰️
a toothbrush | A1 | 🪥 | tooth brush
a ladder | B1 | 🪜
a hammer | B1 | 🔨
a bin | A2 | 🗑️ | rubbish bin
# kitchen
a cup | A1 | 🍵
a glass | A2
a plate | A2 | 🍽️
a knife | A2 | 🔪
a fork | A2 | 🍴
a spoon | A2 | 🥄
a bottle | A1
a fridge | A1
an oven | A2
a kettle | A2
a washing machine | A2
# machine
a computer | A1 | 🖥️
a phone | A1 | 📱 | mobile, mobile phone
a camera | A1 | 📷
a TV | A1 | 📺 | television, tv
headphones | A2 | 🎧
# clothes
a hat | A1 | 👒
a coat | A1 | 🧥
a shirt | A1 | 👔
a dress | A1 | 👗
jeans | A1 | 👖
a sock | A1 | 🧦
a shoe | A1 | 👞
a scarf | A1 | 🧣
a glove | A1 | 🧤
glasses | A1 | 👓
a watch | A1 | ⌚
a ring | A2 | 💍
# vehicle
a car | A1 | 🚗
a bus | A1 | 🚌
a train | A1 | 🚆
a plane | A1 | ✈️ | aeroplane, airplane
a helicopter | A1 | 🚁
a boat | A1 | ⛵
a bike | A1 | 🚲 | bicycle
a motorbike | A1 | 🏍️ | motorcycle
a skateboard | A1 | 🛹
# music
a guitar | A1 | 🎸
a piano | A1 | 🎹
a drum | A2 | 🥁
a violin | A2 | 🎻
# toy
a ball | A1 | ⚽
a doll | A1 | 🪆
a kite | A1 | 🪁
a balloon | A2 | 🎈
a teddy bear | A1 | 🧸
`,
);
