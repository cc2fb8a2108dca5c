import { readSounds } from '../word-sounds';

/** Made by `npx vitest run -u --project unit tests/unit/shared/content/word-sounds.test.ts`. */
export const soundsOf = readSounds(`
CV | siːˈviː
I bet | aɪ ˈbet
absence | ˈæbsəns |  | ˈab·sence
absent | ˈæbsənt |  | ˈab·sent
absolutely | ˈæbsəluːtli | ˌæbsəˈluːtli | ˈab·so·lute·ly
academic | ˌækəˈdemɪk |  | ac·a·ˈdem·ic
accent | ˈæksənt | ˈæksent | ˈac·cent
accept | əkˈsept |  | ac·ˈcept
acceptance | əkˈseptəns |  | ac·ˈcep·tance
access | ˈækses |  | ˈac·cess
accidentally | ˌæksɪˈdentəli |  | ac·ci·ˈden·tal·ly
accommodation | əˌkɒməˈdeɪʃən | əˌkɑːməˈdeɪʃən | ac·com·mo·ˈda·tion
account | əˈkaʊnt |  | ac·ˈcount
accountant | əˈkaʊntənt |  | ac·ˈcoun·tant
accurate | ˈækjərət |  | ˈac·cu·rate
ache | eɪk
achievement | əˈtʃiːvmənt |  | a·ˈchieve·ment
acid | ˈæsɪd |  | ˈac·id
actual | ˈæktʃuəl |  | ˈac·tu·al
ad | æd
add up | ˌæd ˈʌp
addition | əˈdɪʃən |  | ad·ˈdi·tion
additional | əˈdɪʃənəl |  | ad·ˈdi·tion·al
adequate | ˈædəkwət |  | ˈad·e·quate
admire | ədˈmaɪə | ədˈmaɪər | ad·ˈmire
admit | ədˈmɪt |  | ad·ˈmit
advanced | ədˈvɑːnst | ədˈvænst | ad·ˈvanced
advertise | ˈædvətaɪz | ˈædvərtaɪz | ˈad·ver·tise
advertising | ˈædvətaɪzɪŋ | ˈædvərtaɪzɪŋ | ˈad·ver·tis·ing
advise | ədˈvaɪz |  | ad·ˈvise
affect | əˈfekt |  | af·ˈfect
afford | əˈfɔːd | əˈfɔːrd | af·ˈford
aged | eɪdʒd
agency | ˈeɪdʒənsi |  | ˈa·gen·cy
agent | ˈeɪdʒənt |  | ˈa·gent
agreement | əˈɡriːmənt |  | a·ˈgree·ment
ahead | əˈhed |  | a·ˈhead
aim at | ˈeɪm æt
aim | eɪm
air conditioning | ˈeə kəndɪʃənɪŋ | ˈer kəndɪʃənɪŋ
aircraft | ˈeəkrɑːft | ˈerkræft | ˈair·craft
alarm | əˈlɑːm | əˈlɑːrm | a·ˈlarm
alien | ˈeɪliən |  | ˈa·li·en
alike | əˈlaɪk |  | a·ˈlike
allergic | əˈlɜːdʒɪk | əˈlɜːrdʒɪk | al·ˈler·gic
alternative | ɔːlˈtɜːnətɪv | ɔːlˈtɜːrnətɪv | al·ˈter·na·tive
amazed | əˈmeɪzd |  | a·ˈmazed
ambassador | æmˈbæsədə | æmˈbæsədər | am·ˈbas·sa·dor
ambition | æmˈbɪʃən |  | am·ˈbi·tion
ambitious | æmˈbɪʃəs |  | am·ˈbi·tious
amuse | əˈmjuːz |  | a·ˈmuse
amusing | əˈmjuːzɪŋ |  | a·ˈmus·ing
anger | ˈæŋɡə | ˈæŋɡər | ˈan·ger
anniversary | ˌænɪˈvɜːsəri | ˌænɪˈvɜːrsəri | an·ni·ˈver·sa·ry
announce | əˈnaʊns |  | an·ˈnounce
announcement | əˈnaʊnsmənt |  | an·ˈnounce·ment
annoy | əˈnɔɪ |  | an·ˈnoy
annual | ˈænjuəl |  | ˈan·nu·al
anxiety | æŋˈzaɪəti |  | an·ˈxi·e·ty
anxious | ˈæŋkʃəs |  | ˈan·xious
apart from | əˈpɑːt frəm | əˈpɑːrt frəm
apart | əˈpɑːt | əˈpɑːrt | a·ˈpart
apology | əˈpɒlədʒi | əˈpɑːlədʒi | a·ˈpol·o·gy
apparently | əˈpærəntli | əˈperəntli | ap·ˈpar·ent·ly
appetite | ˈæpɪtaɪt |  | ˈap·pe·tite
application | ˌæplɪˈkeɪʃən |  | ap·pli·ˈca·tion
apply for | əˈplaɪ fɔː | əˈplaɪ fɔːr
appreciate | əˈpriːʃieɪt |  | ap·ˈpre·ci·ate
approach | əˈprəʊtʃ | əˈproʊtʃ | ap·ˈproach
appropriate | əˈprəʊpriət | əˈproʊpriət | ap·ˈpro·pri·ate
approve | əˈpruːv |  | ap·ˈprove
approximately | əˈprɒksɪmətli | əˈprɑːksɪmətli | ap·ˈprox·i·mate·ly
architecture | ˈɑːkɪtektʃə | ˈɑːrkɪtektʃər | ˈar·chi·tec·ture
arrangement | əˈreɪndʒmənt |  | ar·ˈrange·ment
arrest | əˈrest |  | ar·ˈrest
arrival | əˈraɪvəl |  | ar·ˈri·val
as if | əz ˈɪf
as long as | əz ˈlɒŋ əz | əz ˈlɔːŋ əz
as well as | əz ˈwel əz
ashamed | əˈʃeɪmd |  | a·ˈshamed
ask out | ˌɑːsk ˈaʊt | ˌæsk ˈaʊt
assignment | əˈsaɪnmənt |  | as·ˈsign·ment
assistance | əˈsɪstəns |  | as·ˈsis·tance
astronaut | ˈæstrənɔːt |  | ˈas·tro·naut
athletic | æθˈletɪk |  | ath·ˈlet·ic
athletics | æθˈletɪks |  | ath·ˈlet·ics
atmosphere | ˈætməsfɪə | ˈætməsfɪr | ˈat·mos·phere
attach | əˈtætʃ |  | at·ˈtach
attempt | əˈtempt |  | at·ˈtempt
attend | əˈtend |  | at·ˈtend
attendance | əˈtendəns |  | at·ˈten·dance
attitude | ˈætɪtjuːd | ˈætɪtuːd | ˈat·ti·tude
attract | əˈtrækt |  | at·ˈtract
attraction | əˈtrækʃən |  | at·ˈtrac·tion
authority | əˈθɒrəti | əˈθɔːrəti | au·ˈthor·i·ty
automatic | ˌɔːtəˈmætɪk |  | au·to·ˈmat·ic
automatically | ˌɔːtəˈmætɪkli |  | au·to·ˈmat·ical·ly
avenue | ˈævənjuː | ˈævənuː | ˈav·e·nue
average | ˈævərɪdʒ |  | ˈav·er·age
aware | əˈweə | əˈwer | a·ˈware
awareness | əˈweənəs | əˈwernəs | a·ˈware·ness
awkward | ˈɔːkwəd | ˈɔːkwərd | ˈawk·ward
backache | ˈbækeɪk |  | ˈback·ache
backwards | ˈbækwədz | ˈbækwərdz | ˈback·wards
balance | ˈbæləns |  | ˈbal·ance
bald | bɔːld
ban | bæn
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
beauty | ˈbjuːti |  | ˈbeau·ty
beetle | ˈbiːtəl |  | ˈbee·tle
beforehand | bɪˈfɔːhænd | bɪˈfɔːrhænd | be·ˈfore·hand
belief | bɪˈliːf |  | be·ˈlief
believe it or not | bɪˌliːv ɪt ɔː ˈnɒt | bɪˌliːv ɪt ɔːr ˈnɑːt
bend | bend
bent | bent
beside | bɪˈsaɪd |  | be·ˈside
biography | baɪˈɒɡrəfi | baɪˈɑːɡrəfi | bi·ˈog·ra·phy
bitter | ˈbɪtə | ˈbɪtər | ˈbit·ter
blame | bleɪm
bleed | bliːd
blind | blaɪnd
block of flats | ˌblɒk əv ˈflæts | ˌblɑːk əv ˈflæts
block | blɒk | blɑːk
blow away | ˌbləʊ əˈweɪ | ˌbloʊ əˈweɪ
blow out | ˌbləʊ ˈaʊt | ˌbloʊ ˈaʊt
blow up | ˌbləʊ ˈʌp | ˌbloʊ ˈʌp
board | bɔːd | bɔːrd
boarding pass | ˈbɔːdɪŋ pɑːs | ˈbɔːrdɪŋ pæs
boiling | ˈbɔɪlɪŋ |  | ˈboil·ing
bonus | ˈbəʊnəs | ˈboʊnəs | ˈbo·nus
border | ˈbɔːdə | ˈbɔːrdər | ˈbor·der
bother | ˈbɒðə | ˈbɑːðər | ˈboth·er
bowling | ˈbəʊlɪŋ | ˈboʊlɪŋ | ˈbowl·ing
branch | brɑːntʃ | bræntʃ
brand | brænd
break in | ˌbreɪk ˈɪn
break into | ˈbreɪk ɪntu
break out | ˌbreɪk ˈaʊt
break the law | ˌbreɪk ðə ˈlɔː
break up | ˌbreɪk ˈʌp
break | breɪk
breath | breθ
breathing | ˈbriːðɪŋ |  | ˈbreath·ing
breed | briːd
breeze | briːz
brick | brɪk
bride | braɪd
brief | briːf
briefly | ˈbriːfli |  | ˈbrief·ly
bright | braɪt
bring back | ˌbrɪŋ ˈbæk
bring together | ˌbrɪŋ təˈɡeðə | ˌbrɪŋ təˈɡeðər
bring up | ˌbrɪŋ ˈʌp
bring | brɪŋ
brochure | ˈbrəʊʃə | broʊˈʃʊr | ˈbro·chure
broke | brəʊk | broʊk
broom | bruːm
browser | ˈbraʊzə | ˈbraʊzər | ˈbrow·ser
bruise | bruːz
bubble | ˈbʌbəl |  | ˈbub·ble
bucket | ˈbʌkɪt |  | ˈbuck·et
budget | ˈbʌdʒɪt |  | ˈbud·get
bug | bʌɡ
bulb | bʌlb
bull | bʊl
bunch | bʌntʃ
burglar | ˈbɜːɡlə | ˈbɜːrɡlər | ˈbur·glar
burn down | ˌbɜːn ˈdaʊn | ˌbɜːrn ˈdaʊn
bury | ˈberi |  | ˈbur·y
bypass | ˈbaɪpɑːs | ˈbaɪpæs | ˈby·pass
cabin | ˈkæbɪn |  | ˈcab·in
cabinet | ˈkæbɪnɪt |  | ˈcab·i·net
calculate | ˈkælkjəleɪt |  | ˈcal·cu·late
calculation | ˌkælkjəˈleɪʃən |  | cal·cu·ˈla·tion
calf | kɑːf | kæf
call off | ˌkɔːl ˈɒf | ˌkɔːl ˈɔːf
call out | ˌkɔːl ˈaʊt
calm down | ˌkɑːm ˈdaʊn
campaign | kæmˈpeɪn |  | cam·ˈpaign
campus | ˈkæmpəs |  | ˈcam·pus
canal | kəˈnæl |  | ca·ˈnal
cancel | ˈkænsəl |  | ˈcan·cel
candidate | ˈkændɪdeɪt |  | ˈcan·di·date
capable | ˈkeɪpəbəl |  | ˈca·pa·ble
captain | ˈkæptɪn |  | ˈcap·tain
cardboard | ˈkɑːdbɔːd | ˈkɑːrdbɔːrd | ˈcard·board
care for | ˈkeə fɔː | ˈker fɔːr
career | kəˈrɪə | kəˈrɪr | ca·ˈreer
careless | ˈkeələs | ˈkerləs | ˈcare·less
caring | ˈkeərɪŋ | ˈkerɪŋ | ˈcar·ing
carpenter | ˈkɑːpəntə | ˈkɑːrpəntər | ˈcar·pen·ter
carriage | ˈkærɪdʒ |  | ˈcar·riage
carry on | ˌkæri ˈɒn | ˌkæri ˈɑːn
carry out | ˌkæri ˈaʊt
cashpoint | ˈkæʃpɔɪnt |  | ˈcash·point
casual | ˈkæʒuəl |  | ˈcas·u·al
catch fire | ˌkætʃ ˈfaɪə | ˌkætʃ ˈfaɪər
catch up | ˌkætʃ ˈʌp
catch | kætʃ
category | ˈkætəɡəri | ˈkætəɡɔːri | ˈcat·e·go·ry
caterpillar | ˈkætəpɪlə | ˈkætərpɪlər | ˈcat·er·pil·lar
cattle | ˈkætəl |  | ˈcat·tle
central heating | ˌsentrəl ˈhiːtɪŋ
ceremony | ˈserəməni | ˈserəmoʊni | ˈcer·e·mo·ny
certainty | ˈsɜːtənti | ˈsɜːrtənti | ˈcer·tain·ty
certificate | səˈtɪfɪkət | sərˈtɪfɪkət | cer·ˈtif·i·cate
chain | tʃeɪn
challenge | ˈtʃælɪndʒ |  | ˈchal·lenge
championship | ˈtʃæmpiənʃɪp |  | ˈcham·pi·on·ship
change | tʃeɪndʒ
character | ˈkærɪktə | ˈkærɪktər | ˈchar·ac·ter
characteristic | ˌkærəktəˈrɪstɪk |  | char·ac·ter·ˈis·tic
charge | tʃɑːdʒ | tʃɑːrdʒ
chart | tʃɑːt | tʃɑːrt
chase | tʃeɪs
cheat | tʃiːt
check into | ˈtʃek ɪntu
check out | ˌtʃek ˈaʊt
checkout | ˈtʃekaʊt |  | ˈcheck·out
cheek | tʃiːk
cheer | tʃɪə | tʃɪr
chemical | ˈkemɪkəl |  | ˈchem·i·cal
chest of drawers | ˌtʃest əv ˈdrɔːz | ˌtʃest əv ˈdrɔːrz
chew | tʃuː
chief | tʃiːf
childhood | ˈtʃaɪldhʊd |  | ˈchild·hood
chilly | ˈtʃɪli |  | ˈchil·ly
chimney | ˈtʃɪmni |  | ˈchim·ney
chop | tʃɒp | tʃɑːp
circumstance | ˈsɜːkəmstəns | ˈsɜːrkəmstæns | ˈcir·cum·stance
citizen | ˈsɪtɪzən |  | ˈcit·i·zen
clap | klæp
classic | ˈklæsɪk |  | ˈclas·sic
claw | klɔː
clear away | ˌklɪər əˈweɪ | ˌklɪr əˈweɪ
clear up | ˌklɪər ˈʌp | ˌklɪr ˈʌp
client | ˈklaɪənt |  | ˈcli·ent
cliff | klɪf
close [adverb] | kləʊs | kloʊs
closely | ˈkləʊsli | ˈkloʊsli | ˈclose·ly
clue | kluː
coal | kəʊl | koʊl
cockerel | ˈkɒkərəl | ˈkɑːkərəl | ˈcock·er·el
collar | ˈkɒlə | ˈkɑːlər | ˈcol·lar
column | ˈkɒləm | ˈkɑːləm | ˈcol·umn
combination | ˌkɒmbɪˈneɪʃən | ˌkɑːmbɪˈneɪʃən | com·bi·ˈna·tion
combine | kəmˈbaɪn |  | com·ˈbine
come across | ˌkʌm əˈkrɒs | ˌkʌm əˈkrɔːs
come along | ˌkʌm əˈlɒŋ | ˌkʌm əˈlɔːŋ
come off | ˌkʌm ˈɒf | ˌkʌm ˈɔːf
come out | ˌkʌm ˈaʊt
come round | ˌkʌm ˈraʊnd
come to an end | ˌkʌm tu ən ˈend
come up with | ˌkʌm ˈʌp wɪð
come up | ˌkʌm ˈʌp
come | kʌm
comfort | ˈkʌmfət | ˈkʌmfərt | ˈcom·fort
committee | kəˈmɪti |  | com·ˈmit·tee
communication | kəˌmjuːnɪˈkeɪʃən |  | com·mu·ni·ˈca·tion
comparison | kəmˈpærɪsən |  | com·ˈpar·i·son
compass | ˈkʌmpəs |  | ˈcom·pass
competitive | kəmˈpetɪtɪv |  | com·ˈpet·i·tive
competitor | kəmˈpetɪtə | kəmˈpetɪtər | com·ˈpet·i·tor
complaint | kəmˈpleɪnt |  | com·ˈplaint
complicated | ˈkɒmplɪkeɪtɪd | ˈkɑːmplɪkeɪtɪd | ˈcom·pli·ca·ted
composer | kəmˈpəʊzə | kəmˈpoʊzər | com·ˈpos·er
concentrate on | ˈkɒnsəntreɪt ɒn | ˈkɑːnsəntreɪt ɑːn
concentrate | ˈkɒnsəntreɪt | ˈkɑːnsəntreɪt | ˈcon·cen·trate
concept | ˈkɒnsept | ˈkɑːnsept | ˈcon·cept
concern | kənˈsɜːn | kənˈsɜːrn | con·ˈcern
concerning | kənˈsɜːnɪŋ | kənˈsɜːrnɪŋ | con·ˈcern·ing
conclusion | kənˈkluːʒən |  | con·ˈclu·sion
confidence | ˈkɒnfɪdəns | ˈkɑːnfɪdəns | ˈcon·fi·dence
confident | ˈkɒnfɪdənt | ˈkɑːnfɪdənt | ˈcon·fi·dent
confirm | kənˈfɜːm | kənˈfɜːrm | con·ˈfirm
conflict [noun] | ˈkɒnflɪkt | ˈkɑːnflɪkt | ˈcon·flict
confuse | kənˈfjuːz |  | con·ˈfuse
confusing | kənˈfjuːzɪŋ |  | con·ˈfus·ing
confusion | kənˈfjuːʒən |  | con·ˈfu·sion
congratulate | kənˈɡrætʃəleɪt |  | con·ˈgrat·u·late
connection | kəˈnekʃən |  | con·ˈnec·tion
consequence | ˈkɒnsɪkwəns | ˈkɑːnsɪkwens | ˈcon·se·quence
consider | kənˈsɪdə | kənˈsɪdər | con·ˈsid·er
constant | ˈkɒnstənt | ˈkɑːnstənt | ˈcon·stant
constantly | ˈkɒnstəntli | ˈkɑːnstəntli | ˈcon·stant·ly
construction | kənˈstrʌkʃən |  | con·ˈstruc·tion
consumer | kənˈsjuːmə | kənˈsuːmər | con·ˈsum·er
contain | kənˈteɪn |  | con·ˈtain
container | kənˈteɪnə | kənˈteɪnər | con·ˈtain·er
content [noun] | ˈkɒntent | ˈkɑːntent | ˈcon·tent
contents | ˈkɒntents | ˈkɑːntents | ˈcon·tents
contest | ˈkɒntest | ˈkɑːntest | ˈcon·test
context | ˈkɒntekst | ˈkɑːntekst | ˈcon·text
continuous | kənˈtɪnjuəs |  | con·ˈtin·u·ous
contract [noun] | ˈkɒntrækt | ˈkɑːntrækt | ˈcon·tract
contribute | kənˈtrɪbjuːt |  | con·ˈtrib·ute
contribution | ˌkɒntrɪˈbjuːʃən | ˌkɑːntrɪˈbjuːʃən | con·tri·ˈbu·tion
convenient | kənˈviːniənt |  | con·ˈve·ni·ent
convince | kənˈvɪns |  | con·ˈvince
convincing | kənˈvɪnsɪŋ |  | con·ˈvinc·ing
cool down | ˌkuːl ˈdaʊn
cope with | ˈkəʊp wɪð | ˈkoʊp wɪð
cope | kəʊp | koʊp
corporation | ˌkɔːpəˈreɪʃən | ˌkɔːrpəˈreɪʃən | cor·po·ˈra·tion
corridor | ˈkɒrɪdɔː | ˈkɔːrɪdər | ˈcor·ri·dor
costume | ˈkɒstjuːm | ˈkɑːstuːm | ˈcos·tume
cosy | ˈkəʊzi | ˈkoʊzi | ˈco·sy
cottage | ˈkɒtɪdʒ | ˈkɑːtɪdʒ | ˈcot·tage
council | ˈkaʊnsəl |  | ˈcoun·cil
count on | ˈkaʊnt ɒn | ˈkaʊnt ɑːn
counter | ˈkaʊntə | ˈkaʊntər | ˈcount·er
county | ˈkaʊnti |  | ˈcoun·ty
courage | ˈkʌrɪdʒ | ˈkɜːrɪdʒ | ˈcour·age
court | kɔːt | kɔːrt
covered | ˈkʌvəd | ˈkʌvərd | ˈcov·ered
crash | kræʃ
creature | ˈkriːtʃə | ˈkriːtʃər | ˈcrea·ture
crew | kruː
crop | krɒp | krɑːp
crossword | ˈkrɒswɜːd | ˈkrɔːswɜːrd | ˈcross·word
cruel | ˈkruːəl |  | ˈcru·el
cruise | kruːz
cub | kʌb
cultural | ˈkʌltʃərəl |  | ˈcul·tu·ral
cure | kjʊə | kjʊr
curious | ˈkjʊəriəs | ˈkjʊriəs | ˈcu·ri·ous
currency | ˈkʌrənsi | ˈkɜːrənsi | ˈcur·ren·cy
current | ˈkʌrənt | ˈkɜːrənt | ˈcur·rent
currently | ˈkʌrəntli | ˈkɜːrəntli | ˈcur·rent·ly
cushion | ˈkʊʃən |  | ˈcush·ion
custom | ˈkʌstəm |  | ˈcus·tom
customs | ˈkʌstəmz |  | ˈcus·toms
cut down | ˌkʌt ˈdaʊn
cut off | ˌkʌt ˈɒf | ˌkʌt ˈɔːf
cut out | ˌkʌt ˈaʊt
cycle path | ˈsaɪkəl pɑːθ | ˈsaɪkəl pæθ
cyclist | ˈsaɪklɪst |  | ˈcy·clist
dare | deə | der
darkness | ˈdɑːknəs | ˈdɑːrknəs | ˈdark·ness
data | ˈdeɪtə |  | ˈda·ta
date | deɪt
dawn | dɔːn
deadline | ˈdedlaɪn |  | ˈdead·line
deal with | ˈdiːl wɪð
dealer | ˈdiːlə | ˈdiːlər | ˈdeal·er
debt | det
decade | ˈdekeɪd |  | ˈdec·ade
decorate | ˈdekəreɪt |  | ˈdec·o·rate
decrease [verb] | dɪˈkriːs |  | de·ˈcrease
defeat | dɪˈfiːt |  | de·ˈfeat
defend | dɪˈfend |  | de·ˈfend
definite | ˈdefɪnət |  | ˈdef·i·nite
definition | ˌdefɪˈnɪʃən |  | def·i·ˈni·tion
delay | dɪˈleɪ |  | de·ˈlay
deliberately | dɪˈlɪbərətli |  | de·ˈlib·er·ate·ly
delighted | dɪˈlaɪtɪd |  | de·ˈlight·ed
deliver | dɪˈlɪvə | dɪˈlɪvər | de·ˈliv·er
delivery | dɪˈlɪvəri |  | de·ˈliv·er·y
demanding | dɪˈmɑːndɪŋ | dɪˈmændɪŋ | de·ˈmand·ing
democratic | ˌdeməˈkrætɪk |  | dem·o·ˈcrat·ic
departure | dɪˈpɑːtʃə | dɪˈpɑːrtʃər | de·ˈpar·ture
dependent | dɪˈpendənt |  | de·ˈpen·dent
depressed | dɪˈprest |  | de·ˈpressed
depressing | dɪˈpresɪŋ |  | de·ˈpres·sing
depression | dɪˈpreʃən |  | de·ˈpres·sion
depth | depθ
deserve | dɪˈzɜːv | dɪˈzɜːrv | de·ˈserve
desperate | ˈdespərət |  | ˈdes·per·ate
desperately | ˈdespərətli |  | ˈdes·per·ate·ly
despite | dɪˈspaɪt |  | de·ˈspite
destination | ˌdestɪˈneɪʃən |  | des·ti·ˈna·tion
destruction | dɪˈstrʌkʃən |  | de·ˈstruc·tion
detailed | ˈdiːteɪld | dɪˈteɪld | ˈde·tailed
determined | dɪˈtɜːmɪnd | dɪˈtɜːrmɪnd | de·ˈter·mined
development | dɪˈveləpmənt |  | de·ˈvel·op·ment
diagram | ˈdaɪəɡræm |  | ˈdi·a·gram
dialogue | ˈdaɪəlɒɡ | ˈdaɪəlɔːɡ | ˈdi·a·logue
diamond | ˈdaɪəmənd | ˈdaɪmənd | ˈdi·a·mond
difficulty | ˈdɪfɪkəlti |  | ˈdif·fi·cult·y
digit | ˈdɪdʒɪt |  | ˈdig·it
directly | dəˈrektli |  | di·ˈrect·ly
director | dəˈrektə | dəˈrektər | di·ˈrec·tor
dirt | dɜːt | dɜːrt
disabled | dɪsˈeɪbəld |  | dis·ˈa·bled
disadvantage | ˌdɪsədˈvɑːntɪdʒ | ˌdɪsədˈvæntɪdʒ | dis·ad·ˈvan·tage
disagreement | ˌdɪsəˈɡriːmənt |  | dis·a·ˈgree·ment
disappoint | ˌdɪsəˈpɔɪnt |  | dis·ap·ˈpoint
disappointing | ˌdɪsəˈpɔɪntɪŋ |  | dis·ap·ˈpoint·ing
disappointment | ˌdɪsəˈpɔɪntmənt |  | dis·ap·ˈpoint·ment
disgusting | dɪsˈɡʌstɪŋ |  | dis·ˈgus·ting
dishonest | dɪsˈɒnɪst | dɪsˈɑːnɪst | dis·ˈhon·est
dislike | dɪsˈlaɪk |  | dis·ˈlike
display | dɪˈspleɪ |  | dis·ˈplay
distant | ˈdɪstənt |  | ˈdis·tant
distinct | dɪˈstɪŋkt |  | dis·ˈtinct
district | ˈdɪstrɪkt |  | ˈdis·trict
disturb | dɪˈstɜːb | dɪˈstɜːrb | dis·ˈturb
divide | dɪˈvaɪd |  | di·ˈvide
division | dɪˈvɪʒən |  | di·ˈvi·sion
divorce | dɪˈvɔːs | dɪˈvɔːrs | di·ˈvorce
do a favour | duː ə ˈfeɪvə | duː ə ˈfeɪvər
do up | ˌduː ˈʌp
do well | duː ˈwel
documentary | ˌdɒkjəˈmentəri | ˌdɑːkjəˈmentəri | doc·u·ˈmen·ta·ry
donate | dəʊˈneɪt | ˈdoʊneɪt | do·ˈnate
donation | dəʊˈneɪʃən | doʊˈneɪʃən | do·ˈna·tion
doorbell | ˈdɔːbel | ˈdɔːrbel | ˈdoor·bell
double | ˈdʌbəl |  | ˈdou·ble
doubt | daʊt
dozen | ˈdʌzən |  | ˈdoz·en
drag | dræɡ
draw | drɔː
dress up | ˌdres ˈʌp
drink up | ˌdrɪŋk ˈʌp
drop off | ˌdrɒp ˈɒf | ˌdrɑːp ˈɔːf
drought | draʊt
drug | drʌɡ
dry up | ˌdraɪ ˈʌp
due to | ˈdjuː tə | ˈduː tə
due | djuː | duː
dull | dʌl
dump | dʌmp
dust | dʌst
duty | ˈdjuːti | ˈduːti | ˈdu·ty
duvet | ˈduːveɪ | duːˈveɪ | ˈdu·vet
dye | daɪ
eager | ˈiːɡə | ˈiːɡər | ˈea·ger
earnings | ˈɜːnɪŋz | ˈɜːrnɪŋz | ˈearn·ings
eastern | ˈiːstən | ˈiːstərn | ˈeas·tern
eat out | ˌiːt ˈaʊt
economics | ˌekəˈnɒmɪks | ˌekəˈnɑːmɪks | ec·o·ˈnom·ics
economy | ɪˈkɒnəmi | ɪˈkɑːnəmi | e·ˈcon·o·my
edge | edʒ
edit | ˈedɪt |  | ˈed·it
editor | ˈedɪtə | ˈedɪtər | ˈed·i·tor
educate | ˈedʒʊkeɪt |  | ˈed·u·cate
educated | ˈedʒʊkeɪtɪd |  | ˈed·u·cat·ed
educational | ˌedʒʊˈkeɪʃənəl |  | ed·u·ˈca·tion·al
effective | ɪˈfektɪv |  | ef·ˈfec·tive
efficient | ɪˈfɪʃənt |  | ef·ˈfi·cient
effort | ˈefət | ˈefərt | ˈef·fort
elderly | ˈeldəli | ˈeldərli | ˈel·der·ly
elect | ɪˈlekt |  | e·ˈlect
election | ɪˈlekʃən |  | e·ˈlec·tion
electrician | ɪˌlekˈtrɪʃən |  | e·lec·ˈtri·cian
elegant | ˈelɪɡənt |  | ˈel·e·gant
elementary | ˌelɪˈmentri |  | ele·men·ˈtar·y
elsewhere | ˈelsweə | ˈelswer | ˈelse·where
embarrassed | ɪmˈbærəst |  | em·ˈbar·rassed
embarrassing | ɪmˈbærəsɪŋ |  | em·ˈbar·ras·sing
embarrassment | ɪmˈbærəsmənt |  | em·ˈbar·rass·ment
embassy | ˈembəsi |  | ˈem·bas·sy
emergency | ɪˈmɜːdʒənsi | ɪˈmɜːrdʒənsi | e·ˈmer·gen·cy
emotion | ɪˈməʊʃən | ɪˈmoʊʃən | e·ˈmo·tion
emotional | ɪˈməʊʃənəl | ɪˈmoʊʃənəl | e·ˈmo·tion·al
employment | ɪmˈplɔɪmənt |  | em·ˈploy·ment
encourage | ɪnˈkʌrɪdʒ | ɪnˈkɜːrɪdʒ | en·ˈcour·age
encouragement | ɪnˈkʌrɪdʒmənt | ɪnˈkɜːrɪdʒmənt | en·ˈcour·age·ment
encouraging | ɪnˈkʌrɪdʒɪŋ | ɪnˈkɜːrɪdʒɪŋ | en·ˈcour·ag·ing
end up | ˌend ˈʌp
endangered | ɪnˈdeɪndʒəd | ɪnˈdeɪndʒərd | en·ˈdan·gered
ending | ˈendɪŋ |  | ˈend·ing
enemy | ˈenəmi |  | ˈen·e·my
energetic | ˌenəˈdʒetɪk | ˌenərˈdʒetɪk | en·er·ˈget·ic
engaged | ɪnˈɡeɪdʒd |  | en·ˈgaged
engineering | ˌendʒɪˈnɪərɪŋ | ˌendʒɪˈnɪrɪŋ | en·gi·ˈneer·ing
enjoyable | ɪnˈdʒɔɪəbəl |  | en·ˈjoy·a·ble
enquiry | ɪnˈkwaɪri |  | en·ˈqui·ry
entertain | ˌentəˈteɪn | ˌentərˈteɪn | en·ter·ˈtain
entertainment | ˌentəˈteɪnmənt | ˌentərˈteɪnmənt | en·ter·ˈtain·ment
enthusiasm | ɪnˈθuːziæzəm |  | en·ˈthu·si·a·sm
enthusiastic | ɪnˌθuːziˈæstɪk |  | en·thu·si·ˈas·tic
entry | ˈentri |  | ˈen·try
environmental | ɪnˌvaɪrənˈmentəl |  | en·vi·ron·ˈmen·tal
episode | ˈepɪsəʊd | ˈepɪsoʊd | ˈep·i·sode
equal | ˈiːkwəl |  | ˈe·qual
equivalent | ɪˈkwɪvələnt |  | e·ˈquiv·a·lent
essential | ɪˈsenʃəl |  | es·ˈsen·tial
estimate [verb] | ˈestɪmeɪt |  | ˈes·ti·mate
even if | ˈiːvən ɪf
even though | ˈiːvən ðəʊ | ˈiːvən ðoʊ
eventually | ɪˈventʃuəli |  | e·ˈven·tu·al·ly
evidence | ˈevɪdəns |  | ˈev·i·dence
examination | ɪɡˌzæmɪˈneɪʃən |  | ex·am·i·ˈna·tion
examine | ɪɡˈzæmɪn |  | ex·ˈam·ine
exceptional | ɪkˈsepʃənəl |  | ex·ˈcep·tion·al
exchange rate | ɪksˈtʃeɪndʒ reɪt
exchange | ɪksˈtʃeɪndʒ |  | ex·ˈchange
excitement | ɪkˈsaɪtmənt |  | ex·ˈcite·ment
exhausted | ɪɡˈzɔːstɪd |  | ex·ˈhaus·ted
exhibition | ˌeksɪˈbɪʃən |  | ex·hi·ˈbi·tion
expected | ɪkˈspektɪd |  | ex·ˈpect·ed
expedition | ˌekspəˈdɪʃən |  | ex·pe·ˈdi·tion
expense | ɪkˈspens |  | ex·ˈpense
experienced | ɪkˈspɪəriənst | ɪkˈspɪriənst | ex·ˈpe·ri·enced
explode | ɪkˈspləʊd | ɪkˈsploʊd | ex·ˈplode
exploration | ˌekspləˈreɪʃən |  | ex·plo·ˈra·tion
explosion | ɪkˈspləʊʒən | ɪkˈsploʊʒən | ex·ˈplo·sion
express | ɪkˈspres |  | ex·ˈpress
expression | ɪkˈspreʃən |  | ex·ˈpres·sion
extinct | ɪkˈstɪŋkt |  | ex·ˈtinct
extinction | ɪkˈstɪŋkʃən |  | ex·ˈtinc·tion
extraordinary | ˌekstrəˈɔːdɪnəri | ˌekstrəˈɔːrdɪneri | ex·tra·ˈor·di·na·ry
extreme | ɪkˈstriːm |  | ex·ˈtreme
eyebrow | ˈaɪbraʊ |  | ˈeye·brow
facilities | fəˈsɪlətiz |  | fa·ˈcil·i·ties
factor | ˈfæktə | ˈfæktər | ˈfac·tor
failure | ˈfeɪljə | ˈfeɪljər | ˈfai·lure
faint | feɪnt
fairly | ˈfeəli | ˈferli | ˈfair·ly
faithful | ˈfeɪθfəl |  | ˈfaith·ful
fake | feɪk
fall apart | ˌfɔːl əˈpɑːt | ˌfɔːl əˈpɑːrt
fall off | ˌfɔːl ˈɒf | ˌfɔːl ˈɔːf
fame | feɪm
fan | fæn
fancy | ˈfænsi |  | ˈfan·cy
fantasy | ˈfæntəsi |  | ˈfan·ta·sy
fare | feə | fer
farming | ˈfɑːmɪŋ | ˈfɑːrmɪŋ | ˈfarm·ing
fascinating | ˈfæsɪneɪtɪŋ |  | ˈfas·ci·na·ting
fasten | ˈfɑːsən | ˈfæsən | ˈfas·ten
fate | feɪt
fault | fɔːlt
favour | ˈfeɪvə | ˈfeɪvər | ˈfa·vour
feature | ˈfiːtʃə | ˈfiːtʃər | ˈfea·ture
fee | fiː
feedback | ˈfiːdbæk |  | ˈfeed·back
fence | fens
fetch | fetʃ
fierce | fɪəs | fɪrs
fighting | ˈfaɪtɪŋ |  | ˈfight·ing
figure out | ˌfɪɡər ˈaʊt | ˌfɪɡjər ˈaʊt
figure | ˈfɪɡə | ˈfɪɡjər | ˈfig·ure
filling | ˈfɪlɪŋ |  | ˈfill·ing
financial | faɪˈnænʃəl |  | fi·ˈnan·cial
fine | faɪn
fireplace | ˈfaɪəpleɪs | ˈfaɪərpleɪs | ˈfire·place
firm | fɜːm | fɜːrm
fit in | ˌfɪt ˈɪn
fitness | ˈfɪtnəs |  | ˈfit·ness
flavour | ˈfleɪvə | ˈfleɪvər | ˈfla·vour
float | fləʊt | floʊt
flock | flɒk | flɑːk
flow | fləʊ | floʊ
fluent | ˈfluːənt |  | ˈflu·ent
focus on | ˈfəʊkəs ɒn | ˈfoʊkəs ɑːn
focus | ˈfəʊkəs | ˈfoʊkəs | ˈfo·cus
fold | fəʊld | foʊld
folk music | ˈfəʊk mjuːzɪk | ˈfoʊk mjuːzɪk
for instance | fər ˈɪnstəns
force | fɔːs | fɔːrs
forecast | ˈfɔːkɑːst | ˈfɔːrkæst | ˈfore·cast
forehead | ˈfɔːhed | ˈfɔːrhed | ˈfore·head
forgive | fəˈɡɪv | fərˈɡɪv | for·ˈgive
form | fɔːm | fɔːrm
former | ˈfɔːmə | ˈfɔːrmər | ˈfor·mer
fortnight | ˈfɔːtnaɪt | ˈfɔːrtnaɪt | ˈfort·night
fossil | ˈfɒsəl | ˈfɑːsəl | ˈfos·sil
found | faʊnd
foundation | faʊnˈdeɪʃən |  | foun·ˈda·tion
frame | freɪm
freedom | ˈfriːdəm |  | ˈfree·dom
freeze | friːz
frequent | ˈfriːkwənt |  | ˈfre·quent
frequently | ˈfriːkwəntli |  | ˈfre·quent·ly
frighten | ˈfraɪtən |  | ˈfrigh·ten
fringe | frɪndʒ
from now on | frəm naʊ ˈɒn | frəm naʊ ˈɑːn
from time to time | frəm ˌtaɪm tə ˈtaɪm
frost | frɒst | frɔːst
frozen | ˈfrəʊzən | ˈfroʊzən | ˈfro·zen
frustrating | frʌˈstreɪtɪŋ | ˈfrʌstreɪtɪŋ | frus·ˈtra·ting
frying pan | ˈfraɪɪŋ pæn
fuel | ˈfjuːəl |  | ˈfu·el
fully | ˈfʊli |  | ˈful·ly
function | ˈfʌŋkʃən |  | ˈfunc·tion
funeral | ˈfjuːnərəl |  | ˈfu·ner·al
furnished | ˈfɜːnɪʃt | ˈfɜːrnɪʃt | ˈfur·nished
further | ˈfɜːðə | ˈfɜːrðər | ˈfur·ther
gadget | ˈɡædʒɪt |  | ˈgad·get
gain | ɡeɪn
gap year | ˈɡæp jɪə | ˈɡæp jɪr
gap | ɡæp
gather | ˈɡæðə | ˈɡæðər | ˈgath·er
generally | ˈdʒenərəli |  | ˈgen·er·al·ly
generation | ˌdʒenəˈreɪʃən |  | gen·er·ˈa·tion
generous | ˈdʒenərəs |  | ˈgen·er·ous
genius | ˈdʒiːnjəs |  | ˈge·nius
genre | ˈʒɒnrə | ˈʒɑːnrə | ˈgen·re
gentle | ˈdʒentəl |  | ˈgen·tle
get around | ˌɡet əˈraʊnd
get by | ˌɡet ˈbaɪ
get down to | ˌɡet ˈdaʊn tuː
get down | ˌɡet ˈdaʊn
get hold of | ˌɡet ˈhəʊld əv | ˌɡet ˈhoʊld əv
get in touch | ˌɡet ɪn ˈtʌtʃ
get on with | ˌɡet ˈɒn wɪð | ˌɡet ˈɑːn wɪð
get out of | ˌɡet ˈaʊt ɒv | ˌɡet ˈaʊt ʌv
get over | ˌɡet ˈəʊvə | ˌɡet ˈoʊvər
get rid of | ˌɡet ˈrɪd əv
get through | ˌɡet ˈθruː
get to know | ˌɡet tə ˈnəʊ | ˌɡet tə ˈnoʊ
get together | ˌɡet təˈɡeðə | ˌɡet təˈɡeðər
get used to | ˌɡet ˈjuːst tə
get | ɡet
give away | ˌɡɪv əˈweɪ
give in | ˌɡɪv ˈɪn
give out | ˌɡɪv ˈaʊt
give up | ˌɡɪv ˈʌp
give way | ˌɡɪv ˈweɪ
give | ɡɪv
global warming | ˌɡləʊbəl ˈwɔːmɪŋ | ˌɡloʊbəl ˈwɔːrmɪŋ
global | ˈɡləʊbəl | ˈɡloʊbəl | ˈglo·bal
globe | ɡləʊb | ɡloʊb
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
go | ɡəʊ | ɡoʊ
god | ɡɒd | ɡɑːd
goods | ɡʊdz
gorgeous | ˈɡɔːdʒəs | ˈɡɔːrdʒəs | ˈgor·geous
grab | ɡræb
gradually | ˈɡrædʒuəli |  | ˈgrad·u·al·ly
graduate [verb] | ˈɡrædʒueɪt |  | ˈgrad·u·ate
graduation | ˌɡrædʒuˈeɪʃən |  | grad·u·ˈa·tion
graffiti | ɡrəˈfiːti |  | graf·ˈfi·ti
graphics | ˈɡræfɪks |  | ˈgraph·ics
grateful | ˈɡreɪtfəl |  | ˈgrate·ful
greatly | ˈɡreɪtli |  | ˈgreat·ly
grill | ɡrɪl
grow out of | ˌɡrəʊ ˈaʊt ɒv | ˌɡroʊ ˈaʊt ʌv
growing | ˈɡrəʊɪŋ | ˈɡroʊɪŋ | ˈgrow·ing
growth | ɡrəʊθ | ɡroʊθ
guarantee | ˌɡærənˈtiː |  | guar·an·ˈtee
guidance | ˈɡaɪdəns |  | ˈgui·dance
guilty | ˈɡɪlti |  | ˈguilt·y
habitat | ˈhæbɪtæt |  | ˈhab·i·tat
had better | hæd ˈbetə | hæd ˈbetər
hairstyle | ˈheəstaɪl | ˈherstaɪl | ˈhair·style
half-time | ˌhɑːf ˈtaɪm | ˌhæf ˈtaɪm
halfway | ˌhɑːfˈweɪ | ˌhæfˈweɪ | half·ˈway
hammer | ˈhæmə | ˈhæmər | ˈham·mer
hand down | ˌhænd ˈdaʊn
hand | hænd
handle | ˈhændəl |  | ˈhan·dle
handmade | ˌhændˈmeɪd |  | hand·ˈmade
handwriting | ˈhændraɪtɪŋ |  | ˈhand·writ·ing
hang on | ˌhæŋ ˈɒn | ˌhæŋ ˈɑːn
hang out | ˌhæŋ ˈaʊt
hang up | ˌhæŋ ˈʌp
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
hear of | ˈhɪər ɒv | ˈhɪr ʌv
hearing | ˈhɪərɪŋ | ˈhɪrɪŋ | ˈhear·ing
heatwave | ˈhiːtweɪv |  | ˈheat·wave
heavily | ˈhevəli |  | ˈheav·i·ly
hedgehog | ˈhedʒhɒɡ | ˈhedʒhɑːɡ | ˈhedge·hog
heel | hiːl
herb | hɜːb | ɜːrb
herd | hɜːd | hɜːrd
highlight | ˈhaɪlaɪt |  | ˈhigh·light
highly | ˈhaɪli |  | ˈhigh·ly
hike | haɪk
hip | hɪp
hire | ˈhaɪə | ˈhaɪər
historian | hɪˈstɔːriən |  | his·ˈto·ri·an
historic | hɪˈstɒrɪk | hɪˈstɔːrɪk | his·ˈtor·ic
historical | hɪˈstɒrɪkəl | hɪˈstɔːrɪkəl | his·ˈtor·i·cal
hitchhike | ˈhɪtʃhaɪk |  | ˈhitch·hike
hold up | ˌhəʊld ˈʌp | ˌhoʊld ˈʌp
hold | həʊld | hoʊld
home-made | ˌhəʊm ˈmeɪd | ˌhoʊm ˈmeɪd
homeless | ˈhəʊmləs | ˈhoʊmləs | ˈhome·less
honeymoon | ˈhʌnimuːn |  | ˈhon·ey·moon
hood | hʊd
hopeful | ˈhəʊpfəl | ˈhoʊpfəl | ˈhope·ful
hopeless | ˈhəʊpləs | ˈhoʊpləs | ˈhope·less
horn | hɔːn | hɔːrn
horror | ˈhɒrə | ˈhɔːrər | ˈhor·ror
host | həʊst | hoʊst
hostel | ˈhɒstəl | ˈhɑːstəl | ˈhos·tel
hug | hʌɡ
human being | ˌhjuːmən ˈbiːɪŋ
humid | ˈhjuːmɪd |  | ˈhu·mid
humour | ˈhjuːmə | ˈhjuːmər | ˈhu·mour
hunter | ˈhʌntə | ˈhʌntər | ˈhunt·er
hunting | ˈhʌntɪŋ |  | ˈhunt·ing
hurricane | ˈhʌrɪkeɪn | ˈhɜːrɪkeɪn | ˈhur·ri·cane
icy | ˈaɪsi |  | ˈi·cy
ideally | aɪˈdɪəli | aɪˈdiːli | i·ˈdeal·ly
identical | aɪˈdentɪkəl |  | i·ˈden·ti·cal
identify | aɪˈdentɪfaɪ |  | i·ˈden·ti·fy
ignore | ɪɡˈnɔː | ɪɡˈnɔːr | ig·ˈnore
illegal | ɪˈliːɡəl |  | il·ˈle·gal
imaginary | ɪˈmædʒɪnəri | ɪˈmædʒɪneri | i·ˈmag·i·na·ry
imagination | ɪˌmædʒɪˈneɪʃən |  | i·mag·i·ˈna·tion
imaginative | ɪˈmædʒɪnətɪv |  | i·ˈmag·i·na·tive
immediate | ɪˈmiːdiət |  | im·ˈme·di·ate
immigration | ˌɪmɪˈɡreɪʃən |  | im·mi·ˈgra·tion
impact [noun] | ˈɪmpækt |  | ˈim·pact
impatient | ɪmˈpeɪʃənt |  | im·ˈpa·tient
importance | ɪmˈpɔːtəns | ɪmˈpɔːrtəns | im·ˈpor·tance
impress | ɪmˈpres |  | im·ˈpress
impressed | ɪmˈprest |  | im·ˈpressed
impression | ɪmˈpreʃən |  | im·ˈpres·sion
impressive | ɪmˈpresɪv |  | im·ˈpres·sive
improvement | ɪmˈpruːvmənt |  | im·ˈprove·ment
in addition | ɪn əˈdɪʃən
in advance | ɪn ədˈvɑːns | ɪn ədˈvæns
in case | ɪn ˈkeɪs
in order to | ɪn ˈɔːdə tə | ɪn ˈɔːrdər tə
in spite of | ɪn ˈspaɪt əv
in stock | ɪn ˈstɒk | ɪn ˈstɑːk
in the end | ɪn ði ˈend
in time | ɪn ˈtaɪm
inch | ɪntʃ
incident | ˈɪnsɪdənt |  | ˈin·ci·dent
income | ˈɪnkʌm |  | ˈin·come
incorrect | ˌɪnkəˈrekt |  | in·cor·ˈrect
incredibly | ɪnˈkredəbli |  | in·ˈcred·i·bly
indeed | ɪnˈdiːd |  | in·ˈdeed
individual | ˌɪndɪˈvɪdʒuəl |  | in·di·ˈvid·u·al
indoor | ˈɪndɔː | ˈɪndɔːr | ˈin·door
indoors | ˌɪnˈdɔːz | ˌɪnˈdɔːrz | in·ˈdoors
industrial | ɪnˈdʌstriəl |  | in·ˈdus·tri·al
infection | ɪnˈfekʃən |  | in·ˈfec·tion
influence | ˈɪnfluəns |  | ˈin·flu·ence
inform | ɪnˈfɔːm | ɪnˈfɔːrm | in·ˈform
ingredient | ɪnˈɡriːdiənt |  | in·ˈgre·di·ent
inhabitant | ɪnˈhæbɪtənt |  | in·ˈhab·i·tant
injure | ˈɪndʒə | ˈɪndʒər | ˈin·jure
injured | ˈɪndʒəd | ˈɪndʒərd | ˈin·jured
innocent | ˈɪnəsənt |  | ˈin·no·cent
insist on | ɪnˈsɪst ɒn | ɪnˈsɪst ɑːn
inspect | ɪnˈspekt |  | in·ˈspect
inspiring | ɪnˈspaɪrɪŋ |  | in·ˈspi·ring
install | ɪnˈstɔːl |  | in·ˈstall
installation | ˌɪnstəˈleɪʃən |  | in·stal·ˈla·tion
instant | ˈɪnstənt |  | ˈin·stant
instantly | ˈɪnstəntli |  | ˈin·stant·ly
instruct | ɪnˈstrʌkt |  | in·ˈstruct
instructor | ɪnˈstrʌktə | ɪnˈstrʌktər | in·ˈstruc·tor
insult [verb] | ɪnˈsʌlt |  | in·ˈsult
insurance | ɪnˈʃʊərəns | ɪnˈʃʊrəns | in·ˈsu·rance
intelligence | ɪnˈtelɪdʒəns |  | in·ˈtel·li·gence
intend | ɪnˈtend |  | in·ˈtend
intention | ɪnˈtenʃən |  | in·ˈten·tion
intermediate | ˌɪntəˈmiːdiət | ˌɪntərˈmiːdiət | in·ter·ˈme·di·ate
interrupt | ˌɪntəˈrʌpt |  | in·ter·ˈrupt
interview | ˈɪntəvjuː | ˈɪntərvjuː | ˈin·ter·view
introduction | ˌɪntrəˈdʌkʃən |  | in·tro·ˈduc·tion
inventor | ɪnˈventə | ɪnˈventər | in·ˈven·tor
investigate | ɪnˈvestɪɡeɪt |  | in·ˈves·ti·gate
invisible | ɪnˈvɪzəbəl |  | in·ˈvis·i·ble
involve | ɪnˈvɒlv | ɪnˈvɑːlv | in·ˈvolve
involved | ɪnˈvɒlvd | ɪnˈvɑːlvd | in·ˈvolved
iron | ˈaɪən | ˈaɪərn | ˈi·ron
isolated | ˈaɪsəleɪtɪd |  | ˈi·so·lat·ed
issue | ˈɪʃuː |  | ˈis·sue
it depends | ɪt dɪˈpendz
jail | dʒeɪl
jar | dʒɑː | dʒɑːr
jealous | ˈdʒeləs |  | ˈjeal·ous
jellyfish | ˈdʒelifɪʃ |  | ˈjel·ly·fish
jog | dʒɒɡ | dʒɑːɡ
join in | ˌdʒɔɪn ˈɪn
join | dʒɔɪn
journal | ˈdʒɜːnəl | ˈdʒɜːrnəl | ˈjour·nal
journalism | ˈdʒɜːnəlɪzəm | ˈdʒɜːrnəlɪzəm | ˈjour·na·li·sm
joy | dʒɔɪ
judge | dʒʌdʒ
jug | dʒʌɡ
junior | ˈdʒuːniə | ˈdʒuːnjər | ˈju·ni·or
keen | kiːn
keep an eye on | ˌkiːp ən ˈaɪ ɒn | ˌkiːp ən ˈaɪ ɑːn
keep away | ˌkiːp əˈweɪ
keep fit | ˌkiːp ˈfɪt
keep in touch | ˌkiːp ɪn ˈtʌtʃ
keep off | ˌkiːp ˈɒf | ˌkiːp ˈɔːf
keep on | ˌkiːp ˈɒn | ˌkiːp ˈɑːn
keep out | ˌkiːp ˈaʊt
keep your promise | ˌkiːp jə ˈprɒmɪs | ˌkiːp jər ˈprɑːmɪs
keep | kiːp
kindness | ˈkaɪndnəs |  | ˈkind·ness
knit | nɪt
knock down | ˌnɒk ˈdaʊn | ˌnɑːk ˈdaʊn
knock over | ˌnɒk ˈəʊvə | ˌnɑːk ˈoʊvər
label | ˈleɪbəl |  | ˈla·bel
laboratory | ləˈbɒrətri | ˈlæbrətɔːri | la·ˈbor·a·tory
lace | leɪs
lack | læk
ladder | ˈlædə | ˈlædər | ˈlad·der
ladybird | ˈleɪdibɜːd | ˈleɪdibɜːrd | ˈla·dy·bird
landlord | ˈlændlɔːd | ˈlændlɔːrd | ˈland·lord
landmark | ˈlændmɑːk | ˈlændmɑːrk | ˈland·mark
landscape | ˈlændskeɪp |  | ˈland·scape
lane | leɪn
laser | ˈleɪzə | ˈleɪzər | ˈla·ser
lately | ˈleɪtli |  | ˈlate·ly
laugh | lɑːf | læf
laughter | ˈlɑːftə | ˈlæftər | ˈlaugh·ter
laundry | ˈlɔːndri |  | ˈlaun·dry
lawn | lɔːn
lay | leɪ
layer | ˈleɪə | ˈleɪər | ˈlay·er
lead [noun] | liːd
lead to | ˈliːd tuː
leaflet | ˈliːflət |  | ˈlea·flet
league | liːɡ
lean | liːn
learning | ˈlɜːnɪŋ | ˈlɜːrnɪŋ | ˈlearn·ing
leave alone | ˌliːv əˈləʊn | ˌliːv əˈloʊn
lecture | ˈlektʃə | ˈlektʃər | ˈlec·ture
lecturer | ˈlektʃərə | ˈlektʃərər | ˈlec·tur·er
legal | ˈliːɡəl |  | ˈle·gal
leisure | ˈleʒə | ˈliːʒər | ˈleis·ure
let down | ˌlet ˈdaʊn
let out | ˌlet ˈaʊt
liberty | ˈlɪbəti | ˈlɪbərti | ˈlib·er·ty
librarian | laɪˈbreəriən | laɪˈbreriən | li·ˈbra·ri·an
licence | ˈlaɪsəns |  | ˈli·cence
lid | lɪd
lifestyle | ˈlaɪfstaɪl |  | ˈlife·style
lifetime | ˈlaɪftaɪm |  | ˈlife·time
lift | lɪft
lighthouse | ˈlaɪthaʊs |  | ˈlight·house
limit | ˈlɪmɪt |  | ˈlim·it
limited | ˈlɪmɪtɪd |  | ˈlim·it·ed
liquid | ˈlɪkwɪd |  | ˈliq·uid
listener | ˈlɪsənə | ˈlɪsənər | ˈlis·ten·er
literature | ˈlɪtrətʃə | ˈlɪtərətʃər | ˈlit·era·ture
litter | ˈlɪtə | ˈlɪtər | ˈlit·ter
live on | ˈlɪv ɒn | ˈlɪv ɑːn
lively | ˈlaɪvli |  | ˈlive·ly
living | ˈlɪvɪŋ |  | ˈliv·ing
load | ləʊd | loʊd
loads of | ˈləʊdz əv | ˈloʊdz əv
loaf | ləʊf | loʊf
loan | ləʊn | loʊn
locate | ləʊˈkeɪt | ˈloʊkeɪt | lo·ˈcate
located | ləʊˈkeɪtɪd | ˈloʊkeɪtɪd | lo·ˈcat·ed
location | ləʊˈkeɪʃən | loʊˈkeɪʃən | lo·ˈca·tion
lock up | ˌlɒk ˈʌp | ˌlɑːk ˈʌp
log out | ˌlɒɡ ˈaʊt | ˌlɔːɡ ˈaʊt
logic | ˈlɒdʒɪk | ˈlɑːdʒɪk | ˈlog·ic
logical | ˈlɒdʒɪkəl | ˈlɑːdʒɪkəl | ˈlog·i·cal
long-term | ˌlɒŋ ˈtɜːm | ˌlɔːŋ ˈtɜːrm
look back | ˌlʊk ˈbæk
look forward to | ˌlʊk ˈfɔːwəd tuː | ˌlʊk ˈfɔːrwərd tuː
look into | ˈlʊk ɪntu
look out | ˌlʊk ˈaʊt
look through | ˌlʊk ˈθruː
look | lʊk
loose | luːs
loss | lɒs | lɔːs
lottery | ˈlɒtəri | ˈlɑːtəri | ˈlot·ter·y
lower | ˈləʊə | ˈloʊər | ˈlow·er
lung | lʌŋ
luxury | ˈlʌkʃəri |  | ˈlux·u·ry
lyrics | ˈlɪrɪks |  | ˈlyr·ics
machinery | məˈʃiːnəri |  | ma·ˈchi·ner·y
mad | mæd
magical | ˈmædʒɪkəl |  | ˈmag·i·cal
magnificent | mæɡˈnɪfɪsənt |  | mag·ˈnif·i·cent
mainly | ˈmeɪnli |  | ˈmain·ly
major | ˈmeɪdʒə | ˈmeɪdʒər | ˈma·jor
majority | məˈdʒɒrəti | məˈdʒɔːrəti | ma·ˈjor·i·ty
make a difference | ˌmeɪk ə ˈdɪfərəns
make fun of | ˌmeɪk ˈfʌn əv
make out | ˌmeɪk ˈaʊt
make progress | ˌmeɪk ˈprəʊɡres | ˌmeɪk ˈprɑːɡres
make room | ˌmeɪk ˈruːm
make sense | ˌmeɪk ˈsens
make sure | ˌmeɪk ˈʃɔː | ˌmeɪk ˈʃʊr
make up your mind | ˌmeɪk ʌp jə ˈmaɪnd | ˌmeɪk ʌp jər ˈmaɪnd
make up | ˌmeɪk ˈʌp
make | meɪk
mammal | ˈmæməl |  | ˈmam·mal
management | ˈmænɪdʒmənt |  | ˈman·age·ment
manners | ˈmænəz | ˈmænərz | ˈman·ners
marathon | ˈmærəθən | ˈmærəθɑːn | ˈmar·a·thon
marketing | ˈmɑːkɪtɪŋ | ˈmɑːrkɪtɪŋ | ˈmar·ket·ing
martial arts | ˌmɑːʃəl ˈɑːts | ˌmɑːrʃəl ˈɑːrts
mask | mɑːsk | mæsk
match | mætʃ
mate | meɪt
mattress | ˈmætrəs |  | ˈmat·tress
mature | məˈtʃʊə | məˈtʃʊr | ma·ˈture
maximum | ˈmæksɪməm |  | ˈmax·i·mum
mayor | meə | ˈmeɪər
meaningless | ˈmiːnɪŋləs |  | ˈmea·ning·less
meanwhile | ˈmiːnwaɪl |  | ˈmean·while
measure | ˈmeʒə | ˈmeʒər | ˈmeas·ure
medal | ˈmedəl |  | ˈmed·al
medication | ˌmedɪˈkeɪʃən |  | med·i·ˈca·tion
melt | melt
mend | mend
mental | ˈmentəl |  | ˈmen·tal
mention | ˈmenʃən |  | ˈmen·tion
method | ˈmeθəd |  | ˈmeth·od
microscope | ˈmaɪkrəskəʊp | ˈmaɪkrəskoʊp | ˈmi·cro·scope
middle-aged | ˌmɪdəl ˈeɪdʒd
mild | maɪld
millionaire | ˌmɪljəˈneə | ˌmɪljəˈner | mil·lion·ˈaire
minimum | ˈmɪnɪməm |  | ˈmin·i·mum
minister | ˈmɪnɪstə | ˈmɪnɪstər | ˈmin·is·ter
miserable | ˈmɪzərəbəl |  | ˈmis·er·a·ble
miss out | ˌmɪs ˈaʊt
mission | ˈmɪʃən |  | ˈmis·sion
mist | mɪst
mix up | ˌmɪks ˈʌp
mixed | mɪkst
mixture | ˈmɪkstʃə | ˈmɪkstʃər | ˈmix·ture
model | ˈmɒdəl | ˈmɑːdəl | ˈmod·el
monitor | ˈmɒnɪtə | ˈmɑːnɪtər | ˈmon·i·tor
monument | ˈmɒnjumənt | ˈmɑːnjumənt | ˈmon·u·ment
mood | muːd
mother-in-law | ˈmʌðər ɪn lɔː
motivation | ˌməʊtɪˈveɪʃən | ˌmoʊtɪˈveɪʃən | mo·ti·ˈva·tion
motor | ˈməʊtə | ˈmoʊtər | ˈmo·tor
mountaineering | ˌmaʊntɪˈnɪərɪŋ | ˌmaʊntɪˈnɪrɪŋ | moun·tain·ˈeer·ing
move in | ˌmuːv ˈɪn
move on | ˌmuːv ˈɒn | ˌmuːv ˈɑːn
move out | ˌmuːv ˈaʊt
mud | mʌd
multiply | ˈmʌltɪplaɪ |  | ˈmul·ti·ply
muscle | ˈmʌsəl |  | ˈmus·cle
mysterious | mɪˈstɪəriəs | mɪˈstɪriəs | mys·ˈte·ri·ous
mystery | ˈmɪstəri |  | ˈmys·ter·y
nail | neɪl
napkin | ˈnæpkɪn |  | ˈnap·kin
nasty | ˈnɑːsti | ˈnæsti | ˈnas·ty
nation | ˈneɪʃən |  | ˈna·tion
naturally | ˈnætʃərəli |  | ˈnat·u·ral·ly
nearby | ˌnɪəˈbaɪ | ˌnɪrˈbaɪ | near·ˈby
neat | niːt
necessarily | ˌnesəˈserəli |  | nec·es·ˈsar·i·ly
negotiation | nɪˌɡəʊʃiˈeɪʃən | nɪˌɡoʊʃiˈeɪʃən | ne·go·ti·ˈa·tion
neighbourhood | ˈneɪbəhʊd | ˈneɪbərhʊd | ˈneigh·bour·hood
network | ˈnetwɜːk | ˈnetwɜːrk | ˈnet·work
nickname | ˈnɪkneɪm |  | ˈnick·name
nightlife | ˈnaɪtlaɪf |  | ˈnight·life
nightmare | ˈnaɪtmeə | ˈnaɪtmer | ˈnight·mare
no longer | nəʊ ˈlɒŋɡə | noʊ ˈlɔːŋɡər
nonsense | ˈnɒnsens | ˈnɑːnsens | ˈnon·sense
nor | nɔː | nɔːr
northern | ˈnɔːðən | ˈnɔːrðərn | ˈnor·thern
note | nəʊt | noʊt
nursery | ˈnɜːsəri | ˈnɜːrsəri | ˈnur·ser·y
obey | əˈbeɪ | oʊˈbeɪ | o·ˈbey
object [noun] | ˈɒbdʒɪkt | ˈɑːbdʒekt | ˈob·ject
obvious | ˈɒbviəs | ˈɑːbviəs | ˈob·vi·ous
obviously | ˈɒbviəsli | ˈɑːbviəsli | ˈob·vi·ous·ly
occasion | əˈkeɪʒən |  | oc·ˈca·sion
occasional | əˈkeɪʒənəl |  | oc·ˈca·sion·al
occasionally | əˈkeɪʒənəli |  | oc·ˈca·sion·al·ly
occupation | ˌɒkjəˈpeɪʃən | ˌɑːkjəˈpeɪʃən | oc·cu·ˈpa·tion
occur | əˈkɜː | əˈkɜːr | oc·ˈcur
odd | ɒd | ɑːd
officer | ˈɒfɪsə | ˈɔːfɪsər | ˈof·fic·er
official | əˈfɪʃəl |  | of·ˈfi·cial
officially | əˈfɪʃəli |  | of·ˈfi·cial·ly
olive | ˈɒlɪv | ˈɑːlɪv | ˈol·ive
on board | ɒn ˈbɔːd | ɑːn ˈbɔːrd
on offer | ɒn ˈɒfə | ɑːn ˈɔːfər
one-way | ˌwʌn ˈweɪ
ongoing | ˈɒnɡəʊɪŋ | ˈɑːnɡoʊɪŋ | ˈon·go·ing
opening | ˈəʊpənɪŋ | ˈoʊpənɪŋ | ˈo·pen·ing
openly | ˈəʊpənli | ˈoʊpənli | ˈo·pen·ly
operate | ˈɒpəreɪt | ˈɑːpəreɪt | ˈop·er·ate
operation | ˌɒpəˈreɪʃən | ˌɑːpəˈreɪʃən | op·er·ˈa·tion
opponent | əˈpəʊnənt | əˈpoʊnənt | op·ˈpo·nent
optimistic | ˌɒptɪˈmɪstɪk | ˌɑːptɪˈmɪstɪk | op·ti·ˈmis·tic
option | ˈɒpʃən | ˈɑːpʃən | ˈop·tion
optional | ˈɒpʃənəl | ˈɑːpʃənəl | ˈop·tion·al
order | ˈɔːdə | ˈɔːrdər | ˈor·der
organised | ˈɔːɡənaɪzd | ˈɔːrɡənaɪzd | ˈor·ga·nised
origin | ˈɒrɪdʒɪn | ˈɔːrɪdʒɪn | ˈor·i·gin
originally | əˈrɪdʒɪnəli |  | o·ˈrig·i·nal·ly
ostrich | ˈɒstrɪtʃ | ˈɑːstrɪtʃ | ˈos·trich
otherwise | ˈʌðəwaɪz | ˈʌðərwaɪz | ˈoth·er·wise
ought to | ˈɔːt tə
out of order | aʊt əv ˈɔːdə | aʊt əv ˈɔːrdər
outstanding | aʊtˈstændɪŋ |  | out·ˈstand·ing
overnight | ˌəʊvəˈnaɪt | ˌoʊvərˈnaɪt | o·ver·ˈnight
overseas | ˌəʊvəˈsiːz | ˌoʊvərˈsiːz | o·ver·ˈseas
overweight | ˌəʊvəˈweɪt | ˌoʊvərˈweɪt | o·ver·ˈweight
owe | əʊ | oʊ
oxygen | ˈɒksɪdʒən | ˈɑːksɪdʒən | ˈox·y·gen
package | ˈpækɪdʒ |  | ˈpack·age
painful | ˈpeɪnfəl |  | ˈpain·ful
pale | peɪl
panic | ˈpænɪk |  | ˈpan·ic
particularly | pəˈtɪkjələli | pərˈtɪkjələrli | par·ˈtic·u·lar·ly
partly | ˈpɑːtli | ˈpɑːrtli | ˈpart·ly
partnership | ˈpɑːtnəʃɪp | ˈpɑːrtnərʃɪp | ˈpart·ner·ship
pass by | ˌpɑːs ˈbaɪ | ˌpæs ˈbaɪ
pass on | ˌpɑːs ˈɒn | ˌpæs ˈɑːn
pass | pɑːs | pæs
passage | ˈpæsɪdʒ |  | ˈpas·sage
passionate | ˈpæʃənət |  | ˈpas·sion·ate
pastry | ˈpeɪstri |  | ˈpas·try
patient | ˈpeɪʃənt |  | ˈpa·tient
pause | pɔːz
paw | pɔː
pay back | ˌpeɪ ˈbæk
payment | ˈpeɪmənt |  | ˈpay·ment
peak | piːk
pedestrian | pəˈdestriən |  | pe·ˈdes·tri·an
peel | piːl
percentage | pəˈsentɪdʒ | pərˈsentɪdʒ | per·ˈcen·tage
perfectly | ˈpɜːfɪktli | ˈpɜːrfɪktli | ˈper·fect·ly
perfume | ˈpɜːfjuːm | pərˈfjuːm | ˈper·fume
permanent | ˈpɜːmənənt | ˈpɜːrmənənt | ˈper·ma·nent
permanently | ˈpɜːmənəntli | ˈpɜːrmənəntli | ˈper·ma·nent·ly
permit [verb] | pəˈmɪt | pərˈmɪt | per·ˈmit
personally | ˈpɜːsənəli | ˈpɜːrsənəli | ˈper·son·al·ly
persuade | pəˈsweɪd | pərˈsweɪd | per·ˈsuade
pigeon | ˈpɪdʒən |  | ˈpig·eon
pile | paɪl
pin | pɪn
pipe | paɪp
pity | ˈpɪti |  | ˈpit·y
plain | pleɪn
planning | ˈplænɪŋ |  | ˈplan·ning
plaster | ˈplɑːstə | ˈplæstər | ˈplas·ter
pleasant | ˈplezənt |  | ˈpleas·ant
pleasure | ˈpleʒə | ˈpleʒər | ˈpleas·ure
plenty of | ˈplenti əv
plenty | ˈplenti |  | ˈplen·ty
plot | plɒt | plɑːt
plug in | ˌplʌɡ ˈɪn
plug | plʌɡ
plumber | ˈplʌmə | ˈplʌmər | ˈplum·ber
podcast | ˈpɒdkɑːst | ˈpɑːdkæst | ˈpod·cast
point out | ˌpɔɪnt ˈaʊt
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
popularity | ˌpɒpjʊˈlærəti | ˌpɑːpjʊˈlærəti | pop·u·ˈlar·i·ty
port | pɔːt | pɔːrt
portion | ˈpɔːʃən | ˈpɔːrʃən | ˈpor·tion
portrait | ˈpɔːtrət | ˈpɔːrtrət | ˈpor·trait
possibly | ˈpɒsəbli | ˈpɑːsəbli | ˈpos·si·bly
post | pəʊst | poʊst
postpone | pəˈspəʊn | poʊˈspoʊn | post·ˈpone
pot | pɒt | pɑːt
pottery | ˈpɒtəri | ˈpɑːtəri | ˈpot·ter·y
pour | pɔː | pɔːr
poverty | ˈpɒvəti | ˈpɑːvərti | ˈpov·er·ty
powder | ˈpaʊdə | ˈpaʊdər | ˈpow·der
practical | ˈpræktɪkəl |  | ˈprac·ti·cal
precious | ˈpreʃəs |  | ˈpre·cious
prediction | prɪˈdɪkʃən |  | pre·ˈdic·tion
preference | ˈprefərəns |  | ˈpref·er·ence
pregnant | ˈpreɡnənt |  | ˈpreg·nant
preparation | ˌprepəˈreɪʃən |  | prep·a·ˈra·tion
prepared | prɪˈpeəd | prɪˈperd | pre·ˈpared
prescription | prɪˈskrɪpʃən |  | pre·ˈscrip·tion
present [adjective] | ˈprezənt |  | ˈpres·ent
present [verb] | prɪˈzent |  | pre·ˈsent
presentation | ˌprezənˈteɪʃən |  | pres·en·ˈta·tion
presenter | prɪˈzentə | prɪˈzentər | pre·ˈsen·ter
pressure | ˈpreʃə | ˈpreʃər | ˈpres·sure
presumably | prɪˈzuːməbli |  | pre·ˈsu·ma·bly
pretend | prɪˈtend |  | pre·ˈtend
prevent | prɪˈvent |  | pre·ˈvent
prevention | prɪˈvenʃən |  | pre·ˈven·tion
previous | ˈpriːviəs |  | ˈpre·vi·ous
previously | ˈpriːviəsli |  | ˈpre·vi·ous·ly
pride | praɪd
prime minister | ˌpraɪm ˈmɪnɪstə | ˌpraɪm ˈmɪnɪstər
principle | ˈprɪnsɪpəl |  | ˈprin·ci·ple
printing | ˈprɪntɪŋ |  | ˈprint·ing
prisoner | ˈprɪzənə | ˈprɪzənər | ˈpris·on·er
privacy | ˈprɪvəsi | ˈpraɪvəsi | ˈpriv·a·cy
probable | ˈprɒbəbəl | ˈprɑːbəbəl | ˈprob·a·ble
process | ˈprəʊses | ˈprɑːses | ˈpro·cess
producer | prəˈdjuːsə | prəˈduːsər | pro·ˈduc·er
production | prəˈdʌkʃən |  | pro·ˈduc·tion
profession | prəˈfeʃən |  | pro·ˈfes·sion
profit | ˈprɒfɪt | ˈprɑːfɪt | ˈprof·it
program | ˈprəʊɡræm | ˈproʊɡræm | ˈpro·gram
progress | ˈprəʊɡres | ˈprɑːɡres | ˈpro·gress
promote | prəˈməʊt | prəˈmoʊt | pro·ˈmote
promotion | prəˈməʊʃən | prəˈmoʊʃən | pro·ˈmo·tion
proper | ˈprɒpə | ˈprɑːpər | ˈprop·er
properly | ˈprɒpəli | ˈprɑːpərli | ˈprop·er·ly
property | ˈprɒpəti | ˈprɑːpərti | ˈprop·er·ty
protection | prəˈtekʃən |  | pro·ˈtec·tion
protest [verb] | prəˈtest |  | pro·ˈtest
proud | praʊd
proudly | ˈpraʊdli |  | ˈproud·ly
prove | pruːv
psychological | ˌsaɪkəˈlɒdʒɪkəl | ˌsaɪkəˈlɑːdʒɪkəl | psy·cho·ˈlog·i·cal
psychology | saɪˈkɒlədʒi | saɪˈkɑːlədʒi | psy·ˈchol·o·gy
publicity | pəˈblɪsəti |  | pu·ˈblic·i·ty
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
put off | ˌpʊt ˈɒf | ˌpʊt ˈɔːf
put on weight | ˌpʊt ɒn ˈweɪt | ˌpʊt ɑːn ˈweɪt
put out | ˌpʊt ˈaʊt
put through | ˌpʊt ˈθruː
put together | ˌpʊt təˈɡeðə | ˌpʊt təˈɡeðər
put up with | ˌpʊt ˈʌp wɪð
put up | ˌpʊt ˈʌp
puzzled | ˈpʌzəld |  | ˈpuzzl·ed
qualification | ˌkwɒlɪfɪˈkeɪʃən | ˌkwɑːlɪfɪˈkeɪʃən | qual·i·fi·ˈca·tion
qualified | ˈkwɒlɪfaɪd | ˈkwɑːlɪfaɪd | ˈqual·i·fied
questionnaire | ˌkwestʃəˈneə | ˌkwestʃəˈner | ques·tion·ˈnaire
quit | kwɪt
racing | ˈreɪsɪŋ |  | ˈrac·ing
racism | ˈreɪsɪzəm |  | ˈra·ci·sm
radiator | ˈreɪdieɪtə | ˈreɪdieɪtər | ˈra·di·a·tor
raise | reɪz
random | ˈrændəm |  | ˈran·dom
range | reɪndʒ
rapidly | ˈræpɪdli |  | ˈrap·id·ly
rare | reə | rer
rate | reɪt
rather than | ˈrɑːðə ðən | ˈræðər ðən
raw | rɔː
react | riˈækt |  | re·ˈact
reaction | riˈækʃən |  | re·ˈac·tion
realistic | ˌrɪəˈlɪstɪk | ˌriːəˈlɪstɪk | rea·ˈlis·tic
reality | riˈæləti |  | re·ˈal·i·ty
reasonable | ˈriːzənəbəl |  | ˈrea·son·a·ble
recognition | ˌrekəɡˈnɪʃən |  | rec·og·ˈni·tion
recommendation | ˌrekəmənˈdeɪʃən |  | rec·om·men·ˈda·tion
record [noun] | ˈrekɔːd | ˈrekərd | ˈrec·ord
recover | rɪˈkʌvə | rɪˈkʌvər | re·ˈcov·er
recovery | rɪˈkʌvri |  | re·ˈcove·ry
reduced | rɪˈdjuːst | rɪˈduːst | re·ˈduced
reduction | rɪˈdʌkʃən |  | re·ˈduc·tion
refer to | rɪˈfɜː tuː | rɪˈfɜːr tuː
referee | ˌrefəˈriː |  | ref·er·ˈee
refund [noun] | ˈriːfʌnd |  | ˈre·fund
regards | rɪˈɡɑːdz | rɪˈɡɑːrdz | re·ˈgards
register | ˈredʒɪstə | ˈredʒɪstər | ˈreg·is·ter
regret | rɪˈɡret |  | re·ˈgret
rehearse | rɪˈhɜːs | rɪˈhɜːrs | re·ˈhearse
relate | rɪˈleɪt |  | re·ˈlate
related | rɪˈleɪtɪd |  | re·ˈlat·ed
relation | rɪˈleɪʃən |  | re·ˈla·tion
relaxing | rɪˈlæksɪŋ |  | re·ˈlax·ing
release | rɪˈliːs |  | re·ˈlease
reliable | rɪˈlaɪəbəl |  | re·ˈli·a·ble
relief | rɪˈliːf |  | re·ˈlief
religion | rɪˈlɪdʒən |  | re·ˈli·gion
religious | rɪˈlɪdʒəs |  | re·ˈli·gious
rely on | rɪˈlaɪ ɒn | rɪˈlaɪ ɑːn
remain | rɪˈmeɪn |  | re·ˈmain
remind of | rɪˈmaɪnd ɒv | rɪˈmaɪnd ʌv
remind | rɪˈmaɪnd |  | re·ˈmind
reminder | rɪˈmaɪndə | rɪˈmaɪndər | re·ˈmind·er
remote control | rɪˌməʊt kənˈtrəʊl | rɪˌmoʊt kənˈtroʊl
repeatedly | rɪˈpiːtɪdli |  | re·ˈpea·ted·ly
replacement | rɪˈpleɪsmənt |  | re·ˈplace·ment
report | rɪˈpɔːt | rɪˈpɔːrt | re·ˈport
represent | ˌreprɪˈzent |  | rep·re·ˈsent
require | rɪˈkwaɪə | rɪˈkwaɪər | re·ˈquire
rescue | ˈreskjuː |  | ˈres·cue
research | rɪˈsɜːtʃ | ˈriːsɜːrtʃ | re·ˈsearch
researcher | rɪˈsɜːtʃə | ˈriːsɜːrtʃər | re·ˈsearch·er
reserve | rɪˈzɜːv | rɪˈzɜːrv | re·ˈserve
resident | ˈrezɪdənt |  | ˈres·i·dent
residential | ˌrezɪˈdenʃəl |  | res·i·ˈden·tial
resign | rɪˈzaɪn |  | re·ˈsign
resort | rɪˈzɔːt | rɪˈzɔːrt | re·ˈsort
resource | rɪˈzɔːs | ˈriːsɔːrs | re·ˈsource
respect | rɪˈspekt |  | re·ˈspect
respond | rɪˈspɒnd | rɪˈspɑːnd | re·ˈspond
response | rɪˈspɒns | rɪˈspɑːns | re·ˈsponse
responsibility | rɪˌspɒnsəˈbɪləti | rɪˌspɑːnsəˈbɪləti | re·spon·si·ˈbil·i·ty
responsible | rɪˈspɒnsəbəl | rɪˈspɑːnsəbəl | re·ˈspon·si·ble
result in | rɪˈzʌlt ɪn
retire | rɪˈtaɪə | rɪˈtaɪər | re·ˈtire
retired | rɪˈtaɪəd | rɪˈtaɪərd | re·ˈtired
retirement | rɪˈtaɪəmənt | rɪˈtaɪərmənt | re·ˈtire·ment
reuse | ˌriːˈjuːz |  | re·ˈuse
revenge | rɪˈvendʒ |  | re·ˈvenge
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
roll | rəʊl | roʊl
root | ruːt
rough | rʌf
roughly | ˈrʌfli |  | ˈrough·ly
roundabout | ˈraʊndəbaʊt |  | ˈround·a·bout
routine | ruːˈtiːn |  | rou·ˈtine
row | rəʊ | roʊ
royal | ˈrɔɪəl |  | ˈroy·al
rub | rʌb
rug | rʌɡ
ruin | ˈruːɪn |  | ˈru·in
ruins | ˈruːɪnz |  | ˈru·ins
run after | ˌrʌn ˈɑːftə | ˌrʌn ˈæftər
run into | ˈrʌn ɪntu
run out of | ˌrʌn ˈaʊt ɒv | ˌrʌn ˈaʊt ʌv
run over | ˌrʌn ˈəʊvə | ˌrʌn ˈoʊvər
run | rʌn
rural | ˈrʊərəl | ˈrʊrəl | ˈru·ral
rush hour | ˈrʌʃ aʊə | ˈrʌʃ aʊər
rush | rʌʃ
sadness | ˈsædnəs |  | ˈsad·ness
safety | ˈseɪfti |  | ˈsafe·ty
salty | ˈsɔːlti |  | ˈsalt·y
satellite | ˈsætəlaɪt |  | ˈsat·el·lite
satisfaction | ˌsætɪˈsfækʃən |  | sat·is·ˈfac·tion
satisfied | ˈsætɪsfaɪd |  | ˈsat·is·fied
saucepan | ˈsɔːspən | ˈsɔːspæn | ˈsauce·pan
save up | ˌseɪv ˈʌp
saving | ˈseɪvɪŋ |  | ˈsav·ing
savings | ˈseɪvɪŋz |  | ˈsav·ings
scanner | ˈskænə | ˈskænər | ˈscan·ner
scenery | ˈsiːnəri |  | ˈsce·ner·y
scientific | ˌsaɪənˈtɪfɪk |  | sci·en·ˈtif·ic
scratch | skrætʃ
scream | skriːm
seagull | ˈsiːɡʌl |  | ˈsea·gull
seal | siːl
search engine | ˈsɜːtʃ endʒɪn | ˈsɜːrtʃ endʒɪn
seatbelt | ˈsiːtbelt |  | ˈseat·belt
second-hand | ˌsekənd ˈhænd
secondly | ˈsekəndli |  | ˈsec·ond·ly
section | ˈsekʃən |  | ˈsec·tion
security | sɪˈkjʊərəti | sɪˈkjʊrəti | se·ˈcu·ri·ty
see off | ˌsiː ˈɒf | ˌsiː ˈɔːf
select | sɪˈlekt |  | se·ˈlect
selection | sɪˈlekʃən |  | se·ˈlec·tion
self-confidence | ˈself kɒnfɪdəns | ˈself kɑːnfɪdəns
selfish | ˈselfɪʃ |  | ˈself·ish
sell out | ˌsel ˈaʊt
send off | ˌsend ˈɒf | ˌsend ˈɔːf
sense of humour | ˌsens əv ˈhjuːmə | ˌsens əv ˈhjuːmər
sensible | ˈsensəbəl |  | ˈsen·si·ble
sensitive | ˈsensɪtɪv |  | ˈsen·si·tive
seriously | ˈsɪəriəsli | ˈsɪriəsli | ˈse·ri·ous·ly
servant | ˈsɜːvənt | ˈsɜːrvənt | ˈser·vant
session | ˈseʃən |  | ˈses·sion
set free | ˌset ˈfriː
set off | ˌset ˈɒf | ˌset ˈɔːf
set out | ˌset ˈaʊt
set up | ˌset ˈʌp
set | set
sew | səʊ | soʊ
shade | ʃeɪd
shadow | ˈʃædəʊ | ˈʃædoʊ | ˈshad·ow
shake hands | ˌʃeɪk ˈhændz
shallow | ˈʃæləʊ | ˈʃæloʊ | ˈshal·low
shame | ʃeɪm
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
shut up | ˌʃʌt ˈʌp
sight | saɪt
sign up | ˌsaɪn ˈʌp
sign | saɪn
signal | ˈsɪɡnəl |  | ˈsig·nal
signature | ˈsɪɡnətʃə | ˈsɪɡnətʃər | ˈsig·na·ture
silence | ˈsaɪləns |  | ˈsi·lence
silk | sɪlk
similarity | ˌsɪməˈlærəti |  | sim·i·ˈlar·i·ty
similarly | ˈsɪmələli | ˈsɪmələrli | ˈsim·i·lar·ly
simplify | ˈsɪmplɪfaɪ |  | ˈsim·pli·fy
simply | ˈsɪmpli |  | ˈsim·ply
sincere | sɪnˈsɪə | sɪnˈsɪr | sin·ˈcere
sink | sɪŋk
site | saɪt
situated | ˈsɪtʃueɪtɪd |  | ˈsit·u·a·ted
skilled | skɪld
sleep in | ˌsliːp ˈɪn
sleeve | sliːv
slide | slaɪd
slightly | ˈslaɪtli |  | ˈslight·ly
slip | slɪp
slipper | ˈslɪpə | ˈslɪpər | ˈslip·per
smart | smɑːt | smɑːrt
smooth | smuːð
sneeze | sniːz
so far | səʊ ˈfɑː | soʊ ˈfɑːr
so that | ˈsəʊ ðət | ˈsoʊ ðət
socket | ˈsɒkɪt | ˈsɑːkɪt | ˈsock·et
soil | sɔɪl
solar system | ˈsəʊlə sɪstəm | ˈsoʊlər sɪstəm
solar | ˈsəʊlə | ˈsoʊlər | ˈso·lar
sold out | ˌsəʊld ˈaʊt | ˌsoʊld ˈaʊt
somehow | ˈsʌmhaʊ |  | ˈsome·how
sort out | ˌsɔːt ˈaʊt | ˌsɔːrt ˈaʊt
soundtrack | ˈsaʊndtræk |  | ˈsound·track
sour | ˈsaʊə | ˈsaʊər
source | sɔːs | sɔːrs
southern | ˈsʌðən | ˈsʌðərn | ˈsouth·ern
souvenir | ˌsuːvəˈnɪə | ˌsuːvəˈnɪr | sou·ve·ˈnir
spacecraft | ˈspeɪskrɑːft | ˈspeɪskræft | ˈspace·craft
spare | speə | sper
special effects | ˌspeʃəl ɪˈfekts
species | ˈspiːʃiːz |  | ˈspe·cies
specific | spəˈsɪfɪk |  | spe·ˈcif·ic
spectator | spekˈteɪtə | ˈspekteɪtər | spec·ˈta·tor
speed limit | ˈspiːd lɪmɪt
speed up | ˌspiːd ˈʌp
spice | spaɪs
spill | spɪl
spinach | ˈspɪnɪtʃ |  | ˈspin·ach
split up | ˌsplɪt ˈʌp
spoil | spɔɪl
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
state | steɪt
statement | ˈsteɪtmənt |  | ˈstate·ment
stay behind | ˌsteɪ bɪˈhaɪnd
steam | stiːm
steep | stiːp
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
stranger | ˈstreɪndʒə | ˈstreɪndʒər | ˈstrang·er
strategy | ˈstrætədʒi |  | ˈstrat·e·gy
stream | striːm
strength | streŋkθ
stressed | strest
stressful | ˈstresfəl |  | ˈstress·ful
stretch | stretʃ
strict | strɪkt
strike | straɪk
string | strɪŋ
striped | straɪpt
strongly | ˈstrɒŋli | ˈstrɔːŋli | ˈstrong·ly
structure | ˈstrʌktʃə | ˈstrʌktʃər | ˈstruc·ture
stubborn | ˈstʌbən | ˈstʌbərn | ˈstub·born
studio | ˈstjuːdiəʊ | ˈstuːdioʊ | ˈstu·di·o
stylish | ˈstaɪlɪʃ |  | ˈstyl·ish
substance | ˈsʌbstəns |  | ˈsub·stance
suburb | ˈsʌbɜːb | ˈsʌbɜːrb | ˈsub·urb
succeed in | səkˈsiːd ɪn
successfully | səkˈsesfəli |  | suc·ˈcess·ful·ly
suffer | ˈsʌfə | ˈsʌfər | ˈsuf·fer
suffering | ˈsʌfərɪŋ |  | ˈsuf·fer·ing
suit | suːt
suitable | ˈsuːtəbəl |  | ˈsuit·a·ble
summarise | ˈsʌməraɪz |  | ˈsum·ma·rise
summary | ˈsʌməri |  | ˈsum·ma·ry
super | ˈsuːpə | ˈsuːpər | ˈsu·per
supply | səˈplaɪ |  | sup·ˈply
supporter | səˈpɔːtə | səˈpɔːrtər | sup·ˈport·er
surely | ˈʃɔːli | ˈʃʊrli | ˈsure·ly
surface | ˈsɜːfɪs | ˈsɜːrfɪs | ˈsur·face
surgery | ˈsɜːdʒəri | ˈsɜːrdʒəri | ˈsur·ger·y
surprisingly | səˈpraɪzɪŋli | sərˈpraɪzɪŋli | sur·ˈpri·sing·ly
surround | səˈraʊnd |  | sur·ˈround
surroundings | səˈraʊndɪŋz |  | sur·ˈround·ings
survey [noun] | ˈsɜːveɪ | ˈsɜːrveɪ | ˈsur·vey
survival | səˈvaɪvəl | sərˈvaɪvəl | sur·ˈvi·val
survive | səˈvaɪv | sərˈvaɪv | sur·ˈvive
swallow | ˈswɒləʊ | ˈswɑːloʊ | ˈswal·low
swap | swɒp | swɑːp
sweep | swiːp
switch | swɪtʃ
swollen | ˈswəʊlən | ˈswoʊlən | ˈswol·len
symbol | ˈsɪmbəl |  | ˈsym·bol
sympathetic | ˌsɪmpəˈθetɪk |  | sym·pa·ˈthet·ic
take a seat | ˌteɪk ə ˈsiːt
take after | ˌteɪk ˈɑːftə | ˌteɪk ˈæftər
take care | ˌteɪk ˈkeə | ˌteɪk ˈker
take down | ˌteɪk ˈdaʊn
take in | ˌteɪk ˈɪn
take notes | ˌteɪk ˈnəʊts | ˌteɪk ˈnoʊts
take place | ˌteɪk ˈpleɪs
take seriously | ˌteɪk ˈsɪəriəsli | ˌteɪk ˈsɪriəsli
take up | ˌteɪk ˈʌp
take | teɪk
talent | ˈtælənt |  | ˈtal·ent
talented | ˈtæləntɪd |  | ˈtal·ent·ed
talk into | ˈtɔːk ɪntu
tame | teɪm
tank | tæŋk
tape | teɪp
target | ˈtɑːɡɪt | ˈtɑːrɡɪt | ˈtar·get
tattoo | təˈtuː | tæˈtuː | tat·ˈtoo
tax | tæks
tear [verb] | teə | ter
technical | ˈteknɪkəl |  | ˈtech·ni·cal
technique | tekˈniːk |  | tech·ˈnique
technological | ˌteknəˈlɒdʒɪkəl | ˌteknəˈlɑːdʒɪkəl | tech·no·ˈlog·i·cal
telescope | ˈtelɪskəʊp | ˈtelɪskoʊp | ˈtel·e·scope
tell off | ˌtel ˈɒf | ˌtel ˈɔːf
temporary | ˈtempərəri | ˈtempəreri | ˈtem·po·ra·ry
tend | tend
terminal | ˈtɜːmɪnəl | ˈtɜːrmɪnəl | ˈter·mi·nal
terms | tɜːmz | tɜːrmz
terrace | ˈterəs |  | ˈter·race
terribly | ˈterəbli |  | ˈter·ri·bly
terrific | təˈrɪfɪk |  | ter·ˈrif·ic
terrified | ˈterɪfaɪd |  | ˈter·ri·fied
the other day | ði ˌʌðə ˈdeɪ | ði ˌʌðər ˈdeɪ
theme | θiːm
theory | ˈθɪəri | ˈθiːəri | ˈtheo·ry
therefore | ˈðeəfɔː | ˈðerfɔːr | ˈthere·fore
think over | ˌθɪŋk ˈəʊvə | ˌθɪŋk ˈoʊvər
thorough | ˈθʌrəʊ | ˈθɜːroʊ | ˈthor·ough
though | ðəʊ | ðoʊ
thriller | ˈθrɪlə | ˈθrɪlər | ˈthril·ler
throughout | θruˈaʊt |  | through·ˈout
throw out | ˌθrəʊ ˈaʊt | ˌθroʊ ˈaʊt
throw up | ˌθrəʊ ˈʌp | ˌθroʊ ˈʌp
tide | taɪd
tie | taɪ
tissue | ˈtɪsjuː |  | ˈtis·sue
tonne | tʌn
torch | tɔːtʃ | tɔːrtʃ
totally | ˈtəʊtəli | ˈtoʊtəli | ˈto·tal·ly
tough | tʌf
tournament | ˈtʊənəmənt | ˈtʊrnəmənt | ˈtour·na·ment
town hall | ˌtaʊn ˈhɔːl
trade | treɪd
train | treɪn
trainee | ˌtreɪˈniː |  | train·ˈee
translation | trænsˈleɪʃən |  | trans·ˈla·tion
translator | trænˈsleɪtə | trænˈsleɪtər | tran·ˈsla·tor
trap | træp
tray | treɪ
treasure | ˈtreʒə | ˈtreʒər | ˈtreas·ure
treat | triːt
treatment | ˈtriːtmənt |  | ˈtreat·ment
trend | trend
trendy | ˈtrendi |  | ˈtrend·y
trick | trɪk
trip over | ˌtrɪp ˈəʊvə | ˌtrɪp ˈoʊvər
trip | trɪp
trophy | ˈtrəʊfi | ˈtroʊfi | ˈtro·phy
tropical | ˈtrɒpɪkəl | ˈtrɑːpɪkəl | ˈtrop·i·cal
trust | trʌst
tube | tjuːb | tuːb
tune | tjuːn | tuːn
tunnel | ˈtʌnəl |  | ˈtun·nel
turn back | ˌtɜːn ˈbæk | ˌtɜːrn ˈbæk
turn into | ˈtɜːn ɪntu | ˈtɜːrn ɪntu
turn out | ˌtɜːn ˈaʊt | ˌtɜːrn ˈaʊt
turn to | ˈtɜːn tuː | ˈtɜːrn tuː
turn up | ˌtɜːn ˈʌp | ˌtɜːrn ˈʌp
turn | tɜːn | tɜːrn
turning | ˈtɜːnɪŋ | ˈtɜːrnɪŋ | ˈturn·ing
tutor | ˈtjuːtə | ˈtuːtər | ˈtu·tor
typically | ˈtɪpɪkli |  | ˈtyp·ical·ly
tyre | ˈtaɪə | ˈtaɪər
unable | ʌnˈeɪbəl |  | un·ˈa·ble
unaware | ˌʌnəˈweə | ˌʌnəˈwer | un·a·ˈware
uncertain | ʌnˈsɜːtən | ʌnˈsɜːrtən | un·ˈcer·tain
underline | ˌʌndəˈlaɪn | ˌʌndərˈlaɪn | un·der·ˈline
undo | ʌnˈduː |  | un·ˈdo
unemployed | ˌʌnɪmˈplɔɪd |  | un·em·ˈployed
unemployment | ˌʌnɪmˈplɔɪmənt |  | un·em·ˈploy·ment
unexpected | ˌʌnɪkˈspektɪd |  | un·ex·ˈpect·ed
unfortunate | ʌnˈfɔːtʃənət | ʌnˈfɔːrtʃənət | un·ˈfor·tu·nate
unhealthy | ʌnˈhelθi |  | un·ˈhealth·y
unique | juːˈniːk |  | u·ˈnique
united | juːˈnaɪtɪd |  | u·ˈnit·ed
universal | ˌjuːnɪˈvɜːsəl | ˌjuːnɪˈvɜːrsəl | u·ni·ˈver·sal
universe | ˈjuːnɪvɜːs | ˈjuːnɪvɜːrs | ˈu·ni·verse
unknown | ʌnˈnəʊn | ʌnˈnoʊn | un·ˈknown
unless | ənˈles |  | un·ˈless
unlike | ʌnˈlaɪk |  | un·ˈlike
unlikely | ʌnˈlaɪkli |  | un·ˈlike·ly
unpleasant | ʌnˈplezənt |  | un·ˈpleas·ant
update [verb] | ˌʌpˈdeɪt |  | up·ˈdate
urban | ˈɜːbən | ˈɜːrbən | ˈur·ban
use up | ˌjuːz ˈʌp
used [adjective] | juːzd
vacancy | ˈveɪkənsi |  | ˈva·can·cy
vacuum cleaner | ˈvækjuːm kliːnə | ˈvækjuːm kliːnər
valuable | ˈvæljuəbəl |  | ˈval·u·a·ble
value | ˈvæljuː |  | ˈval·ue
varied | ˈveərid | ˈverid | ˈva·ried
vegan | ˈviːɡən |  | ˈve·gan
version | ˈvɜːʃən | ˈvɜːrʒən | ˈver·sion
via | ˈvaɪə |  | ˈvi·a
victim | ˈvɪktɪm |  | ˈvic·tim
victory | ˈvɪktəri |  | ˈvic·to·ry
view | vjuː
viewer | ˈvjuːə | ˈvjuːər | ˈview·er
violence | ˈvaɪələns |  | ˈvi·o·lence
violent | ˈvaɪələnt |  | ˈvi·o·lent
virus | ˈvaɪrəs |  | ˈvi·rus
visa | ˈviːzə |  | ˈvi·sa
vitamin | ˈvɪtəmɪn | ˈvaɪtəmɪn | ˈvit·a·min
volcano | vɒlˈkeɪnəʊ | vɑːlˈkeɪnoʊ | vol·ˈca·no
volume | ˈvɒljuːm | ˈvɑːljuːm | ˈvol·ume
volunteer | ˌvɒlənˈtɪə | ˌvɑːlənˈtɪr | vol·un·ˈteer
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
waterproof | ˈwɔːtəpruːf | ˈwɔːtərpruːf | ˈwa·ter·proof
weakness | ˈwiːknəs |  | ˈweak·ness
wealth | welθ
wear out | ˌweər ˈaʊt | ˌwer ˈaʊt
web | web
weird | wɪəd | wɪrd
well-paid | ˌwel ˈpeɪd
western | ˈwestən | ˈwestərn | ˈwes·tern
whatever | wɒtˈevə | wɑːtˈevər | what·ˈev·er
wheelchair | ˈwiːltʃeə | ˈwiːltʃer | ˈwheel·chair
whenever | wenˈevə | wenˈevər | when·ˈev·er
wherever | weərˈevə | werˈevər | wher·ˈev·er
whether | ˈweðə | ˈweðər | ˈwheth·er
whisper | ˈwɪspə | ˈwɪspər | ˈwhis·per
whoever | huˈevə | huˈevər | who·ˈev·er
whom | huːm
width | wɪdθ
wildlife | ˈwaɪldlaɪf |  | ˈwild·life
willing | ˈwɪlɪŋ |  | ˈwill·ing
window-shopping | ˈwɪndəʊ ʃɒpɪŋ | ˈwɪndoʊ ʃɑːpɪŋ
wire | ˈwaɪə | ˈwaɪər
wisdom | ˈwɪzdəm |  | ˈwis·dom
wise | waɪz
withdraw | wɪðˈdrɔː |  | with·ˈdraw
within | wɪˈðɪn |  | with·ˈin
witness | ˈwɪtnəs |  | ˈwit·ness
wonder | ˈwʌndə | ˈwʌndər | ˈwon·der
work out | ˌwɜːk ˈaʊt | ˌwɜːrk ˈaʊt
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
