import { readSounds } from '../word-sounds';

/** Made by `npx vitest run -u --project unit tests/unit/shared/content/word-sounds.test.ts`. */
export const soundsOf = readSounds(`
CV | siːˈviː
I bet | aɪ ˈbet
ability | əˈbɪləti |  | a·ˈbil·i·ty
absence | ˈæbsəns |  | ˈab·sence
absent | ˈæbsənt |  | ˈab·sent
absolutely | ˈæbsəluːtli | ˌæbsəˈluːtli | ˈab·so·lute·ly
accent | ˈæksənt | ˈæksent | ˈac·cent
accept | əkˈsept |  | ac·ˈcept
acceptance | əkˈseptəns |  | ac·ˈcep·tance
access | ˈækses |  | ˈac·cess
accidentally | ˌæksɪˈdentəli |  | ac·ci·ˈden·tal·ly
accommodation | əˌkɒməˈdeɪʃən | əˌkɑːməˈdeɪʃən | ac·com·mo·ˈda·tion
according to | əˈkɔːdɪŋ tə | əˈkɔːrdɪŋ tə
account | əˈkaʊnt |  | ac·ˈcount
accountant | əˈkaʊntənt |  | ac·ˈcoun·tant
achieve | əˈtʃiːv |  | a·ˈchieve
achievement | əˈtʃiːvmənt |  | a·ˈchieve·ment
acid | ˈæsɪd |  | ˈac·id
active | ˈæktɪv |  | ˈac·tive
ad | æd
add up | ˌæd ˈʌp
addition | əˈdɪʃən |  | ad·ˈdi·tion
adequate | ˈædəkwət |  | ˈad·e·quate
admire | ədˈmaɪə | ədˈmaɪər | ad·ˈmire
admit | ədˈmɪt |  | ad·ˈmit
advanced | ədˈvɑːnst | ədˈvænst | ad·ˈvanced
advantage | ədˈvɑːntɪdʒ | ədˈvæntɪdʒ | ad·ˈvan·tage
adverb | ˈædvɜːb | ˈædvɜːrb | ˈad·verb
advertise | ˈædvətaɪz | ˈædvərtaɪz | ˈad·ver·tise
advertising | ˈædvətaɪzɪŋ | ˈædvərtaɪzɪŋ | ˈad·ver·tis·ing
advice | ədˈvaɪs |  | ad·ˈvice
advise | ədˈvaɪz |  | ad·ˈvise
afford | əˈfɔːd | əˈfɔːrd | af·ˈford
afterwards | ˈɑːftəwədz | ˈæftərwərdz | ˈaf·ter·wards
aged | eɪdʒd
agency | ˈeɪdʒənsi |  | ˈa·gen·cy
agent | ˈeɪdʒənt |  | ˈa·gent
agreement | əˈɡriːmənt |  | a·ˈgree·ment
ahead | əˈhed |  | a·ˈhead
aim at | ˈeɪm æt
aim | eɪm
air conditioning | ˈeə kəndɪʃənɪŋ | ˈer kəndɪʃənɪŋ
airline | ˈeəlaɪn | ˈerlaɪn | ˈair·line
alarm | əˈlɑːm | əˈlɑːrm | a·ˈlarm
alien | ˈeɪliən |  | ˈa·li·en
alike | əˈlaɪk |  | a·ˈlike
allergic | əˈlɜːdʒɪk | əˈlɜːrdʒɪk | al·ˈler·gic
although | ɔːlˈðəʊ | ɔːlˈðoʊ | al·ˈthough
amazed | əˈmeɪzd |  | a·ˈmazed
ambassador | æmˈbæsədə | æmˈbæsədər | am·ˈbas·sa·dor
ambition | æmˈbɪʃən |  | am·ˈbi·tion
ambitious | æmˈbɪʃəs |  | am·ˈbi·tious
among | əˈmʌŋ |  | a·ˈmong
amount | əˈmaʊnt |  | a·ˈmount
amuse | əˈmjuːz |  | a·ˈmuse
amusing | əˈmjuːzɪŋ |  | a·ˈmus·ing
ancient | ˈeɪnʃənt |  | ˈan·cient
anger | ˈæŋɡə | ˈæŋɡər | ˈan·ger
ankle | ˈæŋkəl |  | ˈan·kle
anniversary | ˌænɪˈvɜːsəri | ˌænɪˈvɜːrsəri | an·ni·ˈver·sa·ry
announce | əˈnaʊns |  | an·ˈnounce
announcement | əˈnaʊnsmənt |  | an·ˈnounce·ment
annoy | əˈnɔɪ |  | an·ˈnoy
annoyed | əˈnɔɪd |  | an·ˈnoyed
annoying | əˈnɔɪɪŋ |  | an·ˈnoy·ing
annual | ˈænjuəl |  | ˈan·nu·al
anxiety | æŋˈzaɪəti |  | an·ˈxi·e·ty
anxious | ˈæŋkʃəs |  | ˈan·xious
apart from | əˈpɑːt frəm | əˈpɑːrt frəm
apart | əˈpɑːt | əˈpɑːrt | a·ˈpart
apologise | əˈpɒlədʒaɪz | əˈpɑːlədʒaɪz | a·ˈpol·o·gise
apology | əˈpɒlədʒi | əˈpɑːlədʒi | a·ˈpol·o·gy
appear | əˈpɪə | əˈpɪr | ap·ˈpear
appearance | əˈpɪərəns | əˈpɪrəns | ap·ˈpear·ance
appetite | ˈæpɪtaɪt |  | ˈap·pe·tite
application | ˌæplɪˈkeɪʃən |  | ap·pli·ˈca·tion
apply for | əˈplaɪ fɔː | əˈplaɪ fɔːr
apply | əˈplaɪ |  | ap·ˈply
architect | ˈɑːkɪtekt | ˈɑːrkɪtekt | ˈar·chi·tect
argue | ˈɑːɡjuː | ˈɑːrɡjuː | ˈar·gue
argument | ˈɑːɡjəmənt | ˈɑːrɡjəmənt | ˈar·gu·ment
arrange | əˈreɪndʒ |  | ar·ˈrange
arrest | əˈrest |  | ar·ˈrest
arrival | əˈraɪvəl |  | ar·ˈri·val
as long as | əz ˈlɒŋ əz | əz ˈlɔːŋ əz
as well as | əz ˈwel əz
ashamed | əˈʃeɪmd |  | a·ˈshamed
ask out | ˌɑːsk ˈaʊt | ˌæsk ˈaʊt
assistance | əˈsɪstəns |  | as·ˈsis·tance
astronaut | ˈæstrənɔːt |  | ˈas·tro·naut
at first | ət ˈfɜːst | ət ˈfɜːrst
athlete | ˈæθliːt |  | ˈath·lete
athletic | æθˈletɪk |  | ath·ˈlet·ic
athletics | æθˈletɪks |  | ath·ˈlet·ics
attach | əˈtætʃ |  | at·ˈtach
attack | əˈtæk |  | at·ˈtack
attempt | əˈtempt |  | at·ˈtempt
attend | əˈtend |  | at·ˈtend
attendance | əˈtendəns |  | at·ˈten·dance
attention | əˈtenʃən |  | at·ˈten·tion
attitude | ˈætɪtjuːd | ˈætɪtuːd | ˈat·ti·tude
audience | ˈɔːdiəns |  | ˈau·di·ence
author | ˈɔːθə | ˈɔːθər | ˈau·thor
automatic | ˌɔːtəˈmætɪk |  | au·to·ˈmat·ic
available | əˈveɪləbəl |  | a·ˈvai·la·ble
avenue | ˈævənjuː | ˈævənuː | ˈav·e·nue
average | ˈævərɪdʒ |  | ˈav·er·age
avoid | əˈvɔɪd |  | a·ˈvoid
award | əˈwɔːd | əˈwɔːrd | a·ˈward
aware | əˈweə | əˈwer | a·ˈware
awareness | əˈweənəs | əˈwernəs | a·ˈware·ness
awkward | ˈɔːkwəd | ˈɔːkwərd | ˈawk·ward
backache | ˈbækeɪk |  | ˈback·ache
background | ˈbækɡraʊnd |  | ˈback·ground
backwards | ˈbækwədz | ˈbækwərdz | ˈback·wards
bake | beɪk
bakery | ˈbeɪkəri |  | ˈba·ker·y
bald | bɔːld
ballet | ˈbæleɪ | bæˈleɪ | ˈbal·let
bandage | ˈbændɪdʒ |  | ˈban·dage
bank holiday | ˌbæŋk ˈhɒlɪdeɪ | ˌbæŋk ˈhɑːlɪdeɪ
bank | bæŋk
bar | bɑː | bɑːr
bargain | ˈbɑːɡən | ˈbɑːrɡən | ˈbar·gain
based on | ˈbeɪst ɒn | ˈbeɪst ɑːn
basement | ˈbeɪsmənt |  | ˈbase·ment
basic | ˈbeɪsɪk |  | ˈba·sic
battle | ˈbætəl |  | ˈbat·tle
bay | beɪ
be mad about | bi ˈmæd əbaʊt
be supposed to | bi səˈpəʊzd tə | bi səˈpoʊzd tə
be used to | bi ˈjuːst tə
be worth | bi ˈwɜːθ | bi ˈwɜːrθ
beak | biːk
beat | biːt
beauty | ˈbjuːti |  | ˈbeau·ty
beetle | ˈbiːtəl |  | ˈbee·tle
beforehand | bɪˈfɔːhænd | bɪˈfɔːrhænd | be·ˈfore·hand
behave | bɪˈheɪv |  | be·ˈhave
behaviour | bɪˈheɪvjə | bɪˈheɪvjər | be·ˈha·viour
belief | bɪˈliːf |  | be·ˈlief
believe it or not | bɪˌliːv ɪt ɔː ˈnɒt | bɪˌliːv ɪt ɔːr ˈnɑːt
belong | bɪˈlɒŋ | bɪˈlɔːŋ | be·ˈlong
bend | bend
benefit | ˈbenɪfɪt |  | ˈben·e·fit
bent | bent
beside | bɪˈsaɪd |  | be·ˈside
biography | baɪˈɒɡrəfi | baɪˈɑːɡrəfi | bi·ˈog·ra·phy
birth | bɜːθ | bɜːrθ
bite | baɪt
bitter | ˈbɪtə | ˈbɪtər | ˈbit·ter
blame | bleɪm
blank | blæŋk
bleed | bliːd
blind | blaɪnd
block of flats | ˌblɒk əv ˈflæts | ˌblɑːk əv ˈflæts
block | blɒk | blɑːk
blow away | ˌbləʊ əˈweɪ | ˌbloʊ əˈweɪ
blow out | ˌbləʊ ˈaʊt | ˌbloʊ ˈaʊt
blow up | ˌbləʊ ˈʌp | ˌbloʊ ˈʌp
blow | bləʊ | bloʊ
board | bɔːd | bɔːrd
boarding pass | ˈbɔːdɪŋ pɑːs | ˈbɔːrdɪŋ pæs
boiled | bɔɪld
bonus | ˈbəʊnəs | ˈboʊnəs | ˈbo·nus
border | ˈbɔːdə | ˈbɔːrdər | ˈbor·der
bother | ˈbɒðə | ˈbɑːðər | ˈboth·er
bowling | ˈbəʊlɪŋ | ˈboʊlɪŋ | ˈbowl·ing
branch | brɑːntʃ | bræntʃ
brand | brænd
break | breɪk
break down | ˌbreɪk ˈdaʊn
break in | ˌbreɪk ˈɪn
break into | ˈbreɪk ɪntu
break out | ˌbreɪk ˈaʊt
break the law | ˌbreɪk ðə ˈlɔː
break up | ˌbreɪk ˈʌp
breath | breθ
breathing | ˈbriːðɪŋ |  | ˈbreath·ing
breed | briːd
breeze | briːz
brick | brɪk
bride | braɪd
brief | briːf
briefly | ˈbriːfli |  | ˈbrief·ly
bring | brɪŋ
bring back | ˌbrɪŋ ˈbæk
bring together | ˌbrɪŋ təˈɡeðə | ˌbrɪŋ təˈɡeðər
bring up | ˌbrɪŋ ˈʌp
brochure | ˈbrəʊʃə | broʊˈʃʊr | ˈbro·chure
broom | bruːm
browser | ˈbraʊzə | ˈbraʊzər | ˈbrow·ser
bruise | bruːz
bubble | ˈbʌbəl |  | ˈbub·ble
bucket | ˈbʌkɪt |  | ˈbuck·et
budget | ˈbʌdʒɪt |  | ˈbud·get
bulb | bʌlb
bull | bʊl
bunch | bʌntʃ
burglar | ˈbɜːɡlə | ˈbɜːrɡlər | ˈbur·glar
burn down | ˌbɜːn ˈdaʊn | ˌbɜːrn ˈdaʊn
bury | ˈberi |  | ˈbur·y
by the way | baɪ ðə ˈweɪ
bypass | ˈbaɪpɑːs | ˈbaɪpæs | ˈby·pass
cabin | ˈkæbɪn |  | ˈcab·in
cabinet | ˈkæbɪnɪt |  | ˈcab·i·net
calculate | ˈkælkjəleɪt |  | ˈcal·cu·late
calculation | ˌkælkjəˈleɪʃən |  | cal·cu·ˈla·tion
calf | kɑːf | kæf
call off | ˌkɔːl ˈɒf | ˌkɔːl ˈɔːf
call out | ˌkɔːl ˈaʊt
calm down | ˌkɑːm ˈdaʊn
calm | kɑːm
canal | kəˈnæl |  | ca·ˈnal
cancel | ˈkænsəl |  | ˈcan·cel
captain | ˈkæptɪn |  | ˈcap·tain
<<<<<<< HEAD
=======
cardboard | ˈkɑːdbɔːd | ˈkɑːrdbɔːrd | ˈcard·board
care | keə | ker
>>>>>>> ec87e257 (Give the everyday verbs their senses, and the pack 437 words of the usual core)
care for | ˈkeə fɔː | ˈker fɔːr
care | keə | ker
career | kəˈrɪə | kəˈrɪr | ca·ˈreer
careless | ˈkeələs | ˈkerləs | ˈcare·less
caring | ˈkeərɪŋ | ˈkerɪŋ | ˈcar·ing
carpenter | ˈkɑːpəntə | ˈkɑːrpəntər | ˈcar·pen·ter
carriage | ˈkærɪdʒ |  | ˈcar·riage
carry on | ˌkæri ˈɒn | ˌkæri ˈɑːn
carry out | ˌkæri ˈaʊt
case | keɪs
cashpoint | ˈkæʃpɔɪnt |  | ˈcash·point
casual | ˈkæʒuəl |  | ˈcas·u·al
catch fire | ˌkætʃ ˈfaɪə | ˌkætʃ ˈfaɪər
catch up | ˌkætʃ ˈʌp
catch | kætʃ
caterpillar | ˈkætəpɪlə | ˈkætərpɪlər | ˈcat·er·pil·lar
cathedral | kəˈθiːdrəl |  | ca·ˈthe·dral
cattle | ˈkætəl |  | ˈcat·tle
cause | kɔːz
celebration | ˌseləˈbreɪʃən |  | cel·e·ˈbra·tion
celebrity | səˈlebrəti |  | ce·ˈleb·ri·ty
central heating | ˌsentrəl ˈhiːtɪŋ
central | ˈsentrəl |  | ˈcen·tral
ceremony | ˈserəməni | ˈserəmoʊni | ˈcer·e·mo·ny
certain | ˈsɜːtən | ˈsɜːrtən | ˈcer·tain
certainty | ˈsɜːtənti | ˈsɜːrtənti | ˈcer·tain·ty
certificate | səˈtɪfɪkət | sərˈtɪfɪkət | cer·ˈtif·i·cate
chain | tʃeɪn
challenge | ˈtʃælɪndʒ |  | ˈchal·lenge
championship | ˈtʃæmpiənʃɪp |  | ˈcham·pi·on·ship
chance | tʃɑːns | tʃæns
change | tʃeɪndʒ
chapter | ˈtʃæptə | ˈtʃæptər | ˈchap·ter
character | ˈkærɪktə | ˈkærɪktər | ˈchar·ac·ter
charge | tʃɑːdʒ | tʃɑːrdʒ
charity | ˈtʃærəti |  | ˈchar·i·ty
chart | tʃɑːt | tʃɑːrt
chase | tʃeɪs
cheat | tʃiːt
check into | ˈtʃek ɪntu
check out | ˌtʃek ˈaʊt
check | tʃek
checkout | ˈtʃekaʊt |  | ˈcheck·out
cheek | tʃiːk
cheer | tʃɪə | tʃɪr
chemical | ˈkemɪkəl |  | ˈchem·i·cal
cherry | ˈtʃeri |  | ˈcher·ry
chest of drawers | ˌtʃest əv ˈdrɔːz | ˌtʃest əv ˈdrɔːrz
chest | tʃest
chew | tʃuː
chief | tʃiːf
childhood | ˈtʃaɪldhʊd |  | ˈchild·hood
chilly | ˈtʃɪli |  | ˈchil·ly
chimney | ˈtʃɪmni |  | ˈchim·ney
chop | tʃɒp | tʃɑːp
citizen | ˈsɪtɪzən |  | ˈcit·i·zen
clap | klæp
classic | ˈklæsɪk |  | ˈclas·sic
claw | klɔː
clear away | ˌklɪər əˈweɪ | ˌklɪr əˈweɪ
clear up | ˌklɪər ˈʌp | ˌklɪr ˈʌp
clear | klɪə | klɪr
clearly | ˈklɪəli | ˈklɪrli | ˈclear·ly
client | ˈklaɪənt |  | ˈcli·ent
cliff | klɪf
climate change | ˈklaɪmət tʃeɪndʒ
close [adjective] | kləʊs | kloʊs
close [adverb] | kləʊs | kloʊs
cloth | klɒθ | klɔːθ
clothing | ˈkləʊðɪŋ | ˈkloʊðɪŋ | ˈclo·thing
clue | kluː
coach | kəʊtʃ | koʊtʃ
coal | kəʊl | koʊl
cockerel | ˈkɒkərəl | ˈkɑːkərəl | ˈcock·er·el
code | kəʊd | koʊd
cold | kəʊld | koʊld
collar | ˈkɒlə | ˈkɑːlər | ˈcol·lar
collection | kəˈlekʃən |  | col·ˈlec·tion
column | ˈkɒləm | ˈkɑːləm | ˈcol·umn
come | kʌm
come across | ˌkʌm əˈkrɒs | ˌkʌm əˈkrɔːs
come along | ˌkʌm əˈlɒŋ | ˌkʌm əˈlɔːŋ
come off | ˌkʌm ˈɒf | ˌkʌm ˈɔːf
come out | ˌkʌm ˈaʊt
come round | ˌkʌm ˈraʊnd
come to an end | ˌkʌm tu ən ˈend
come up | ˌkʌm ˈʌp
comedy | ˈkɒmədi | ˈkɑːmədi | ˈcom·e·dy
comment | ˈkɒment | ˈkɑːment | ˈcom·ment
committee | kəˈmɪti |  | com·ˈmit·tee
common | ˈkɒmən | ˈkɑːmən | ˈcom·mon
communicate | kəˈmjuːnɪkeɪt |  | com·ˈmu·ni·cate
communication | kəˌmjuːnɪˈkeɪʃən |  | com·mu·ni·ˈca·tion
community | kəˈmjuːnəti |  | com·ˈmu·ni·ty
compass | ˈkʌmpəs |  | ˈcom·pass
compete | kəmˈpiːt |  | com·ˈpete
competitor | kəmˈpetɪtə | kəmˈpetɪtər | com·ˈpet·i·tor
complain | kəmˈpleɪn |  | com·ˈplain
complaint | kəmˈpleɪnt |  | com·ˈplaint
complete | kəmˈpliːt |  | com·ˈplete
completely | kəmˈpliːtli |  | com·ˈplete·ly
complicated | ˈkɒmplɪkeɪtɪd | ˈkɑːmplɪkeɪtɪd | ˈcom·pli·ca·ted
composer | kəmˈpəʊzə | kəmˈpoʊzər | com·ˈpos·er
concentrate on | ˈkɒnsəntreɪt ɒn | ˈkɑːnsəntreɪt ɑːn
<<<<<<< HEAD
concentrate | ˈkɒnsəntreɪt | ˈkɑːnsəntreɪt | ˈcon·cen·trate
=======
concerning | kənˈsɜːnɪŋ | kənˈsɜːrnɪŋ | con·ˈcern·ing
>>>>>>> ec87e257 (Give the everyday verbs their senses, and the pack 437 words of the usual core)
condition | kənˈdɪʃən |  | con·ˈdi·tion
conference | ˈkɒnfərəns | ˈkɑːnfərəns | ˈcon·fer·ence
confidence | ˈkɒnfɪdəns | ˈkɑːnfɪdəns | ˈcon·fi·dence
confident | ˈkɒnfɪdənt | ˈkɑːnfɪdənt | ˈcon·fi·dent
confirm | kənˈfɜːm | kənˈfɜːrm | con·ˈfirm
confuse | kənˈfjuːz |  | con·ˈfuse
confused | kənˈfjuːzd |  | con·ˈfused
confusing | kənˈfjuːzɪŋ |  | con·ˈfus·ing
confusion | kənˈfjuːʒən |  | con·ˈfu·sion
congratulate | kənˈɡrætʃəleɪt |  | con·ˈgrat·u·late
connect | kəˈnekt |  | con·ˈnect
connected | kəˈnektɪd |  | con·ˈnect·ed
connection | kəˈnekʃən |  | con·ˈnec·tion
consider | kənˈsɪdə | kənˈsɪdər | con·ˈsid·er
constantly | ˈkɒnstəntli | ˈkɑːnstəntli | ˈcon·stant·ly
construction | kənˈstrʌkʃən |  | con·ˈstruc·tion
consumer | kənˈsjuːmə | kənˈsuːmər | con·ˈsum·er
contact | ˈkɒntækt | ˈkɑːntækt | ˈcon·tact
contain | kənˈteɪn |  | con·ˈtain
container | kənˈteɪnə | kənˈteɪnər | con·ˈtain·er
contents | ˈkɒntents | ˈkɑːntents | ˈcon·tents
contest | ˈkɒntest | ˈkɑːntest | ˈcon·test
context | ˈkɒntekst | ˈkɑːntekst | ˈcon·text
continent | ˈkɒntɪnənt | ˈkɑːntɪnənt | ˈcon·ti·nent
contract [noun] | ˈkɒntrækt | ˈkɑːntrækt | ˈcon·tract
control | kənˈtrəʊl | kənˈtroʊl | con·ˈtrol
convenient | kənˈviːniənt |  | con·ˈve·ni·ent
convincing | kənˈvɪnsɪŋ |  | con·ˈvinc·ing
cool down | ˌkuːl ˈdaʊn
cope | kəʊp | koʊp
corporation | ˌkɔːpəˈreɪʃən | ˌkɔːrpəˈreɪʃən | cor·po·ˈra·tion
correction | kəˈrekʃən |  | cor·ˈrec·tion
correctly | kəˈrektli |  | cor·ˈrect·ly
corridor | ˈkɒrɪdɔː | ˈkɔːrɪdər | ˈcor·ri·dor
costume | ˈkɒstjuːm | ˈkɑːstuːm | ˈcos·tume
cosy | ˈkəʊzi | ˈkoʊzi | ˈco·sy
cottage | ˈkɒtɪdʒ | ˈkɑːtɪdʒ | ˈcot·tage
council | ˈkaʊnsəl |  | ˈcoun·cil
count on | ˈkaʊnt ɒn | ˈkaʊnt ɑːn
counter | ˈkaʊntə | ˈkaʊntər | ˈcount·er
countryside | ˈkʌntrisaɪd |  | ˈcoun·try·side
county | ˈkaʊnti |  | ˈcoun·ty
courage | ˈkʌrɪdʒ | ˈkɜːrɪdʒ | ˈcour·age
court | kɔːt | kɔːrt
covered | ˈkʌvəd | ˈkʌvərd | ˈcov·ered
crash | kræʃ
create | kriˈeɪt |  | cre·ˈate
creative | kriˈeɪtɪv |  | cre·ˈa·tive
creature | ˈkriːtʃə | ˈkriːtʃər | ˈcrea·ture
crew | kruː
criminal | ˈkrɪmɪnəl |  | ˈcrim·i·nal
crisps | krɪsps
crop | krɒp | krɑːp
crossword | ˈkrɒswɜːd | ˈkrɔːswɜːrd | ˈcross·word
crowd | kraʊd
cruel | ˈkruːəl |  | ˈcru·el
cruise | kruːz
cub | kʌb
cultural | ˈkʌltʃərəl |  | ˈcul·tu·ral
cure | kjʊə | kjʊr
curious | ˈkjʊəriəs | ˈkjʊriəs | ˈcu·ri·ous
currency | ˈkʌrənsi | ˈkɜːrənsi | ˈcur·ren·cy
current | ˈkʌrənt | ˈkɜːrənt | ˈcur·rent
curry | ˈkʌri | ˈkɜːri | ˈcur·ry
cushion | ˈkʊʃən |  | ˈcush·ion
custom | ˈkʌstəm |  | ˈcus·tom
customs | ˈkʌstəmz |  | ˈcus·toms
cut down | ˌkʌt ˈdaʊn
cut off | ˌkʌt ˈɒf | ˌkʌt ˈɔːf
cut out | ˌkʌt ˈaʊt
cycle path | ˈsaɪkəl pɑːθ | ˈsaɪkəl pæθ
cyclist | ˈsaɪklɪst |  | ˈcy·clist
damage | ˈdæmɪdʒ |  | ˈdam·age
dare | deə | der
darkness | ˈdɑːknəs | ˈdɑːrknəs | ˈdark·ness
data | ˈdeɪtə |  | ˈda·ta
date | deɪt
dawn | dɔːn
deadline | ˈdedlaɪn |  | ˈdead·line
deal with | ˈdiːl wɪð
<<<<<<< HEAD
deal | diːl
=======
dealer | ˈdiːlə | ˈdiːlər | ˈdeal·er
>>>>>>> ec87e257 (Give the everyday verbs their senses, and the pack 437 words of the usual core)
death | deθ
debt | det
decade | ˈdekeɪd |  | ˈdec·ade
decision | dɪˈsɪʒən |  | de·ˈci·sion
decorate | ˈdekəreɪt |  | ˈdec·o·rate
decoration | ˌdekəˈreɪʃən |  | dec·o·ˈra·tion
decrease [verb] | dɪˈkriːs |  | de·ˈcrease
defend | dɪˈfend |  | de·ˈfend
definitely | ˈdefɪnətli |  | ˈdef·i·nite·ly
definition | ˌdefɪˈnɪʃən |  | def·i·ˈni·tion
degree | dɪˈɡriː |  | de·ˈgree
delay | dɪˈleɪ |  | de·ˈlay
deliberately | dɪˈlɪbərətli |  | de·ˈlib·er·ate·ly
delighted | dɪˈlaɪtɪd |  | de·ˈlight·ed
deliver | dɪˈlɪvə | dɪˈlɪvər | de·ˈliv·er
delivery | dɪˈlɪvəri |  | de·ˈliv·er·y
democratic | ˌdeməˈkrætɪk |  | dem·o·ˈcrat·ic
department | dɪˈpɑːtmənt | dɪˈpɑːrtmənt | de·ˈpart·ment
departure | dɪˈpɑːtʃə | dɪˈpɑːrtʃər | de·ˈpar·ture
depend on | dɪˈpend ɒn | dɪˈpend ɑːn
dependent | dɪˈpendənt |  | de·ˈpen·dent
depressed | dɪˈprest |  | de·ˈpressed
depression | dɪˈpreʃən |  | de·ˈpres·sion
depth | depθ
description | dɪˈskrɪpʃən |  | de·ˈscrip·tion
deserve | dɪˈzɜːv | dɪˈzɜːrv | de·ˈserve
design | dɪˈzaɪn |  | de·ˈsign
desperately | ˈdespərətli |  | ˈdes·per·ate·ly
despite | dɪˈspaɪt |  | de·ˈspite
destination | ˌdestɪˈneɪʃən |  | des·ti·ˈna·tion
destroy | dɪˈstrɔɪ |  | de·ˈstroy
destruction | dɪˈstrʌkʃən |  | de·ˈstruc·tion
detail | ˈdiːteɪl | dɪˈteɪl | ˈde·tail
detailed | ˈdiːteɪld | dɪˈteɪld | ˈde·tailed
develop | dɪˈveləp |  | de·ˈvel·op
development | dɪˈveləpmənt |  | de·ˈvel·op·ment
device | dɪˈvaɪs |  | de·ˈvice
diagram | ˈdaɪəɡræm |  | ˈdi·a·gram
diamond | ˈdaɪəmənd | ˈdaɪmənd | ˈdi·a·mond
diet | ˈdaɪət |  | ˈdi·et
differently | ˈdɪfərəntli |  | ˈdif·fer·ent·ly
difficulty | ˈdɪfɪkəlti |  | ˈdif·fi·cult·y
dig | dɪɡ
digit | ˈdɪdʒɪt |  | ˈdig·it
diploma | dɪˈpləʊmə | dɪˈploʊmə | dip·ˈlo·ma
direct | dəˈrekt |  | di·ˈrect
directly | dəˈrektli |  | di·ˈrect·ly
director | dəˈrektə | dəˈrektər | di·ˈrec·tor
dirt | dɜːt | dɜːrt
disabled | dɪsˈeɪbəld |  | dis·ˈa·bled
disadvantage | ˌdɪsədˈvɑːntɪdʒ | ˌdɪsədˈvæntɪdʒ | dis·ad·ˈvan·tage
disappear | ˌdɪsəˈpɪə | ˌdɪsəˈpɪr | dis·ap·ˈpear
disappoint | ˌdɪsəˈpɔɪnt |  | dis·ap·ˈpoint
disappointed | ˌdɪsəˈpɔɪntɪd |  | dis·ap·ˈpoint·ed
disappointing | ˌdɪsəˈpɔɪntɪŋ |  | dis·ap·ˈpoint·ing
disappointment | ˌdɪsəˈpɔɪntmənt |  | dis·ap·ˈpoint·ment
disaster | dɪˈzɑːstə | dɪˈzæstər | di·ˈsas·ter
discount | ˈdɪskaʊnt |  | ˈdis·count
discover | dɪˈskʌvə | dɪˈskʌvər | dis·ˈcov·er
discovery | dɪˈskʌvəri |  | dis·ˈcov·er·y
discussion | dɪˈskʌʃən |  | dis·ˈcus·sion
disease | dɪˈziːz |  | di·ˈsease
disgusting | dɪsˈɡʌstɪŋ |  | dis·ˈgus·ting
dishonest | dɪsˈɒnɪst | dɪsˈɑːnɪst | dis·ˈhon·est
dislike | dɪsˈlaɪk |  | dis·ˈlike
distance | ˈdɪstəns |  | ˈdis·tance
distant | ˈdɪstənt |  | ˈdis·tant
distinct | dɪˈstɪŋkt |  | dis·ˈtinct
district | ˈdɪstrɪkt |  | ˈdis·trict
disturb | dɪˈstɜːb | dɪˈstɜːrb | dis·ˈturb
dive | daɪv
divide | dɪˈvaɪd |  | di·ˈvide
division | dɪˈvɪʒən |  | di·ˈvi·sion
divorce | dɪˈvɔːs | dɪˈvɔːrs | di·ˈvorce
divorced | dɪˈvɔːst | dɪˈvɔːrst | di·ˈvorced
do a favour | duː ə ˈfeɪvə | duː ə ˈfeɪvər
do the shopping | duː ðə ˈʃɒpɪŋ | duː ðə ˈʃɑːpɪŋ
do up | ˌduː ˈʌp
do well | duː ˈwel
document | ˈdɒkjəment | ˈdɑːkjəment | ˈdoc·u·ment
documentary | ˌdɒkjəˈmentəri | ˌdɑːkjəˈmentəri | doc·u·ˈmen·ta·ry
donation | dəʊˈneɪʃən | doʊˈneɪʃən | do·ˈna·tion
doorbell | ˈdɔːbel | ˈdɔːrbel | ˈdoor·bell
double room | ˌdʌbəl ˈruːm
double | ˈdʌbəl |  | ˈdou·ble
doubt | daʊt
dozen | ˈdʌzən |  | ˈdoz·en
drag | dræɡ
drama | ˈdrɑːmə |  | ˈdra·ma
draw | drɔː
dress up | ˌdres ˈʌp
drink up | ˌdrɪŋk ˈʌp
drop off | ˌdrɒp ˈɒf | ˌdrɑːp ˈɔːf
drug | drʌɡ
dry up | ˌdraɪ ˈʌp
due | djuː | duː
dump | dʌmp
dust | dʌst
duty | ˈdjuːti | ˈduːti | ˈdu·ty
duvet | ˈduːveɪ | duːˈveɪ | ˈdu·vet
dye | daɪ
eager | ˈiːɡə | ˈiːɡər | ˈea·ger
earnings | ˈɜːnɪŋz | ˈɜːrnɪŋz | ˈearn·ings
earthquake | ˈɜːθkweɪk | ˈɜːrθkweɪk | ˈearth·quake
eastern | ˈiːstən | ˈiːstərn | ˈeas·tern
eat out | ˌiːt ˈaʊt
economics | ˌekəˈnɒmɪks | ˌekəˈnɑːmɪks | ec·o·ˈnom·ics
edge | edʒ
edit | ˈedɪt |  | ˈed·it
educate | ˈedʒʊkeɪt |  | ˈed·u·cate
educated | ˈedʒʊkeɪtɪd |  | ˈed·u·cat·ed
education | ˌedʒʊˈkeɪʃən |  | ed·u·ˈca·tion
educational | ˌedʒʊˈkeɪʃənəl |  | ed·u·ˈca·tion·al
effect | ɪˈfekt |  | ef·ˈfect
effort | ˈefət | ˈefərt | ˈef·fort
either | ˈaɪðə | ˈiːðər | ˈei·ther
elbow | ˈelbəʊ | ˈelboʊ | ˈel·bow
elderly | ˈeldəli | ˈeldərli | ˈel·der·ly
election | ɪˈlekʃən |  | e·ˈlec·tion
electrical | ɪˈlektrɪkəl |  | e·ˈlec·tri·cal
electrician | ɪˌlekˈtrɪʃən |  | e·lec·ˈtri·cian
electronic | ɪˌlekˈtrɒnɪk | ɪˌlekˈtrɑːnɪk | e·lec·ˈtron·ic
elegant | ˈelɪɡənt |  | ˈel·e·gant
elementary | ˌelɪˈmentri |  | ele·men·ˈtar·y
embarrassed | ɪmˈbærəst |  | em·ˈbar·rassed
embarrassing | ɪmˈbærəsɪŋ |  | em·ˈbar·ras·sing
embarrassment | ɪmˈbærəsmənt |  | em·ˈbar·rass·ment
embassy | ˈembəsi |  | ˈem·bas·sy
emergency | ɪˈmɜːdʒənsi | ɪˈmɜːrdʒənsi | e·ˈmer·gen·cy
emotion | ɪˈməʊʃən | ɪˈmoʊʃən | e·ˈmo·tion
employ | ɪmˈplɔɪ |  | em·ˈploy
employee | ɪmˈplɔɪiː |  | em·ˈploy·ee
employer | ɪmˈplɔɪə | ɪmˈplɔɪər | em·ˈploy·er
employment | ɪmˈplɔɪmənt |  | em·ˈploy·ment
encourage | ɪnˈkʌrɪdʒ | ɪnˈkɜːrɪdʒ | en·ˈcour·age
encouragement | ɪnˈkʌrɪdʒmənt | ɪnˈkɜːrɪdʒmənt | en·ˈcour·age·ment
encouraging | ɪnˈkʌrɪdʒɪŋ | ɪnˈkɜːrɪdʒɪŋ | en·ˈcour·ag·ing
endangered | ɪnˈdeɪndʒəd | ɪnˈdeɪndʒərd | en·ˈdan·gered
ending | ˈendɪŋ |  | ˈend·ing
enemy | ˈenəmi |  | ˈen·e·my
energetic | ˌenəˈdʒetɪk | ˌenərˈdʒetɪk | en·er·ˈget·ic
engaged | ɪnˈɡeɪdʒd |  | en·ˈgaged
enjoyable | ɪnˈdʒɔɪəbəl |  | en·ˈjoy·a·ble
enormous | ɪˈnɔːməs | ɪˈnɔːrməs | e·ˈnor·mous
enquiry | ɪnˈkwaɪri |  | en·ˈqui·ry
entertain | ˌentəˈteɪn | ˌentərˈteɪn | en·ter·ˈtain
entertainment | ˌentəˈteɪnmənt | ˌentərˈteɪnmənt | en·ter·ˈtain·ment
entry | ˈentri |  | ˈen·try
environmental | ɪnˌvaɪrənˈmentəl |  | en·vi·ron·ˈmen·tal
equal | ˈiːkwəl |  | ˈe·qual
equipment | ɪˈkwɪpmənt |  | e·ˈquip·ment
equivalent | ɪˈkwɪvələnt |  | e·ˈquiv·a·lent
error | ˈerə | ˈerər | ˈer·ror
escape | ɪˈskeɪp |  | es·ˈcape
especially | ɪˈspeʃəli |  | es·ˈpe·cial·ly
essay | ˈeseɪ |  | ˈes·say
essential | ɪˈsenʃəl |  | es·ˈsen·tial
even though | ˈiːvən ðəʊ | ˈiːvən ðoʊ
event | ɪˈvent |  | e·ˈvent
eventually | ɪˈventʃuəli |  | e·ˈven·tu·al·ly
everyday | ˈevrideɪ |  | ˈev·ery·day
exact | ɪɡˈzækt |  | ex·ˈact
exactly | ɪɡˈzæktli |  | ex·ˈact·ly
examination | ɪɡˌzæmɪˈneɪʃən |  | ex·am·i·ˈna·tion
except | ɪkˈsept |  | ex·ˈcept
<<<<<<< HEAD
=======
exceptional | ɪkˈsepʃənəl |  | ex·ˈcep·tion·al
exchange | ɪksˈtʃeɪndʒ |  | ex·ˈchange
>>>>>>> ec87e257 (Give the everyday verbs their senses, and the pack 437 words of the usual core)
exchange rate | ɪksˈtʃeɪndʒ reɪt
exchange | ɪksˈtʃeɪndʒ |  | ex·ˈchange
excitement | ɪkˈsaɪtmənt |  | ex·ˈcite·ment
excuse [noun] | ɪkˈskjuːs |  | ex·ˈcuse
exhausted | ɪɡˈzɔːstɪd |  | ex·ˈhaus·ted
exhibition | ˌeksɪˈbɪʃən |  | ex·hi·ˈbi·tion
exist | ɪɡˈzɪst |  | ex·ˈist
expect | ɪkˈspekt |  | ex·ˈpect
expected | ɪkˈspektɪd |  | ex·ˈpect·ed
experience | ɪkˈspɪəriəns | ɪkˈspɪriəns | ex·ˈpe·ri·ence
experienced | ɪkˈspɪəriənst | ɪkˈspɪriənst | ex·ˈpe·ri·enced
experiment | ɪkˈsperɪmənt |  | ex·ˈper·i·ment
expert | ˈekspɜːt | ˈekspɜːrt | ˈex·pert
explanation | ˌekspləˈneɪʃən |  | ex·pla·ˈna·tion
explode | ɪkˈspləʊd | ɪkˈsploʊd | ex·ˈplode
explore | ɪkˈsplɔː | ɪkˈsplɔːr | ex·ˈplore
express | ɪkˈspres |  | ex·ˈpress
expression | ɪkˈspreʃən |  | ex·ˈpres·sion
extinct | ɪkˈstɪŋkt |  | ex·ˈtinct
extinction | ɪkˈstɪŋkʃən |  | ex·ˈtinc·tion
extremely | ɪkˈstriːmli |  | ex·ˈtreme·ly
eyebrow | ˈaɪbraʊ |  | ˈeye·brow
facilities | fəˈsɪlətiz |  | fa·ˈcil·i·ties
faint | feɪnt
fair | feə | fer
fairly | ˈfeəli | ˈferli | ˈfair·ly
faithful | ˈfeɪθfəl |  | ˈfaith·ful
fake | feɪk
fall apart | ˌfɔːl əˈpɑːt | ˌfɔːl əˈpɑːrt
fall in love | ˌfɔːl ɪn ˈlʌv
fall off | ˌfɔːl ˈɒf | ˌfɔːl ˈɔːf
fame | feɪm
fan | fæn
fancy | ˈfænsi |  | ˈfan·cy
fare | feə | fer
farming | ˈfɑːmɪŋ | ˈfɑːrmɪŋ | ˈfarm·ing
fast food | ˌfɑːst ˈfuːd | ˌfæst ˈfuːd
fasten | ˈfɑːsən | ˈfæsən | ˈfas·ten
fate | feɪt
fault | fɔːlt
favour | ˈfeɪvə | ˈfeɪvər | ˈfa·vour
feature | ˈfiːtʃə | ˈfiːtʃər | ˈfea·ture
fee | fiː
feed | fiːd
feedback | ˈfiːdbæk |  | ˈfeed·back
female | ˈfiːmeɪl |  | ˈfe·male
fence | fens
ferry | ˈferi |  | ˈfer·ry
fetch | fetʃ
fever | ˈfiːvə | ˈfiːvər | ˈfe·ver
fiction | ˈfɪkʃən |  | ˈfic·tion
fierce | fɪəs | fɪrs
fight | faɪt
fighting | ˈfaɪtɪŋ |  | ˈfight·ing
figure out | ˌfɪɡər ˈaʊt | ˌfɪɡjər ˈaʊt
filling | ˈfɪlɪŋ |  | ˈfill·ing
final | ˈfaɪnəl |  | ˈfi·nal
find out | ˌfaɪnd ˈaʊt
fine | faɪn
fireplace | ˈfaɪəpleɪs | ˈfaɪərpleɪs | ˈfire·place
firstly | ˈfɜːstli | ˈfɜːrstli | ˈfirst·ly
fit in | ˌfɪt ˈɪn
flatmate | ˈflætmeɪt |  | ˈflat·mate
flavour | ˈfleɪvə | ˈfleɪvər | ˈfla·vour
float | fləʊt | floʊt
flock | flɒk | flɑːk
flood | flʌd
flour | ˈflaʊə | ˈflaʊər
flow | fləʊ | floʊ
focus on | ˈfəʊkəs ɒn | ˈfoʊkəs ɑːn
focus | ˈfəʊkəs | ˈfoʊkəs | ˈfo·cus
fold | fəʊld | foʊld
folk music | ˈfəʊk mjuːzɪk | ˈfoʊk mjuːzɪk
following | ˈfɒləʊɪŋ | ˈfɑːloʊɪŋ | ˈfol·low·ing
for instance | fər ˈɪnstəns
forecast | ˈfɔːkɑːst | ˈfɔːrkæst | ˈfore·cast
forehead | ˈfɔːhed | ˈfɔːrhed | ˈfore·head
forever | fəˈrevə | fəˈrevər | fo·ˈrev·er
forgive | fəˈɡɪv | fərˈɡɪv | for·ˈgive
form | fɔːm | fɔːrm
formal | ˈfɔːməl | ˈfɔːrməl | ˈfor·mal
fortnight | ˈfɔːtnaɪt | ˈfɔːrtnaɪt | ˈfort·night
fortunately | ˈfɔːtʃənətli | ˈfɔːrtʃənətli | ˈfor·tu·nate·ly
forward | ˈfɔːwəd | ˈfɔːrwərd | ˈfor·ward
fossil | ˈfɒsəl | ˈfɑːsəl | ˈfos·sil
foundation | faʊnˈdeɪʃən |  | foun·ˈda·tion
frame | freɪm
freedom | ˈfriːdəm |  | ˈfree·dom
freeze | friːz
frequent | ˈfriːkwənt |  | ˈfre·quent
frequently | ˈfriːkwəntli |  | ˈfre·quent·ly
friendship | ˈfrendʃɪp |  | ˈfriend·ship
frighten | ˈfraɪtən |  | ˈfrigh·ten
fringe | frɪndʒ
from now on | frəm naʊ ˈɒn | frəm naʊ ˈɑːn
frost | frɒst | frɔːst
frozen | ˈfrəʊzən | ˈfroʊzən | ˈfro·zen
frustrating | frʌˈstreɪtɪŋ | ˈfrʌstreɪtɪŋ | frus·ˈtra·ting
frying pan | ˈfraɪɪŋ pæn
funeral | ˈfjuːnərəl |  | ˈfu·ner·al
furnished | ˈfɜːnɪʃt | ˈfɜːrnɪʃt | ˈfur·nished
further | ˈfɜːðə | ˈfɜːrðər | ˈfur·ther
gadget | ˈɡædʒɪt |  | ˈgad·get
gap year | ˈɡæp jɪə | ˈɡæp jɪr
gap | ɡæp
gather | ˈɡæðə | ˈɡæðər | ˈgath·er
general | ˈdʒenərəl |  | ˈgen·er·al
generally | ˈdʒenərəli |  | ˈgen·er·al·ly
generation | ˌdʒenəˈreɪʃən |  | gen·er·ˈa·tion
generous | ˈdʒenərəs |  | ˈgen·er·ous
genius | ˈdʒiːnjəs |  | ˈge·nius
genre | ˈʒɒnrə | ˈʒɑːnrə | ˈgen·re
gentle | ˈdʒentəl |  | ˈgen·tle
get | ɡet
get around | ˌɡet əˈraʊnd
get by | ˌɡet ˈbaɪ
get down to | ˌɡet ˈdaʊn tuː
get down | ˌɡet ˈdaʊn
get hold of | ˌɡet ˈhəʊld əv | ˌɡet ˈhoʊld əv
get in touch | ˌɡet ɪn ˈtʌtʃ
get on with | ˌɡet ˈɒn wɪð | ˌɡet ˈɑːn wɪð
get on | ˌɡet ˈɒn | ˌɡet ˈɑːn
get out of | ˌɡet ˈaʊt ɒv | ˌɡet ˈaʊt ʌv
get over | ˌɡet ˈəʊvə | ˌɡet ˈoʊvər
get rid of | ˌɡet ˈrɪd əv
get through | ˌɡet ˈθruː
get to know | ˌɡet tə ˈnəʊ | ˌɡet tə ˈnoʊ
get together | ˌɡet təˈɡeðə | ˌɡet təˈɡeðər
get used to | ˌɡet ˈjuːst tə
giant | ˈdʒaɪənt |  | ˈgi·ant
give | ɡɪv
give away | ˌɡɪv əˈweɪ
give in | ˌɡɪv ˈɪn
give out | ˌɡɪv ˈaʊt
give up | ˌɡɪv ˈʌp
give way | ˌɡɪv ˈweɪ
global warming | ˌɡləʊbəl ˈwɔːmɪŋ | ˌɡloʊbəl ˈwɔːrmɪŋ
<<<<<<< HEAD
global | ˈɡləʊbəl | ˈɡloʊbəl | ˈglo·bal
=======
globe | ɡləʊb | ɡloʊb
go | ɡəʊ | ɡoʊ
>>>>>>> ec87e257 (Give the everyday verbs their senses, and the pack 437 words of the usual core)
go ahead | ˌɡəʊ əˈhed | ˌɡoʊ əˈhed
go for | ˈɡəʊ fɔː | ˈɡoʊ fɔːr
go into | ˈɡəʊ ɪntu | ˈɡoʊ ɪntu
go off | ˌɡəʊ ˈɒf | ˌɡoʊ ˈɔːf
go on | ˌɡəʊ ˈɒn | ˌɡoʊ ˈɑːn
go out with | ˌɡəʊ ˈaʊt wɪð | ˌɡoʊ ˈaʊt wɪð
go over | ˌɡəʊ ˈəʊvə | ˌɡoʊ ˈoʊvər
go round | ˌɡəʊ ˈraʊnd | ˌɡoʊ ˈraʊnd
go through | ˌɡəʊ ˈθruː | ˌɡoʊ ˈθruː
go without | ˌɡəʊ wɪˈðaʊt | ˌɡoʊ wɪˈðaʊt
god | ɡɒd | ɡɑːd
goods | ɡʊdz
grab | ɡræb
grade | ɡreɪd
gradually | ˈɡrædʒuəli |  | ˈgrad·u·al·ly
graduate [verb] | ˈɡrædʒueɪt |  | ˈgrad·u·ate
graduation | ˌɡrædʒuˈeɪʃən |  | grad·u·ˈa·tion
graffiti | ɡrəˈfiːti |  | graf·ˈfi·ti
graphics | ˈɡræfɪks |  | ˈgraph·ics
grateful | ˈɡreɪtfəl |  | ˈgrate·ful
greatly | ˈɡreɪtli |  | ˈgreat·ly
greet | ɡriːt
grill | ɡrɪl
grow out of | ˌɡrəʊ ˈaʊt ɒv | ˌɡroʊ ˈaʊt ʌv
growing | ˈɡrəʊɪŋ | ˈɡroʊɪŋ | ˈgrow·ing
guarantee | ˌɡærənˈtiː |  | guar·an·ˈtee
guidance | ˈɡaɪdəns |  | ˈgui·dance
guilty | ˈɡɪlti |  | ˈguilt·y
habit | ˈhæbɪt |  | ˈhab·it
habitat | ˈhæbɪtæt |  | ˈhab·i·tat
had better | hæd ˈbetə | hæd ˈbetər
hairstyle | ˈheəstaɪl | ˈherstaɪl | ˈhair·style
half-time | ˌhɑːf ˈtaɪm | ˌhæf ˈtaɪm
hammer | ˈhæmə | ˈhæmər | ˈham·mer
hand down | ˌhænd ˈdaʊn
hand | hænd
handle | ˈhændəl |  | ˈhan·dle
handmade | ˌhændˈmeɪd |  | hand·ˈmade
handwriting | ˈhændraɪtɪŋ |  | ˈhand·writ·ing
hang on | ˌhæŋ ˈɒn | ˌhæŋ ˈɑːn
hang out | ˌhæŋ ˈaʊt
hang up | ˌhæŋ ˈʌp
hang | hæŋ
happy ending | ˌhæpi ˈendɪŋ
harbour | ˈhɑːbə | ˈhɑːrbər | ˈhar·bour
hardly ever | ˌhɑːdli ˈevə | ˌhɑːrdli ˈevər
hardly | ˈhɑːdli | ˈhɑːrdli | ˈhard·ly
hardware | ˈhɑːdweə | ˈhɑːrdwer | ˈhard·ware
harm | hɑːm | hɑːrm
harmless | ˈhɑːmləs | ˈhɑːrmləs | ˈharm·less
have a go | hæv ə ˈɡəʊ | hæv ə ˈɡoʊ
have in common | hæv ɪn ˈkɒmən | hæv ɪn ˈkɑːmən
have no idea | hæv nəʊ aɪˈdɪə | hæv noʊ aɪˈdiːə
headline | ˈhedlaɪn |  | ˈhead·line
headteacher | ˌhedˈtiːtʃə | ˌhedˈtiːtʃər | head·ˈteach·er
hear of | ˈhɪər ɒv | ˈhɪr ʌv
hearing | ˈhɪərɪŋ | ˈhɪrɪŋ | ˈhear·ing
heat | hiːt
heatwave | ˈhiːtweɪv |  | ˈheat·wave
heavily | ˈhevəli |  | ˈheav·i·ly
hedgehog | ˈhedʒhɒɡ | ˈhedʒhɑːɡ | ˈhedge·hog
heel | hiːl
helmet | ˈhelmɪt |  | ˈhel·met
herb | hɜːb | ɜːrb
herd | hɜːd | hɜːrd
hero | ˈhɪərəʊ | ˈhɪroʊ | ˈhe·ro
highlight | ˈhaɪlaɪt |  | ˈhigh·light
hike | haɪk
hip | hɪp
hire | ˈhaɪə | ˈhaɪər
historian | hɪˈstɔːriən |  | his·ˈto·ri·an
historic | hɪˈstɒrɪk | hɪˈstɔːrɪk | his·ˈtor·ic
hitchhike | ˈhɪtʃhaɪk |  | ˈhitch·hike
hold | həʊld | hoʊld
hold up | ˌhəʊld ˈʌp | ˌhoʊld ˈʌp
honeymoon | ˈhʌnimuːn |  | ˈhon·ey·moon
hood | hʊd
hope | həʊp | hoʊp
hopeful | ˈhəʊpfəl | ˈhoʊpfəl | ˈhope·ful
hopeless | ˈhəʊpləs | ˈhoʊpləs | ˈhope·less
horn | hɔːn | hɔːrn
host | həʊst | hoʊst
hostel | ˈhɒstəl | ˈhɑːstəl | ˈhos·tel
however | haʊˈevə | haʊˈevər | how·ˈev·er
hug | hʌɡ
huge | hjuːdʒ
human being | ˌhjuːmən ˈbiːɪŋ
humid | ˈhjuːmɪd |  | ˈhu·mid
humour | ˈhjuːmə | ˈhjuːmər | ˈhu·mour
hunter | ˈhʌntə | ˈhʌntər | ˈhunt·er
hunting | ˈhʌntɪŋ |  | ˈhunt·ing
hurricane | ˈhʌrɪkeɪn | ˈhɜːrɪkeɪn | ˈhur·ri·cane
icy | ˈaɪsi |  | ˈi·cy
ideal | aɪˈdɪəl | aɪˈdiːl | i·ˈdeal
ideally | aɪˈdɪəli | aɪˈdiːli | i·ˈdeal·ly
identical | aɪˈdentɪkəl |  | i·ˈden·ti·cal
ignore | ɪɡˈnɔː | ɪɡˈnɔːr | ig·ˈnore
illegal | ɪˈliːɡəl |  | il·ˈle·gal
image | ˈɪmɪdʒ |  | ˈim·age
imagination | ɪˌmædʒɪˈneɪʃən |  | i·mag·i·ˈna·tion
imaginative | ɪˈmædʒɪnətɪv |  | i·ˈmag·i·na·tive
immigration | ˌɪmɪˈɡreɪʃən |  | im·mi·ˈgra·tion
impatient | ɪmˈpeɪʃənt |  | im·ˈpa·tient
importance | ɪmˈpɔːtəns | ɪmˈpɔːrtəns | im·ˈpor·tance
improvement | ɪmˈpruːvmənt |  | im·ˈprove·ment
in addition | ɪn əˈdɪʃən
in advance | ɪn ədˈvɑːns | ɪn ədˈvæns
in case | ɪn ˈkeɪs
in order to | ɪn ˈɔːdə tə | ɪn ˈɔːrdər tə
in stock | ɪn ˈstɒk | ɪn ˈstɑːk
in the end | ɪn ði ˈend
in time | ɪn ˈtaɪm
inch | ɪntʃ
including | ɪnˈkluːdɪŋ |  | in·ˈclud·ing
income | ˈɪnkʌm |  | ˈin·come
<<<<<<< HEAD
increase [verb] | ɪnˈkriːs |  | in·ˈcrease
=======
incorrect | ˌɪnkəˈrekt |  | in·cor·ˈrect
increase | ɪnˈkriːs |  | in·ˈcrease
>>>>>>> ec87e257 (Give the everyday verbs their senses, and the pack 437 words of the usual core)
incredible | ɪnˈkredəbəl |  | in·ˈcred·i·ble
incredibly | ɪnˈkredəbli |  | in·ˈcred·i·bly
indeed | ɪnˈdiːd |  | in·ˈdeed
independent | ˌɪndɪˈpendənt |  | in·de·ˈpen·dent
individual | ˌɪndɪˈvɪdʒuəl |  | in·di·ˈvid·u·al
indoor | ˈɪndɔː | ˈɪndɔːr | ˈin·door
indoors | ˌɪnˈdɔːz | ˌɪnˈdɔːrz | in·ˈdoors
industrial | ɪnˈdʌstriəl |  | in·ˈdus·tri·al
industry | ˈɪndəstri |  | ˈin·dus·try
infection | ɪnˈfekʃən |  | in·ˈfec·tion
influence | ˈɪnfluəns |  | ˈin·flu·ence
inform | ɪnˈfɔːm | ɪnˈfɔːrm | in·ˈform
informal | ɪnˈfɔːməl | ɪnˈfɔːrməl | in·ˈfor·mal
ingredient | ɪnˈɡriːdiənt |  | in·ˈgre·di·ent
inhabitant | ɪnˈhæbɪtənt |  | in·ˈhab·i·tant
injure | ˈɪndʒə | ˈɪndʒər | ˈin·jure
injured | ˈɪndʒəd | ˈɪndʒərd | ˈin·jured
injury | ˈɪndʒəri |  | ˈin·ju·ry
innocent | ˈɪnəsənt |  | ˈin·no·cent
insist on | ɪnˈsɪst ɒn | ɪnˈsɪst ɑːn
inspect | ɪnˈspekt |  | in·ˈspect
inspiring | ɪnˈspaɪrɪŋ |  | in·ˈspi·ring
install | ɪnˈstɔːl |  | in·ˈstall
installation | ˌɪnstəˈleɪʃən |  | in·stal·ˈla·tion
instantly | ˈɪnstəntli |  | ˈin·stant·ly
instruct | ɪnˈstrʌkt |  | in·ˈstruct
instruction | ɪnˈstrʌkʃən |  | in·ˈstruc·tion
instructor | ɪnˈstrʌktə | ɪnˈstrʌktər | in·ˈstruc·tor
insult | ɪnˈsʌlt |  | in·ˈsult
intelligence | ɪnˈtelɪdʒəns |  | in·ˈtel·li·gence
intelligent | ɪnˈtelɪdʒənt |  | in·ˈtel·li·gent
intend | ɪnˈtend |  | in·ˈtend
intermediate | ˌɪntəˈmiːdiət | ˌɪntərˈmiːdiət | in·ter·ˈme·di·ate
interrupt | ˌɪntəˈrʌpt |  | in·ter·ˈrupt
interview | ˈɪntəvjuː | ˈɪntərvjuː | ˈin·ter·view
introduce | ˌɪntrəˈdjuːs | ˌɪntrəˈduːs | in·tro·ˈduce
introduction | ˌɪntrəˈdʌkʃən |  | in·tro·ˈduc·tion
invention | ɪnˈvenʃən |  | in·ˈven·tion
inventor | ɪnˈventə | ɪnˈventər | in·ˈven·tor
invisible | ɪnˈvɪzəbəl |  | in·ˈvis·i·ble
involved | ɪnˈvɒlvd | ɪnˈvɑːlvd | in·ˈvolved
iron | ˈaɪən | ˈaɪərn | ˈi·ron
isolated | ˈaɪsəleɪtɪd |  | ˈi·so·lat·ed
it depends | ɪt dɪˈpendz
item | ˈaɪtəm |  | ˈi·tem
jail | dʒeɪl
jar | dʒɑː | dʒɑːr
jealous | ˈdʒeləs |  | ˈjeal·ous
jellyfish | ˈdʒelifɪʃ |  | ˈjel·ly·fish
<<<<<<< HEAD
=======
jog | dʒɒɡ | dʒɑːɡ
join | dʒɔɪn
>>>>>>> ec87e257 (Give the everyday verbs their senses, and the pack 437 words of the usual core)
join in | ˌdʒɔɪn ˈɪn
join | dʒɔɪn
journal | ˈdʒɜːnəl | ˈdʒɜːrnəl | ˈjour·nal
journalism | ˈdʒɜːnəlɪzəm | ˈdʒɜːrnəlɪzəm | ˈjour·na·li·sm
joy | dʒɔɪ
judge | dʒʌdʒ
jug | dʒʌɡ
junior | ˈdʒuːniə | ˈdʒuːnjər | ˈju·ni·or
karate | kəˈrɑːti |  | ka·ˈra·te
keen | kiːn
keep | kiːp
keep an eye on | ˌkiːp ən ˈaɪ ɒn | ˌkiːp ən ˈaɪ ɑːn
keep away | ˌkiːp əˈweɪ
keep fit | ˌkiːp ˈfɪt
keep in touch | ˌkiːp ɪn ˈtʌtʃ
keep off | ˌkiːp ˈɒf | ˌkiːp ˈɔːf
keep on | ˌkiːp ˈɒn | ˌkiːp ˈɑːn
keep out | ˌkiːp ˈaʊt
keep your promise | ˌkiːp jə ˈprɒmɪs | ˌkiːp jər ˈprɑːmɪs
kill | kɪl
kindness | ˈkaɪndnəs |  | ˈkind·ness
knit | nɪt
knock down | ˌnɒk ˈdaʊn | ˌnɑːk ˈdaʊn
knock over | ˌnɒk ˈəʊvə | ˌnɑːk ˈoʊvər
knowledge | ˈnɒlɪdʒ | ˈnɑːlɪdʒ | ˈknow·ledge
lab | læb
label | ˈleɪbəl |  | ˈla·bel
laboratory | ləˈbɒrətri | ˈlæbrətɔːri | la·ˈbor·a·tory
lace | leɪs
ladder | ˈlædə | ˈlædər | ˈlad·der
ladybird | ˈleɪdibɜːd | ˈleɪdibɜːrd | ˈla·dy·bird
landlord | ˈlændlɔːd | ˈlændlɔːrd | ˈland·lord
landmark | ˈlændmɑːk | ˈlændmɑːrk | ˈland·mark
landscape | ˈlændskeɪp |  | ˈland·scape
laser | ˈleɪzə | ˈleɪzər | ˈla·ser
last | lɑːst | læst
lately | ˈleɪtli |  | ˈlate·ly
latest | ˈleɪtɪst |  | ˈlat·est
laugh | lɑːf | læf
laughter | ˈlɑːftə | ˈlæftər | ˈlaugh·ter
laundry | ˈlɔːndri |  | ˈlaun·dry
lawn | lɔːn
lay the table | ˌleɪ ðə ˈteɪbəl
lay | leɪ
lead [noun] | liːd
lead [verb] | liːd
lead to | ˈliːd tuː
leader | ˈliːdə | ˈliːdər | ˈlead·er
leaflet | ˈliːflət |  | ˈlea·flet
league | liːɡ
lean | liːn
learning | ˈlɜːnɪŋ | ˈlɜːrnɪŋ | ˈlearn·ing
least | liːst
leave alone | ˌliːv əˈləʊn | ˌliːv əˈloʊn
lecture | ˈlektʃə | ˈlektʃər | ˈlec·ture
lecturer | ˈlektʃərə | ˈlektʃərər | ˈlec·tur·er
left | left
legal | ˈliːɡəl |  | ˈle·gal
leisure | ˈleʒə | ˈliːʒər | ˈleis·ure
let down | ˌlet ˈdaʊn
let out | ˌlet ˈaʊt
liberty | ˈlɪbəti | ˈlɪbərti | ˈlib·er·ty
librarian | laɪˈbreəriən | laɪˈbreriən | li·ˈbra·ri·an
licence | ˈlaɪsəns |  | ˈli·cence
lid | lɪd
lie | laɪ
lifestyle | ˈlaɪfstaɪl |  | ˈlife·style
lift | lɪft
light | laɪt
lighthouse | ˈlaɪthaʊs |  | ˈlight·house
likely | ˈlaɪkli |  | ˈlike·ly
limit | ˈlɪmɪt |  | ˈlim·it
liquid | ˈlɪkwɪd |  | ˈliq·uid
listener | ˈlɪsənə | ˈlɪsənər | ˈlis·ten·er
literature | ˈlɪtrətʃə | ˈlɪtərətʃər | ˈlit·era·ture
litter | ˈlɪtə | ˈlɪtər | ˈlit·ter
live on | ˈlɪv ɒn | ˈlɪv ɑːn
lively | ˈlaɪvli |  | ˈlive·ly
living | ˈlɪvɪŋ |  | ˈliv·ing
loads of | ˈləʊdz əv | ˈloʊdz əv
loaf | ləʊf | loʊf
loan | ləʊn | loʊn
local | ˈləʊkəl | ˈloʊkəl | ˈlo·cal
located | ləʊˈkeɪtɪd | ˈloʊkeɪtɪd | lo·ˈcat·ed
location | ləʊˈkeɪʃən | loʊˈkeɪʃən | lo·ˈca·tion
lock up | ˌlɒk ˈʌp | ˌlɑːk ˈʌp
log in | ˌlɒɡ ˈɪn | ˌlɔːɡ ˈɪn
log out | ˌlɒɡ ˈaʊt | ˌlɔːɡ ˈaʊt
logic | ˈlɒdʒɪk | ˈlɑːdʒɪk | ˈlog·ic
logical | ˈlɒdʒɪkəl | ˈlɑːdʒɪkəl | ˈlog·i·cal
long | lɒŋ | lɔːŋ
look | lʊk
look back | ˌlʊk ˈbæk
look forward to | ˌlʊk ˈfɔːwəd tuː | ˌlʊk ˈfɔːrwərd tuː
look into | ˈlʊk ɪntu
look out | ˌlʊk ˈaʊt
look through | ˌlʊk ˈθruː
loose | luːs
loss | lɒs | lɔːs
lottery | ˈlɒtəri | ˈlɑːtəri | ˈlot·ter·y
lower | ˈləʊə | ˈloʊər | ˈlow·er
lung | lʌŋ
luxury | ˈlʌkʃəri |  | ˈlux·u·ry
lyrics | ˈlɪrɪks |  | ˈlyr·ics
machinery | məˈʃiːnəri |  | ma·ˈchi·ner·y
mad | mæd
<<<<<<< HEAD
=======
magical | ˈmædʒɪkəl |  | ˈmag·i·cal
magnificent | mæɡˈnɪfɪsənt |  | mag·ˈnif·i·cent
main | meɪn
>>>>>>> ec87e257 (Give the everyday verbs their senses, and the pack 437 words of the usual core)
main course | ˌmeɪn ˈkɔːs | ˌmeɪn ˈkɔːrs
main | meɪn
mainly | ˈmeɪnli |  | ˈmain·ly
make | meɪk
make a difference | ˌmeɪk ə ˈdɪfərəns
make fun of | ˌmeɪk ˈfʌn əv
make out | ˌmeɪk ˈaʊt
make progress | ˌmeɪk ˈprəʊɡres | ˌmeɪk ˈprɑːɡres
make room | ˌmeɪk ˈruːm
make sense | ˌmeɪk ˈsens
make sure | ˌmeɪk ˈʃɔː | ˌmeɪk ˈʃʊr
make up your mind | ˌmeɪk ʌp jə ˈmaɪnd | ˌmeɪk ʌp jər ˈmaɪnd
make up | ˌmeɪk ˈʌp
male | meɪl
mammal | ˈmæməl |  | ˈmam·mal
manage | ˈmænɪdʒ |  | ˈman·age
manners | ˈmænəz | ˈmænərz | ˈman·ners
marathon | ˈmærəθən | ˈmærəθɑːn | ˈmar·a·thon
marriage | ˈmærɪdʒ |  | ˈmar·riage
marry | ˈmæri |  | ˈmar·ry
martial arts | ˌmɑːʃəl ˈɑːts | ˌmɑːrʃəl ˈɑːrts
mask | mɑːsk | mæsk
match | mætʃ
mate | meɪt
material | məˈtɪəriəl | məˈtɪriəl | ma·ˈte·ri·al
mathematics | ˌmæθəˈmætɪks |  | math·e·ˈmat·ics
matter | ˈmætə | ˈmætər | ˈmat·ter
mattress | ˈmætrəs |  | ˈmat·tress
mature | məˈtʃʊə | məˈtʃʊr | ma·ˈture
maximum | ˈmæksɪməm |  | ˈmax·i·mum
mayor | meə | ˈmeɪər
mean | miːn
meaningless | ˈmiːnɪŋləs |  | ˈmea·ning·less
meanwhile | ˈmiːnwaɪl |  | ˈmean·while
measure | ˈmeʒə | ˈmeʒər | ˈmeas·ure
medal | ˈmedəl |  | ˈmed·al
media | ˈmiːdiə |  | ˈme·di·a
medication | ˌmedɪˈkeɪʃən |  | med·i·ˈca·tion
melt | melt
memory | ˈmeməri |  | ˈmem·o·ry
mend | mend
mention | ˈmenʃən |  | ˈmen·tion
mess | mes
method | ˈmeθəd |  | ˈmeth·od
microscope | ˈmaɪkrəskəʊp | ˈmaɪkrəskoʊp | ˈmi·cro·scope
middle-aged | ˌmɪdəl ˈeɪdʒd
might | maɪt
mild | maɪld
millionaire | ˌmɪljəˈneə | ˌmɪljəˈner | mil·lion·ˈaire
minimum | ˈmɪnɪməm |  | ˈmin·i·mum
miss out | ˌmɪs ˈaʊt
mist | mɪst
mix up | ˌmɪks ˈʌp
<<<<<<< HEAD
mix | mɪks
=======
mixed | mɪkst
>>>>>>> ec87e257 (Give the everyday verbs their senses, and the pack 437 words of the usual core)
mixture | ˈmɪkstʃə | ˈmɪkstʃər | ˈmix·ture
model | ˈmɒdəl | ˈmɑːdəl | ˈmod·el
monitor | ˈmɒnɪtə | ˈmɑːnɪtər | ˈmon·i·tor
monument | ˈmɒnjumənt | ˈmɑːnjumənt | ˈmon·u·ment
mood | muːd
mostly | ˈməʊstli | ˈmoʊstli | ˈmost·ly
mother-in-law | ˈmʌðər ɪn lɔː
motivation | ˌməʊtɪˈveɪʃən | ˌmoʊtɪˈveɪʃən | mo·ti·ˈva·tion
motorcycle | ˈməʊtəsaɪkəl | ˈmoʊtərsaɪkəl | ˈmo·tor·cy·cle
mountaineering | ˌmaʊntɪˈnɪərɪŋ | ˌmaʊntɪˈnɪrɪŋ | moun·tain·ˈeer·ing
move in | ˌmuːv ˈɪn
move on | ˌmuːv ˈɒn | ˌmuːv ˈɑːn
move out | ˌmuːv ˈaʊt
movement | ˈmuːvmənt |  | ˈmove·ment
mud | mʌd
multiply | ˈmʌltɪplaɪ |  | ˈmul·ti·ply
muscle | ˈmʌsəl |  | ˈmus·cle
mystery | ˈmɪstəri |  | ˈmys·ter·y
nail | neɪl
napkin | ˈnæpkɪn |  | ˈnap·kin
narrow | ˈnærəʊ | ˈnæroʊ | ˈnar·row
nasty | ˈnɑːsti | ˈnæsti | ˈnas·ty
natural | ˈnætʃərəl |  | ˈnat·u·ral
naturally | ˈnætʃərəli |  | ˈnat·u·ral·ly
nearby | ˌnɪəˈbaɪ | ˌnɪrˈbaɪ | near·ˈby
neat | niːt
necessary | ˈnesəsəri | ˈnesəseri | ˈnec·es·sa·ry
negative | ˈneɡətɪv |  | ˈneg·a·tive
negotiation | nɪˌɡəʊʃiˈeɪʃən | nɪˌɡoʊʃiˈeɪʃən | ne·go·ti·ˈa·tion
neighbourhood | ˈneɪbəhʊd | ˈneɪbərhʊd | ˈneigh·bour·hood
neither | ˈnaɪðə | ˈniːðər | ˈnei·ther
nephew | ˈnefjuː |  | ˈneph·ew
nickname | ˈnɪkneɪm |  | ˈnick·name
niece | niːs
nightlife | ˈnaɪtlaɪf |  | ˈnight·life
nightmare | ˈnaɪtmeə | ˈnaɪtmer | ˈnight·mare
no longer | nəʊ ˈlɒŋɡə | noʊ ˈlɔːŋɡər
nonsense | ˈnɒnsens | ˈnɑːnsens | ˈnon·sense
northern | ˈnɔːðən | ˈnɔːrðərn | ˈnor·thern
note | nəʊt | noʊt
notice | ˈnəʊtɪs | ˈnoʊtɪs | ˈno·tice
nowhere | ˈnəʊweə | ˈnoʊwer | ˈno·where
nursery | ˈnɜːsəri | ˈnɜːrsəri | ˈnur·ser·y
obey | əˈbeɪ | oʊˈbeɪ | o·ˈbey
object [noun] | ˈɒbdʒɪkt | ˈɑːbdʒekt | ˈob·ject
obvious | ˈɒbviəs | ˈɑːbviəs | ˈob·vi·ous
obviously | ˈɒbviəsli | ˈɑːbviəsli | ˈob·vi·ous·ly
occasion | əˈkeɪʒən |  | oc·ˈca·sion
occasional | əˈkeɪʒənəl |  | oc·ˈca·sion·al
occasionally | əˈkeɪʒənəli |  | oc·ˈca·sion·al·ly
occupation | ˌɒkjəˈpeɪʃən | ˌɑːkjəˈpeɪʃən | oc·cu·ˈpa·tion
odd | ɒd | ɑːd
offer | ˈɒfə | ˈɔːfər | ˈoff·er
officer | ˈɒfɪsə | ˈɔːfɪsər | ˈof·fic·er
official | əˈfɪʃəl |  | of·ˈfi·cial
officially | əˈfɪʃəli |  | of·ˈfi·cial·ly
old-fashioned | ˌəʊld ˈfæʃənd | ˌoʊld ˈfæʃənd
olive | ˈɒlɪv | ˈɑːlɪv | ˈol·ive
on board | ɒn ˈbɔːd | ɑːn ˈbɔːrd
on offer | ɒn ˈɒfə | ɑːn ˈɔːfər
one-way | ˌwʌn ˈweɪ
ongoing | ˈɒnɡəʊɪŋ | ˈɑːnɡoʊɪŋ | ˈon·go·ing
openly | ˈəʊpənli | ˈoʊpənli | ˈo·pen·ly
operation | ˌɒpəˈreɪʃən | ˌɑːpəˈreɪʃən | op·er·ˈa·tion
opponent | əˈpəʊnənt | əˈpoʊnənt | op·ˈpo·nent
opportunity | ˌɒpəˈtjuːnəti | ˌɑːpərˈtuːnəti | op·por·ˈtu·ni·ty
opposite | ˈɒpəzɪt | ˈɑːpəzɪt | ˈop·po·site
optimistic | ˌɒptɪˈmɪstɪk | ˌɑːptɪˈmɪstɪk | op·ti·ˈmis·tic
option | ˈɒpʃən | ˈɑːpʃən | ˈop·tion
order | ˈɔːdə | ˈɔːrdər | ˈor·der
ordinary | ˈɔːdɪnəri | ˈɔːrdɪneri | ˈor·di·na·ry
organisation | ˌɔːɡənaɪˈzeɪʃən | ˌɔːrɡənɪˈzeɪʃən | or·ga·ni·ˈsa·tion
organise | ˈɔːɡənaɪz | ˈɔːrɡənaɪz | ˈor·ga·nise
organised | ˈɔːɡənaɪzd | ˈɔːrɡənaɪzd | ˈor·ga·nised
original | əˈrɪdʒɪnəl |  | o·ˈrig·i·nal
ostrich | ˈɒstrɪtʃ | ˈɑːstrɪtʃ | ˈos·trich
otherwise | ˈʌðəwaɪz | ˈʌðərwaɪz | ˈoth·er·wise
ought to | ˈɔːt tə
out of order | aʊt əv ˈɔːdə | aʊt əv ˈɔːrdər
outdoor | ˈaʊtdɔː | ˈaʊtdɔːr | ˈout·door
outstanding | aʊtˈstændɪŋ |  | out·ˈstand·ing
overseas | ˌəʊvəˈsiːz | ˌoʊvərˈsiːz | o·ver·ˈseas
overweight | ˌəʊvəˈweɪt | ˌoʊvərˈweɪt | o·ver·ˈweight
owe | əʊ | oʊ
owner | ˈəʊnə | ˈoʊnər | ˈown·er
oxygen | ˈɒksɪdʒən | ˈɑːksɪdʒən | ˈox·y·gen
package | ˈpækɪdʒ |  | ˈpack·age
painful | ˈpeɪnfəl |  | ˈpain·ful
pale | peɪl
panic | ˈpænɪk |  | ˈpan·ic
parcel | ˈpɑːsəl | ˈpɑːrsəl | ˈpar·cel
parking | ˈpɑːkɪŋ | ˈpɑːrkɪŋ | ˈpark·ing
particular | pəˈtɪkjələ | pərˈtɪkjələr | par·ˈtic·u·lar
particularly | pəˈtɪkjələli | pərˈtɪkjələrli | par·ˈtic·u·lar·ly
partly | ˈpɑːtli | ˈpɑːrtli | ˈpart·ly
partnership | ˈpɑːtnəʃɪp | ˈpɑːrtnərʃɪp | ˈpart·ner·ship
pass | pɑːs | pæs
pass by | ˌpɑːs ˈbaɪ | ˌpæs ˈbaɪ
pass on | ˌpɑːs ˈɒn | ˌpæs ˈɑːn
passage | ˈpæsɪdʒ |  | ˈpas·sage
passionate | ˈpæʃənət |  | ˈpas·sion·ate
pastry | ˈpeɪstri |  | ˈpas·try
path | pɑːθ | pæθ
patient | ˈpeɪʃənt |  | ˈpa·tient
pattern | ˈpætən | ˈpætərn | ˈpat·tern
pause | pɔːz
paw | pɔː
pay attention | ˌpeɪ əˈtenʃən
pay back | ˌpeɪ ˈbæk
payment | ˈpeɪmənt |  | ˈpay·ment
peace | piːs
peaceful | ˈpiːsfəl |  | ˈpeace·ful
peak | piːk
peel | piːl
per | pɜː | pɜːr
percent | pəˈsent | pərˈsent | per·ˈcent
percentage | pəˈsentɪdʒ | pərˈsentɪdʒ | per·ˈcen·tage
perfectly | ˈpɜːfɪktli | ˈpɜːrfɪktli | ˈper·fect·ly
perform | pəˈfɔːm | pərˈfɔːrm | per·ˈform
performance | pəˈfɔːməns | pərˈfɔːrməns | per·ˈfor·mance
perfume | ˈpɜːfjuːm | pərˈfjuːm | ˈper·fume
period | ˈpɪəriəd | ˈpɪriəd | ˈpe·ri·od
permanent | ˈpɜːmənənt | ˈpɜːrmənənt | ˈper·ma·nent
permanently | ˈpɜːmənəntli | ˈpɜːrmənəntli | ˈper·ma·nent·ly
permission | pəˈmɪʃən | pərˈmɪʃən | per·ˈmis·sion
personal | ˈpɜːsənəl | ˈpɜːrsənəl | ˈper·son·al
personality | ˌpɜːsəˈnæləti | ˌpɜːrsəˈnæləti | per·so·ˈnal·i·ty
personally | ˈpɜːsənəli | ˈpɜːrsənəli | ˈper·son·al·ly
persuade | pəˈsweɪd | pərˈsweɪd | per·ˈsuade
photography | fəˈtɒɡrəfi | fəˈtɑːɡrəfi | pho·ˈtog·ra·phy
physical | ˈfɪzɪkəl |  | ˈphys·i·cal
pie | paɪ
pigeon | ˈpɪdʒən |  | ˈpig·eon
pile | paɪl
pill | pɪl
pin | pɪn
pitch | pɪtʃ
pity | ˈpɪti |  | ˈpit·y
plain | pleɪn
planning | ˈplænɪŋ |  | ˈplan·ning
plaster | ˈplɑːstə | ˈplæstər | ˈplas·ter
play | pleɪ
pleasant | ˈplezənt |  | ˈpleas·ant
pleasure | ˈpleʒə | ˈpleʒər | ˈpleas·ure
plenty of | ˈplenti əv
plenty | ˈplenti |  | ˈplen·ty
plot | plɒt | plɑːt
plug in | ˌplʌɡ ˈɪn
plug | plʌɡ
plumber | ˈplʌmə | ˈplʌmər | ˈplum·ber
podcast | ˈpɒdkɑːst | ˈpɑːdkæst | ˈpod·cast
poet | ˈpəʊɪt | ˈpoʊət | ˈpo·et
poetry | ˈpəʊətri | ˈpoʊətri | ˈpo·e·try
point | pɔɪnt
poison | ˈpɔɪzən |  | ˈpoi·son
poisonous | ˈpɔɪzənəs |  | ˈpoi·so·nous
polar bear | ˈpəʊlə beə | ˈpoʊlər ber
political | pəˈlɪtɪkəl |  | po·ˈlit·i·cal
politician | ˌpɒlɪˈtɪʃən | ˌpɑːlɪˈtɪʃən | pol·i·ˈti·cian
politics | ˈpɒlətɪks | ˈpɑːlətɪks | ˈpol·i·tics
pollute | pəˈluːt |  | pol·ˈlute
ponytail | ˈpəʊniteɪl | ˈpoʊniteɪl | ˈpo·ny·tail
pool | puːl
population | ˌpɒpjəˈleɪʃən | ˌpɑːpjəˈleɪʃən | pop·u·ˈla·tion
port | pɔːt | pɔːrt
portion | ˈpɔːʃən | ˈpɔːrʃən | ˈpor·tion
position | pəˈzɪʃən |  | po·ˈsi·tion
positive | ˈpɒzɪtɪv | ˈpɑːzɪtɪv | ˈpos·i·tive
possibility | ˌpɒsəˈbɪləti | ˌpɑːsəˈbɪləti | pos·si·ˈbil·i·ty
possibly | ˈpɒsəbli | ˈpɑːsəbli | ˈpos·si·bly
post | pəʊst | poʊst
pot | pɒt | pɑːt
pottery | ˈpɒtəri | ˈpɑːtəri | ˈpot·ter·y
pour | pɔː | pɔːr
powder | ˈpaʊdə | ˈpaʊdər | ˈpow·der
power | ˈpaʊə | ˈpaʊər | ˈpow·er
powerful | ˈpaʊəfəl | ˈpaʊərfəl | ˈpow·er·ful
practical | ˈpræktɪkəl |  | ˈprac·ti·cal
pray | preɪ
precious | ˈpreʃəs |  | ˈpre·cious
predict | prɪˈdɪkt |  | pre·ˈdict
prediction | prɪˈdɪkʃən |  | pre·ˈdic·tion
preference | ˈprefərəns |  | ˈpref·er·ence
pregnant | ˈpreɡnənt |  | ˈpreg·nant
preparation | ˌprepəˈreɪʃən |  | prep·a·ˈra·tion
prepared | prɪˈpeəd | prɪˈperd | pre·ˈpared
preposition | ˌprepəˈzɪʃən |  | prep·o·ˈsi·tion
presentation | ˌprezənˈteɪʃən |  | pres·en·ˈta·tion
presenter | prɪˈzentə | prɪˈzentər | pre·ˈsen·ter
presumably | prɪˈzuːməbli |  | pre·ˈsu·ma·bly
pretend | prɪˈtend |  | pre·ˈtend
pretty | ˈprɪti |  | ˈpret·ty
prevent | prɪˈvent |  | pre·ˈvent
prevention | prɪˈvenʃən |  | pre·ˈven·tion
previous | ˈpriːviəs |  | ˈpre·vi·ous
previously | ˈpriːviəsli |  | ˈpre·vi·ous·ly
pride | praɪd
prime minister | ˌpraɪm ˈmɪnɪstə | ˌpraɪm ˈmɪnɪstər
printing | ˈprɪntɪŋ |  | ˈprint·ing
prisoner | ˈprɪzənə | ˈprɪzənər | ˈpris·on·er
private | ˈpraɪvət |  | ˈpri·vate
<<<<<<< HEAD
produce [verb] | prəˈdjuːs | prəˈduːs | pro·ˈduce
=======
probable | ˈprɒbəbəl | ˈprɑːbəbəl | ˈprob·a·ble
produce | prəˈdjuːs | prəˈduːs | pro·ˈduce
>>>>>>> ec87e257 (Give the everyday verbs their senses, and the pack 437 words of the usual core)
producer | prəˈdjuːsə | prəˈduːsər | pro·ˈduc·er
product | ˈprɒdʌkt | ˈprɑːdʌkt | ˈprod·uct
production | prəˈdʌkʃən |  | pro·ˈduc·tion
profession | prəˈfeʃən |  | pro·ˈfes·sion
professional | prəˈfeʃənəl |  | pro·ˈfes·sion·al
professor | prəˈfesə | prəˈfesər | pro·ˈfes·sor
profile | ˈprəʊfaɪl | ˈproʊfaɪl | ˈpro·file
profit | ˈprɒfɪt | ˈprɑːfɪt | ˈprof·it
program | ˈprəʊɡræm | ˈproʊɡræm | ˈpro·gram
progress | ˈprəʊɡres | ˈprɑːɡres | ˈpro·gress
promise | ˈprɒmɪs | ˈprɑːmɪs | ˈprom·ise
promote | prəˈməʊt | prəˈmoʊt | pro·ˈmote
pronounce | prəˈnaʊns |  | pro·ˈnounce
proper | ˈprɒpə | ˈprɑːpər | ˈprop·er
properly | ˈprɒpəli | ˈprɑːpərli | ˈprop·er·ly
protect | prəˈtekt |  | pro·ˈtect
protection | prəˈtekʃən |  | pro·ˈtec·tion
protest [verb] | prəˈtest |  | pro·ˈtest
proud | praʊd
proudly | ˈpraʊdli |  | ˈproud·ly
prove | pruːv
provide | prəˈvaɪd |  | pro·ˈvide
<<<<<<< HEAD
public transport | ˌpʌblɪk ˈtrænspɔːt | ˌpʌblɪk ˈtrænspɔːrt
public | ˈpʌblɪk |  | ˈpub·lic
=======
psychological | ˌsaɪkəˈlɒdʒɪkəl | ˌsaɪkəˈlɑːdʒɪkəl | psy·cho·ˈlog·i·cal
public | ˈpʌblɪk |  | ˈpub·lic
public transport | ˌpʌblɪk ˈtrænspɔːt | ˌpʌblɪk ˈtrænspɔːrt
publicity | pəˈblɪsəti |  | pu·ˈblic·i·ty
>>>>>>> ec87e257 (Give the everyday verbs their senses, and the pack 437 words of the usual core)
publish | ˈpʌblɪʃ |  | ˈpub·lish
publisher | ˈpʌblɪʃə | ˈpʌblɪʃər | ˈpub·lish·er
pull down | ˌpʊl ˈdaʊn
pull out | ˌpʊl ˈaʊt
pull up | ˌpʊl ˈʌp
punch | pʌntʃ
punish | ˈpʌnɪʃ |  | ˈpun·ish
punishment | ˈpʌnɪʃmənt |  | ˈpun·ish·ment
purchase | ˈpɜːtʃəs | ˈpɜːrtʃəs | ˈpur·chase
pure | pjʊə | pjʊr
purpose | ˈpɜːpəs | ˈpɜːrpəs | ˈpur·pose
put off | ˌpʊt ˈɒf | ˌpʊt ˈɔːf
put on weight | ˌpʊt ɒn ˈweɪt | ˌpʊt ɑːn ˈweɪt
put out | ˌpʊt ˈaʊt
put through | ˌpʊt ˈθruː
put together | ˌpʊt təˈɡeðə | ˌpʊt təˈɡeðər
put up with | ˌpʊt ˈʌp wɪð
<<<<<<< HEAD
put up | ˌpʊt ˈʌp
=======
puzzled | ˈpʌzəld |  | ˈpuzzl·ed
>>>>>>> ec87e257 (Give the everyday verbs their senses, and the pack 437 words of the usual core)
qualification | ˌkwɒlɪfɪˈkeɪʃən | ˌkwɑːlɪfɪˈkeɪʃən | qual·i·fi·ˈca·tion
quality | ˈkwɒləti | ˈkwɑːləti | ˈqual·i·ty
quantity | ˈkwɒntəti | ˈkwɑːntəti | ˈquan·ti·ty
questionnaire | ˌkwestʃəˈneə | ˌkwestʃəˈner | ques·tion·ˈnaire
quit | kwɪt
race | reɪs
racing | ˈreɪsɪŋ |  | ˈrac·ing
racism | ˈreɪsɪzəm |  | ˈra·ci·sm
radiator | ˈreɪdieɪtə | ˈreɪdieɪtər | ˈra·di·a·tor
raise | reɪz
random | ˈrændəm |  | ˈran·dom
range | reɪndʒ
rare | reə | rer
rather | ˈrɑːðə | ˈræðər | ˈra·ther
raw | rɔː
reach | riːtʃ
reader | ˈriːdə | ˈriːdər | ˈread·er
realise | ˈrɪəlaɪz | ˈriːəlaɪz | ˈrea·lise
realistic | ˌrɪəˈlɪstɪk | ˌriːəˈlɪstɪk | rea·ˈlis·tic
reality | riˈæləti |  | re·ˈal·i·ty
reasonable | ˈriːzənəbəl |  | ˈrea·son·a·ble
recent | ˈriːsənt |  | ˈre·cent
recipe | ˈresəpi |  | ˈrec·i·pe
recognise | ˈrekəɡnaɪz |  | ˈrec·og·nise
recognition | ˌrekəɡˈnɪʃən |  | rec·og·ˈni·tion
recommend | ˌrekəˈmend |  | rec·om·ˈmend
recommendation | ˌrekəmənˈdeɪʃən |  | rec·om·men·ˈda·tion
record [noun] | ˈrekɔːd | ˈrekərd | ˈrec·ord
recover | rɪˈkʌvə | rɪˈkʌvər | re·ˈcov·er
recovery | rɪˈkʌvri |  | re·ˈcove·ry
recycling | ˌriːˈsaɪklɪŋ |  | re·ˈcy·cling
reduce | rɪˈdjuːs | rɪˈduːs | re·ˈduce
reduced | rɪˈdjuːst | rɪˈduːst | re·ˈduced
reduction | rɪˈdʌkʃən |  | re·ˈduc·tion
referee | ˌrefəˈriː |  | ref·er·ˈee
refund [noun] | ˈriːfʌnd |  | ˈre·fund
refuse | rɪˈfjuːz |  | re·ˈfuse
region | ˈriːdʒən |  | ˈre·gion
register | ˈredʒɪstə | ˈredʒɪstər | ˈreg·is·ter
regret | rɪˈɡret |  | re·ˈgret
regular | ˈreɡjələ | ˈreɡjələr | ˈreg·u·lar
regularly | ˈreɡjələli | ˈreɡjələrli | ˈreg·u·lar·ly
rehearse | rɪˈhɜːs | rɪˈhɜːrs | re·ˈhearse
relation | rɪˈleɪʃən |  | re·ˈla·tion
relationship | rɪˈleɪʃənʃɪp |  | re·ˈla·tion·ship
relative | ˈrelətɪv |  | ˈrel·a·tive
relaxed | rɪˈlækst |  | re·ˈlaxed
relaxing | rɪˈlæksɪŋ |  | re·ˈlax·ing
release | rɪˈliːs |  | re·ˈlease
reliable | rɪˈlaɪəbəl |  | re·ˈli·a·ble
religion | rɪˈlɪdʒən |  | re·ˈli·gion
religious | rɪˈlɪdʒəs |  | re·ˈli·gious
remain | rɪˈmeɪn |  | re·ˈmain
remind of | rɪˈmaɪnd ɒv | rɪˈmaɪnd ʌv
<<<<<<< HEAD
remind | rɪˈmaɪnd |  | re·ˈmind
=======
reminder | rɪˈmaɪndə | rɪˈmaɪndər | re·ˈmind·er
>>>>>>> ec87e257 (Give the everyday verbs their senses, and the pack 437 words of the usual core)
remote control | rɪˌməʊt kənˈtrəʊl | rɪˌmoʊt kənˈtroʊl
remove | rɪˈmuːv |  | re·ˈmove
repeatedly | rɪˈpiːtɪdli |  | re·ˈpea·ted·ly
replace | rɪˈpleɪs |  | re·ˈplace
replacement | rɪˈpleɪsmənt |  | re·ˈplace·ment
report | rɪˈpɔːt | rɪˈpɔːrt | re·ˈport
request | rɪˈkwest |  | re·ˈquest
rescue | ˈreskjuː |  | ˈres·cue
research | rɪˈsɜːtʃ | ˈriːsɜːrtʃ | re·ˈsearch
reservation | ˌrezəˈveɪʃən | ˌrezərˈveɪʃən | res·er·ˈva·tion
reserve | rɪˈzɜːv | rɪˈzɜːrv | re·ˈserve
residential | ˌrezɪˈdenʃəl |  | res·i·ˈden·tial
resign | rɪˈzaɪn |  | re·ˈsign
resort | rɪˈzɔːt | rɪˈzɔːrt | re·ˈsort
respect | rɪˈspekt |  | re·ˈspect
response | rɪˈspɒns | rɪˈspɑːns | re·ˈsponse
responsibility | rɪˌspɒnsəˈbɪləti | rɪˌspɑːnsəˈbɪləti | re·spon·si·ˈbil·i·ty
responsible | rɪˈspɒnsəbəl | rɪˈspɑːnsəbəl | re·ˈspon·si·ble
rest | rest
result in | rɪˈzʌlt ɪn
result | rɪˈzʌlt |  | re·ˈsult
retire | rɪˈtaɪə | rɪˈtaɪər | re·ˈtire
retired | rɪˈtaɪəd | rɪˈtaɪərd | re·ˈtired
retirement | rɪˈtaɪəmənt | rɪˈtaɪərmənt | re·ˈtire·ment
reuse | ˌriːˈjuːz |  | re·ˈuse
revenge | rɪˈvendʒ |  | re·ˈvenge
review | rɪˈvjuː |  | re·ˈview
revise | rɪˈvaɪz |  | re·ˈvise
revision | rɪˈvɪʒən |  | re·ˈvi·sion
reward | rɪˈwɔːd | rɪˈwɔːrd | re·ˈward
rhino | ˈraɪnəʊ | ˈraɪnoʊ | ˈrhi·no
rhythm | ˈrɪðəm |  | ˈrhy·thm
right away | ˌraɪt əˈweɪ
right | raɪt
risk | rɪsk
risky | ˈrɪski |  | ˈrisk·y
roar | rɔː | rɔːr
roast | rəʊst | roʊst
rob | rɒb | rɑːb
robbery | ˈrɒbəri | ˈrɑːbəri | ˈrob·ber·y
role | rəʊl | roʊl
roll | rəʊl | roʊl
romantic | rəʊˈmæntɪk | roʊˈmæntɪk | ro·ˈman·tic
room | ruːm
root | ruːt
rope | rəʊp | roʊp
rough | rʌf
roughly | ˈrʌfli |  | ˈrough·ly
roundabout | ˈraʊndəbaʊt |  | ˈround·a·bout
route | ruːt
routine | ruːˈtiːn |  | rou·ˈtine
row | rəʊ | roʊ
royal | ˈrɔɪəl |  | ˈroy·al
rub | rʌb
rug | rʌɡ
<<<<<<< HEAD
=======
ruin | ˈruːɪn |  | ˈru·in
run | rʌn
>>>>>>> ec87e257 (Give the everyday verbs their senses, and the pack 437 words of the usual core)
run after | ˌrʌn ˈɑːftə | ˌrʌn ˈæftər
run into | ˈrʌn ɪntu
run out of | ˌrʌn ˈaʊt ɒv | ˌrʌn ˈaʊt ʌv
run over | ˌrʌn ˈəʊvə | ˌrʌn ˈoʊvər
run | rʌn
rural | ˈrʊərəl | ˈrʊrəl | ˈru·ral
rush hour | ˈrʌʃ aʊə | ˈrʌʃ aʊər
rush | rʌʃ
safety | ˈseɪfti |  | ˈsafe·ty
salary | ˈsæləri |  | ˈsal·a·ry
salty | ˈsɔːlti |  | ˈsalt·y
satellite | ˈsætəlaɪt |  | ˈsat·el·lite
satisfaction | ˌsætɪˈsfækʃən |  | sat·is·ˈfac·tion
satisfied | ˈsætɪsfaɪd |  | ˈsat·is·fied
saucepan | ˈsɔːspən | ˈsɔːspæn | ˈsauce·pan
save up | ˌseɪv ˈʌp
save | seɪv
saving | ˈseɪvɪŋ |  | ˈsav·ing
savings | ˈseɪvɪŋz |  | ˈsav·ings
scanner | ˈskænə | ˈskænər | ˈscan·ner
scene | siːn
scenery | ˈsiːnəri |  | ˈsce·ner·y
schedule | ˈʃedjuːl | ˈskedʒuːl | ˈsched·ule
scientific | ˌsaɪənˈtɪfɪk |  | sci·en·ˈtif·ic
score | skɔː | skɔːr
scratch | skrætʃ
scream | skriːm
seafood | ˈsiːfuːd |  | ˈsea·food
seagull | ˈsiːɡʌl |  | ˈsea·gull
seal | siːl
search engine | ˈsɜːtʃ endʒɪn | ˈsɜːrtʃ endʒɪn
search | sɜːtʃ | sɜːrtʃ
seat belt | ˈsiːt belt
seatbelt | ˈsiːtbelt |  | ˈseat·belt
second-hand | ˌsekənd ˈhænd
secondly | ˈsekəndli |  | ˈsec·ond·ly
secret | ˈsiːkrət |  | ˈse·cret
section | ˈsekʃən |  | ˈsec·tion
security | sɪˈkjʊərəti | sɪˈkjʊrəti | se·ˈcu·ri·ty
see off | ˌsiː ˈɒf | ˌsiː ˈɔːf
seem | siːm
select | sɪˈlekt |  | se·ˈlect
self-confidence | ˈself kɒnfɪdəns | ˈself kɑːnfɪdəns
selfish | ˈselfɪʃ |  | ˈself·ish
sell out | ˌsel ˈaʊt
send off | ˌsend ˈɒf | ˌsend ˈɔːf
sense of humour | ˌsens əv ˈhjuːmə | ˌsens əv ˈhjuːmər
sensible | ˈsensəbəl |  | ˈsen·si·ble
sensitive | ˈsensɪtɪv |  | ˈsen·si·tive
separate [adjective] | ˈsepərət |  | ˈsep·a·rate
series | ˈsɪəriːz | ˈsɪriːz | ˈse·ries
seriously | ˈsɪəriəsli | ˈsɪriəsli | ˈse·ri·ous·ly
servant | ˈsɜːvənt | ˈsɜːrvənt | ˈser·vant
serve | sɜːv | sɜːrv
service | ˈsɜːvɪs | ˈsɜːrvɪs | ˈser·vice
set free | ˌset ˈfriː
set off | ˌset ˈɒf | ˌset ˈɔːf
set out | ˌset ˈaʊt
set up | ˌset ˈʌp
set | set
several | ˈsevrəl |  | ˈseve·ral
sew | səʊ | soʊ
shade | ʃeɪd
shadow | ˈʃædəʊ | ˈʃædoʊ | ˈshad·ow
shake hands | ˌʃeɪk ˈhændz
shake | ʃeɪk
shallow | ˈʃæləʊ | ˈʃæloʊ | ˈshal·low
sharp | ʃɑːp | ʃɑːrp
shave | ʃeɪv
shelter | ˈʃeltə | ˈʃeltər | ˈshel·ter
shiny | ˈʃaɪni |  | ˈshi·ny
shock | ʃɒk | ʃɑːk
shocked | ʃɒkt | ʃɑːkt
shocking | ˈʃɒkɪŋ | ˈʃɑːkɪŋ | ˈshock·ing
shoot | ʃuːt
shop around | ˌʃɒp əˈraʊnd | ˌʃɑːp əˈraʊnd
shore | ʃɔː | ʃɔːr
shortly | ˈʃɔːtli | ˈʃɔːrtli | ˈshort·ly
shot | ʃɒt | ʃɑːt
shout at | ˈʃaʊt æt
show off | ˌʃəʊ ˈɒf | ˌʃoʊ ˈɔːf
show round | ˌʃəʊ ˈraʊnd | ˌʃoʊ ˈraʊnd
show up | ˌʃəʊ ˈʌp | ˌʃoʊ ˈʌp
shower | ˈʃaʊə | ˈʃaʊər | ˈshow·er
shut up | ˌʃʌt ˈʌp
sight | saɪt
sign up | ˌsaɪn ˈʌp
sign | saɪn
signal | ˈsɪɡnəl |  | ˈsig·nal
signature | ˈsɪɡnətʃə | ˈsɪɡnətʃər | ˈsig·na·ture
silence | ˈsaɪləns |  | ˈsi·lence
silent | ˈsaɪlənt |  | ˈsi·lent
silk | sɪlk
similar | ˈsɪmələ | ˈsɪmələr | ˈsim·i·lar
similarity | ˌsɪməˈlærəti |  | sim·i·ˈlar·i·ty
similarly | ˈsɪmələli | ˈsɪmələrli | ˈsim·i·lar·ly
simplify | ˈsɪmplɪfaɪ |  | ˈsim·pli·fy
simply | ˈsɪmpli |  | ˈsim·ply
situated | ˈsɪtʃueɪtɪd |  | ˈsit·u·a·ted
situation | ˌsɪtʃuˈeɪʃən |  | sit·u·ˈa·tion
skill | skɪl
sleep in | ˌsliːp ˈɪn
sleeve | sliːv
slightly | ˈslaɪtli |  | ˈslight·ly
slip | slɪp
slipper | ˈslɪpə | ˈslɪpər | ˈslip·per
smart | smɑːt | smɑːrt
smooth | smuːð
sneeze | sniːz
so far | səʊ ˈfɑː | soʊ ˈfɑːr
so that | ˈsəʊ ðət | ˈsoʊ ðət
social media | ˌsəʊʃəl ˈmiːdiə | ˌsoʊʃəl ˈmiːdiə
social | ˈsəʊʃəl | ˈsoʊʃəl | ˈso·cial
society | səˈsaɪəti |  | so·ˈci·e·ty
socket | ˈsɒkɪt | ˈsɑːkɪt | ˈsock·et
software | ˈsɒftweə | ˈsɔːftwer | ˈsoft·ware
soil | sɔɪl
solar system | ˈsəʊlə sɪstəm | ˈsoʊlər sɪstəm
solar | ˈsəʊlə | ˈsoʊlər | ˈso·lar
sold out | ˌsəʊld ˈaʊt | ˌsoʊld ˈaʊt
solution | səˈluːʃən |  | so·ˈlu·tion
<<<<<<< HEAD
=======
somehow | ˈsʌmhaʊ |  | ˈsome·how
sort | sɔːt | sɔːrt
>>>>>>> ec87e257 (Give the everyday verbs their senses, and the pack 437 words of the usual core)
sort out | ˌsɔːt ˈaʊt | ˌsɔːrt ˈaʊt
sort | sɔːt | sɔːrt
sound | saʊnd
soundtrack | ˈsaʊndtræk |  | ˈsound·track
sour | ˈsaʊə | ˈsaʊər
southern | ˈsʌðən | ˈsʌðərn | ˈsouth·ern
souvenir | ˌsuːvəˈnɪə | ˌsuːvəˈnɪr | sou·ve·ˈnir
spacecraft | ˈspeɪskrɑːft | ˈspeɪskræft | ˈspace·craft
spare | speə | sper
species | ˈspiːʃiːz |  | ˈspe·cies
spectator | spekˈteɪtə | ˈspekteɪtər | spec·ˈta·tor
speech | spiːtʃ
speed limit | ˈspiːd lɪmɪt
speed up | ˌspiːd ˈʌp
spice | spaɪs
spicy | ˈspaɪsi |  | ˈspi·cy
spill | spɪl
spinach | ˈspɪnɪtʃ |  | ˈspin·ach
split up | ˌsplɪt ˈʌp
spoken | ˈspəʊkən | ˈspoʊkən | ˈspo·ken
spot | spɒt | spɑːt
spread | spred
sprint | sprɪnt
squash | skwɒʃ | skwɑːʃ
stable | ˈsteɪbəl |  | ˈsta·ble
stage | steɪdʒ
stair | steə | ster
stall | stɔːl
stand for | ˈstænd fɔː | ˈstænd fɔːr
standard | ˈstændəd | ˈstændərd | ˈstan·dard
star | stɑː | stɑːr
stare | steə | ster
starter | ˈstɑːtə | ˈstɑːrtər | ˈstart·er
starve | stɑːv | stɑːrv
starving | ˈstɑːvɪŋ | ˈstɑːrvɪŋ | ˈstarv·ing
statement | ˈsteɪtmənt |  | ˈstate·ment
stay behind | ˌsteɪ bɪˈhaɪnd
steam | stiːm
step | step
stepfather | ˈstepfɑːðə | ˈstepfɑːðər | ˈstep·fa·ther
stepmother | ˈstepmʌðə | ˈstepmʌðər | ˈstep·moth·er
stepsister | ˈstepsɪstə | ˈstepsɪstər | ˈstep·sis·ter
stew | stjuː | stuː
stick to | ˈstɪk tuː
stick together | ˌstɪk təˈɡeðə | ˌstɪk təˈɡeðər
stick | stɪk
sticky | ˈstɪki |  | ˈstick·y
sting | stɪŋ
stir | stɜː | stɜːr
stool | stuːl
storage | ˈstɔːrɪdʒ |  | ˈsto·rage
store | stɔː | stɔːr
stormy | ˈstɔːmi | ˈstɔːrmi | ˈstorm·y
straight | streɪt
stranger | ˈstreɪndʒə | ˈstreɪndʒər | ˈstrang·er
stream | striːm
strength | streŋkθ
stress | stres
stressed | strest
stressful | ˈstresfəl |  | ˈstress·ful
stretch | stretʃ
strict | strɪkt
string | strɪŋ
striped | straɪpt
strongly | ˈstrɒŋli | ˈstrɔːŋli | ˈstrong·ly
stubborn | ˈstʌbən | ˈstʌbərn | ˈstub·born
stuff | stʌf
style | staɪl
stylish | ˈstaɪlɪʃ |  | ˈstyl·ish
substance | ˈsʌbstəns |  | ˈsub·stance
suburb | ˈsʌbɜːb | ˈsʌbɜːrb | ˈsub·urb
succeed in | səkˈsiːd ɪn
succeed | səkˈsiːd |  | suc·ˈceed
success | səkˈses |  | suc·ˈcess
successfully | səkˈsesfəli |  | suc·ˈcess·ful·ly
such | sʌtʃ
sudden | ˈsʌdən |  | ˈsud·den
suffer | ˈsʌfə | ˈsʌfər | ˈsuf·fer
suffering | ˈsʌfərɪŋ |  | ˈsuf·fer·ing
suggest | səˈdʒest |  | sug·ˈgest
suggestion | səˈdʒestʃən |  | sug·ˈges·tion
suit | suːt
suitable | ˈsuːtəbəl |  | ˈsuit·a·ble
summarise | ˈsʌməraɪz |  | ˈsum·ma·rise
summary | ˈsʌməri |  | ˈsum·ma·ry
super | ˈsuːpə | ˈsuːpər | ˈsu·per
support | səˈpɔːt | səˈpɔːrt | sup·ˈport
supporter | səˈpɔːtə | səˈpɔːrtər | sup·ˈport·er
surely | ˈʃɔːli | ˈʃʊrli | ˈsure·ly
surface | ˈsɜːfɪs | ˈsɜːrfɪs | ˈsur·face
surgery | ˈsɜːdʒəri | ˈsɜːrdʒəri | ˈsur·ger·y
surprisingly | səˈpraɪzɪŋli | sərˈpraɪzɪŋli | sur·ˈpri·sing·ly
surround | səˈraʊnd |  | sur·ˈround
surroundings | səˈraʊndɪŋz |  | sur·ˈround·ings
survival | səˈvaɪvəl | sərˈvaɪvəl | sur·ˈvi·val
survive | səˈvaɪv | sərˈvaɪv | sur·ˈvive
swallow | ˈswɒləʊ | ˈswɑːloʊ | ˈswal·low
swap | swɒp | swɑːp
sweep | swiːp
switch | swɪtʃ
swollen | ˈswəʊlən | ˈswoʊlən | ˈswol·len
symbol | ˈsɪmbəl |  | ˈsym·bol
sympathetic | ˌsɪmpəˈθetɪk |  | sym·pa·ˈthet·ic
system | ˈsɪstəm |  | ˈsys·tem
table | ˈteɪbəl |  | ˈta·ble
take | teɪk
take a seat | ˌteɪk ə ˈsiːt
take after | ˌteɪk ˈɑːftə | ˌteɪk ˈæftər
take care | ˌteɪk ˈkeə | ˌteɪk ˈker
take down | ˌteɪk ˈdaʊn
take in | ˌteɪk ˈɪn
take notes | ˌteɪk ˈnəʊts | ˌteɪk ˈnoʊts
take part | ˌteɪk ˈpɑːt | ˌteɪk ˈpɑːrt
take place | ˌteɪk ˈpleɪs
take seriously | ˌteɪk ˈsɪəriəsli | ˌteɪk ˈsɪriəsli
take up | ˌteɪk ˈʌp
takeaway | ˈteɪkəweɪ |  | ˈtake·a·way
talent | ˈtælənt |  | ˈtal·ent
talented | ˈtæləntɪd |  | ˈtal·ent·ed
talk into | ˈtɔːk ɪntu
tame | teɪm
tank | tæŋk
tape | teɪp
task | tɑːsk | tæsk
taste | teɪst
tattoo | təˈtuː | tæˈtuː | tat·ˈtoo
tax | tæks
tear [verb] | teə | ter
technical | ˈteknɪkəl |  | ˈtech·ni·cal
technological | ˌteknəˈlɒdʒɪkəl | ˌteknəˈlɑːdʒɪkəl | tech·no·ˈlog·i·cal
technology | tekˈnɒlədʒi | tekˈnɑːlədʒi | tech·ˈnol·o·gy
teenage | ˈtiːneɪdʒ |  | ˈteen·age
telescope | ˈtelɪskəʊp | ˈtelɪskoʊp | ˈtel·e·scope
tell off | ˌtel ˈɒf | ˌtel ˈɔːf
temporary | ˈtempərəri | ˈtempəreri | ˈtem·po·ra·ry
terms | tɜːmz | tɜːrmz
terrace | ˈterəs |  | ˈter·race
terribly | ˈterəbli |  | ˈter·ri·bly
terrific | təˈrɪfɪk |  | ter·ˈrif·ic
terrified | ˈterɪfaɪd |  | ˈter·ri·fied
the other day | ði ˌʌðə ˈdeɪ | ði ˌʌðər ˈdeɪ
therefore | ˈðeəfɔː | ˈðerfɔːr | ˈthere·fore
think over | ˌθɪŋk ˈəʊvə | ˌθɪŋk ˈoʊvər
thorough | ˈθʌrəʊ | ˈθɜːroʊ | ˈthor·ough
though | ðəʊ | ðoʊ
thought | θɔːt
thriller | ˈθrɪlə | ˈθrɪlər | ˈthril·ler
throughout | θruˈaʊt |  | through·ˈout
throw out | ˌθrəʊ ˈaʊt | ˌθroʊ ˈaʊt
throw up | ˌθrəʊ ˈʌp | ˌθroʊ ˈʌp
tide | taɪd
tie | taɪ
tight | taɪt
tin | tɪn
tiny | ˈtaɪni |  | ˈti·ny
tissue | ˈtɪsjuː |  | ˈtis·sue
tonne | tʌn
torch | tɔːtʃ | tɔːrtʃ
totally | ˈtəʊtəli | ˈtoʊtəli | ˈto·tal·ly
tough | tʌf
tourism | ˈtʊərɪzəm | ˈtʊrɪzəm | ˈtou·ri·sm
tournament | ˈtʊənəmənt | ˈtʊrnəmənt | ˈtour·na·ment
towards | təˈwɔːdz | təˈwɔːrdz | to·ˈwards
town hall | ˌtaʊn ˈhɔːl
track | træk
trade | treɪd
tradition | trəˈdɪʃən |  | tra·ˈdi·tion
traffic jam | ˈtræfɪk dʒæm
train | treɪn
trainee | ˌtreɪˈniː |  | train·ˈee
trainer | ˈtreɪnə | ˈtreɪnər | ˈtrain·er
training | ˈtreɪnɪŋ |  | ˈtrain·ing
translate | trænsˈleɪt | ˈtrænsleɪt | trans·ˈlate
translation | trænsˈleɪʃən |  | trans·ˈla·tion
translator | trænˈsleɪtə | trænˈsleɪtər | tran·ˈsla·tor
trap | træp
traveller | ˈtrævələ | ˈtrævələr | ˈtrav·el·ler
treasure | ˈtreʒə | ˈtreʒər | ˈtreas·ure
treat | triːt
treatment | ˈtriːtmənt |  | ˈtreat·ment
trend | trend
trendy | ˈtrendi |  | ˈtrend·y
triangle | ˈtraɪæŋɡəl |  | ˈtri·an·gle
trick | trɪk
trip over | ˌtrɪp ˈəʊvə | ˌtrɪp ˈoʊvər
trip | trɪp
trophy | ˈtrəʊfi | ˈtroʊfi | ˈtro·phy
tropical | ˈtrɒpɪkəl | ˈtrɑːpɪkəl | ˈtrop·i·cal
trouble | ˈtrʌbəl |  | ˈtrou·ble
trust | trʌst
tube | tjuːb | tuːb
tuna | ˈtjuːnə | ˈtuːnə | ˈtu·na
tune | tjuːn | tuːn
tunnel | ˈtʌnəl |  | ˈtun·nel
turn | tɜːn | tɜːrn
turn back | ˌtɜːn ˈbæk | ˌtɜːrn ˈbæk
turn down | ˌtɜːn ˈdaʊn | ˌtɜːrn ˈdaʊn
turn into | ˈtɜːn ɪntu | ˈtɜːrn ɪntu
turn to | ˈtɜːn tuː | ˈtɜːrn tuː
turn up | ˌtɜːn ˈʌp | ˌtɜːrn ˈʌp
turning | ˈtɜːnɪŋ | ˈtɜːrnɪŋ | ˈturn·ing
tutor | ˈtjuːtə | ˈtuːtər | ˈtu·tor
typical | ˈtɪpɪkəl |  | ˈtyp·i·cal
typically | ˈtɪpɪkli |  | ˈtyp·ical·ly
tyre | ˈtaɪə | ˈtaɪər
unable | ʌnˈeɪbəl |  | un·ˈa·ble
unaware | ˌʌnəˈweə | ˌʌnəˈwer | un·a·ˈware
uncertain | ʌnˈsɜːtən | ʌnˈsɜːrtən | un·ˈcer·tain
uncomfortable | ʌnˈkʌmfətəbəl | ʌnˈkʌmfərtəbəl | un·ˈcom·fort·a·ble
underline | ˌʌndəˈlaɪn | ˌʌndərˈlaɪn | un·der·ˈline
understanding | ˌʌndəˈstændɪŋ | ˌʌndərˈstændɪŋ | un·der·ˈstand·ing
undo | ʌnˈduː |  | un·ˈdo
unemployed | ˌʌnɪmˈplɔɪd |  | un·em·ˈployed
unemployment | ˌʌnɪmˈplɔɪmənt |  | un·em·ˈploy·ment
unfair | ʌnˈfeə | ʌnˈfer | un·ˈfair
unfortunate | ʌnˈfɔːtʃənət | ʌnˈfɔːrtʃənət | un·ˈfor·tu·nate
unfortunately | ʌnˈfɔːtʃənətli | ʌnˈfɔːrtʃənətli | un·ˈfor·tu·nate·ly
unhealthy | ʌnˈhelθi |  | un·ˈhealth·y
unique | juːˈniːk |  | u·ˈnique
unit | ˈjuːnɪt |  | ˈu·nit
united | juːˈnaɪtɪd |  | u·ˈnit·ed
universal | ˌjuːnɪˈvɜːsəl | ˌjuːnɪˈvɜːrsəl | u·ni·ˈver·sal
universe | ˈjuːnɪvɜːs | ˈjuːnɪvɜːrs | ˈu·ni·verse
unless | ənˈles |  | un·ˈless
unlike | ʌnˈlaɪk |  | un·ˈlike
unlikely | ʌnˈlaɪkli |  | un·ˈlike·ly
unnecessary | ʌnˈnesəsəri | ʌnˈnesəseri | un·ˈnec·es·sa·ry
unpleasant | ʌnˈplezənt |  | un·ˈpleas·ant
update [verb] | ˌʌpˈdeɪt |  | up·ˈdate
upload [verb] | ˌʌpˈləʊd | ˈʌploʊd | up·ˈload
urban | ˈɜːbən | ˈɜːrbən | ˈur·ban
use [noun] | juːs
use up | ˌjuːz ˈʌp
used [adjective] | juːzd
used to | ˈjuːst tə
useless | ˈjuːsləs |  | ˈuse·less
vacuum cleaner | ˈvækjuːm kliːnə | ˈvækjuːm kliːnər
valuable | ˈvæljuəbəl |  | ˈval·u·a·ble
value | ˈvæljuː |  | ˈval·ue
varied | ˈveərid | ˈverid | ˈva·ried
variety | vəˈraɪəti |  | va·ˈri·e·ty
various | ˈveəriəs | ˈveriəs | ˈva·ri·ous
vegan | ˈviːɡən |  | ˈve·gan
vegetarian | ˌvedʒəˈteəriən | ˌvedʒəˈteriən | veg·e·ˈta·ri·an
vehicle | ˈviːəkəl |  | ˈve·hi·cle
version | ˈvɜːʃən | ˈvɜːrʒən | ˈver·sion
victim | ˈvɪktɪm |  | ˈvic·tim
view | vjuː
viewer | ˈvjuːə | ˈvjuːər | ˈview·er
violence | ˈvaɪələns |  | ˈvi·o·lence
virus | ˈvaɪrəs |  | ˈvi·rus
visa | ˈviːzə |  | ˈvi·sa
vitamin | ˈvɪtəmɪn | ˈvaɪtəmɪn | ˈvit·a·min
volcano | vɒlˈkeɪnəʊ | vɑːlˈkeɪnoʊ | vol·ˈca·no
volume | ˈvɒljuːm | ˈvɑːljuːm | ˈvol·ume
volunteer | ˌvɒlənˈtɪə | ˌvɑːlənˈtɪr | vol·un·ˈteer
vote | vəʊt | voʊt
voyage | ˈvɔɪɪdʒ |  | ˈvoy·age
wag | wæɡ
wage | weɪdʒ
waist | weɪst
waistcoat | ˈweɪskəʊt | ˈweɪskoʊt | ˈwaist·coat
walk out | ˌwɔːk ˈaʊt
warm up | ˌwɔːm ˈʌp | ˌwɔːrm ˈʌp
warn | wɔːn | wɔːrn
warning | ˈwɔːnɪŋ | ˈwɔːrnɪŋ | ˈwarn·ing
wasp | wɒsp | wɑːsp
watch out | ˌwɒtʃ ˈaʊt | ˌwɑːtʃ ˈaʊt
weakness | ˈwiːknəs |  | ˈweak·ness
wealth | welθ
wear out | ˌweər ˈaʊt | ˌwer ˈaʊt
web | web
weight | weɪt
weird | wɪəd | wɪrd
well | wel
well-paid | ˌwel ˈpeɪd
western | ˈwestən | ˈwestərn | ˈwes·tern
whatever | wɒtˈevə | wɑːtˈevər | what·ˈev·er
whenever | wenˈevə | wenˈevər | when·ˈev·er
wherever | weərˈevə | werˈevər | wher·ˈev·er
whether | ˈweðə | ˈweðər | ˈwheth·er
whisper | ˈwɪspə | ˈwɪspər | ˈwhis·per
whoever | huˈevə | huˈevər | who·ˈev·er
width | wɪdθ
wildlife | ˈwaɪldlaɪf |  | ˈwild·life
window-shopping | ˈwɪndəʊ ʃɒpɪŋ | ˈwɪndoʊ ʃɑːpɪŋ
wire | ˈwaɪə | ˈwaɪər
wisdom | ˈwɪzdəm |  | ˈwis·dom
wise | waɪz
withdraw | wɪðˈdrɔː |  | with·ˈdraw
within | wɪˈðɪn |  | with·ˈin
wonder | ˈwʌndə | ˈwʌndər | ˈwon·der
working | ˈwɜːkɪŋ | ˈwɜːrkɪŋ | ˈwork·ing
workout | ˈwɜːkaʊt | ˈwɜːrkaʊt | ˈwork·out
workplace | ˈwɜːkpleɪs | ˈwɜːrkpleɪs | ˈwork·place
workshop | ˈwɜːkʃɒp | ˈwɜːrkʃɑːp | ˈwork·shop
world record | ˌwɜːld ˈrekɔːd | ˌwɜːrld ˈrekərd
worrying | ˈwʌriɪŋ | ˈwɜːriɪŋ | ˈwor·ry·ing
worth | wɜːθ | wɜːrθ
worthwhile | ˌwɜːθˈwaɪl | ˌwɜːrθˈwaɪl | worth·ˈwhile
would rather | wʊd ˈrɑːðə | wʊd ˈræðər
wound | wuːnd
wrap | ræp
wrinkle | ˈrɪŋkəl |  | ˈwrin·kle
wrist | rɪst
written | ˈrɪtən |  | ˈwrit·ten
yard | jɑːd | jɑːrd
yawn | jɔːn
yell | jel
youngster | ˈjʌŋstə | ˈjʌŋstər | ˈyoung·ster
youth | juːθ
zip | zɪp
zone | zəʊn | zoʊn
`);
