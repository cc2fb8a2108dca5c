import { thingsOf } from './thing';

export const jobs = thingsOf(
  'jobs',
  `
# job
a doctor | A1 | 🩺
a nurse | A1 | 🧑‍⚕️
a dentist | A1 | 🦷
a vet | A1 | 🐾
a teacher | A1 | 🧑‍🏫
a farmer | A1 | 🧑‍🌾
a chef | A1 | 🧑‍🍳 | cook
a waiter | A1 |  | waitress
a taxi driver | A1 | 🚕
a bus driver | A1 | 🚌
a pilot | A1 | 🧑‍✈️
a police officer | A1 | 👮 | policeman, policewoman
a firefighter | A1 | 🧑‍🚒 | fireman
a shop assistant | A1
a hairdresser | A1 | 💈
a cleaner | A1 | 🧹
a builder | A1 | 👷
a baker | A2 | 🥖
a butcher | A2
a gardener | A2 | 🪴
a mechanic | A2 | 🧑‍🔧
an engineer | A2
a lawyer | A2 | ⚖️
a photographer | A2 | 📸
an architect | A2 | 📐
an electrician | B1 | 🔌
a plumber | B1 | 🪠
a librarian | B1
an actor | A1 | 🎬 | actress
a singer | A1 | 🧑‍🎤
a dancer | A1 | 💃
a scientist | A2 | 🧑‍🔬
an astronaut | B1 | 🧑‍🚀
`,
);
