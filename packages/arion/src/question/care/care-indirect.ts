/**
 * A wish to die that does not name itself: no point, no hope, gone, a burden, at the end of one's strength.
 * Most of these begin like an everyday sentence, so what may follow is part of each: "I want to disappear" is
 * heard, "I want to disappear to Bali" is a holiday.
 */

/** The sentence, or this part of it, is over; or it goes on in the same breath. */
const END = String.raw`(?=\s*(?:$|[.,;:!?…)-]|and\b|but\b|so\b|because\b|cause\b|please\b|what\b|when\b|how\b|will\b|should\b|i\b|tonight\b|today\b))`
const ANYMORE = String.raw`(?: any ?more| any longer| at all| no more)`
const VERY = String.raw`(?:so |just |very |really |completely |utterly |totally |absolutely |all |feeling |quite |pretty |such a |a |only |simply |truly |already |kind of |starting to feel |always )*`
const ON = String.raw`(?:going on|go on|carry(?:ing)? on|keep(?:ing)? going|continu(?:e|ing))(?! (?:holidays?|vacation|leave|tour|dates?|trips?|diets?|a |an |my |with (?:the|this|my|our|it at|him|her|them)|in (?:this|the|my)|to |about|at |stage|air|sale|strike|working|studying))`
const LIFE = String.raw`(?:living|being (?:here|alive|around)|life|staying alive|existing|existence|keep(?:ing)? living|trying(?! (?:to|for|with|on|out|again with))|waking up|getting up(?! (?:early|at))|fighting(?! (?:with|for|about|over))|anything|everything|it all|my life|breathing)`
const HOLIDAY = String.raw`(?! (?:to|for (?:a|an|the|some|two|three|one|my)\b|from|into|off|on|with|somewhere|abroad|by|this (?:week|month|summer|winter)|next|in (?:the|a|bali|my)|at|during|when (?:he|she|they|people|we|my)|whenever))`

const INDIRECT = [
  // no point
  `(?:see|seeing|is|s|find|have|isn't|ain't|be|any|the|much|not much|no) (?:any |the |a |no |much )?(?:point|reason|use|sense) (?:in |to |of |for )?(?:me )?(?:even )?(?:${ON}|${LIFE}${END}|${LIFE}${ANYMORE})`,
  `(?:don't|do not|can't|cannot|no longer|never) (?:really |even )?see (?:the|a|any) (?:point|reason|use)(?:${ANYMORE}|${END})`,
  `(?:there is|there's|i see|i have) no (?:point|reason|use)(?: to it| in it)?(?:${ANYMORE}|(?=\\s*$)|(?= to (?:any|every)thing\\b))`,
  `what(?:'s| is) the (?:point|use)(?: of (?:it all|me|even trying|anything|everything|trying|going on))?(?:${ANYMORE}|(?=\\s*[?.!]*\\s*$))`,
  `(?:everything|life|my life|it all|existence|living|all of it|this life|every day) (?:is|feels|seems|looks|has become|'s) ${VERY}(?:pointless|hopeless|meaningless|unbearable|worthless|not worth it|too painful|a torture|too hard to (?:live|go on))\\b(?! (?:at|in|with|without (?:coffee|him|her)))`,
  `(?:everything|life)(?:'s| is| feels| seems) ${VERY}(?:black|dark|over|lost|too much to bear)${END}`,
  `nothing (?:really )?(?:matters|makes sense|means anything|is worth it|helps|gives me joy)(?:${ANYMORE}|(?=\\s*[.!]*\\s*$))`,
  `nothing (?:left )?(?:for me )?(?:to look forward to|to live for|here for me|keeping me (?:here|alive))\\b`,
  `(?:i have|i've|i've got|i got|there is|there's) (?:nothing|nobody|no ?one) left(?: to (?:lose|give|live for)| for me)?(?=\\s*[.!,]*\\s*(?:$|and|i\\b))`,
  `life (?:isn't|is not|ain't|was never|wasn't) (?:for me|worth it|meant for me|worth the \\w+)\\b`,
  `my life (?:is|feels|'s) ${VERY}(?:over|a waste|worth nothing|worth less than nothing)${END}|\\bmy life (?:isn't|is not) worth\\b|\\bis (?:my )?life (?:even |still |really )?worth (?:it|anything|living)|\\bworth (?:it )?(?:${ON}|staying alive|being alive)`,
  `life has no (?:meaning|point|purpose)(?: (?:for me )?any ?more| left)`,
  // no hope
  `i(?:'m| am| feel|'ve been feeling| have been feeling| felt) ${VERY}hopeless(?! (?:at|in|with|when|romantic|case|about (?!everything|life|it all|the future|my future|tomorrow|myself|the world)))`,
  `(?:lost|losing|given up|out of|giving up) (?:all |every |any |my last )?(?:of )?(?:my )?hope(?! (?:in|of|that|on|with|he|she|they|we|about|for (?!me\\b|the future|life|anything|myself|tomorrow)))`,
  `(?:there is|there's|i have|i've got|i see|have) (?:no|zero|not any) (?:more )?hope(?: (?:left|for me|for the future|any ?more|at all|in life)| ?(?=\\s*[.!,]*\\s*$))`,
  `i (?:have|see|'ve got) no future(?! (?:at|in|with|here|together|as))|\\bno future for me(?! (?:at|in|with|here|together|as))`,
  `(?:there is|there's|i see|see) no (?:way out|escape|way forward|light)(?: (?:for me|of this (?:life|pain|darkness|hell)|any ?more|left|at the end)|${END})`,
  `(?:can't|cannot|don't|couldn't) (?:see|imagine|picture) myself (?:being )?(?:alive|here next|living (?:past|until|beyond|any)|in the future|existing|growing old${END}|around next)`,
  // gone
  `i (?:\\w+ )?(?:\\w+ )?(?:want|wanted|wish|need|would like|'d like|'d love|would love|would rather|'d rather|long|hope|feel like) (?:to |i could |i can |i would |i might |that i could )?(?:just |simply |quietly |really |completely |all )*(?:disappear|vanish|fade away|cease|evaporate|dissolve|stop existing|not exist|be gone|be no more|be nothing|be erased|disappearing|vanishing)\\b(?: completely| altogether| forever| for good| for ever| quietly)*${HOLIDAY}`,
  `(?:disappear|vanish|be gone|gone|sleep|asleep|leave|rest) (?:forever|for ever|for good) and (?:never|not) (?:come|wake|be)`,
  `(?:want|wish|like|need|love) (?:to |i could )?(?:just )?(?:sleep|fall asleep|go to sleep|close my eyes|go to bed|lie down)(?: tonight)? (?:forever|for ever|for good|and (?:then )?(?:never|not) (?:have to )?(?:wake|get|open))`,
  `(?:hope|wish|praying|pray|prayed) (?:that )?(?:i|to god i) (?:don't|do not|won't|wouldn't|never|didn't|did not|hadn't|not) (?:wake up|woken up|woke up|exist|make it)|\\b(?:wouldn't|would not|won't) (?:mind|care) (?:if i )?(?:dying|died|die|not waking up|didn't wake up|never woke up|being dead|was dead|were dead|disappeared|got hit)`,
  `i (?:shouldn't|should not|don't deserve to|do not deserve to|was never meant to|wasn't meant to|never should|'m not supposed to|am not supposed to) (?:have )?(?:been )?(?:be |being )?(?:alive|born|here${END}|live${END}|exist|here any ?more)`,
  `i (?:wish|wished) i (?:didn't|did not|had never|could stop|could cease to|was never|hadn't) (?:exist|existing|existed|been born|be alive|lived)`,
  `(?:don't|do not|doesn't) belong (?:in|on) this (?:world|earth|life|planet)`,
  `i (?:probably |just )?(?:won't|will not|'m not going to|am not going to|might not|may not|don't think i'll|don't think i will) be (?:here|around|alive)(?: for)? (?:much longer|any ?more|(?:very )?long|to see|(?:by|at|for|after) (?:christmas|my birthday|the end))`,
  `(?:leave|leaving|gone from|quit|quitting|escape|escaping|exit|be done with) (?:from )?(?:this|the) (?:world|earth|life|planet|existence)\\b(?! of| cup| behind and travel)`,
  `(?:want|need|ready) (?:to get )?out of (?:this |my )?life${END}|\\bescape from (?:life|everything|living|existence)\\b(?! for a)`,
  `(?:put|putting) (?:me|myself) out of (?:my|this) misery|\\bput an end to (?:it all|everything|my life|myself|my (?:suffering|misery|pain|existence))|\\bend (?:the|this|my|all this|all the) (?:suffering|misery|existence|agony|nightmare of a life)`,
  `(?:want|wanted|need|make|wish) (?:all )?(?:the|this|my|it|it all|everything) ?(?:pain|hurt|suffering|thoughts|voices|noise in my head)? ?(?:to|would|could)? ?(?:just )?(?:stop|end|go away|be over)(?: (?:forever|for good|now))?(?=\\s*[.!]*\\s*$)`,
  `i don't want (?:this life|to feel (?:anything|this)|to be (?:me|myself)|to be a part of this world|to do life)(?:${ANYMORE}|(?=\\s*[.!]*\\s*$))`,
  `(?:don't|do not|never) (?:really )?(?:want|wanna|feel like)(?: to)? (?:be|being) (?:here|around|alive|in this world|on this (?:earth|planet))(?:${ANYMORE}|(?=\\s*[.!]*\\s*$))|\\bno longer (?:want|wish) to (?:live|be (?:here|alive)|exist|wake up)`,
  `not sure (?:if |that |whether )?i (?:still |even |really )?(?:want|can|should) (?:to )?(?:live|be (?:here|alive)|exist|${ON}|wake up|keep living)(?! (?:in|with|at|here|there|together|alone|abroad))`,
  `(?:be|am|being) with (?:him|her|them|my \\w+( \\w+)?) (?:again )?(?:in heaven|on the other side|in the afterlife)|\\bsee you (?:all )?on the other side|\\bmeet my maker|\\bgoodbye,? (?:cruel )?world|\\bthis is (?:my )?(?:final |last )?goodbye${END}|\\bmy last (?:goodbye|night on|day on|hours on|words to)`,
  // "if I didn't turn up Monday it'd be Wednesday before anyone rang, and I'm not sure I'd mind"
  `if i (?:didn't|did not|don't|never|stopped) (?:turn(?:ing)? up|show(?:ing)? up|com(?:e|ing) (?:in|home|back)|answer(?:ing)?)\\b.{0,90}\\b(?:not sure i'?d mind|wouldn't (?:much )?mind|don't (?:think|know that) i'?d mind|i'?d not mind|couldn't care)`,
  // a burden
  `i(?:'m| am| feel like| feel| was) ${VERY}(?:nothing but )?a? ?burden(?! (?:of proof))|\\b(?:i(?:'m| am| feel like)) ${VERY}waste of (?:space|oxygen|air|life|skin)`,
  `(?:world|everyone|everybody|they|people|family|kids|he|she|life|things|it)(?:'d| would| will|'ll| is|'s| are)? (?:all )?(?:be )?(?:so much |much |a lot |far )?(?:better|happier|easier|fine|relieved|nicer)(?: off)? (?:without me(?! (?:at|there at|on the team|in the (?:meeting|team|group)))|if i (?:was|were|am)(?:n't| not| never)? ?(?:gone|dead|here|around|alive|born|there any ?more)?${END}|if i (?:died|disappeared|vanished|didn't exist|had never))`,
  `(?:no ?one|nobody|not a soul|who|anyone|anybody|somebody|someone|they|people) (?:would |will |'d |'ll )?(?:even |really |ever )?(?:care|cares|notice|miss me|mind|notices|cry)(?: about me)? (?:if|when|that|whether) i(?:'m| am| was| were)? ?(?:just |suddenly )?(?:die|died|gone|dead|disappear|disappeared|vanish|vanished|live|exist|left this|not (?:here|around)|stopped existing|weren't here|wasn't here)`,
  `(?:would|will) (?:any ?one|anybody|somebody|someone|they|he|she) (?:even |really )?(?:care|notice|miss me|cry) if i (?:was|were|died|disappeared|wasn't|weren't|vanished)? ?(?:gone|dead|here|around)?${END}|\\b(?:would|will) any(?:one|body) (?:even )?miss me${END}`,
  `(?:would|will|does|do) (?:any ?one|anybody|some ?one|somebody|people|they|he|she)(?: \\w+){0,5} (?:care|notice|mind|miss me|cry)(?: \\w+){0,4} if i (?:just |suddenly |simply )?(?:died|disappeared|vanished|stopped existing|did not exist|didn't exist|never came back|did not wake up|didn't wake up)\\b`,
  `i(?:'m| am| feel) ${VERY}worthless(?! (?:at|in|with|when|to him|to her|as))|\\bi hate (?:my life|myself|being alive|living|existing|waking up)(?! (?:in|at|with|here|when i|for (?!being|existing)|early|to)\\b)`,
  `(?:don't|do not|doesn't) (?:really |even )?(?:care|matter) (?:if|whether) i (?:live|die|wake up|make it|am alive|exist)|\\b(?:don't|do not) care (?:about living|what happens to me|about (?:anything|life) any ?more)`,
  `i (?:only )?deserve to (?:die|be dead|suffer)|\\bwants? me dead\\b|\\bdead inside\\b`,
  // at the end of one's strength
  `(?:i(?:'m| am|'ve| have)?|just) (?:simply |really )?(?:can't|cannot|can not) (?:any ?more|any longer|cope(?: any ?more| any longer)?(?=\\s*[.!,]*\\s*$)|${ON})`,
  `(?:can't|cannot|can not|couldn't) (?:keep (?:doing this|living|fighting|trying|it together|myself alive)|(?:cope|deal)(?: with (?:it all|this|it|life|everything|anything|being alive))|handle (?:it|this|life|everything|being alive)|hold on|hang on|fight|bear (?:it|this|life|the pain)|endure (?:it|this|life)|face (?:it|life|tomorrow|the day|another)|take (?:it|this|life|another day)|stand (?:being alive|life|living|myself)|breathe|survive|make it)(?: like this)?(?:${ANYMORE}| much longer|(?= another day)| (?=through the night|through tonight|through another)|(?<=(?:life|being alive|another))${END})`,
  `(?:how much|how many) (?:longer|more) (?:i|can i|do i)(?: can| have to|'ll be able to)? (?:do this|go on|take(?: it| this)?|keep (?:going|this up|living)|hold on|last|hang on|carry on|bear (?:it|this)|live like this|survive)(?! with)${END}`,
  `(?:at|reached|near|past) the end of (?:my|the) (?:rope|tether|strength)|\\bhanging (?:on )?by a thread\\b|\\b(?:lost|losing|lose) (?:the|my|all|any) (?:will|wish|desire) to (?:live|go on|carry on|be here)(?! (?:in|with|at|during|abroad))|\\bi(?:'ve| have) lost the will${END}`,
  `(?:tired|exhausted|sick|weary|done|through|finished) (?:of|with|from) (?:being alive|existing|breathing|living(?! (?:in|with|at|here|there|alone|together|abroad|out|on|like (?!this${END})|under))|life(?! (?:in|at|with|as|here|coach|admin))|this life|it all|this world|fighting${END}|trying${END}|struggling${END}|hurting${END}|everything${END}|being me|waking up|feeling (?:this way|like this)${END})`,
  `i (?:just |really )?(?:want|am going|'m going|am ready|'m ready|am about|'m about|need|feel like) (?:to )?giv(?:e|ing) up(?: (?:on (?:everything|life|myself|living|it all)|completely|for good))?(?=\\s*[.!,]*\\s*$)|\\bi(?:'ve| have)? (?:give|given) up on (?:everything|life|myself|living|it all)`,
  `(?:won't|will not|can't|don't think i(?:'ll| will| can)|not going to|don't know if i(?:'ll| can| will)|might not) (?:make it|get|last|survive)(?: through)? (?:the night|tonight|this night|another (?:day|night|week)|the next (?:hours|days)|much longer|till morning|until morning)`,
  // a plan, or a fear of oneself
  `(?:scared|afraid|frightened|terrified) (?:of|about) what i(?:'ll| will| might| may| could|'m going to)(?: be able to)? do(?: (?:to myself|tonight|next))?${END}`,
  `(?:don't|do not|can't|cannot) trust myself (?:alone|tonight|to be alone|around (?:pills|knives|medication)|not to (?:do|hurt))|\\b(?:not|don't feel|do not feel) safe (?:from|with|around) myself|\\bnot safe (?:to be )?(?:alone|on my own) (?:tonight|right now|with my)`,
  `do(?:ing)? something (?:\\w+ )?to (?:myself|end (?:it|myself|my))|\\b(?:dark|black|ugly) thoughts\\b|\\bthoughts of (?:death|not (?:being|existing|waking)|ending)|\\bvoices? (?:keep |are |is |keeps )?(?:tell|telling|tells|say|saying) (?:me|i should)|\\bcall of the void`,
  `(?:painless|easiest|quickest|fastest|easy|quick|peaceful|best) (?:way|ways|method|death) (?:out${END}|to (?:go${END}|die|kill|end (?:it|my|yourself|myself)))|\\bhow (?:long|painful|fast|many \\w+|much \\w+) (?:is it |does it take |would it take |do you need )?(?:to )?(?:die|drown|bleed out|bleed to death|hang)\\b`,
  `(?:drink|starve|freeze|work|bleed|eat) (?:myself) to death(?! at)|\\bbleed to death\\b|\\b(?:crash|drive) my car (?:into|off)|\\b(?:driv|walk|jump|step|runn?)(?:e|ing)? (?:into|off|in front of) (?:a |the |an? oncoming )?(?:traffic|tree|bridge|cliff|sea|ocean|river|train|lorry|truck|bus)${END}`,
  `(?:hope|wish|want|pray) (?:that )?(?:a|some|the|my) (?:car|bus|truck|lorry|train|plane|something|one|thing|illness) ?(?:would|to|will)? ?(?:just )?(?:hits?|kills?|runs? me over|takes? me|crash(?:es)?)(?: me)?`,
  `(?:some(?:one|body)|please|just|god) (?:please |just )?kill me\\b(?! with)|\\btake me (?:away from this (?:world|life)|,? (?:god|lord|now)${END})`,
  `giv(?:e|ing|en) away (?:all )?(?:of )?my (?:things|stuff|belongings|possessions|pets)|\\bin (?:my|a) (?:suicide|farewell|last) letter\\b`,
  `why (?:should|do|would|bother|am|shall|must|did) (?:i )?(?:even |still |ever |bother )*(?:to )?(?:${ON}|(?:still )?alive\\b|living${END}|keep (?:living|trying)${END}|still here${END}|live${END}|even exist|wake up any ?more)|\\bwhy was i (?:ever|even) born`,
  `(?:should|do) i (?:even |still |really )?(?:deserve to (?:live|be alive|exist)|exist${END}|be alive|keep living${END}|stay alive)|\\b(?:a|one|any|no) (?:good |single )?reason (?:to|not to|why i should(?:n't)?) (?:live${END}|stay alive|keep (?:living|going)${END}|be alive|go on${END}|exist|kill myself|die)`,
  `(?:rather|better) (?:be dead|not (?:be alive|exist|be here${END})|die)\\b(?! than (?:wear|eat|watch|go to|listen))`,
]

const PATTERN = new RegExp(`\\b(?:${INDIRECT.join(')|\\b(?:')})`)

/** Expects small letters, with apostrophes put in. */
export function hintsAtDeath(text: string): boolean {
  return PATTERN.test(text)
}

/**
 * After somebody was in need: no cry for help by itself, and not to be read as a question about the sky
 * either.
 */
export function soundsLow(text: string): boolean {
  return /\b(better|worse|worth|alone|lonely|anymore|any more|hopeless|pain|hurts?|hurting|afraid|scared|cry|crying|numb|empty|tired|sad|lost|die|died|dying|dead|death|live|alive|pills?|end|over|suffer\w*|survive|happy|what (should|do|can) i do|help me|why me|nobody|no ?one|threaten\w*|hits?|hit me|kill\w*|murder\w*|hate|revenge|angry|rage|punish\w*|safe|leave me)\b/.test(
    text,
  )
}
