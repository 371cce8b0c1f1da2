/**
 * What a plan has to know of a question besides its theme and kind: read once, from its words, and by nobody
 * after that.
 */

import { asksHowLong } from './how-long.ts'
import { OPERATION } from './operation.ts'

const TRAITS = {
  /** a yes would be read the wrong way round, so the time is described and nobody is told to go */
  parting:
    /\b(break up|breakup|divorce|leave (him|her|them|my (partner|husband|wife|boyfriend|girlfriend|marriage|family))|end (it|things|this|the relationship|my marriage|my relationship)|separate|split up|dump)\b/,
  /** a fear, or a step back: the same */
  reversed:
    /\b(wait|give up|cancel|worry|worried|lose|fail|fired|laid off|postpone|delay|go wrong|bad (day|week|month|year|time|idea|moment)|regret|mistake|afraid|stop)\b/,
  /** what one does or owes is to be left off: the yes is of that, and not of the thing itself */
  leaves_off:
    /\b(should|shall|ought|is it (time|better|wise|ok|okay|best|right)|do|can|may) ?(i|we|to|for me to)? (to )?(just |simply |now |finally |really |better |maybe |please )*(stop (?!by\b|at\b|in\b|over\b|off\b|him\b|her\b|them\b|worrying\b)\w+|quit \w+ing\b|ignore|skip|leave (it|this|that) (alone|off|out|be|there)|let (it|this|that) (go|be|rest)|stay (silent|quiet|away)|keep (silent|quiet|away)|drop (it|this|the matter|the subject)|block (him|her|them)|unfollow|not (reply|answer|respond|write|call|text|ring))\b/,
  /** an outcome that nobody can promise: "Will I get the job?", "Is my marriage going to last?" */
  promise:
    /^(and )?(will|is .*\b(going to|gonna)|are .*\b(going to|gonna)|am i (ever |really |actually |still )?(going to|gonna))\b|\b(what are (my|the|our) (chances|odds)|chances|odds)$/,
  /** whether two signs suit each other, of which one is somebody else's */
  compatible:
    /\b(compatib\w*|good match|match (with|for)|soul ?mate'?s? (zodiac |star )?sign|(which|what) (zodiac |star )?signs? (should i|suits?|is best|are best|fits?|go(es)? (best |well )?with|match(es)?))\b/,
  /** whether somebody is the one: of two people a chart knows one, and a yes would be taken for fate */
  soulmate:
    /\b(is|are|was|could|can|might|will|would) (he|she|they|this|it|we|my \w+|this \w+|[a-z]+(?<!\bi)) (really |truly |be |still |actually |even |the same )*(my |a |the |each other'?s )?(soul ?mates?|twin flames?|love of my life|life partners?|future (husband|wife)|my person|right (person|man|woman|guy|girl|partner) for me|one for me|the one(?= *$))\b|\bare we (meant (to be|for each other)|destined)\b|\b(did|have) i (already )?(met|meet|find|found) my (soul ?mate|twin flame)/,
  /** a decision that outlasts any month: its yes or no may only rest on what lasts as well */
  weighty:
    /\b(quit|resign\w*|hand in my notice|give notice|walk out|leave (my|this|the|our) (\w+ )?(job|work|company|firm|career|team|university|studies|country|city|town|church|home)|change (my )?(careers?|jobs?|professions?)|(switch|swap) (careers?|jobs?)|drop out|retire|move (to|abroad|out|away|in with|in together|countries|back|house|home|city|across)|relocat\w+|emigrat\w+|marry|get married|propose( to)?|get engaged|buy (a|the|this|that|our|my|my first) (\w+ )?(house|flat|home|apartment|place|property|land|car|boat|business)|sell (my|the|our|this) (\w+ )?(house|flat|home|apartment|land|business|company|car)|(lend|loan|borrow)\b|mortgage|co-?sign|take out a (loan|credit)|start (a|my own|my) (\w+ )?(business|company|firm|family)|go (freelance|self employed)|become (self employed|a freelancer)|adopt|have (an?|another) (child|baby)|have (children|kids)|take the job|accept (the|this|that) (job|offer|position)|savings)\b/,
  /** "Should I move?" asks for the decision; "Is May a good month to move?" for the month */
  deliberate: /\b(should|shall|ought)\b/,
  /** the end of a life by the way: nothing is said of how long there is */
  life_end:
    /\b(before|until|till|after|when) (i|we|he|she|they|my \w+) ?('?m|'re|am|are|is)? ?(die|dies|dying|dead|gone|pass(es)? away)\b|\bin (my|this) lifetime\b/,
  of_a_child: /\b(child|children|kids?|bab(y|ies))\b/,
  /** done with bosses, colleagues and offices, in their hours */
  of_office:
    /\b(raise|promotion|salary|sign|contract|lease|bank|lawyer|notary|office|interview|appointment|authorit\w+)\b/,
  /** a post is to be taken, kept or left; other work is done and not chosen */
  of_post:
    /\b(jobs?|posts?|positions?|vacanc\w+|offers?|offered|hir(e|ed|ing)|appl(y|ying|ied|ication)|interview\w*|careers?|promot\w+|resign\w*|quit\w*|(give|gave|given|giving) (my )?notice|notice period|employers?|salary|raise|retrain\w*|redundan\w+|retire\w*|freelance|self employed|profession\w*|(new|change|leave|find|stay|which|what) (my )?work|work (for|at|in)|(my|the|a|this|that|new) company|team lead)\b/,
  hard: /\b(hard|difficult|bad|tough|terrible|awful|rough|painful|heavy|lonely|sad|worst|tired|wrong|lose|lost|fail(ed)?|end(ed)?|fell|fall apart|broke|break|divorced?|leave|left)\b/,
  good: /\b(good|great|happy|easy|lucky|wonderful|best)\b/,
  urgent:
    /\bchest[ -]?(pains?|hurts?|aches?)|pain in my chest|can'?t breathe|trouble breathing|(having|is this|is it) a (stroke|heart attack)|cough\w* (up )?blood|bleeding (a lot|heavily|won'?t stop)|(face|legs?|arms?|hands?|side) (is |are |going |gone |went |feels? )*(droop\w*|numb)|\b(worst|sudden\w*|thunderclap) (\w+ ){0,2}(headache|migraine)|\b(leg|calf)\b.*\bswollen\b.*\b(flight|flew|plane)\b/,
  lump: /\b(lump|growth on|mole|blood in)\b/,
  pregnancy:
    /\b(pregnan\w*|baby|babies|child|children|kids?|miscarr\w*|ivf|conceiv\w*|fertil\w*|ovulat\w*)\b/,
  /** an operation: whether it goes well is nobody's to say here */
  surgery: OPERATION,
  sick_child:
    /\b(my|our) (\w+ )?(son|daughter|baby|child|kids?|toddler|boy|girl|grandson|granddaughter|little one)\b.*\b(ill|sick(?! of)|poorly|fever|cough\w*|rash|vomit\w*|throwing up|hospital|not eating|won'?t eat|breathing|head ?-?aches?|sore head|(hit|bumped|banged|knocked) (his|her|their|the) head|seizures?|drowsy|limp)\b/,
  /** worn out, or without sleep: a doctor's line stands at the end */
  worn: /\b(tired|exhaust\w*|drained|worn out|burn(t|ed)? ?out|fatigue|no strength|insomnia|sleepless|(can'?t|cannot|can not|have not|haven'?t|hardly|barely) (really )?(sleep|slept)|not slept|sleep (badly|so little))\b/,
  /** it has lasted, or nothing is felt: kind words and a doctor before anything is read */
  numb: /\bfeel(ing)? (nothing|numb|so numb|empty inside|dead inside|flat)\b|\beverything (is|feels|looks) (grey|gray|black|flat|pointless)\b|\b(can'?t|cannot|can not) get (up|out of bed)( any ?more| these days| at all)?(?= *$)|\b(not|hardly|barely|haven'?t|have not) slept (for|in) (a|two|three|four|\d+|many|weeks?|months?)\b|\btired\b.*\ball the time\b/,
  /** what one is good at */
  gift: /\b(my (biggest |greatest |natural |hidden |main |true )?(gift|gifts|talent|talents|strength|strengths|superpower)|good at|best at|natural talent|suits? me|suited (to|for)|right (career|job|work) for me|what kind of (work|career|job)|which (career|job))\b/,
  /** what stands in one's way */
  block:
    /\b(holding me back|hold me back|in my way|blocks? (me|my)|blocking|block me|stuck|sabotag\w*|my (biggest |greatest |main )?(weakness\w*|challenge|flaw|obstacle|shadow|blind spot)|standing in my own way|stop myself|need to let go|let go of|should i work on|learn about myself|(lesson|lessons) )\b/,
  /** what one is here for */
  purpose:
    /\b(purpose|calling|vocation|meant to (do|be)|what am i here for|why am i here|reason i (exist|am here)|meaning (of|in) my life|here to do|life path|my path|north node|direction (in|of) my life|what should i do with my life|destiny|mission|right path|come here to learn|heading|going in life)\b/,
  /** how somebody else is */
  check_in:
    /\b(check in|how (is|are|s) (?!(this|that|my|the|next|it|work|money|love|today|tomorrow|things) )[a-z' ]+ (doing|feeling|coping|today)|what does [a-z' ]+ need)\b/,
  /** drawn to those who are half out of reach */
  unavailable:
    /\b(unavailable|avoidant|half out of reach|wrong (men|women|people|partners?|guys?|girls?|person)|never commit|not commit|same (type|kind) of (man|woman|person|partner|people|guy|men|women)|taken (men|women|people)|ghost(ed|s|ing)?|emotionally (distant|closed))\b/,
  /** what somebody finds in the asker */
  said_of_me:
    /\b(says?|said|thinks?|tells? me|told me|claims?|complains?|insists?)( that)? (i am|i'm|im|i) |\b(calls?|called|calling|accuses?|accused) me\b/,
  /** a falling-out is told: only then is it how one gets through one */
  quarrel:
    /\b(fight(s|ing)?|fought|quarrel\w*|argu(e|es|ing|ed|ment|ments)|a row|rows|clash\w*|conflict\w*|feud\w*|shout\w*|yell\w*|scream\w*|furious|angry|mad at|upset with|offended|insult\w*|not (speaking|talking)|(won'?t|doesn'?t|don'?t|stopped) (talk|speak|talking|speaking)|silent treatment|cold shoulder|los(e|ing) (it|my temper)|get(ting)? along|get(ting)? on with|difficult|tension|toxic|hostile|blam(e|es|ing)|accus\w*|disagree\w*|fell out|falling[ -]out|make up with|ex|confront\w*|resent\w*|rude|bully\w*)\b/,
  /** one's own temper: it has a planet of its own */
  anger:
    /\b(anger|angry|angrily|rage|raging|furious|fury|my temper|bad temper|short fuse|hot ?-?head\w*|irritab\w*|irritated|snap(ping|ped)? at|lose (it|my temper|my cool)|losing (it|my temper)|blow(ing)? up at|explod\w*|resent\w*|grudges?|road rage|shout(ing)? at|yell(ing)? at)\b/,
  /** the mind that goes on by itself, mostly at night */
  worry:
    /\b(over-? ?think\w*|over-? ?analy[sz]\w*|ruminat\w*|racing (thoughts|mind)|(thoughts|mind|head|brain) (keeps?|won'?t|will not|never|is always|races|racing|goes) ?(racing|spinning|stop\w*|quiet\w*|shut\w*|switch\w*|running|going|round|still)?|worry (so|too|all|about everything|constantly)|worrier|worrying|anxious|anxiety|second-? ?guess\w*|catastrophi[sz]\w*|replay\w* (conversations|everything|it|things)|lie awake|lying awake|awake at (night|\d)|(awake|up|wake|woke|waking|mind|thoughts?|head|brain|worr\w+)\b[^?]{0,40}\bat (2|3|4|two|three|four) ?(am|in the morning)|can'?t switch off|cannot switch off|worst case|what ifs|nightmares?|panic attacks?)\b/,
  /** what to do with the day itself, whatever it holds */
  rest_of_day:
    /\bwhat (?:should|do|can|could|shall|would|must) i (?:best )?(?:do|make|prioriti[sz]e|focus on|concentrate on|start with|tackle|begin with)\b.{0,20}\b(?:today|(?:the )?rest of (?:the|this|my) day|this (?:day|morning|afternoon|evening))\b|^what (?:matters|counts|comes first) today\b/,
  full_moon: /\bfull moon\b/,
  new_moon: /\bnew moon\b/,
} satisfies Record<string, RegExp>

export type Trait = keyof typeof TRAITS | 'either' | 'until'
export type Traits = ReadonlySet<Trait>
export const NO_TRAITS: Traits = new Set()

/** `text` is plain and small. */
export function traitsIn(text: string): Traits {
  const found = (Object.keys(TRAITS) as (keyof typeof TRAITS)[]).filter((trait) => TRAITS[trait].test(text))
  return new Set<Trait>([
    ...found,
    ...(isEitherOr(text) ? ['either' as const] : []),
    ...(asksHowLong(text) ? ['until' as const] : []),
  ])
}

/** Two doors: a chart does not choose between them, and a yes or no would answer something else. */
function isEitherOr(text: string): boolean {
  if (
    /\bor (not|no|never|so|less|more|later|is it|do i|should i (wait|not)|what|else|something|anything)\b/.test(
      text,
    )
  )
    return false
  return (
    /^(so |and |but )?(should|shall|do you think|what is better|what's better|which|is it better|would it be better|can you (say|tell)|who|better)\b.*\b\w+ or \w+/.test(
      text,
    ) ||
    /\b(choose|decide|torn|pick|choice) between\b|\bwho(m)? (should|do|shall) i (choose|pick|date|marry|be with|go for|take)\b|\bwhich (one|of (them|the two|these|my))\b/.test(
      text,
    )
  )
}
