/**
 * Phrasings of the planted-error trial, written by somebody who had not opened `src/check/`: from the list of
 * hard forms in the design of the voice and from how models write about charts. They stay as they were first
 * written, and the first figure measured on them is the one that counts.
 */
import type { DayWords, Phrasings } from './phrasing.ts'

const the = (body: string) => (body === 'Sun' || body === 'Moon' ? `the ${body}` : body)
const The = (body: string) => (body === 'Sun' || body === 'Moon' ? `The ${body}` : body)
const a = (word: string) => (/^[AEIOU]/i.test(word) ? `an ${word}` : `a ${word}`)
const british = ({ day, month, year }: DayWords) => `${day} ${month} ${year}`
const american = ({ day, month, year }: DayWords) => `${month} ${day}, ${year}`
const long = ({ weekday, day, month, year }: DayWords) => `${weekday}, ${day} ${month} ${year}`
const spoken = ({ nth, month, year }: DayWords) => `the ${nth} of ${month} ${year}`
const rough = ({ part, month, year }: DayWords) => `${part === 'mid' ? 'mid-' : `${part} `}${month} ${year}`
const ADJECTIVES: Record<string, string> = {
  Aries: 'Arian',
  Taurus: 'Taurean',
  Gemini: 'Geminian',
  Cancer: 'Cancerian',
  Leo: 'Leonine',
  Virgo: 'Virgoan',
  Libra: 'Libran',
  Scorpio: 'Scorpionic',
  Sagittarius: 'Sagittarian',
  Capricorn: 'Capricornian',
  Aquarius: 'Aquarian',
  Pisces: 'Piscean',
}
const PARAPHRASES = {
  0: 'stands side by side with',
  60: 'sits sixty degrees from',
  90: 'stands at right angles to',
  120: 'sits a third of the circle away from',
  180: 'looks straight across the wheel at',
}
const th = (house: number) => `${house}${house === 1 ? 'st' : house === 2 ? 'nd' : house === 3 ? 'rd' : 'th'}`

export const OUTSIDE: Phrasings = {
  sign: [
    (w) => `Your ${w.body} sits in ${w.sign}, and it shows in the way you settle things.`,
    (w) => `With ${w.body} in ${w.sign} in your birth chart, you tend to wait and see.`,
    (w) => `Born with ${the(w.body)} in ${w.sign}, you learned early to read a room.`,
    (w) => `You have ${w.body} in ${w.sign}, which explains the impatience.`,
    (w) => `As someone with ${a(w.sign)} ${w.body}, you would rather ask twice than guess.`,
    (w) => `Your natal ${w.body} is placed in ${w.sign}.`,
    (w) => `It is your ${w.sign} ${w.body} that wants the last word here.`,
    (w) => `Your ${w.body}, in ${w.sign}, does not like being hurried.`,
    (w) => `${w.sign} is where your ${w.body} lives.`,
    (w) => `${w.sign} is the sign your ${w.body} was passing through when you were born.`,
    (w) => `At the moment of your birth ${the(w.body)} stood in ${w.sign}.`,
    (w) => `Your ${w.body} happens to fall in the sign of ${w.sign}.`,
    (w) => `Your ${w.body} carries the signature of ${w.sign}.`,
    (w) => `When it comes to closeness, your ${w.body} in ${w.sign} prefers actions to words.`,
    (w) => `Your chart has ${the(w.body)} at ${w.degree} degrees of ${w.sign}, so the pull is strong.`,
    (w) => `I would start with your ${w.body}, which you have in ${w.sign}.`,
    (w) => `Your ${w.body} is in ${w.sign}, not in ${w.other}.`,
    (w) => `Your ${w.body} (in ${w.sign}) needs room before it commits.`,
    (w) => `Yours is ${a(ADJECTIVES[w.sign]!)} ${w.body}: slow to start and hard to stop.`,
    (w) => `Having ${the(w.body)} in ${w.sign} means that you notice first and speak later.`,
  ],
  rising: [
    (w) => `With ${w.sign} rising, people meet your manners before they meet you.`,
    (w) => `Your rising sign is ${w.sign}, and strangers read you through it.`,
    (w) => `You came into the world with ${w.sign} on the Ascendant.`,
    (w) => `Your Ascendant is in ${w.sign}, so first impressions come easily.`,
    (w) => `As ${a(w.sign)} rising, you walk into a room before you have decided to.`,
  ],
  house: [
    (w) => `Your ${w.body} is in the ${w.nth} house, so this is where you spend yourself.`,
    (w) => `Your ${w.body} occupies your ${w.nth} house.`,
    (w) => `With ${w.body} in your ${w.nth} house, you take this part of life personally.`,
    (w) => `In your ${w.nth} house you have ${w.body}, and it rarely sleeps.`,
    (w) => `The ${w.nth} house, where your ${w.body} lives, is the place to look.`,
    (w) => `Your ${w.nth}-house ${w.body} likes to work unseen.`,
    (w) => `Your ${w.body} lands in the ${th(w.house)} house, which is why you keep coming back to this.`,
    (w) => `Your ${w.nth} house holds your ${w.body}.`,
    (w) => `${The(w.body)} falls in house ${w.house} of your chart.`,
    (w) => `You will find your ${w.body} tucked away in the ${w.nth} house.`,
    (w) => `The ${w.nth} house of your chart is home to ${the(w.body)}.`,
    (w) => `Since ${the(w.body)} sits in your ${th(w.house)} house, you feel it there first.`,
  ],
  aspect: [
    (w) => `Your ${w.a} ${w.angle.verb} your ${w.b}, and neither gives way easily.`,
    (w) => `Your ${w.a} forms ${a(w.angle.noun)} to your ${w.b}.`,
    (w) => `Your ${w.a} and ${w.b} form ${a(w.angle.noun)}, which is felt most under pressure.`,
    (w) => `There is ${a(w.angle.noun)} between your ${w.a} and your ${w.b}.`,
    (w) => `The ${w.angle.noun} between your ${w.a} and ${w.b} says a good deal about this.`,
    (w) => `You were born with ${the(w.a)} ${w.angle.bare} ${the(w.b)}.`,
    (w) => `Your ${w.a}-${w.b} ${w.angle.noun} is at work here.`,
    (w) => `Your natal ${w.a} makes a close ${w.angle.noun} with ${the(w.b)}.`,
    (w) => `In your chart, ${the(w.a)} and ${the(w.b)} meet in ${a(w.angle.noun)}.`,
    (w) => `Your ${w.a} receives ${a(w.angle.noun)} from ${the(w.b)}.`,
    (w) => `A tight ${w.angle.noun} ties your ${w.a} to your ${w.b}.`,
    (w) => `Your ${w.a} is ${w.angle.done} by your ${w.b}, so the two take turns.`,
    (w) => `Your ${w.a} ${PARAPHRASES[w.angle.degrees]} your ${w.b}.`,
    (w) =>
      `With ${w.a} in ${w.angle.noun} to ${the(w.b)} in your chart, wanting and waiting are old acquaintances.`,
  ],
  transit: [
    (w) => `Right now ${w.body} is ${w.angle.doing} your ${w.point}.`,
    (w) => `Transiting ${w.body} ${w.angle.verb} your natal ${w.point}, so give it time.`,
    (w) => `${w.body} forms ${a(w.angle.noun)} to your ${w.point} at the moment.`,
    (w) => `${w.body} is currently in ${w.angle.noun} to your ${w.point}.`,
    (w) => `Your ${w.point} is being ${w.angle.done} by transiting ${w.body}.`,
    (w) => `${w.body}'s ${w.angle.noun} to your ${w.point} is what you are feeling.`,
    (w) => `You are in the middle of a ${w.body} ${w.angle.noun} to your ${w.point}.`,
    (w) => `With ${w.body} ${w.angle.doing} your ${w.point}, small things weigh more than usual.`,
    (w) => `These days ${w.body} makes ${a(w.angle.noun)} with your natal ${w.point}.`,
  ],
  window: [
    (w) => `${w.body} ${w.angle.verb} your ${w.point} on ${british(w.exact)}.`,
    (w) => `The ${w.angle.noun} from ${w.body} to your ${w.point} is exact on ${american(w.exact)}.`,
    (w) => `${w.body} perfects its ${w.angle.noun} to your ${w.point} on ${spoken(w.exact)}.`,
    (w) => `Around ${british(w.exact)}, ${w.body} makes an exact ${w.angle.noun} to your ${w.point}.`,
    (w) => `From ${british(w.from)} to ${british(w.to)}, ${w.body} ${w.angle.verb} your ${w.point}.`,
    (w) => `${w.body} ${w.angle.verb} your ${w.point} until ${american(w.to)}.`,
    (w) =>
      `Between ${american(w.from)} and ${american(w.to)}, ${w.body} is ${w.angle.doing} your ${w.point}.`,
    (w) => `Starting on ${british(w.from)}, ${w.body} ${w.angle.verb} your ${w.point}.`,
    (w) => `The exact day is ${long(w.exact)}, when ${w.body} ${w.angle.verb} your ${w.point}.`,
    (w) => `In ${rough(w.exact)}, ${w.body} reaches an exact ${w.angle.noun} with your ${w.point}.`,
    (w) => `${w.body}'s ${w.angle.noun} to your ${w.point} peaks around ${american(w.exact)}.`,
    (w) =>
      `${w.body} will be ${w.angle.bare} your ${w.point} from ${american(w.from)} through ${american(w.to)}.`,
  ],
  motion: [
    (w) => `Your natal ${w.body} is ${w.isRetrograde ? 'retrograde' : 'direct'}.`,
    (w) =>
      `You were born with ${w.body} ${w.isRetrograde ? 'retrograde' : 'direct'}, and it colours how you decide.`,
    (w) => `${w.body} was ${w.isRetrograde ? 'retrograde' : 'moving direct'} when you were born.`,
    (w) =>
      `Your ${w.body} ${w.isRetrograde ? 'is retrograde' : 'is not retrograde'}, so you ${w.isRetrograde ? 'rehearse' : 'go ahead'}.`,
    (w) => `In your chart ${w.body} ${w.isRetrograde ? 'runs backwards' : 'runs forward'}.`,
  ],
  sky_motion: [
    (w) => `${w.body} is ${w.isRetrograde ? 'retrograde' : 'direct'} at the moment.`,
    (w) => `${w.body} is currently ${w.isRetrograde ? 'moving backwards' : 'moving forward'} in the sky.`,
    (w) =>
      `Right now ${w.body} is ${w.isRetrograde ? 'in retrograde' : 'out of retrograde'}, so plan accordingly.`,
    (w) =>
      `${w.isRetrograde ? `As ${w.body} is retrograde` : `As ${w.body} is direct`} today, read the small print first.`,
  ],
  station: [
    (w) => `${w.body} stations ${w.turns} on ${british(w.on)}.`,
    (w) => `${w.body} turns ${w.turns} on ${american(w.on)}, and things loosen after that.`,
    (w) => `On ${british(w.on)}, ${w.body} goes ${w.turns}.`,
    (w) => `${w.body} will turn ${w.turns} in ${rough(w.on)}.`,
    (w) =>
      `${w.turns === 'retrograde' ? `${w.body}'s retrograde begins` : `${w.body}'s retrograde ends`} on ${british(w.on)}.`,
  ],
  sky_sign: [
    (w) => `${The(w.body)} is moving through ${w.sign} at the moment.`,
    (w) => `Today ${the(w.body)} is in ${w.sign}.`,
    (w) => `${The(w.body)} is currently travelling through ${w.sign}, and the mood follows.`,
    (w) => `With ${the(w.body)} in ${w.sign} right now, keep plans simple.`,
    (w) => `${w.sign} is where ${the(w.body)} spends today.`,
  ],
  passage: [
    (w) => `${w.body} is moving through your ${w.nth} house.`,
    (w) => `${w.body} transits your ${w.nth} house until ${british(w.to)}.`,
    (w) => `With ${w.body} travelling through your ${th(w.house)} house, the work happens there.`,
    (w) => `${w.body} stays in your ${w.nth} house until ${american(w.to)}.`,
    (w) => `Your ${w.nth} house is hosting ${w.body} these days.`,
    (w) => `${w.body} leaves your ${w.nth} house on ${british(w.to)}.`,
  ],
  lunation: [
    (w) => `The ${w.phase === 'new' ? 'New' : 'Full'} Moon on ${british(w.on)} falls in ${w.sign}.`,
    (w) => `There is a ${w.phase} moon in ${w.sign} on ${american(w.on)}.`,
    (w) => `On ${british(w.on)} the Moon is ${w.phase} in ${w.sign}.`,
    (w) => `The ${w.phase} moon in ${w.sign} comes on ${spoken(w.on)}.`,
    (w) => `${british(w.on)} brings a ${w.phase} moon in ${w.sign}.`,
  ],
}
