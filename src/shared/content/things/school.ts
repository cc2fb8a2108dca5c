import { thingsOf } from './thing';

export const school = thingsOf(
  'school',
  `
# school-thing
a pen | A1 | 🖊️
a pencil | A1 | ✏️
a ruler | A1 | 📏
a rubber | A1 |  | eraser
scissors | A1 | ✂️
a book | A1 | 📖
a notebook | A1 | 📓
a dictionary | A1 | 📖
a desk | A1
a board | A1 |  | blackboard, whiteboard
a school bag | A1 | 🎒 | schoolbag, backpack
a calculator | A2
glue | A2
a pencil case | A1
a map | A1 | 🗺️
# subject
maths | A1 | 🧮 | math, mathematics
history | A2 | 📜
geography | A2 | 🌍
biology | A2 | 🧬
art | A1 | 🎨
homework | A1 | 📝
an exam | A2
`,
);
