import type { Word } from '#shared/content/words/word';

/** Meanings that hold wherever the word is used: not told by one example of what it may be said of, nor by a place. */
export const isPlainMeaning = ({ gloss, word, topic }: Pick<Word, 'gloss' | 'word' | 'topic'>): boolean =>
  gloss !== '' &&
  topic !== 'grammar' &&
  !word.includes('-') &&
  !/\b(?:like|for example|such as|especially|sometimes|often|usually|not always|word for|short for)\b|,|\(/.test(gloss);

/**
 * Somebody or something that one can see and touch: of a joke or a sale a text may speak in another sense, of a ferry and
 * a cushion hardly.
 */
export const isConcrete = ({ gloss }: Pick<Word, 'gloss'>): boolean =>
  /^(?:an?|the|any|one of the|some) (?:\p{Ll}+,? ){0,3}?(?:person|man|woman|child|boy|girl|baby|son|daughter|brother|sister|mother|father|animal|bird|fish|insect|plant|tree|flower|fruit|vegetable|food|drink|machine|tool|thing|container|box|bag|building|room|place|shop|house|street|road|vehicle|ship|boat|car|bus|train|plane|instrument|metal|clothes|shirt|shoe|hat|seat|bed|table|book|liquid|river|hill|part of (?:the|your) (?:body|face|leg|arm|hand))\b/u.test(
    gloss,
  ) ||
  /\bpiece of (?:paper|wood|metal|cloth|material|furniture|land|glass|jewellery|clothing|leather|plastic)\b/.test(
    gloss,
  );

/** A meaning that is somebody: among things, the only one is found without knowing the word. */
export const isOfPerson = ({ gloss }: Pick<Word, 'gloss'>): boolean =>
  /^(?:an? |the )?(?:\p{Ll}+ )?(?:person|someone|somebody|man|woman|child|boy|girl)\b/u.test(gloss);

/** Words that mean so much that the one meaning of the pack is seldom the one of the text. */
export const manySenses = new Set(
  (
    'be have do get go take make put come set keep turn let run top way part place end thing side back point kind case ' +
    'movement cell party plant bank star bill lift match ring light club scale stage board pool note row bar court ' +
    'trunk sheet current fan nail palm pitch race record rock seal season spring strike tie track wave branch press ' +
    'volume figure table field character term subject object issue operation degree practice power force state capital ' +
    'glass paper iron letter present change bear mean mind play work paper home draw pass catch hold raise break call ' +
    'calendar collapse lane wish bend invent bowl underground raw sore dry flat smart poor rich light dark ' +
    'charge cover drop head hand face foot arm class course order address picture show sign report ' +
    'line sort piece bit matter sense right left only just simply finally mostly rise fall grow reach meet join lead follow ' +
    'net nets guest host mouse chip web cloud file link post track hope guess offer serve feature view position level rate range base body centre heart root spirit interest value ' +
    'standard quality quantity element factor aspect area space room house ground floor air water land sea world'
  ).split(' '),
);

/** Words of which nearly every text tells somehow, by this name or by that of one of its kind. */
export const isGeneral = (word: string): boolean =>
  /^(?:home|line|money|creature|animal|person|building|countr(?:y|ie)|cit(?:y|ie)|town|village|place|job|book|film|story|word|thing|food|drink|number|name|colour|fruit|vegetable|flower|bird|insect|tool|device|gadget|machine|vehicle|instrument|relative|parent|toy|experiment|event|trip|journey|holiday|meeting|part(?:y|ie)|question|problem|competition|accident|experience)s?$/.test(
    word,
  );
