/** What is said to Arion and asks nothing of a chart: greetings, thanks, anger, doubt, another language. */

export type SmallTalk = 'greeting' | 'thanks' | 'good_news' | 'who' | 'rude' | 'doubt' | 'disagree'

const TALK: readonly [SmallTalk, RegExp][] = [
  [
    'thanks',
    /^(many )?(thanks|thank you|thx|ty|cheers|great|ok|okay|cool|perfect|wow|nice|good to know|got it)( (so|very) much| a lot| arion| for (that|this|the \w+))*$/,
  ],
  ['greeting', /^(hello|hi|hey|hiya|good (morning|evening|afternoon|day)|greetings)( there| arion| again)*$/],
  [
    'good_news',
    /^(yes )?(i|we) (just |have |'ve |finally )*(got (the|a|my|that) (\w+ )?(job|promotion|flat|house|place|offer|raise|visa)|got (in|engaged|married)|passed|made it|am engaged|won)\b(?!.*\b(should|when|how|what|why|will|but)\b)|^(it worked( out)?|you were right|it came true)$/,
  ],
  [
    'who',
    /^(hello |hi |hey )?(who are you|what are you|what can you do|can you help( me)?|how (do|does) (you|this|it) work|are you (an? )?(ai|a\.?i\.?|robot|bot|human|person|real|real person|machine|program|computer|chatbot|alive)( or \w+( \w+)?)?|am i (talking|speaking|chatting) (to|with) an? (\w+ )?\w+|is this (an? )?(ai|bot|robot|real person|human))$/,
  ],
  [
    'doubt',
    /\b(what is the point of (astrology|this|horoscopes|all this)|is astrology (real|true|a science|nonsense|fake|bullshit)|does astrology (really )?work|(i )?(don'?t|do not) believe (in )?(this|astrology|horoscopes|you)|why should i (believe|trust) (you|this|astrology)|prove it|is (this|any of this) (real|true))\b/,
  ],
  [
    'disagree',
    /^(no )?(that|this|it)('s| is| was| does| do)?( simply| just| totally| completely| really)? (not|n'?t|isn'?t|doesn'?t|wrong|nonsense|not true|untrue|false|not me)\b.*$|^(that|this) (doesn'?t|does not|isn'?t|is not) \w+.*$|^(wrong|not true|not me|no)$/,
  ],
  [
    'rude',
    /\b(bullshit|nonsense|rubbish|garbage|crap|scam|fuck\w*|shut up|piss off|screw you|you suck|this sucks|idiot|moron|i hate (you|this))\b|\byou('re| are|r)? (so |a |an |such a |just a |really )*(stupid|dumb|useless|idiot|fake|fraud|liar|worthless|joke|ridiculous)\b|^(stupid|useless|boring|lame)( \w+)?$/,
  ],
]

/** Nothing but that: a question with a matter in it is a question, however it is put. */
export function smallTalk(text: string): SmallTalk | null {
  return TALK.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

const LANGUAGES: readonly [language: Language, words: RegExp][] = [
  ['es', /[¿¡ñ]|\b(qué|que|cuándo|cuando|cómo|amor|trabajo|mi|voy|hoy|mañana|dinero|para|será|tengo|debo|estoy)\b/gu],
  ['de', /\b(wie|wann|wird|mein|meine|ich|heute|morgen|liebe|arbeit|warum|soll|und|ist|das|mir|geld|für|kann|nicht)\b|ß/gu],
  ['fr', /\b(quand|comment|est|amour|travail|mon|ma|je|vais|aujourd|hui|pourquoi|demain|argent|que|suis|dois|trouver)\b|ç/gu],
  ['it', /\b(quando|come|amore|lavoro|oggi|perché|sarà|mio|mia|domani|soldi|devo|sono|troverò|che)\b/gu],
  ['pt', /\b(quando|como|amor|trabalho|hoje|meu|minha|vou|amanhã|dinheiro|será|estou|devo|que|não)\b|ã|õ/gu],
  ['nl', /\b(wanneer|hoe|liefde|werk|vandaag|waarom|mijn|ik|morgen|geld|wordt|moet|niet|een|het)\b/gu],
]
export type Language = 'es' | 'de' | 'fr' | 'it' | 'pt' | 'nl'

/** The language that a question seems to be in, by at least two of its everyday words; null for English and what is not known here. */
export function languageOf(question: string): Language | null {
  const text = question.toLowerCase()
  const counted = LANGUAGES.map(([language, words]) => ({ language, hits: [...text.matchAll(words)].length }))
  const [first] = counted.sort((a, b) => b.hits - a.hits)
  return first && first.hits >= 2 ? first.language : null
}
