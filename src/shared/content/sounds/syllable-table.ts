export const syllableTable = `
pho·tog·ra·pher eve·ning busi·ness rhy·thm o’·clock choc·olate in·terest in·terest·ed in·terest·ing ev·ery jew·el·lery
ear·ache ap·pear·ance it·self cor·ner for·ty cud·dly grand·moth·er cra·ter lit·era·ture may·be more·o·ver news·a·gent
news·a·gent’s per·suade per·sua·sive set·tle·ment tem·pera·ture Wednes·day wher·ev·er where·as up·bring·ing up·com·ing
no·bod·y an·y·bod·y ev·ery·bod·y with·in sus·tain·a·ble re·mark·a·ble moun·tain·eer·ing train·ee so·cial·ise
pro·gram·mer per·son·al la·bor·a·tory our·selves mi·cro·scope tel·e·scope dis·a·bled dis·hon·est mis·lead mis·lead·ing trans·late trans·par·ent un·known di·a·mond coun·ty up·on trans·port re·cord·ing
teen·ag·er trans·form un·a·ble dis·like trans·la·tion in·creas·ing·ly for·mer Eng·lish
Turk·ish Dan·ish Swed·ish per·son·al·ly
`;
