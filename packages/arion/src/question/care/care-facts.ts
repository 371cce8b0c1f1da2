/**
 * Illness and the end of a life as plain questions of fact: "is it cancer", "do I have long left". They
 * belong to the rules of care, in the short forms that name no doctor and no death.
 */

const NO_CHART =
  '(?!.*\\b(?:signs?|chart|sun|moon|rising|ascendant|midheaven|season|house|zodiac|stellium|placements?|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|retrograde|horoscope)\\b)'
const BE = "(?:is|are|was|am|could|might|may|can|does|do|has|have|will|isn't|it's)"
const WHOEVER =
  '(?:it|this|that|he|she|they|i|we|you|(?:my|our|his|her|their|the) (?:\\w+ ){0,2}\\w+|mum|mom|dad|grand\\w+)'
const ILLNESS =
  '(?:cancer|cancerous|benign|malignant|dementia|alzheimer\\w*|parkinson\\w*|hiv|aids|covid|lupus|autis(?:m|tic)|epilep\\w+|asthma|arthritis|leuk\\w+|lymphoma|sepsis|infected|contagious|infertile|anaemi[ac]|terminal(?:ly)?|(?:seriously|very|badly|mentally|terminally) (?:ill|sick)|ill(?= *[?.!]| *$)|menopaus\\w+|going (?:blind|deaf)|miscarry\\w*)'
const ORGAN =
  '(?:heart|liver|kidneys?|lungs?|brain|blood|baby|babies|bones?|womb|ovar\\w+|prostate|breasts?|skin|stomach|memory|eyesight|pregnancy|unborn \\w+)'

/** Whose dose is whose is for who prescribed it: whatever day it is, and however little. */
const MEDICINE =
  '(?:tablets?|pills?|painkillers?|beta[ -]?blockers?|sleeping (?:pills?|tablets?)|antibiotics?|antidepressants?|steroids?|insulin|inhaler|propranolol|paracetamol|ibuprofen|codeine|tramadol|morphine|diazepam|valium|xanax|prozac|sertraline|citalopram|fluoxetine|ritalin|adderall|ozempic|melatonin|warfarin|statins?|metformin|hrt|the pill|meds|medicines?|medication)'

export const MEDICAL_FACT = new RegExp(
  [
    `\\b${MEDICINE}\\b.*\\b(?:tak(?:e|ing)|took|safe|mix\\w*|one or two|how many|half|double|skip\\w*|stop\\w*|come off|coming off)\\b|\\b(?:take|taking|safe|mix|skip|stop taking|come off|coming off|double) (?:[\\w']+ ){0,5}${MEDICINE}\\b`,
    `\\b(?:is|was|could|might) (?:it|this|that) (?:really |just |maybe )?(?:(?:my|his|her|the) (?:heart|liver|kidneys?|lungs?|brain|nerves|eyes)|dementia|a stroke|alzheimer\\w*|parkinson\\w*)\\b`,
    `^${NO_CHART}.*\\b${BE} ${WHOEVER}(?: \\w+){0,4} ${ILLNESS}\\b`,
    `^${NO_CHART}.*\\b(?:is|are|was|will) (?:my|his|her|our|the|their) (?:\\w+ )?${ORGAN} (?:\\w+ ){0,2}(?:ok|okay|alright|all right|fine|healthy|normal|failing|sick|bad|damaged|growing|safe|well|born|be)\\b`,
    `\\b(?:should|shall|must|do) (?:i|we|he|she|they|my \\w+) (?:\\w+ ){0,4}(?:(?:see|ring|call|visit|go to|get to|putting off|put off|bother|trust|ask|avoid\\w*) (?:a|the|my|our|his|her) (?:doctors?|gp|dentist|nurse|physio\\w*|hospital)|get (?:it|this|that|my \\w+) (?:checked|looked at|seen to))\\b`,
    `\\b${BE} (?:my|his|her|our|the) (?:\\w+ )?(?:leg|arm|wrist|ankle|rib|finger|toe|nose|foot|hand|hip|knee|jaw) (?:\\w+ )?(?:broken|infected|fractured|sprained|swollen)\\b`,
    `\\b(?:baby|it|twins?) (?:going to )?(?:be )?(?:a (?:girl|boy)|twins)\\b`,
    `\\b(?:lump|mole|rash|(?<!% )bump|growth|swelling|scan|mri|x-?ray|mammogram|(?:test|lab|blood|scan|hospital) results?)\\b.*\\b(?:bad|serious|dangerous|something|nothing|clear|normal|worry|worried|positive|negative|ok|okay|fine|be)\\b`,
    `^(?:will|is|are|does|can|should|would|could)\\b.*(?<!\\b(?:in|our(?: \\w+)?) )\\boperation\\b(?! (?:manager|team|costs?)\\b)|\\b(?:survive|after|before) the operation\\b`,
  ].join('|'),
)

const NEAR = '(?:i|he|she|we|they|mum|mom|dad|grand\\w+|(?:my|our) (?:\\w+ )?\\w+)'

export const DEATH_FACT = new RegExp(
  [
    `\\b(?:do|does|have|has) ${NEAR} (?:still |got |have |really )*(?:very |so )?(?:long|much time|a lot of time|any time|years) (?:left|to live|to go)(?= *(?:to live|to go)? *(?:[?.!]|$))`,
    `\\bis it (?:my|his|her) time(?: (?:yet|now|to go|soon))?(?= *[?.!]| *$)|\\bis (?:my|his|her) time (?:near|coming|close|over)\\b`,
    `\\b(?:am|is|are) ${NEAR} (?:going to be )?(?:still )?(?:a goner|dead|alive)(?= *[?.!]| *$| (?:soon|by|now|yet)\\b)`,
  ].join('|'),
)
