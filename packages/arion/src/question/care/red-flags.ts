/**
 * What first-aid courses teach to ring for: signs that mean it where they stand together. They are listed,
 * and not learned, since nobody has enough of them to learn from and none may be missed for want of likeness.
 */
import type { Care } from './care.ts'

interface RedFlag {
  care: NonNullable<Care>
  /** each has to stand in the same sentence, or in the one that follows */
  signs: readonly RegExp[]
  /** what makes the same words harmless */
  unless?: RegExp
}

const CHILD =
  /\b(?:baby|child|kid|toddler|infant|newborn|son|daughter|little one|bro|boy|girl|he|she|him|her)\b/
const EXPECTED = /\b(?:pregnan\w*|bump|due date|trimester|unborn|baby)\b/

export const RED_FLAGS: readonly RedFlag[] = [
  // somebody's hands were on a neck
  {
    care: 'violence',
    signs: [
      /\b(?:neck|throat)\b/,
      /\b(?:marks?|bruis\w*|finger ?prints|red lines?|hands? (?:a?round|on|in|at|over)|by the (?:throat|neck)|chok\w*)\b/,
      /\b(?:he|him|his|husband|boyfriend|bf|partner|wife|girlfriend|ex|father|dad|brother|push\w*|grab\w*|squeez\w*)\b/,
    ],
    unless:
      /\b(?:love ?bites?|hick(?:ey|ies)|birth ?marks?|tattoo\w*|collar|necklace|guitar|violin|stretch marks|massag\w*|choker)\b/,
  },
  // what was swallowed
  {
    care: 'self_harm',
    signs: [
      /\b(?:took|taken|swallow\w*|gulped|popped)\b/,
      /\b(?:(?:whole|entire) (?:box|pack|packet|strip|bottle|blister)|too many|double|all (?:of )?(?:the|my|her|his|\w+s)|\d+ of (?:them|the|her|his|my))\b/,
      /\b(?:pills?|tablets?|meds|paracetamol|tylenol|insulin|painkillers?|antidepressants?|ibuprofen|co-?codamol|morphine|patch(?:es)?)\b/,
    ],
    unless: /\b(?:by mistake|accident\w*|wrong|instead of|as prescribed|doctor (?:doubled|said)|course of)\b/,
  },
  {
    care: 'body',
    signs: [
      /\b(?:took|taken|swallow\w*|ate|eaten|drank|given|gave|had)\b/,
      /\b(?:(?:whole|entire) (?:box|pack|packet|strip|bottle)|too many|twice|double|wrong|instead of|(?:some|one|all|two) of (?:\w+ ){0,2}\w+'?s?)\b/,
      /\b(?:pills?|tablets?|meds|medicine|medication|insulin|warfarin|dose|blood thinners?|morphine|methadone|patch(?:es)?)\b/,
    ],
    unless: /\b(?:twice a (?:day|week)|as prescribed|doctor (?:doubled|said)|course of|of my own medicine)\b/,
  },
  {
    care: 'body',
    signs: [
      /\b(?:swallow\w*|ate|eaten|drank|gulped)\b/,
      /\b(?:button battery|batter(?:y|ies)|magnets?|bleach|anti-?freeze|detergent|white spirit|weed ?killer|rat poison)\b/,
      CHILD,
    ],
  },
  // a heart that is short of blood
  {
    care: 'body',
    signs: [
      /\b(?:chest|breast ?bone|sternum)\b/,
      /\b(?:tight\w*|squeez\w*|pressure|pressing|gripping|pains?|painful|hurts?|hurting|burn\w*|ach(?:e|es|ing))\b/,
      /\b(?:stairs?|uphill|hill|climb\w*|carry\w*|sweat\w*|arms?|jaw|breath\w*|dizz\w*|faint\w*|clammy)\b/,
    ],
    unless: /\bchest of drawers\b/,
  },
  {
    care: 'body',
    signs: [/\bheart\b/, /\btight(?:ness)?\b/, /\b(?:stairs?|uphill|hill|climb\w*|carry\w*)\b/],
  },
  // a stroke
  {
    care: 'body',
    signs: [
      /\b(?:my|his|her|the|of) (?:\w+ )?(?:face|mouth|smile|eyelid)\b/,
      /\b(?:droop\w*|crooked|lopsided|on one side|(?:one|left|right) side (?:of|is)|(?:hanging|hung|slipped) (?:down|on|like))\b/,
    ],
    unless: /\b(?:dentist|filling|botox|wisdom|jab|since (?:birth|childhood))\b/,
  },
  {
    care: 'body',
    signs: [
      /\b(?:can'?t|couldn'?t|cannot|unable to) (?:lift|raise|move|feel|hold|grip)\b(?! (?:on|in|out|back|forward|to|away))|\b(?:slurr\w*|gibberish|garbled|(?:speaks?|talks?|speaking|talking) (?:so )?(?:funny|strange|weird))\b/,
      /\b(?:sudden\w*|this morning|tonight|just now|an hour ago|since (?:breakfast|lunch|this|last night)|woke up)\b/,
      /\b(?:arm|hand|leg|side|words|speech|mouth)\b/,
    ],
  },
  // a limb without blood
  {
    care: 'body',
    signs: [
      /\b(?:toes?|foot|feet|fingers?|legs?|heel|stump)\b/,
      /\b(?:black|purple|dusky|pus|rott\w*|smells)\b/,
      /\b(?:diabet\w*|sugar|insulin|wound|sore|ulcer|cut|infect\w*|bandage\w*|clinic)\b/,
    ],
    unless: /\b(?:nails?|polish|varnish|paint|boots?|shoes?|socks?|clear ?cut)\b/,
  },
  // a child that is expected
  {
    care: 'body',
    signs: [
      EXPECTED,
      /\b(?:not|hasn'?t|isn'?t|doesn'?t|didn'?t|no longer|hardly|barely|stopped)\b[^.!?]{0,25}\b(?:mov(?:ed|ing|e)|kick\w*)\b(?! (?:in|out|house|home|to))|\bwaters? (?:broke|have broken|gone|went|leak\w*)|\bbleeding\b|\b(?:bright|fresh) (?:red )?blood\b|\bvery quiet\b/,
      /\b(?:weeks?|wks?|months|pregnan\w*|since|today|yesterday)\b/,
    ],
  },
  {
    care: 'body',
    signs: [
      /\b(?:pregnan\w*|\d+ ?(?:weeks?|wks?) (?:gone|along|pregnan\w*)|trimester)\b/,
      /\b(?:shoulder tip|faint(?:ed|ing)|sharp pains?|pounding|sparkly|lights in|puffy|blurr\w*)\b/,
      /\b(?:spotting|bleed\w*|one side|left|right|eyes?|face|head|vision)\b/,
    ],
  },
  // an infection that runs away
  {
    care: 'body',
    signs: [
      /\b(?:rash|spots|(?:purple|red|small|tiny) (?:dots|points))\b/,
      /\b(?:fever\w*|(?:high|a) temperature|(?:stiff|hard) neck|neck (?:is )?(?:\w+ )?(?:stiff|hard)|light hurts|floppy|drowsy)\b/,
    ],
  },
  {
    care: 'body',
    signs: [
      /\bneck\b/,
      /\b(?:stiff\w*|hard)\b/,
      /\b(?:fever\w*|temperature|(?:the|hates?|support the) light|worst headache|vomit\w*|throwing up)\b/,
    ],
  },
  {
    care: 'body',
    signs: [
      /\b(?:fever\w*|temperature|infect\w*|shiver\w*|burning up|wound|uti|after (?:the )?(?:op|operation|birth|surgery))\b/,
      /\b(?:confus\w*|not making sense|talking (?:nonsense|rubbish)|doesn'?t know (?:where|me|who)|hard to wake|can'?t wake|mottled|breathing (?:so |very |really )?fast|hasn'?t (?:peed|weed)|no wet nappy|rambling)\b/,
    ],
  },
  {
    care: 'body',
    signs: [
      CHILD,
      /\b(?:(?:gone|goes|went|all|and) (?:floppy|limp)|floppy|won'?t wake(?: up)?|can'?t wake|not waking|unresponsive|hard to wake|rag ?doll)\b/,
    ],
    unless: /\bfloppy (?:disk|disc|hat|hair)|alarm|teenager|for school\b/,
  },
  // a head that was hit
  {
    care: 'body',
    signs: [
      /\b(?:hit|banged|bumped|knocked|smacked|cracked)\b[^.!?]{0,20}\bhead\b|\b(?:fell|fallen|landed)\b[^.!?]{0,25}\b(?:on|hit) (?:my|his|her|the) head\b/,
      /\b(?:vomit\w*|throwing up|threw up|puk\w*|been sick|getting worse|sleepy|drowsy|confus\w*|passed out|blacked out|unconscious|knocked out|fluid|slurr\w*|same question|pupils?|can'?t remember)\b/,
    ],
  },
  // what closes a throat, and a breath that fails
  {
    care: 'body',
    signs: [
      /\b(?:lips?|tongue|throat|face)\b/,
      /\b(?:swell\w*|swollen|puff(?:y|ing|ed)|closing)\b/,
      /\b(?:nuts?|peanuts?|sting|stung|bee|wasp|prawns?|shellfish|antibiotics?|allerg\w*|penicillin|hives)\b/,
    ],
  },
  {
    care: 'body',
    signs: [
      /\b(?:inhaler|asthma\w*|puffer|ventolin|wheez\w*)\b/,
      /\b(?:not (?:working|helping)|isn'?t (?:working|helping)|doesn'?t (?:work|help)|(?:can'?t|cannot) (?:speak|talk|finish|breathe)|blue|empty|finish(?:ed)?|run out|ran out|getting worse)\b/,
    ],
  },
  {
    care: 'body',
    signs: [
      /\b(?:my|his|her) (?:lips?|fingernails|face)\b/,
      /\b(?:bluish|blue)\b/,
      /\b(?:snor\w*|breath\w*|slow|wake|gasp\w*|drink|drunk|pills?)\b/,
    ],
    unless: /\b(?:lipstick|gloss|paint|sea|swim\w*|beach|snow|lollipop)\b/,
  },
  {
    care: 'body',
    signs: [/\b(?:nearly|almost|half) drown\w*\b/, /\b(?:breathing|froth|foam|cough\w*|sleepy)\b/],
    unless: /\bdrown\w* in (?:work|debt|emails?|paper\w*)\b/,
  },
  // sugar without insulin, and a spine
  {
    care: 'body',
    signs: [
      /\b(?:type (?:1|one)|diabet\w*|insulin)\b/,
      /\b(?:vomit\w*|throwing up|threw up|(?:ran|run) out|can'?t wake)\b/,
      /\b(?:thirsty|breath|insulin|wake|sweat\w*)\b/,
    ],
  },
  { care: 'body', signs: [/\b(?:back|spine)\b/, /\bnumb\w*\b/, /\b(?:wee|pee|urinate|bladder)\b/] },
  {
    care: 'body',
    signs: [
      /\b(?:testicles?|scrotum|groin|(?:one of (?:my|his)|(?:my|his) (?:left|right)) (?:balls?|nuts?))\b/,
      /\b(?:agony|killing|pains?|hurts?|swollen|twisted)\b/,
      /\b(?:sudden\w*|woke|since (?:last night|this morning)|hours?|hrs|(?:out of|outta) nowhere|vomit\w*|threw up)\b/,
    ],
  },
  // sight that goes
  {
    care: 'body',
    signs: [
      /\b(?:eyes?|eyesight|vision)\b/,
      /\b(?:curtain|veil|gone (?:black|dark|blind)|(?:can'?t|cannot) see|lost (?:the |my |her |his )?(?:sight|vision)|flashes|floaters)\b/,
      /\b(?:sudden\w*|this morning|tonight|since|hours?|woke)\b/,
    ],
  },
  // blood where none belongs
  {
    care: 'body',
    signs: [
      /\b(?:blood\w*|tarry|coffee grounds?)\b/,
      /\b(?:stools?|poos?|poop\w*|pee|peed|urine|vomit\w*|threw up|cough\w*|nappy|diaper|in the toilet)\b/,
    ],
    unless:
      /\b(?:period|beet(?:root)?|blood (?:moon|test|type|oath|orange|brother|sister)|bloody (?:toilet|hell|awful)|piles)\b/,
  },
  // a gas that nobody smells, and heat
  {
    care: 'body',
    signs: [
      /\b(?:boiler|stove|heater|charcoal|generator|chimney|carbon monoxide|co alarm)\b/,
      /\b(?:headaches|(?:both|all) (?:of us )?(?:\w+ )?(?:headaches?|dizzy|sick|sleepy)|dizz(?:y|iness)|drowsy|faint(?:ed|ing))\b/,
    ],
  },
  {
    care: 'body',
    signs: [
      /\b(?:heat ?stroke|heat ?wave|in the heat|sauna|\d\d degrees)\b/,
      /\b(?:stopped sweating|not sweating|confus\w*|collapsed|passed out|talking (?:rubbish|nonsense))\b/,
    ],
  },
  // a clot, and a fit
  {
    care: 'body',
    signs: [
      /\b(?:calf|leg|thigh)\b/,
      /\b(?:swollen|swelling|twice the size)\b/,
      /\b(?:short of breath|breathless|can'?t breathe|chest|cough\w*)\b/,
    ],
  },
  {
    care: 'body',
    signs: [
      /\b(?:seizures?|convuls\w*|(?:had|having) a fit)\b/,
      /\b(?:first (?:one|ever)|minutes|won'?t stop|pregnan\w*|blue)\b/,
    ],
    unless: /\bhissy\b/,
  },
]
