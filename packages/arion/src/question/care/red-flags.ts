/**
 * What first-aid courses teach to ring for: signs that mean it where they stand together. They are listed,
 * and not learned, since nobody has enough of them to learn from and none may be missed for want of likeness.
 */
interface RedFlag {
  /** each has to stand somewhere in the message */
  signs: readonly RegExp[]
  /** what makes the same words harmless */
  unless?: RegExp
}

const CHILD = /\b(?:baby|child|kid|toddler|infant|newborn|son|daughter|little one|boy|girl|he|she|him|her)\b/

export const RED_FLAGS: readonly RedFlag[] = [
  // a heart that is short of blood
  {
    signs: [
      /\b(?:chest|heart|breast ?bone|sternum)\b/,
      /\b(?:tight\w*|squeez\w*|pressure|pressing|crushing|gripp?\w*)\b/,
      /\b(?:stairs?|steps|hill|uphill|climb\w*|carry\w*|walk\w*|sweat\w*|arms?|jaw|breath\w*|dizz\w*|sick|grey|gray)\b/,
    ],
    unless: /\bchest of drawers\b|\btight (?:budget|schedule|hug)\b/,
  },
  {
    signs: [
      /\bchest\b/,
      /\b(?:pains?|painful|hurts?|hurting|burn\w*|ache\w*|aching)\b/,
      /\b(?:stairs?|hill|uphill|climb\w*|sweat\w*|arms?|jaw|breath\w*|dizz\w*|faint\w*|grey|gray|clammy)\b/,
    ],
    unless: /\bchest of drawers\b/,
  },
  // a stroke
  {
    signs: [
      /\b(?:face|mouth|lips?|smile|eyelid)\b/,
      /\b(?:droop\w*|running (?:out|from)|crooked|lopsided|one side|slipped|hang\w*|hung|one[- ]sided|on one side|numb)\b/,
    ],
    unless: /\bdentist|filling|botox|wisdom|jab|since (?:birth|childhood)|years ago\b/,
  },
  {
    signs: [
      /\b(?:can'?t|couldn'?t|cannot|could not|unable to|won'?t) (?:\w+ )?(?:speak|talk|say|find (?:the|his|her|my) words?|lift|raise|move|feel|hold|grip)\b|\b(?:slurr\w*|(?:speaks?|talks?|speaking|talking) (?:so )?(?:funny|strange|weird)|jumbled|gibberish|garbled|mumbo)\b/,
      /\b(?:sudden\w*|this morning|today|tonight|just now|an hour ago|since (?:breakfast|lunch|this|last night)|woke up)\b/,
      /\b(?:arm|hand|leg|side|words?|speech|sentence|talk\w*|speak\w*)\b/,
    ],
  },
  // a foot or a limb without blood
  {
    signs: [
      /\b(?:toes?|foot|feet|fingers?|legs?|heel|ankle|stump)\b/,
      /\b(?:black|purple|blue|gr[ae]y|dusky|smell\w*|pus|rott\w*|dead)\b/,
      /\b(?:diabet\w*|sugar|insulin|wound|sore|ulcer|cut|cold|numb|smell\w*|infect\w*|bandage\w*)\b/,
    ],
    unless: /\b(?:nail|polish|varnish|paint|sea|snow|beach|pool|swim\w*|lake|boots?|shoes?|socks?)\b/,
  },
  // somebody's hands were on a neck
  {
    signs: [
      /\b(?:neck|throat)\b/,
      /\b(?:marks?|bruis\w*|finger ?prints|fingers?|red lines?|hands? (?:a?round|on|at)|voice (?:is |has )?(?:\w+ )?(?:gone|hoarse|croaky))\b/,
      /\b(?:he|him|his|husband|boyfriend|partner|wife|girlfriend|ex|father|dad|brother|push\w*|grab\w*|squeez\w*|chok\w*)\b/,
    ],
    unless:
      /\b(?:love ?bites?|hick(?:ey|ies)|birth ?marks?|tattoo|collar|necklace|guitar|violin|stretch marks)\b/,
  },
  // a child that is expected
  {
    signs: [
      /\b(?:pregnan\w*|\d+ ?(?:weeks?|wks?)\b|bump|due (?:date|in)|expecting|trimester|baby|bub)\b/,
      /\b(?:(?:very |so |too |gone )?(?:quiet|still) (?:since|today|all day)|(?:not|hasn'?t|isn'?t|doesn'?t|didn'?t|no longer|hardly|barely|stopped|less|quiet)\b[^.!?]{0,30}\b(?:mov\w*|kick\w*)|waters? (?:broke|have broken|broken|went|gone|leak\w*)|bleed\w*|(?:bright|fresh) (?:red )?blood|gush\w*)\b/,
    ],
    unless: /\bmov\w* (?:in|out|house|home|to)\b|\bbleeding (?:heart|obvious)\b/,
  },
  {
    signs: [
      /\b(?:pregnan\w*|\d+ ?(?:weeks?|wks?) (?:gone|along|in|pregnan\w*)|trimester)\b/,
      /\b(?:shoulder tip|faint\w*|sharp pains?|pounding|headache|sparkly|lights in|puffy|swollen face|blurr\w*)\b/,
      /\b(?:spotting|bleed\w*|one side|left|right|eyes?|face|head|vision)\b/,
    ],
  },
  // an infection that runs away
  {
    signs: [
      /\brash|spots|blotch\w*|(?:purple|red|small|tiny) (?:dots|points)\b/,
      /\b(?:fever\w*|temperature|(?:stiff|hard) neck|neck (?:is )?(?:\w+ )?(?:stiff|hard)|light hurts|glass|floppy|drowsy|sleepy|\d\d(?:\.\d)? ?(?:degrees|c|°))\b/,
    ],
  },
  {
    signs: [
      /\bneck\b/,
      /\b(?:stiff\w*|hard)\b|can'?t (?:bend|put|touch)\b/,
      /\b(?:fever\w*|temperature|light|worst headache|vomit\w*|throwing up)\b/,
    ],
  },
  {
    signs: [
      /\b(?:fever\w*|temperature|infect\w*|shiver\w*|shak(?:es|ing)|burning up|wound|uti|after (?:the )?(?:op|operation|birth|surgery))\b/,
      /\b(?:confus\w*|not making sense|talking (?:nonsense|rubbish)|doesn'?t know (?:where|me|who)|won'?t wake|hard to wake|can'?t wake|mottled|blotchy|breathing (?:so |very |really )?fast|hasn'?t (?:peed|weed|had a wet)|no wet nappy|blue lips|lips (?:are |look )?blue|rambling)\b/,
    ],
  },
  {
    signs: [
      CHILD,
      /\b(?:floppy|limp|won'?t wake|can'?t wake|cannot wake|not waking|unresponsive|hard to wake|ragdoll|rag doll)\b/,
    ],
    unless:
      /\bfloppy (?:disk|disc|hat|hair)|limp(?:s|ing|ed)?\b(?! (?:and|in|as|like))|alarm clock|teenager\b/,
  },
  // a head that was hit
  {
    signs: [
      /\b(?:hit|banged|bumped|knocked|smacked|cracked|fell|fallen|dropped|crash\w*|kicked)\b/,
      /\b(?:head|skull|temple)\b/,
      /\b(?:vomit\w*|throwing up|threw up|puk\w*|been sick|worse every|getting worse|sleepy|drowsy|confus\w*|passed out|blacked out|unconscious|knocked out|blood|fluid|slurr\w*|same question|pupils?|doesn'?t remember|can'?t remember|double)\b/,
    ],
    unless: /\byears ago|as a (?:kid|child)|last (?:year|summer|winter)|sick of\b/,
  },
  // what was swallowed
  {
    signs: [
      /\b(?:took|taken|swallow\w*|ate|eaten|drank|drunk|given|gave|gulped|popped|had)\b/,
      /\b(?:(?:whole|entire) (?:box|pack|packet|strip|bottle|blister)|too many|twice|double|all (?:of )?(?:the|my|her|his|mum'?s|granny'?s)|\d+ of (?:them|the|her|his|my)|wrong (?:pills?|tablets?|medicine|meds)|instead of)\b/,
      /\b(?:pills?|tablets?|meds|medicine|medication|paracetamol|tylenol|insulin|warfarin|dose|painkillers?|sleeping (?:pills?|tablets?)|antidepressants?|patch(?:es)?|blood thinners?|ibuprofen|co-?codamol|morphine)\b/,
    ],
    unless: /\bantibiotics? (?:twice|course)|twice a (?:day|week)|as prescribed|doctor (?:doubled|said)\b/,
  },
  {
    signs: [
      /\b(?:swallow\w*|ate|eaten|drank|gulped)\b/,
      /\b(?:batter(?:y|ies)|magnets?|bleach|anti-?freeze|detergent|pods?|white spirit|weed ?killer|rat poison|glass|mushrooms?)\b/,
      CHILD,
    ],
    unless: /\bmushroom (?:soup|risotto|pie)|psychedelic\b/,
  },
  // what closes a throat
  {
    signs: [
      /\b(?:lips?|tongue|throat|face|eyes?)\b/,
      /\b(?:swell\w*|swollen|puff\w*|closing|itch\w*|tight)\b/,
      /\b(?:ate|eaten|nuts?|peanuts?|sting|stung|bee|wasp|prawns?|shellfish|tablet|antibiotics?|allerg\w*|penicillin|hives|breath\w*|swallow\w*)\b/,
    ],
    unless: /\b(?:crying|cried|cry|hay ?fever|sang|singing)\b/,
  },
  {
    signs: [
      /\b(?:inhaler|asthma\w*|puffer|ventolin|wheez\w*|oxygen)\b/,
      /\b(?:not (?:working|helping)|isn'?t (?:working|helping)|doesn'?t (?:work|help)|no (?:use|good|help)|every (?:hour|half|ten|twenty)|(?:can'?t|cannot) (?:speak|talk|finish|breathe)|blue|empty|finish(?:ed)?|run out|ran out|worse|hardly)\b/,
    ],
  },
  {
    signs: [
      /\b(?:testicles?|balls?|nuts?|bollocks?|groin|scrotum|down there|privates?)\b/,
      /\b(?:agony|killing|pains?|hurts?|swollen|twist\w*|hard as)\b/,
      /\b(?:son|boy|he|his|my|left|right|one)\b/,
      /\b(?:sudden\w*|woke|since (?:last night|this morning|training|football)|hours?|hrs|(?:out of|outta) nowhere|vomit\w*|throwing up|threw up|can'?t (?:walk|stand)|overnight)\b/,
    ],
  },
  // sugar without insulin, a breath that fails, a spine, water in the lungs
  {
    signs: [
      /\b(?:type (?:1|one)|diabet\w*|insulin)\b/,
      /\b(?:vomit\w*|throwing up|threw up|thirsty|breath (?:\w+ ){0,3}(?:like|smells)|ran out|run out|shak(?:y|ing)|can'?t wake|sweat\w*)\b/,
    ],
    unless: /\btype (?:1|one) (?:error|civil)\b/,
  },
  {
    signs: [
      /\b(?:lips?|face|fingernails|skin)\b/,
      /\b(?:bluish|blue|gr[ae]y)\b/,
      /\b(?:snor\w*|breath\w*|slow|cold|wake|gasp\w*|drink|drunk|pills?)\b/,
    ],
    unless: /\b(?:lipstick|gloss|paint|sea|swim\w*|beach|snow|lollipop|popsicle)\b/,
  },
  {
    signs: [/\b(?:back|spine|saddle|legs)\b/, /\bnumb\w*\b/, /\b(?:wee|pee|urinate|bladder|toilet)\b/],
  },
  {
    signs: [/\bdrown(?:ed|ing)?\b/, /\b(?:breath\w*|froth|foam|cough\w*|sleepy)\b/],
    unless: /\bdrowning in (?:work|debt|emails?|paper\w*)\b/,
  },
  // sight that goes
  {
    signs: [
      /\b(?:eyes?|sight|vision|seeing|see)\b/,
      /\b(?:curtain|shadow|veil|lost|gone|blind|black(?:ed)?|dark|flashes|floaters|half)\b/,
      /\b(?:sudden\w*|this morning|today|tonight|since (?:last|this|yesterday)|hours?|woke)\b/,
    ],
    unless:
      /\bblind (?:date|spot|faith)|black eye|black mould|see (?:him|her|you|them|if|what)|lost sight of|dark (?:night|times|thoughts)\b/,
  },
  // blood where none belongs
  {
    signs: [
      /\b(?:black|tarry|blood\w*|coffee grounds?)\b/,
      /\b(?:stools?|poos?|poop\w*|shit|toilet|pee|pee\w*|urine|wee|bowl|vomit\w*|threw up|sick bowl|cough\w*|nappy|diaper)\b/,
    ],
    unless:
      /\b(?:period|beet(?:root)?|iron tablets|blood (?:moon|test|type|oath|orange|brother|sister)|red (?:wine|flag|toilet|sea)|bloody (?:toilet|hell|awful)|no shit|piles)\b/,
  },
  // a gas that nobody smells, and heat
  {
    signs: [
      /\b(?:boiler|stove|heater|charcoal|generator|barbecue|bbq|gas fire|chimney|carbon monoxide|co alarm|alarm)\b/,
      /\b(?:headaches?|dizz\w*|sick|sleepy|drowsy|faint\w*|cherry)\b/,
    ],
    unless: /\balarm clock|snooze|sick of\b/,
  },
  {
    signs: [
      /\b(?:heat\w*|sun|sauna|scorching|\d\d degrees|field|roof)\b/,
      /\b(?:stopped sweating|not sweating|confus\w*|collapsed?|passed out|talking (?:rubbish|nonsense)|fitting|seizure)\b/,
    ],
  },
  // a clot
  {
    signs: [
      /\b(?:calf|leg|thigh)\b/,
      /\b(?:swollen|swelled|swelling|hot|hard|red|twice the size|bigger)\b/,
      /\b(?:breath\w*|chest|cough\w*)\b/,
    ],
    unless: /\b(?:hot yoga|sun ?burn\w*|mosquito|red dress|leg day)\b/,
  },
  {
    signs: [
      /\b(?:seizure|fitting|convuls\w*|fit)\b/,
      /\b(?:first (?:time|one|ever)|minutes|second (?:one|time)|won'?t stop|again (?:today|tonight|this morning)|pregnan\w*|blue)\b/,
    ],
    unless:
      /\b(?:get|getting|keep|be|am|stay|so|feel|not) fit|fit (?:in|into|for|together|me|the)|fitting (?:in|room|for)|outfit|hissy\b/,
  },
]
