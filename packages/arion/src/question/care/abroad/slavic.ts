/** Cries in the Slavic languages and in Greek. */
import type { Cries } from './cries.ts'

export const SLAVIC: Readonly<Record<string, Cries>> = {
  ru: {
    idioms: [
      '~(?:умира\\w+|умр\\w+|помира\\w+|сдох\\w+|подыха\\w+) (?:от|с|со) (?:смеха|смеху|голоду|голода|скуки|скуку|жары|стыда|любопытства|зависти)~',
    ],
    crisis: [
      '~(?:хочу|хочется|лучше|хотел\\w* бы|лучше бы(?: я)?|готов\\w*) (?:\\w+ )?(?:умереть|умер|умерла|сдохнуть|убить себя|повеситься|не жить|не просыпаться|исчезнуть навсегда)~',
      '~(?:не|больше не|уже не) (?:хочу|хочется|могу|вижу смысла|хотел бы) (?:\\w+ )?(?:жить|просыпаться|существовать)~(?! (?:в|во|на|у|с|со|здесь|там|одн\\w+|вместе|без)~)|~жить (?:\\w+ )?не хо(?:чу|чется)~',
      '~поконч\\w+ (?:с собой|с жизнью|жизнь)~|~самоуби\\w+|~суицид\\w*|~роскомнадзор~|~убью себя~|~наложить на себя руки~',
      '~(?:нет|не вижу|какой|в чем) (?:\\w+ )?смысл\\w* (?:\\w+ )?(?:жить|жизни|моей жизни)~|~(?:режу|резать) (?:себя|вены)~|~(?:без меня (?:\\w+ )?(?:будет )?лучше)~|~устал\\w* жить~',
    ],
    abuse: [
      '~(?:муж|парень|отец|отчим|папа|мать|мама|жена|брат|сын|бывший|он|она)(?: мой)? (?:меня |нас )?(?:\\w+ )?(?:меня |нас )?(?:бьет|избивает|избил|избила|бил|ударил|душит|душил|изнасиловал|насилует|угрожает)(?: меня| нас| мне| нам)?~(?<=(?:меня|нас|мне|нам)(?: \\w+){0,2})',
      '~(?:меня|нас) (?:\\w+ )?(?:бьют|бьет|избивают|избили|изнасиловали|насилуют)~|~боюсь (?:идти домой|мужа|отца|отчима)~',
    ],
    heavy: [
      '~(?:я )?больше не могу~(?! (?:\\w+ть|без|с)~)|~(?:нет|не осталось) (?:больше )?(?:сил|надежды|выхода)~|~ненавижу (?:свою жизнь|себя)~|~я (?:всем )?обуза~|~хочу исчезнуть~',
    ],
  },
  uk: {
    idioms: [
      '~(?:вмира\\w+|помира\\w+|помр\\w+) (?:від|з|зі) (?:сміху|голоду|нудьги|спеки|сорому|цікавості)~',
    ],
    crisis: [
      '~(?:хочу|хочеться|краще б я|краще) (?:\\w+ )?(?:померти|вмерти|помер|померла|вбити себе|повіситися|зникнути назавжди|не жити)~',
      '~(?:не|більше не|вже не) (?:хочу|хочеться|можу|бачу сенсу) (?:\\w+ )?(?:жити|прокидатися|існувати)~(?! (?:в|у|на|з|із|тут|там|сам\\w*|разом|без)~)|~жити (?:\\w+ )?не хо(?:чу|четься)~',
      '~самогуб\\w+|~суїцид\\w*|~накласти на себе руки~|~покінчити (?:з собою|з життям)~|~(?:немає|не бачу) сенсу (?:жити|життя)~|~ріжу себе~',
    ],
    abuse: [
      "~(?:чоловік|хлопець|батько|вітчим|тато|мати|дружина|він|вона)(?: мій)? (?:мене |нас )(?:\\w+ )?(?:б'є|бє|побив|вдарив|душить|зґвалтував|ґвалтує)~|~(?:б'є|побив|вдарив|душить|зґвалтував) (?:мене|нас)~|~боюся (?:йти додому|чоловіка|батька)~",
    ],
    heavy: [
      '~більше не можу~(?! (?:\\w+ти|без|з)~)|~(?:немає|не лишилось) (?:більше )?(?:сил|надії|виходу)~|~ненавиджу своє життя~',
    ],
  },
  bg: {
    idioms: ['~умирам (?:от|за) (?:смях|глад|скука|срам|любопитство|жега)~'],
    crisis: [
      '~(?:искам|иска ми се|по-добре) (?:\\w+ )?да (?:умра|се убия|се самоубия|не се събудя|изчезна завинаги)~|~не (?:искам|мога) (?:повече |вече )?да (?:живея|съществувам)~(?! (?:в|във|с|със|тук|там|при|без|на)~)|~не ми се живее~|~самоуби\\w+|~(?:няма|не виждам) смисъл (?:да живея|в живота)~|~да сложа край на (?:живота си|всичко)~|~режа се~',
    ],
    abuse: [
      '~(?:мъжът|съпругът|приятелят|баща|гаджето)(?: ми)? ме (?:\\w+ )?(?:бие|преби|удари|удря|души|изнасили|заплашва)~|~той ме (?:бие|преби|удари|удря|души|изнасили)~|~страх ме е да се прибера~',
    ],
    heavy: ['~не мога повече~|~мразя живота си~|~няма изход~'],
  },
  pl: {
    idioms: [
      '~(?:umieram|umre|padam|skonam) (?:z|ze|od) (?:glodu|smiechu|nudow|goraca|ciekawosci|wstydu|tesknoty)~',
    ],
    crisis: [
      '~(?:chce|chcialabym|chcialbym|wole|wolalabym|wolalbym|lepiej) (?:\\w+ )?(?:umrzec|nie zyc|zginac|sie zabic|zabic sie|sie powiesic|zniknac na zawsze|nie istniec|sie nie obudzic|nie obudzic sie|ze soba skonczyc|skonczyc ze soba|skonczyc z (?:zyciem|tym wszystkim))~',
      '~nie (?:chce|moge|mam sily|mam ochoty) (?:mi sie |juz |dluzej )*(?:zyc|istniec|sie budzic)~(?! (?:w|we|na|z|ze|tu|tam|sam\\w*|razem|bez)~)',
      '~samoboj\\w+|~odebrac sobie zycie~|~targnac sie na~|~(?:nie ma|nie widze|jaki jest) sensu? (?:zycia|zyc|dalej zyc)~|~moje zycie nie ma sensu~|~(?:tne|okaleczam) sie~|~beze mnie (?:bedzie|byloby) (?:im )?lepiej~',
    ],
    abuse: [
      '~(?:maz|chlopak|partner|ojciec|ojczym|tata|brat|byly|zona|on)(?: moj)? (?:mnie|nas) (?:\\w+ )?(?:bije|pobil|uderzyl|dusi|dusil|zgwalcil|katuje|szarpie)~|~(?:bije|pobil|uderzyl|zgwalcil|dusi) (?:mnie|nas)~|~boje sie (?:wrocic do domu|meza|ojca)~|~grozi mi(?:, ze)? (?:mnie )?zabije~',
    ],
    heavy: [
      '~(?:ja )?juz nie moge~(?=\\W*$|,|\\.)|~nie daje (?:juz )?rady~|~nienawidze (?:swojego zycia|siebie)~|~jestem ciezarem~|~nie mam (?:juz )?(?:sily|nadziei)~|~bez wyjscia~|~nie wytrzymam dluzej~',
    ],
  },
  cs: {
    idioms: [
      '~(?:umiram|umru|chcipam|umirala?) (?:hlady|hladem|smichy|smichem|nudou|zizni|vedrem|hanbou|zvedavosti)~',
    ],
    crisis: [
      '~(?:chci|chtel[a]? bych|nejradsi bych|radsi bych|lepsi) (?:\\w+ )?(?:umrit|umrel[a]?|zemrit|nezit|byt mrtv\\w+|se zabit|zabit se|skoncit (?:se zivotem|to vsechno))~|~(?:uz )?(?:nechci|nemuzu|nedokazu) (?:uz |dal )*(?:zit|existovat|se probudit)~(?! (?:v|ve|na|s|se|tady|tu|tam|sam\\w*|spolu|bez)~)',
      '~sebevra\\w+|~vzit si zivot~|~(?:nema|nevidim|jaky ma) (?:uz )?(?:zadny )?smysl (?:zit|zivota|zivot|muj zivot)~|~muj zivot nema smysl~|~(?:rezu|poskozuju) se~|~beze me (?:bude|by bylo) (?:jim )?lip~',
    ],
    abuse: [
      '~(?:manzel|pritel|partner|otec|otcim|tata|on) (?:me|nas) (?:\\w+ )?(?:bije|zbil|uhodil|mlati|zmlatil|skrti|znasilnil|tyra)~|~bojim se (?:jit domu|manzela|otce)~',
    ],
    heavy: [
      '~uz (?:dal )?nemuzu~(?=\\W*$|,|\\.)|~nenavidim svuj zivot~|~jsem (?:jen )?pritez~|~nemam (?:uz )?(?:silu|nadeji)~|~neni cesty ven~',
    ],
  },
  sk: {
    idioms: ['~(?:umieram|umriem) (?:od|hladom) ?(?:smiechu|hladu|nudy|smadu|zvedavosti)?~'],
    crisis: [
      '~(?:chcem|chcel[a]? by som|najradsej by som) (?:\\w+ )?(?:umriet|zomriet|umrel[a]?|nezit|sa zabit|zabit sa|byt mrtv\\w+)~|~(?:uz )?(?:nechcem|nemozem|nevladzem) (?:uz |dalej )*(?:zit|existovat)~(?! (?:v|vo|na|s|so|tu|tam|sam\\w*|spolu|bez)~)|~samovra\\w+|~vziat si zivot~|~(?:nema|nevidim) (?:uz )?zmysel (?:zit|zivota|zivot)~|~(?:rezem|poskodzujem) sa~',
    ],
    abuse: [
      '~(?:muz|manzel|priatel|frajer|partner|otec|otcim|on) (?:ma|nas) (?:\\w+ )?(?:bije|zbil|udrel|mlati|zmlatil|skrti|znasilnil|tyra)~|~bojim sa (?:ist domov|manzela|otca)~',
    ],
    heavy: [
      '~uz (?:dalej )?nevladzem~|~uz nemozem~(?=\\W*$|,|\\.)|~nenavidim svoj zivot~|~som (?:len )?pritaz~',
    ],
  },
  el: {
    idioms: [
      '~(?:πεθαινω|πεθανα|ψοφαω) (?:της|απο|στα|στο|για) (?:την |τη |το )?(?:πεινα\\w*|γελι\\w*|γελιο|διψα\\w*|ζεστη|κρυο|νυστα|ντροπη|βαρεμαρα|περιεργεια)~',
    ],
    crisis: [
      '~(?:θελω|θα ηθελα|προτιμω|καλυτερα) (?:\\w+ )?να (?:πεθανω|αυτοκτονησω|σκοτωθω|μην υπαρχω|μην ξυπνησω|εξαφανιστω για παντα)~|~δεν? (?:θελω|μπορω|αντεχω) (?:πια |αλλο )?να (?:ζω|ζησω|υπαρχω)~(?! (?:στη|στην|στο|στον|με|εδω|εκει|μαζι|μονη|μονος|χωρις)~)|~αυτοκτονι\\w+|~αυτοκτονησω~|~(?:δεν εχει|ποιο το) νοημα (?:η ζωη|να ζω)|~να δωσω τελος (?:στη ζωη|σε ολα)',
    ],
    abuse: [
      '~(?:αντρας|αντρα|συζυγος|φιλος|συντροφος|πατερας|γκομενος)(?: μου)? με (?:\\w+ )?(?:χτυπαει|χτυπα|χτυπησε|δερνει|εδειρε|κακοποιει|βιασε|απειλει|επνιξε)~|~με (?:δερνει|εδειρε|κακοποιει|βιασε)~|~φοβαμαι να (?:παω|γυρισω) σπιτι~',
    ],
    heavy: ['~δεν αντεχω αλλο~|~μισω τη ζωη μου~|~ειμαι βαρος~|~δεν υπαρχει ελπιδα~'],
  },
}
