/**
 * Every refusal that the portal knows, with its HTTP meaning and the sentence for a person.
 * One table, so that status, text and type cannot drift apart. Branch on the key, never on the text.
 */
export const failures = {
  // Entering
  signed_out: { code: 'UNAUTHORIZED', text: 'Please sign in.' },
  not_allowed: { code: 'FORBIDDEN', text: 'You do not have access to this.' },
  invalid_credentials: { code: 'UNAUTHORIZED', text: 'Invalid credentials' },
  too_many_attempts: { code: 'TOO_MANY_REQUESTS', text: 'Too many attempts. Please wait a little and try again.' },
  too_many_streams: {
    code: 'TOO_MANY_REQUESTS',
    text: 'This account is open in too many windows to be told of changes in each.',
  },
  captcha_failed: {
    code: 'BAD_REQUEST',
    text: 'The check against robots failed. Please reload the page and try again.',
  },
  // Accounts
  username_taken: { code: 'CONFLICT', text: 'This username is taken. Please choose another.' },
  username_alike: {
    code: 'CONFLICT',
    text: 'This username looks too much like somebody else’s. Please choose another.',
  },
  username_mixed: {
    code: 'BAD_REQUEST',
    text: 'Please write the username in one alphabet: letters of several look alike.',
  },
  email_taken: { code: 'CONFLICT', text: 'An account with this email address already exists.' },
  reset_token_invalid: {
    code: 'BAD_REQUEST',
    text: 'This reset link is not valid any more. Please ask for a new one.',
  },
  password_guessable: {
    code: 'BAD_REQUEST',
    text: 'This is one of the passwords that are guessed first. Please choose another; three or four words are a good one.',
  },
  address_link_invalid: {
    code: 'BAD_REQUEST',
    text: 'This link is not valid any more. Please ask for a new one.',
  },
  email_own: { code: 'CONFLICT', text: 'This is the address of your account already.' },
  nothing_to_confirm: { code: 'CONFLICT', text: 'There is no address to confirm.' },
  address_unconfirmed: {
    code: 'FORBIDDEN',
    text: 'Please confirm your email address first: follow the link that we mailed to you.',
  },
  admin_role_reserved: {
    code: 'FORBIDDEN',
    text: 'Admin role can only be assigned by existing administrators.',
  },
  last_admin: { code: 'CONFLICT', text: 'This is the last administrator. Make somebody else an administrator first.' },
  cursor_invalid: {
    code: 'BAD_REQUEST',
    text: 'This cursor does not fit this list. Please start from the first page.',
  },
  user_not_found: { code: 'NOT_FOUND', text: 'There is no such user.' },
  people_too_many: { code: 'BAD_REQUEST', text: 'Too many people fit this. Please type more of the name.' },
  // Signing in safely
  second_factor_needed: {
    code: 'UNAUTHORIZED',
    text: 'Please enter the code from your authenticator app, or one of your recovery codes.',
  },
  second_factor_wrong: {
    code: 'UNAUTHORIZED',
    text: 'This code is not right, or it was used already. Please wait for the next one.',
  },
  second_factor_unreadable: {
    code: 'SERVICE_UNAVAILABLE',
    text: 'The portal cannot check codes of your app just now. Please use a recovery code, or tell whoever runs the portal.',
  },
  second_factor_on: { code: 'CONFLICT', text: 'The second step is on already. Switch it off first to set it up anew.' },
  second_factor_off: { code: 'CONFLICT', text: 'This account has no second step at sign-in.' },
  second_factor_not_begun: { code: 'CONFLICT', text: 'There is nothing to confirm. Please begin to set it up again.' },
  second_factor_own: { code: 'CONFLICT', text: 'Switch off your own second step in your profile, with a code.' },
  set_up_code_wrong: {
    code: 'BAD_REQUEST',
    text: 'This code does not fit. Please check the clock of your phone, and enter the code that it shows now.',
  },
  password_wrong: { code: 'FORBIDDEN', text: 'This is not your password. Please type it again.' },
  session_not_found: { code: 'NOT_FOUND', text: 'There is no such session. It may have ended already.' },
  // Keys for outside tools
  key_not_found: { code: 'NOT_FOUND', text: 'There is no such key. It may have been revoked already.' },
  key_unknown: { code: 'UNAUTHORIZED', text: 'This key is unknown, was revoked or has expired.' },
  key_scope_short: { code: 'FORBIDDEN', text: 'This key may not do that.' },
  key_not_here: {
    code: 'FORBIDDEN',
    text: 'This is not done with a key. Please sign in to the portal and do it there.',
  },
  keys_full: { code: 'CONFLICT', text: 'You have as many keys as there can be. Revoke one to make room.' },
  admin_key_reserved: { code: 'FORBIDDEN', text: 'Only administrators can make keys that administrate.' },
  // Associated users
  email_unknown: { code: 'NOT_FOUND', text: 'There is no account with this email address.' },
  associating_self: { code: 'BAD_REQUEST', text: 'You cannot add yourself.' },
  students_only: { code: 'FORBIDDEN', text: 'Teachers can add students only.' },
  already_associated: { code: 'CONFLICT', text: 'This user is already on your list.' },
  students_full: { code: 'CONFLICT', text: 'Your plan has no free place for another student.' },
  association_not_found: { code: 'NOT_FOUND', text: 'There is no such association.' },
  // Classes
  class_not_found: { code: 'NOT_FOUND', text: 'There is no such class. It may have been deleted.' },
  class_right_missing: { code: 'FORBIDDEN', text: 'You may look at this class, but not change it.' },
  class_of_another: {
    code: 'CONFLICT',
    text: 'That class has another owner. Students move only between classes of the same one.',
  },
  classes_full: { code: 'CONFLICT', text: 'Your plan has no place for another class.' },
  class_archived: { code: 'CONFLICT', text: 'This class is archived. Take it out of the archive first.' },
  class_sample: { code: 'CONFLICT', text: 'This is the sample class: it stays as it is, or is deleted.' },
  class_open: { code: 'CONFLICT', text: 'This class is not archived.' },
  classes_open: {
    code: 'CONFLICT',
    text: 'You have classes that are not archived. Hand them to a co-teacher, or archive or delete them first.',
  },
  class_teacher_not_found: { code: 'NOT_FOUND', text: 'They do not teach this class, or are not invited any more.' },
  teaching_already: { code: 'CONFLICT', text: 'They already teach this class or look at it.' },
  enrolled_here: {
    code: 'CONFLICT',
    text: 'You are in this class as a student, or asked to join it. Leave it first.',
  },
  collaborators_full: { code: 'CONFLICT', text: 'The plan has no place for another collaborator.' },
  class_offer_not_found: { code: 'NOT_FOUND', text: 'The class is not offered any more.' },
  student_not_found: { code: 'NOT_FOUND', text: 'There is no such student in this class.' },
  student_in_class: { code: 'CONFLICT', text: 'This student is in that class already.' },
  student_number_taken: { code: 'CONFLICT', text: 'Another student of this class has this number.' },
  student_has_account: { code: 'CONFLICT', text: 'Somebody has joined under this name already.' },
  import_not_found: { code: 'NOT_FOUND', text: 'There is nothing left to take back.' },
  join_code_unknown: {
    code: 'NOT_FOUND',
    text: 'There is nothing with this code. Please check it: a code has six letters.',
  },
  join_code_of_work: {
    code: 'CONFLICT',
    text: 'This is the code of a task, not of a class. Type it on the page Join.',
  },
  join_code_of_class: {
    code: 'CONFLICT',
    text: 'This is the code of a class. Join it with your account, or sign in to it.',
  },
  // Live games
  join_code_of_live: {
    code: 'CONFLICT',
    text: 'This code leads to a live game. Please join it on the page for codes.',
  },
  live_not_found: { code: 'NOT_FOUND', text: 'There is no such game.' },
  live_player_not_found: { code: 'NOT_FOUND', text: 'There is no such player in this game.' },
  live_not_playing: { code: 'NOT_FOUND', text: 'This device plays no such game. Please enter its code.' },
  live_not_playable: {
    code: 'CONFLICT',
    text: 'Nothing in it can be played live. Choices, short answers, numbers, words in order and polls can.',
  },
  live_needs_class: { code: 'CONFLICT', text: 'Names of the roster need a class. Please choose one for this game.' },
  live_games_full: {
    code: 'CONFLICT',
    text: 'You have as many live games as the portal keeps. Please delete an old one first.',
  },
  live_moved_on: { code: 'CONFLICT', text: 'The game has gone on meanwhile. Look where it is now, and press again.' },
  live_answers_coming: {
    code: 'CONFLICT',
    text: 'Answers are still coming. Please wait for them, or close the question first.',
  },
  live_not_now: { code: 'CONFLICT', text: 'The game is not at a point where this can be done.' },
  live_locked: { code: 'CONFLICT', text: 'The game is locked: nobody new comes in. Please ask your teacher.' },
  live_over: { code: 'CONFLICT', text: 'This game is over.' },
  live_full: { code: 'CONFLICT', text: 'This game has as many players as it can take.' },
  live_kicked: { code: 'FORBIDDEN', text: 'Your teacher has taken this device out of the game.' },
  live_roster_only: {
    code: 'FORBIDDEN',
    text: 'This game is for students of the class. Please sign in with your class first.',
  },
  live_name_needed: { code: 'CONFLICT', text: 'Please choose a name for this game.' },
  live_name_refused: { code: 'CONFLICT', text: 'This name cannot stand on the wall. Please choose another one.' },
  live_time_over: { code: 'CONFLICT', text: 'The time for this question is over.' },
  live_letter_unknown: {
    code: 'CONFLICT',
    text: 'This question has fewer choices than that letter. Please look at the card again.',
  },
  live_not_open: { code: 'CONFLICT', text: 'This question is not open for answers now.' },
  // Screens and remotes
  device_code_unknown: {
    code: 'NOT_FOUND',
    text: 'No device shows this code now. Please look at it again: its code changes every five minutes.',
  },
  device_not_paired: { code: 'NOT_FOUND', text: 'This device is not connected any more. It shows a new code.' },
  device_not_found: { code: 'NOT_FOUND', text: 'This device is not connected any more.' },
  devices_full: {
    code: 'CONFLICT',
    text: 'You have five devices connected already. Please disconnect one of them first.',
  },
  code_for_graded: {
    code: 'CONFLICT',
    text: 'Only practice can have a code for anyone: no limit of attempts, and answers shown after each question.',
  },
  code_closed: {
    code: 'CONFLICT',
    text: 'The code of this task was closed. You can still look at what you did.',
  },
  guest_unknown: {
    code: 'NOT_FOUND',
    text: 'This task was not begun on this device. Type its code to begin.',
  },
  guest_not_found: { code: 'NOT_FOUND', text: 'This guest is no longer there.' },
  guests_full: {
    code: 'CONFLICT',
    text: 'Very many people have come to this task already. Please tell your teacher.',
  },
  joining_own_class: { code: 'CONFLICT', text: 'This is your own class.' },
  waiting_room_full: {
    code: 'CONFLICT',
    text: 'Very many people wait to join this class. Please tell its teacher, who lets them in.',
  },
  // Given work
  assignment_not_found: { code: 'NOT_FOUND', text: 'There is no such work. Your teacher may have taken it back.' },
  source_not_found: {
    code: 'NOT_FOUND',
    text: 'What this was given from is not among your saved work any more. It stays as it was given.',
  },
  book_not_played: {
    code: 'CONFLICT',
    text: 'This is a book to write, so there is nothing to play. Begin the book instead.',
  },
  book_not_asked: { code: 'CONFLICT', text: 'No book is asked for here. Play this work instead.' },
  book_not_ruled: {
    code: 'BAD_REQUEST',
    text: 'A book has no attempts, no time limit and no answers to show. Please leave these out.',
  },
  book_for_account: {
    code: 'BAD_REQUEST',
    text: 'A book is kept in its writer’s account, so no guest can write it. Give it without a code.',
  },
  not_assignable: {
    code: 'BAD_REQUEST',
    text: 'This cannot be given as it is. Save a copy of your own first, and give that.',
  },
  dates_wrong: { code: 'BAD_REQUEST', text: 'These dates do not fit together. Please check them.' },
  assignments_full: {
    code: 'CONFLICT',
    text: 'This class has as much work as there is room for. Delete what is no longer needed.',
  },
  // What a class works on again
  focus_not_found: { code: 'NOT_FOUND', text: 'There is no such thing to work on. It may have been removed.' },
  focus_point_unknown: {
    code: 'CONFLICT',
    text: 'The class got none of this wrong during this time. Please choose among the points that are shown.',
  },
  focus_too_short: { code: 'BAD_REQUEST', text: 'This lesson is too short for so many points.' },
  marked_meanwhile: { code: 'CONFLICT', text: 'Somebody else marked this answer in the meantime.' },
  returned_meanwhile: { code: 'CONFLICT', text: 'Somebody else gave this answer back in the meantime.' },
  nothing_to_revise: { code: 'CONFLICT', text: 'There is nothing to revise any more.' },
  joined_already: { code: 'CONFLICT', text: 'You have asked to join this class already, or are in it.' },
  // Schools
  school_not_found: {
    code: 'NOT_FOUND',
    text: 'There is no such school, or you are not in it. It may have been closed.',
  },
  school_right_missing: {
    code: 'FORBIDDEN',
    text: 'Only those who administer your school can do that. Please ask one of them.',
  },
  school_member_not_found: {
    code: 'NOT_FOUND',
    text: 'They are not in this school any more, or are no longer waiting or invited.',
  },
  school_code_unknown: {
    code: 'NOT_FOUND',
    text: 'No school has this code. Please check it: a code has six letters.',
  },
  school_member_already: { code: 'CONFLICT', text: 'They are in this school already.' },
  in_school_already: { code: 'CONFLICT', text: 'You are in a school already, or asked to join one. Leave it first.' },
  school_administrator_last: {
    code: 'CONFLICT',
    text: 'A school keeps somebody who administers it. Name another administrator first.',
  },
  school_full: { code: 'CONFLICT', text: 'This school has as many members or invitations as there can be.' },
  // Students without an address
  managed_self: { code: 'FORBIDDEN', text: 'Your class looks after this account. Please ask your teacher.' },
  account_managed: {
    code: 'CONFLICT',
    text: 'A class looks after this account. Only its teacher can change it.',
  },
  student_unmanaged: { code: 'CONFLICT', text: 'This student signs in with an account of their own.' },
  claim_closed: {
    code: 'CONFLICT',
    text: 'This account cannot be made yours now. Ask your teacher to let you keep it, and try again.',
  },
  sign_in_missing: { code: 'NOT_FOUND', text: 'This student cannot sign in yet. Make a sign-in first.' },
  student_secret_wrong: {
    code: 'UNAUTHORIZED',
    text: 'That was not right. Look at your name and your secret, and try again.',
  },
  card_unknown: { code: 'UNAUTHORIZED', text: 'This card does not work any more. Please ask your teacher.' },
  card_asks_pictures: { code: 'FORBIDDEN', text: 'Now show that it is you, with your three pictures.' },
  card_asks_words: { code: 'FORBIDDEN', text: 'Now show that it is you, with your two words.' },
  // Apps
  app_not_found: { code: 'NOT_FOUND', text: 'There is no such app.' },
  // Tokens
  below_cost: { code: 'BAD_REQUEST', text: 'This app costs more than that.' },
  app_not_open: { code: 'PAYMENT_REQUIRED', text: 'Please open the app first.' },
  app_not_gated: { code: 'BAD_REQUEST', text: 'This app is not paid on opening.' },
  tokens_short: { code: 'PAYMENT_REQUIRED', text: 'Not enough tokens.' },
  owners_busy: {
    code: 'CONFLICT',
    text: 'The tokens that you share are in use right now. Please try again in a few minutes.',
  },
  daily_cap_reached: {
    code: 'PAYMENT_REQUIRED',
    text: 'What you may spend of shared tokens today is used up. It begins again at midnight.',
  },
  idempotency_key_reused: {
    code: 'CONFLICT',
    text: 'This idempotency key was already used for another request.',
  },
  // Saved work
  resource_not_found: { code: 'NOT_FOUND', text: 'There is no such saved work. It may have been deleted.' },
  resource_changed: {
    code: 'CONFLICT',
    text: 'This was changed somewhere else in the meantime. Look at both versions and choose.',
  },
  content_unfit: { code: 'BAD_REQUEST', text: 'This content does not fit what it is to be saved as.' },
  library_full: { code: 'CONFLICT', text: 'Your library is full. Delete something for good to make room.' },
  space_full: {
    code: 'CONFLICT',
    text: 'There is no space left to save this. Delete something for good in the trash of the library to make room.',
  },
  version_not_found: { code: 'NOT_FOUND', text: 'This version is not kept any more.' },
  too_many_tags: { code: 'BAD_REQUEST', text: 'That would be more than 20 tags. Take some off first.' },
  novel_full: { code: 'CONFLICT', text: 'This book is full. Put some scenes together first.' },
  set_unfinished: { code: 'CONFLICT', text: 'There is no question in it yet. Add one, then share it.' },
  not_shareable: {
    code: 'CONFLICT',
    text: 'Work of this kind is not shared by a link. Hand it in where the app lets you, or print it.',
  },
  share_not_found: { code: 'NOT_FOUND', text: 'This link does not work any more. Ask for a new one.' },
  code_unknown: { code: 'NOT_FOUND', text: 'No roll with this code. Look at the board again.' },
  // Attempts
  attempt_not_found: { code: 'NOT_FOUND', text: 'There is no such attempt. It may have been too long ago.' },
  attempt_finished: { code: 'CONFLICT', text: 'This attempt is over. Start a new one.' },
  not_open_yet: { code: 'CONFLICT', text: 'This is not open yet. Come back when it opens.' },
  closed_already: { code: 'CONFLICT', text: 'This is closed: its last day is over. Ask your teacher.' },
  attempts_used_up: { code: 'CONFLICT', text: 'You have used all your attempts at this.' },
  name_needed: { code: 'BAD_REQUEST', text: 'Please enter your name first.' },
  time_is_up: { code: 'CONFLICT', text: 'The time is over. What you had answered by then is kept and counts.' },
  held_elsewhere: {
    code: 'CONFLICT',
    text: 'You go on with this in another window. Take it over to answer here.',
  },
  plays_used_up: { code: 'CONFLICT', text: 'This recording was played as often as it may be played.' },
  question_passed: { code: 'CONFLICT', text: 'This test goes one way only: you cannot go back to that question.' },
  game_not_found: { code: 'NOT_FOUND', text: 'There is no such game. It may have been too long ago.' },
  item_not_found: { code: 'NOT_FOUND', text: 'There is no such question in this attempt.' },
  answer_too_long: { code: 'BAD_REQUEST', text: 'This answer is too long for its question. Please shorten it.' },
  no_hint: { code: 'BAD_REQUEST', text: 'There is no such hint here. A test has none.' },
  nothing_to_ask: { code: 'BAD_REQUEST', text: 'There are not enough words for that. Add at least 3 words.' },
  // Recordings
  recording_not_found: { code: 'NOT_FOUND', text: 'There is no such recording. It may have been deleted by now.' },
  no_recording: { code: 'BAD_REQUEST', text: 'This is no recording that can be played here. Please record it again.' },
  recordings_full: {
    code: 'CONFLICT',
    text: 'You have handed in as many recordings as can be kept. Delete an old one first.',
  },
  picture_not_found: { code: 'NOT_FOUND', text: 'There is no such picture. It may have been deleted by now.' },
  no_picture: {
    code: 'BAD_REQUEST',
    text: 'This is no picture that can be used here. Choose a PNG, JPEG or WebP file.',
  },
  pictures_full: {
    code: 'CONFLICT',
    text: 'You have as many pictures as can be kept. Delete one in your profile under Your data first.',
  },
  // The bank of questions
  bank_not_found: { code: 'NOT_FOUND', text: 'There is no such bank of questions, or it is not shared with you.' },
  bank_item_not_found: { code: 'NOT_FOUND', text: 'There is no such question. It may have been deleted.' },
  bank_item_changed: {
    code: 'CONFLICT',
    text: 'This question was changed somewhere else in the meantime. Open it again, then make your change.',
  },
  bank_item_known: { code: 'CONFLICT', text: 'This question is in the bank already.' },
  bank_right_missing: { code: 'FORBIDDEN', text: 'This bank is shared with you, but not for that.' },
  bank_full: { code: 'CONFLICT', text: 'The bank is full. Delete questions that are not used to make room.' },
  invitation_not_found: { code: 'NOT_FOUND', text: 'There is no such invitation. It may have been taken back.' },
  invitations_full: {
    code: 'CONFLICT',
    text: 'So many invitations are waiting that no more can be made. Take back some of them first.',
  },
  bank_sharing_self: { code: 'BAD_REQUEST', text: 'This is your own bank already.' },
  // Cards
  review_not_found: { code: 'NOT_FOUND', text: 'There is no such answer to take back.' },
  review_not_last: {
    code: 'CONFLICT',
    text: 'This card was answered again since. Only the last answer can be taken back.',
  },
  // 20 Questions
  thing_not_found: { code: 'NOT_FOUND', text: 'There is no such thing. It may have been removed.' },
  suggestions_full: { code: 'CONFLICT', text: 'Your teacher’s list of things is full. Please tell your teacher.' },
  // Texts that are handed in
  teacher_not_found: {
    code: 'NOT_FOUND',
    text: 'This teacher does not receive your work. Ask the teacher to add you, then accept it in your profile.',
  },
  hand_in_not_found: { code: 'NOT_FOUND', text: 'There is no such text. It may have been taken back.' },
  handed_in_already: {
    code: 'CONFLICT',
    text: 'This is with your teacher already. Take it back first, or wait until it is returned.',
  },
  returned_already: { code: 'CONFLICT', text: 'This was returned already. It stays as it is.' },
  place_not_found: { code: 'BAD_REQUEST', text: 'There is no such place in the text. Please select it again.' },
  // Drafts
  generations_used_up: {
    code: 'TOO_MANY_REQUESTS',
    text: 'This app has made all the drafts of this opening. Open it again when it has closed.',
  },
  topic_unfit: {
    code: 'BAD_REQUEST',
    text: 'We do not plan a lesson on that. Please word the topic as you would in front of your class.',
  },
  topic_unwritten: {
    code: 'BAD_REQUEST',
    text: 'Nothing is written on this topic, and this type of lesson needs words or a text on it. Plan it from a text or a word list of your own, or choose a topic near it.',
  },
  kind_unwritten: {
    code: 'BAD_REQUEST',
    text: 'There is no model of such a text yet, and a lesson on writing needs one. Ask for a story, a review, a letter or a diary entry on it, for example.',
  },
  text_short: {
    code: 'BAD_REQUEST',
    text: 'A lesson needs a text of at least 20 words. Please paste more of it.',
  },
  text_not_english: {
    code: 'BAD_REQUEST',
    text: 'This text does not look like English. Please paste an English one.',
  },
  text_is_code: {
    code: 'BAD_REQUEST',
    text: 'This looks like program code. Please paste a text that a class can read.',
  },
  text_not_found: { code: 'NOT_FOUND', text: 'There is no such text. Please choose another.' },
  unit_unknown: {
    code: 'BAD_REQUEST',
    text: 'There are no words and texts on this unit. Please choose one of those that are offered.',
  },
  unit_too_small: { code: 'BAD_REQUEST', text: 'There is not enough on this unit for so many lessons.' },
  series_not_found: { code: 'NOT_FOUND', text: 'This lesson is not part of a series, or it may have been deleted.' },
  series_without_dates: {
    code: 'BAD_REQUEST',
    text: 'Some of this has no date yet. Put the lessons into the week first.',
  },
  generation_cancelled: { code: 'CONFLICT', text: 'This was cancelled.' },
  balance_too_low: { code: 'CONFLICT', text: 'The balance does not hold that many tokens.' },
  balance_too_high: { code: 'CONFLICT', text: 'This is more than a balance may hold.' },
  // Purchases and plans
  package_not_found: { code: 'NOT_FOUND', text: 'There is no such token package.' },
  payment_used: { code: 'CONFLICT', text: 'This payment was already used.' },
  payments_off: { code: 'FORBIDDEN', text: 'Buying is not available here. Please contact us.' },
  receipt_not_found: { code: 'NOT_FOUND', text: 'There is no such receipt.' },
  nothing_to_cancel: { code: 'CONFLICT', text: 'The Starter plan costs nothing: there is nothing to cancel.' },
  plan_ended: { code: 'CONFLICT', text: 'This plan has ended already. Choose it again on the pricing page.' },
  checkout_required: { code: 'PAYMENT_REQUIRED', text: 'This plan is bought through the checkout page.' },
  // Speech
  speech_away: { code: 'SERVICE_UNAVAILABLE', text: 'The speech server does not answer just now.' },
  recognition_off: { code: 'FORBIDDEN', text: 'Your teacher has switched speech recognition off.' },
  no_speech_recording: {
    code: 'BAD_REQUEST',
    text: 'This is no recording of a voice: WebM, Ogg or MP4 of at most 1 MB, please.',
  },
  // What the database cannot do at the moment
  database_busy: {
    code: 'SERVICE_UNAVAILABLE',
    text: 'The portal is too busy to save this just now. Please try again in a moment.',
  },
  database_not_saving: {
    code: 'SERVICE_UNAVAILABLE',
    text: 'The portal cannot save anything just now. Please keep this open and try again in a few minutes.',
  },
  database_away: {
    code: 'SERVICE_UNAVAILABLE',
    text: 'The portal cannot reach its data just now. Please try again in a few minutes.',
  },
} as const satisfies Record<string, { code: FailureCode; text: string }>;

export type FailureReason = keyof typeof failures;

/** The tRPC error codes that refusals use. */
type FailureCode =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'PAYMENT_REQUIRED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'TOO_MANY_REQUESTS'
  | 'SERVICE_UNAVAILABLE';

/** The HTTP status that each of those codes becomes. */
export const failureStatus: Record<FailureCode, number> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  PAYMENT_REQUIRED: 402,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
};

export function isFailureReason(value: unknown): value is FailureReason {
  return typeof value === 'string' && Object.hasOwn(failures, value);
}
