/** What a person can do, begin or see come about, word by word: none is a fact that may be so or not. */

/** Verbs in their plain form, after "can I", "will we", "am I going to". */
const VERBS =
  `accept act adopt advertise afford agree announce answer apologi[sz]e apply approach arrange ask attend audition avoid
  begin book borrow break bring build buy call cancel celebrate change charge choose clean clear close come commit compete complain confess
  confront connect contact continue convince cook create cut dance date decide declutter decline decorate delay delegate
  demand dig divorce donate drive drop earn elope emigrate employ end engage enjoy enrol+ enter exhibit expand expect face
  fast file finish fix fly focus follow forgive fund give graduate grow hang help hire host improve increase introduce
  invest invite join keep launch lead learn lease leave lend let list look manage marry meet message
  migrate move negotiate offer open order organi[sz]e paint pass pay perform phone pick pitch plan plant play post postpone
  practi[sc]e prepare present propose publish purchase pursue push put quit raise reach read rebuild reconcile record refuse
  relocate renew renovate rent repair reply request resign rest resume retire retrain return ring run save say schedule
  sell send separate set settle share show sign sing skip sleep speak speciali[sz]e spend split spread start stay step stick
  stop study submit succeed surprise swap switch take talk teach tell text thank throw train transfer travel try
  turn undergo upgrade visit volunteer wait walk wear withdraw work write`
    .split(/\s+/)
    .filter(Boolean)

const ILL =
  '(?!(?:(?:a|an|the|any|my) (?:\\w+ )?)?(?:cancer|disease|virus|flu|covid|infection|aids|hiv|diagnos\\w+|dementia)\\b|(?:sick|ill|well|worse|old|older|caught|arrested|sued|hurt|killed|shot|infected|bald|blind|fat)\\b)'
const A = '(?:a|an|the|my|our|that|this|another|some|enough|more|any|better)'

/** Verbs that are an undertaking only with what comes after them. */
const WITH_THEIR_OBJECT = [
  `get ${ILL}(?:${A}|married|engaged|back|together|along|promoted|hired|started|going|into|in|out of|rid of|over|through|fit|accepted|published|funding|work|rich)`,
  `go(?! to (?:heaven|hell|prison|jail|die)| (?:blind|mad|crazy|insane|bald|deaf))`,
  `find (?!the body|out|him|her|them)(?:${A}|love|work|someone|somebody|peace|new|time|it)`,
  `fall in love`,
  `have ${ILL}(?:the|our|my|a|an) (?:\\w+ )?(?:talk|party|wedding|dinner|lunch|meeting|conversation|date|interview|holiday|break|guests?|sale|launch|ceremony|chance)`,
  `be (?:the one to|able to|\\w+ing (?!in love\\b)|hired|promoted|accepted|invited|published)`,
  `live (?:in|with|abroad|together|apart|alone|by|near|on my own)`,
  `make (?!it\\b|sense)(?:${A}|up|money|peace|friends|new|plans?|time|amends|changes)`,
  `win (?:${A})`,
  `do (?:${A}|it|this|that|something)`,
  `hold (?:${A}|on to|off)|hand (?:in|over)|back out|sue|own`,
]

export const ACTS = `(?:(?:${VERBS.join('|')})|${WITH_THEIR_OBJECT.join('|')})`

/** The same as they go on: "are we moving", "is it worth applying". */
export const DOING =
  '(?:accepting|adopting|applying|asking|attending|auditioning|beginning|booking|borrowing|bringing|building|buying|calling|cancelling|changing|closing|contacting|cutting|dating|deciding|driving|emigrating|expanding|finishing|flying|getting (?:married|engaged|back|together|a|an|the|my)|giving|going(?! (?:to|crazy|mad|insane|blind|bald|deaf))|hiring|inviting|joining|keeping|launching|learning|leaving|lending|listing|marrying|meeting|moving|negotiating|opening|ordering|paying|planning|postponing|presenting|proposing|publishing|pursuing|quitting|relocating|renovating|renting|resigning|retiring|returning|ringing|running|saving|selling|sending|settling|signing|speaking|spending|starting|staying|studying|submitting|switching|taking|talking|telling|texting|training|travell?ing|trying|turning|visiting|waiting|working|writing)'

/** What somebody has in hand, and which can go one way or the other. */
export const PROJECTS =
  '(?:application|audition|auction|book|business|campaign|ceremony|company|conversation|course|date|deal|dinner|event|exam|exams|exhibition|film|flat hunt|holiday|interview|job|launch|lunch|meeting|move|negotiations?|novel|offer|party|performance|plan|plans|podcast|presentation|product|project|promotion|purchase|renovation|relocation|sale|shop|show|song|speech|start ?up|studies|talk|test|thesis|tour|training|trip|venture|visit|wedding|work)'

/** What is said of something in hand. */
export const GOES =
  '(?:be (?:a success|good|ok|okay|fine|worth it|successful|alright|all right|approved|accepted)|go (?:well|ok|okay|fine|smoothly|ahead|through|to plan)|going (?:well|to (?:work|go|succeed|survive|sell|happen|be (?:a success|good|fine|ok|okay|alright)))|work(?: out)?|succeed|sell|happen|pay off|come (?:off|through|together|true)|take off|the right (?:\\w+ )?(?:one|move|thing|decision|step|choice|job|place)|right for (?:me|us)|(?:a )?(?:good|wise|smart|safe) (?:idea|move|plan|choice|decision|step)|worth (?:it|the \\w+)|a mistake|wise|realistic|too (?:soon|late|early|much|risky))'
