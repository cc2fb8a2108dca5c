import { wordsOf } from '../word';

export const words = wordsOf(
  'A1',
  'people',
  `
person | noun | one man, woman or child | Who is the person in this photo?
people | noun | men, women and children | There are many people on the bus.
man | noun | an adult, for example a father or a husband | That man is my English teacher. | 👨
woman | noun | a girl is this when she is an adult | Who is the woman in the blue dress? | 👩
boy | noun | a child who will be a man | Two boys are playing football in the park. | 👦
girl | noun | a child who will be a woman | Lucía is a girl in my class. | 👧
child | noun | a boy or a girl, or someone’s son or daughter | We have three children.
baby | noun | a very young child who can’t walk or talk | The baby is asleep. | 👶
adult | noun | a person who is not a child now | Tickets are ten pounds for adults.
family | noun | a group of people, for example parents and their children | Do you have a big family? | 👪
mother | noun | a woman who has a son or a daughter | Yuki’s mother is a doctor.
father | noun | a man who has a son or a daughter | Their father comes from Ghana.
mum | noun | what many children call the woman who is their parent | Mum, where are my shoes?
dad | noun | what many children call the man who is their parent | My dad makes good pizza.
parent | noun | a mother or a father | Do you live with your parents?
brother | noun | a boy or man with the same parents as you | Ali has two big brothers.
sister | noun | a girl or woman with the same parents as you | Is your sister at university?
son | noun | a boy, to his parents | Their son is five years old.
daughter | noun | a girl, to her parents | Mr Silva has one daughter and two sons.
grandmother | noun | the mother of your mum or dad | My grandmother is 70 today. | 👵
grandfather | noun | the father of your mum or dad | Her grandfather tells good stories. | 👴
grandparent | noun | the mother or father of your mum or dad | We visit our grandparents on Sundays.
aunt | noun | the sister of your mother or father | Aunt Mei lives in a big city.
uncle | noun | the brother of your mother or father | This car is my uncle’s.
cousin | noun | a child of your aunt or your uncle | I play with my cousins at the weekend.
husband | noun | the man that somebody is married to | Elena and her husband live in Rome.
wife | noun | the woman that somebody is married to | Tom’s wife is a nurse.
married | adjective | with a husband or a wife | Are you married or single?
friend | noun | a person that you know well and like | Omar and Ben are good friends.
best friend | noun | the person you like most, not from your family | Nadia is my best friend.
name | noun | what people call you, for example Ana or Omar | Hello! What’s your name?
first name | noun | what your friends call you: ‘Ana’, not ‘Ms Silva’ | Her first name is Rosa.
age | noun | how old you are | Please write your name and age here.
young | adjective | not old, like a child | My brother is too young for school.
old [person] | adjective | 70 or 80 years of age, for example; not young | Our teacher isn’t old. He’s 35!
Mr | noun | a word in front of a man’s name | Good morning, Mr Khan.
Mrs | noun | a word in front of a married woman’s name | Mrs Novak has four children.
Ms | noun | a word in front of any woman’s name, married or not | Our new teacher is Ms Costa.
grandma | noun | what children call the mother of their mum or dad | Grandma, can you read me a story?
grandad | noun | what children call the father of their mum or dad | Grandad is in the garden.
birthday | noun | the day of the year when you are one year older | Happy birthday, Kofi!
grandpa | noun | a short, friendly name for the father of your mum or dad | Grandpa, come and play with us!
call [name] | verb | to give a person, an animal or a thing a name | We call our dog Max.
`,
);
