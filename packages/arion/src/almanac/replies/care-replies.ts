import type { Care } from '../../question/care/care.ts'
import { helpLines } from '../../question/care/help-lines.ts'
import type { HelpLines } from '../../question/care/help-lines.ts'
import type { Cry } from '../../listen/vocabulary.ts'
import type { ReadAsk } from '../../question/read-ask.ts'
import { inTheirLanguage, withTheirLanguage } from './care-abroad.ts'

export function crisis(care: Exclude<Care, null>, ask: ReadAsk): string {
  return withTheirLanguage(crisisInEnglish(care, ask), DANGER[care], ask)
}

const DANGER = { self_harm: 'life', harm: 'life', violence: 'hurt', body: 'life' } as const

function crisisInEnglish(care: Exclude<Care, null>, { asker, thread, particulars }: ReadAsk): string {
  const lines = helpLines(asker.timeZone)
  const before = thread.filter(({ answer }) => answer.includes(lines.emergency)).length
  const words = CARE[care](lines)
  if (before > 0 && care === 'self_harm' && particulars.takesCryBack) return corrected(lines)
  // said before, it is said again in other words; the numbers stay
  return before === 0 ? words[0]! : words[1 + ((before - 1) % (words.length - 1))]!
}

/** What was said is owned, the numbers stay, and a doctor has a place in it. */
function corrected({ crisis: line, emergency }: HelpLines): string {
  return `Thank you for putting that right; I would rather have asked once too often. If it is something else that sits on you, it still deserves to be looked at: a doctor can hear it in just the words you used here, this week, and most of what feels like that can be treated.\n\nShould it turn darker after all, the numbers hold: ${line}, and ${emergency} in danger. What is it like, if it is not that?`
}

/** Whoever would rather not bother anybody is told to ring first. */
function ofBody({ emergency }: HelpLines): readonly [string, ...string[]] {
  return [
    `Please ring ${emergency} now, before you read on. What you tell can be a heart, a stroke, an eye or something else that cannot wait, and then minutes count; if it is nothing, they would far rather have come for nothing. Do not drive yourself. Unlock the door, sit down, and call whoever is nearest.\n\nNo chart matters beside this, and I will be here later.`,
    `Ring ${emergency} now, please. Lying down to see whether it passes is the one thing not to do, and you bother nobody: this is what they are there for, on a Sunday too. Is the door unlocked, and who could be with you until they come?`,
  ]
}

/** A cry that was only guessed is asked after; "yes" and "I don't know" are the answers of one in need. */
export function isItOne(care: Exclude<Care, null>, ask: ReadAsk): string {
  return withTheirLanguage(ASKED_AFTER[care](helpLines(ask.asker.timeZone)), DANGER[care], ask)
}

/** Too faint to be asked after: one line beneath what is said, with whom to turn to. */
export function besideIt(cry: Cry, ask: ReadAsk): string {
  const abroad = inTheirLanguage(cry === 'abuse' ? 'hurt' : 'life', ask)
  if (abroad) return abroad
  const lines = helpLines(ask.asker.timeZone)
  return cry === 'abuse'
    ? `One line more, in case it is needed: if somebody hurts you or makes you afraid, ${lines.violence}.`
    : `One line more, in case there is more behind it than it says: somebody is there to talk with, ${lines.crisis}.`
}

const UNLESS = 'If I have heard too much into it, say so in a word, and I look at what you wrote.'

const ASKED_AFTER: Record<Exclude<Care, null>, (lines: HelpLines) => string> = {
  body: ({ emergency }) =>
    `Before I look anywhere: what you tell of your body belongs in front of a doctor today, and no chart allows waiting with it. It may well be nothing; they are the ones to say so.\n\nIf it presses or comes again, spreads to an arm, the jaw or the back, or brings sweat, short breath, weakness or numbness, ring ${emergency} at once and do not drive yourself. Tell one person who is near you, too. ${UNLESS}`,
  self_harm: ({ crisis: line, emergency }) =>
    `I hear you, and before I look anywhere I would rather ask than read past it: how are you in this?\n\nIf any of it is about not being safe with yourself, or you are not sure, somebody is there to talk with: ${line}, and in danger ${emergency}. ${UNLESS}`,
  violence: ({ violence: line, emergency }) =>
    `I hear you, and before I look anywhere I would rather ask than read past it: is somebody hurting you, or making you afraid?\n\nIf so, it is not your fault, and people who know such situations will talk it through with you: ${line}; in danger, ${emergency}. ${UNLESS}`,
  harm: ({ crisis: line, emergency }) =>
    `I hear you, and before I look anywhere I would rather ask than read past it: could somebody come to harm, you or another?\n\nIf so, put distance between you and them first; to talk until it has gone down, ${line}, and in danger ${emergency}. ${UNLESS}`,
}

const CARE: Record<Exclude<Care, null>, (lines: HelpLines) => readonly string[]> = {
  body: ofBody,
  self_harm: ({ crisis: line, emergency }) => [
    `I am glad you said it. This is bigger than a chart, so I will not read one now; what you feel deserves a person who can answer you.\n\nPlease speak to somebody now: ${line}. If you are in danger, or have taken or done something, ring ${emergency} at once. Is somebody with you, or somebody you could call while you wait?`,
    `I am still here, and I still put the charts aside for this. Please do not stay alone with it: ${line}, and if it gets worse or you have taken something, ring ${emergency}. Who is the nearest person you could tell in one sentence?`,
    `I hear that it has not let go of you. You need not find the right words; "I am not safe with myself" is enough, and they take it from there: ${line}. In danger it is ${emergency}, at once. Could you go now to where somebody else is, or put what could hurt you out of reach?`,
    `It can be this dark and still pass, and it passes sooner with a voice beside you. Try once more, or try for the first time: ${line}. If the next hour feels too long to get through, ring ${emergency}. Is there one person you could ask to sit with you, without explaining why?`,
  ],
  violence: ({ violence: line, emergency }) => [
    `I am glad you said it, and I am sorry that it is happening. This is bigger than a chart, so I will not read one now; nobody may hurt you, and it is not your fault.\n\nIf you are in danger at this moment, ring ${emergency}. To talk to somebody who knows such situations and can help you plan, ${line}. Is somebody with you, or is there a place where you would be safe tonight?`,
    `I am still here, and I still put the charts aside for this. Your safety comes first: if you are in danger now, ring ${emergency}. For somebody to talk to who knows such situations, ${line}. Is there a person near you whom you could go to tonight?`,
    `None of this is yours to carry alone, and you need not have decided anything before you ask for help. People who plan such things with others every day are there: ${line}. If it turns dangerous, ring ${emergency} first. Which door could you knock on tonight?`,
  ],
  harm: ({ crisis: line, violence, emergency }) => [
    `It is good that you said it before doing anything. I will not read a chart for this, and I am not judging what you feel; what counts is the next hour. Put distance between you and them now: leave the room, leave the house, go where other people are.\n\nIf you think you might act on it, ring ${emergency} and say so. To speak with somebody until it has gone down, ${line}. If somebody is hurting you, ${violence}. Where could you go right now, and who could go with you?`,
    `Anger this strong goes down with distance and time, and it need not be settled tonight. Stay away from them, put away whatever could hurt, and do not drive to them. To say it all to somebody who listens, ${line}; if it comes closer, ring ${emergency}. Who could be with you for the next few hours?`,
    `I still read no chart for this. Keep the distance, and have somebody beside you while it lasts. The number for the moment before something happens is ${emergency}; for talking, ${line}. What has helped you before to let an hour go by?`,
  ],
}
