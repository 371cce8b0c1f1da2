/** Cries in the Germanic and Nordic languages, Finnish and Hungarian among their neighbours. */
import type { Cries } from './cries.ts'

const KIN_DE =
  '(?:mein (?:mann|freund|partner|ehemann|ex|exmann|exfreund|vater|stiefvater|bruder|sohn)|meine (?:frau|freundin|mutter)|er|sie)'
const KIN_NL = '(?:mijn (?:man|vriend|partner|ex|vader|stiefvader|vrouw|vriendin|moeder|broer)|hij|zij|ze)'
const KIN_NORDIC =
  '(?:min (?:man|mand|mann|sambo|pojkvan|partner|kaereste|kjaereste|samboer|ex|far|pappa|styvfar|kille|fru|kone|flickvan)|mannen min|kjaeresten min|samboeren min|faren min|han|hun|hon)'

export const GERMANIC: Readonly<Record<string, Cries>> = {
  de: {
    idioms: [
      '~st[ei]\\w*rb\\w* (?:fast |noch |gleich )?(?:vor|fur|an|ueber) (?:\\w+ )?(?:lachen|langeweile|hunger|durst|scham|neugier|hitze|sehnsucht|eifersucht|aufregung|eis|schokolade|kaffee)~',
      '~sterben (?:vor|fur)~',
    ],
    crisis: [
      '~(?:will|mochte|moechte|wollte|wunschte|konnte|wurde) (?:(?!(?:fur|vor)~)\\w+ ){0,4}(?:sterben(?! (?:fur|vor)~)|tot sein|tot ware|mich (?:umbringen|toten|aufhangen|erhangen)|nicht mehr (?:leben|aufwachen|da sein|existieren|sein|am leben sein))~',
      '~(?:nicht|nie) mehr (?:leben|aufwachen|da sein|existieren) (?:will|mochte|moechte|wollen|kann|konnen)~|~nicht mehr (?:leben|weiterleben)~(?! (?:in|mit|bei|hier|ohne|wie|so)~)',
      '~mich (?:selbst )?(?:umbringen|umzubringen|umbringe|toten|toete|zu toten|aufhangen|vor den zug)~|~bring(?:e)? mich (?:selbst )?um~|~(?:mir|mein) (?:das )?leben (?:zu )?nehmen~|~mein(?:em)? leben (?:zu )?(?:beenden|ein ende)|~(?:allem|dem|dem allem|meinem leben) ein ende (?:setzen|machen|bereiten)~',
      '~selbst ?mord\\w*|~suizid\\w*|~freitod~|~lebensmude~|~(?:mir|mich) (?:die )?(?:pulsadern|ritzen|ritze)~|~ich ritze mich~',
      '~(?:hat|macht) (?:mein|das|dieses) leben (?:\\w+ ){0,3}(?:einen |keinen )?sinn~|~(?:mein|das) leben (?:hat|macht) (?:\\w+ )?keinen sinn|~(?:wozu|warum|wofur) (?:noch |uberhaupt )*(?:leben|weiterleben)~|~kein(?:en)? (?:grund|sinn) (?:mehr )?(?:zu|zum) leben~',
      '~(?:ohne mich besser dran|besser dran ohne mich|besser ohne mich)~',
    ],
    abuse: [
      `~${KIN_DE} (?:\\w+ )?(?:schlagt|schlug|haut|pruegelt|prugelt|wurgt|vergewaltigt|bedroht|misshandelt|verprugelt|tritt) (?:mich|uns|die kinder|meine kinder)~`,
      `~${KIN_DE} hat (?:mich|uns) (?:\\w+ ){0,3}(?:geschlagen|gewurgt|verprugelt|vergewaltigt|misshandelt|bedroht|getreten)~`,
      '~(?:werde|wurde|bin) (?:\\w+ ){0,3}(?:geschlagen|vergewaltigt|misshandelt|verprugelt)(?: worden)?~|~angst (?:nach hause|heim) zu|~angst vor (?:meinem|meiner) (?:mann|freund|partner|vater|frau)~',
    ],
    heavy: [
      '~ich kann (?:einfach )?(?:nicht|nimmer)(?: mehr)?~(?=\\W*$|,|\\.| und)|~halte? (?:es|das) nicht mehr aus~|~hasse mein leben~|~(?:eine|nur eine) last~|~keine (?:kraft|hoffnung) mehr~|~keinen ausweg~|~(?:will|mochte) (?:einfach |nur )*(?:weg sein|verschwinden)~|~keinen sinn mehr~',
    ],
  },
  nl: {
    idioms: [
      '~(?:lach|verveel|schaam|erger|werk|schrik) (?:me|mij|mezelf) (?:helemaal )?(?:dood|kapot)~|~sterf van~|~slaat me (?:over|aan)~',
    ],
    crisis: [
      '~(?:wil|wou|zou) (?:\\w+ ){0,3}(?:dood(?: zijn| gaan)?|sterven|mezelf (?:doden|ophangen|van kant maken)|zelfmoord \\w+|niet meer (?:leven|wakker worden|bestaan|hier zijn))~(?! (?:in|met|bij|samen|zo)~)',
      '~(?:er|aan mijn leven) een eind(?:e)? aan (?:te )?maken~|~een eind(?:e)? (?:maken )?aan (?:mijn leven|alles)~|~mezelf (?:van kant|iets aan)~|~zelfmoord\\w*|~zelfdoding\\w*|~suicid\\w+|~levensmoe~',
      '~(?:leven heeft|heeft (?:mijn|het) leven) (?:\\w+ ){0,2}(?:geen |nog )?zin~|~(?:beter af|beter) zonder mij~|~(?:ik )?snij(?:d)? mezelf~|~geen zin meer in (?:het|mijn) leven~',
    ],
    abuse: [
      `~${KIN_NL} (?:\\w+ )?(?:slaat|sloeg|mishandelt|schopt|wurgt|bedreigt|verkracht(?:te)?) (?:me|mij|ons|de kinderen)~`,
      `~${KIN_NL} (?:heeft|had) (?:me|mij|ons) (?:\\w+ ){0,3}(?:geslagen|mishandeld|gewurgd|verkracht|bedreigd|geschopt)~`,
      '~ik (?:word|ben) (?:\\w+ )?(?:geslagen|mishandeld|verkracht)~|~bang (?:om naar huis|voor mijn (?:man|vriend|vader))~',
    ],
    heavy: [
      '~ik kan niet meer~(?! (?:slapen|wachten|zonder|op|naar|in|met)~)|~zie het niet meer zitten~|~haat mijn leven~|~tot last~|~geen uitweg~|~ik trek het niet meer~',
    ],
  },
  sv: {
    idioms: ['~d[oö]r av (?:skratt|hunger|nyfikenhet|tristess|varme)~'],
    crisis: [
      '~(?:vill|orkar|onskar|kan) (?:\\w+ ){0,2}(?:inte|ej) (?:\\w+ )?(?:leva|vakna|finnas|existera)~(?! (?:i|med|har|hos|ihop|utan)~)|~(?:vill|onskar (?:att )?jag) (?:\\w+ )?(?:do|dog|vara dod|var dod)~',
      '~ta (?:mitt )?(?:eget )?livet? (?:av mig)?~|~begå sjalvmord~|~sjalvmord\\w*|~(?:avsluta|gora slut pa) (?:mitt liv|allt|livet)~|~(?:skar|skada) mig sjalv~|~livet (?:har ingen|ar) mening(?:slost)?~|~battre utan mig~',
    ],
    abuse: [
      `~${KIN_NORDIC} (?:\\w+ )?(?:slar|slog|misshandlar|hotar|valdtog|stryper|sparkar) (?:mig|oss)~|~(?:har|blir|blev) (?:\\w+ )?(?:slagen|misshandlad|valdtagen)~|~radd (?:for min (?:man|sambo|pojkvan)|att ga hem)~`,
    ],
    heavy: ['~orkar inte(?: mer| langre)~|~hatar mitt liv~|~(?:ar|bara) en borda~|~ingen utvag~'],
  },
  da: {
    idioms: ['~dor (?:af|over) (?:grin|sult|nysgerrighed|kedsomhed|varme)~'],
    crisis: [
      '~(?:vil|orker|kan|gider) (?:\\w+ )?(?:ikke) (?:\\w+ )?(?:leve|vagne|vaere her|eksistere)~(?! (?:i|med|hos|sammen|uden)~)|~(?:lyst til at|vil gerne|vil bare|vil|onsker at) (?:do|vaere dod)~',
      '~selvmord\\w*|~tage (?:mit )?(?:eget )?liv(?:et)?~|~gore en ende pa (?:det|mit liv)|~(?:skaerer|skader) mig selv~|~livet (?:har ingen|er) mening(?:slost)?~|~bedre uden mig~',
    ],
    abuse: [
      `~${KIN_NORDIC} (?:\\w+ )?(?:slar|slog|tæsker|banker|truer|voldtog|kvaeler|sparker) (?:mig|os)~|~bliver (?:\\w+ )?(?:slaet|tævet|voldtaget)~|~bange (?:for min (?:mand|kaereste)|for at ga hjem)~`,
    ],
    heavy: ['~(?:kan|orker) ikke mere~|~hader mit liv~|~(?:er|bare) en byrde~|~ingen udvej~'],
  },
  no: {
    idioms: ['~dor av (?:latter|sult|nysgjerrighet|kjedsomhet|varme)~'],
    crisis: [
      '~(?:vil|orker|kan|gidder) (?:\\w+ )?(?:ikke) (?:\\w+ )?(?:a )?(?:leve|vakne|vaere her|eksistere)~(?! (?:i|med|hos|sammen|uten)~)|~(?:lyst til a|vil bare|vil|onsker a) (?:do|vaere dod)~',
      '~selvmord\\w*|~ta (?:livet mitt|mitt (?:eget )?liv|livet av meg)~|~gjore slutt pa (?:alt|livet)|~(?:kutter|skader) meg selv~|~livet (?:har ingen|er) mening(?:slost)?~|~bedre uten meg~',
    ],
    abuse: [
      `~${KIN_NORDIC} (?:\\w+ )?(?:slar|slo|banker|truer|voldtok|kveler|sparker) (?:meg|oss)~|~blir (?:\\w+ )?(?:slatt|mishandlet|voldtatt)~|~redd (?:for (?:mannen|kjaeresten) min|for a ga hjem)~`,
    ],
    heavy: ['~(?:kan|orker) ikke mer~|~hater livet mitt~|~(?:er|bare) en byrde~|~ingen utvei~'],
  },
  fi: {
    idioms: ['~kuolen? (?:nauruun|nalkaan|janoon|tylsyyteen|uteliaisuuteen|hapeaan)~'],
    crisis: [
      '~(?:haluan|haluaisin|tahdon|toivon etta|parempi) (?:vain |jo )?(?:kuolla|kuolisin|tappaa itseni|olla kuollut|kadota lopullisesti)~|~en (?:halua|jaksa|tahdo) (?:enaa )?(?:elaa|herata|olla olemassa)~(?! (?:\\w+ssa|\\w+n kanssa)~)',
      '~itsemurha\\w*|~tapan itseni~|~paattaa (?:elamani|paivani)~|~elamalla ei ole (?:mitaan )?(?:tarkoitusta|merkitysta)|~viiltel\\w+ itseani~|~parempi ilman minua~',
    ],
    abuse: [
      '~(?:mieheni|miesystavani|poikaystavani|kumppanini|isani|vaimoni|han) (?:\\w+ )?(?:lyo|loi|hakkaa|hakkasi|pahoinpitel\\w+|kuristi|raiskasi|uhkaa|potkii) (?:minua|minut|meita)~|~(?:minua|minut) (?:\\w+ )?(?:lyodaan|hakataan|raiskattiin)~|~pelkaan (?:miestani|menna kotiin)~',
    ],
    heavy: ['~en (?:jaksa|kesta) enaa~|~vihaan elamaani~|~olen (?:vain )?taakka~|~ei (?:ole )?toivoa~'],
  },
  hu: {
    idioms: [
      '~(?:ehen|szomjan) halok~|~meghal\\w* (?:a |az )?(?:nevetestol|rohogestol|kivancsisagtol|unalomtol|szegyentol|melegtol)~',
    ],
    crisis: [
      '~(?:meg akarok|meg szeretnek) halni~|~szeretnek (?:meghalni|halott lenni)~|~halni akarok~|~(?:nem|mar nem) akarok (?:tovabb |mar |tobbe )*(?:elni|felebredni|letezni)~(?! (?:vele|itt|ott|\\w+ban|\\w+ben)~)|~ongyilkos\\w*|~megolom magam~|~meg akarom olni magam~|~veget vet\\w* (?:az eletemnek|mindennek)|~(?:nincs|semmi) ertelme (?:az eletemnek|elni|az eletnek)|~jobb lenne nelkulem~|~vagdosom magam~',
    ],
    abuse: [
      '~(?:a )?(?:ferjem|baratom|parom|apam|exem|felesegem) (?:\\w+ )?(?:ver|vert|megvert|megutott|ut|fojtogat|bantalmaz|megeroszakolt|fenyeget)(?: engem| minket| meg)?~(?! (?:az|a|egy|be|fel)~)|~felek (?:hazamenni|a ferjemtol)~',
    ],
    heavy: ['~nem birom (?:tovabb|mar)~|~utalom az eletem\\w*~|~teher vagyok~|~nincs kiut~'],
  },
}
