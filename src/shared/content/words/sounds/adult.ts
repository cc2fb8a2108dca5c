import { readSounds } from '../word-sounds';

/** Made by `npx vitest run -u --project unit tests/unit/shared/content/word-sounds.test.ts`. */
export const soundsOf = readSounds(`
alcohol | ˈælkəhɒl | ˈælkəhɑːl | ˈal·co·hol
alcoholic | ˌælkəˈhɒlɪk | ˌælkəˈhɑːlɪk | al·co·ˈhol·ic
armed | ɑːmd | ɑːrmd
bar | bɑː | bɑːr
beer | bɪə | bɪr
bet | bet
bomb | bɒm | bɑːm
breast | brest
bullet | ˈbʊlət |  | ˈbul·let
cancer | ˈkænsə | ˈkænsər | ˈcan·cer
cigarette | ˌsɪɡəˈret | ˈsɪɡəret | cig·a·ˈrette
drug | drʌɡ
drunk | drʌŋk
evil | ˈiːvəl |  | ˈe·vil
gang | ɡæŋ
god | ɡɒd | ɡɑːd
gun | ɡʌn
heaven | ˈhevən |  | ˈheav·en
hell | hel
holy | ˈhəʊli | ˈhoʊli | ˈho·ly
killing | ˈkɪlɪŋ |  | ˈkill·ing
murder | ˈmɜːdə | ˈmɜːrdər | ˈmur·der
prayer | preə | prer
priest | priːst
pub | pʌb
sex | seks
sexual | ˈsekʃuəl |  | ˈsex·u·al
shoot | ʃuːt
shooting | ˈʃuːtɪŋ |  | ˈshoot·ing
shot | ʃɒt | ʃɑːt
slave | sleɪv
smoking | ˈsməʊkɪŋ | ˈsmoʊkɪŋ | ˈsmok·ing
soul | səʊl | soʊl
spirit | ˈspɪrɪt |  | ˈspir·it
spiritual | ˈspɪrɪtʃuəl |  | ˈspir·i·tu·al
swear | sweə | swer
weapon | ˈwepən |  | ˈweap·on
wine | waɪn
`);
