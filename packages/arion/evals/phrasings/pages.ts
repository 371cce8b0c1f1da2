/**
 * Phrasings of the planted-error trial after the manner of pages and columns about astrology: sentence forms
 * met there, in words of our own. Written after the check was finished on the first set, and measured before
 * anything was changed for them; see docs/evaluation-arion.md for both figures.
 */
import type { DayWords, Phrasings } from './phrasing.ts'

const the = (body: string) => (body === 'Sun' || body === 'Moon' ? `the ${body}` : body)
const The = (body: string) => (body === 'Sun' || body === 'Moon' ? `The ${body}` : body)
const a = (word: string) => (/^[AEIOU]/i.test(word) ? `an ${word}` : `a ${word}`)
const us = ({ month, day }: DayWords) => `${month} ${day}`
const usNth = ({ month, nth, year }: DayWords) => `${month} ${nth}, ${year}`
const full = ({ weekday, month, nth, year }: DayWords) => `${weekday}, ${month} ${nth}, ${year}`
const plain = ({ day, month, year }: DayWords) => `${day} ${month} ${year}`
const th = (house: number) => `${house}${house === 1 ? 'st' : house === 2 ? 'nd' : house === 3 ? 'rd' : 'th'}`

export const PAGES: Phrasings = {
  sign: [
    (w) => `Being born with ${the(w.body)} in ${w.sign} gives you a long memory for small kindnesses.`,
    (w) => `Your ${w.sign} ${w.body} craves a plan, and then improves on it.`,
    (w) => `With your ${w.body} in ${w.sign}, you are at your best before noon.`,
    (w) => `You've got your ${w.body} in ${w.sign}, so say it plainly.`,
    (w) => `Can you find a way to honour your ${w.sign} ${w.body}?`,
    (w) => `Thanks to your ${w.body}'s position in ${w.sign}, you hear what is not said.`,
    (w) => `${The(w.body)} in ${w.sign} in your natal chart points to a slow, sure taste.`,
    (w) => `Your chart shows ${the(w.body)} in ${w.sign}, a placement that rewards patience.`,
    (w) => `At ${w.degree} degrees ${w.sign}, your natal ${w.body} is easily moved by tone of voice.`,
    (w) => `A natal ${w.body} in ${w.sign} like yours tends to keep its own counsel.`,
    (w) => `Your ${w.body} sign is ${w.sign}, which says how you warm up to people.`,
    (w) => `Because ${the(w.body)} was in ${w.sign} when you were born, you rarely do things by halves.`,
    (w) => `Ever wondered why you stall? Look to your ${w.body} in ${w.sign}.`,
    (w) => `Your ${w.body} is currently asking for rest, as a ${w.sign} ${w.body} will.`,
    (w) => `What your ${w.sign}-placed ${w.body} needs is an early night.`,
  ],
  rising: [
    (w) => `Your ${w.sign} Ascendant gives you a certain look.`,
    (w) => `As ${a(w.sign)} Ascendant, you enter quietly.`,
    (w) => `With your rising sign in ${w.sign}, you seem calmer than you are.`,
    (w) => `${w.sign} was rising in the east at the moment you were born.`,
  ],
  house: [
    (w) => `Your ${w.body} in the ${w.nth} house indicates where you feel at home.`,
    (w) => `With ${the(w.body)} in the ${th(w.house)} house of your natal chart, you learn by doing.`,
    (w) => `Having your ${w.body} in the ${th(w.house)} house makes this personal.`,
    (w) => `Your ${w.body} resides in your ${w.nth} house.`,
    (w) => `Your natal ${w.body}, housed in the ${w.nth}, works slowly.`,
    (w) => `Because your ${w.body} sits in the ${th(w.house)}, you notice it here.`,
    (w) => `This placement of your ${w.body} in the ${w.nth} house asks for honesty.`,
    (w) => `Your ${th(w.house)} house ${w.body} wants company.`,
  ],
  aspect: [
    (w) => `When your ${w.a} ${w.angle.verb} your ${w.b}, as it does in your chart, two needs take turns.`,
    (w) =>
      `Being born with ${the(w.a)} in ${a(w.angle.noun)} aspect with ${the(w.b)} means that you learn by friction.`,
    (w) => `Your ${w.a} forms ${a(w.angle.noun)} aspect to your ${w.b}.`,
    (w) => `The ${w.angle.noun} aspect between your ${w.a} and your ${w.b} is an old friend.`,
    (w) => `Your natal ${w.a} ${w.angle.bare} ${w.b} shows itself under pressure.`,
    (w) => `Your ${w.a} is ${w.angle.bare} your ${w.b}, which takes getting used to.`,
    (w) => `This ${w.angle.noun} of ${w.a} and ${w.b} in your birth chart does not doom you to anything.`,
    (w) => `You have a natal ${w.a}/${w.b} ${w.angle.noun}.`,
    (w) => `In your nativity, ${the(w.a)} ${w.angle.verb} ${the(w.b)}.`,
    (w) => `Your ${w.a} sits in exacting ${w.angle.noun} to ${the(w.b)}, and you know it.`,
  ],
  transit: [
    (w) => `Transiting ${w.body} is ${w.angle.bare} your natal ${w.point} right now.`,
    (w) => `The transiting ${w.body} forms ${a(w.angle.noun)} aspect with your natal ${w.point} these days.`,
    (w) => `${w.body} is now making an auspicious ${w.angle.noun} to your ${w.point}.`,
    (w) => `You're living through ${w.body} ${w.angle.bare} your ${w.point} at the moment.`,
    (w) => `${w.body}, now ${w.angle.doing} your natal ${w.point}, asks for patience.`,
    (w) => `Your natal ${w.point} is currently receiving ${a(w.angle.noun)} from ${w.body}.`,
    (w) => `What you feel is the ${w.angle.noun} that ${w.body} is making to your ${w.point}.`,
  ],
  window: [
    (w) => `Come ${usNth(w.exact)}, ${w.body} makes its exact ${w.angle.noun} to your ${w.point}.`,
    (w) => `On ${full(w.exact)}, ${w.body} will form an exact ${w.angle.noun} with your natal ${w.point}.`,
    (w) =>
      `From ${us(w.from)} to ${usNth(w.to)}, transiting ${w.body} is ${w.angle.bare} your natal ${w.point}.`,
    (w) => `${w.body}'s ${w.angle.noun} with your ${w.point} lasts until ${plain(w.to)}.`,
    (w) => `The influence of ${w.body} ${w.angle.doing} your ${w.point} fades after ${plain(w.to)}.`,
    (w) => `Your ${w.point} meets ${w.body} in an exact ${w.angle.noun} on ${plain(w.exact)}.`,
    (w) => `${w.body} comes into ${w.angle.noun} with your ${w.point} on ${plain(w.from)}.`,
    (w) =>
      `Mark ${plain(w.exact)}: that is when the ${w.angle.noun} from ${w.body} to your ${w.point} is exact.`,
  ],
  motion: [
    (w) =>
      w.isRetrograde
        ? `Having ${w.body} in retrograde at birth, you think before you leap.`
        : `With ${w.body} direct in your birth chart, you think while you leap.`,
    (w) =>
      w.isRetrograde
        ? `Your natal ${w.body} retrograde turns inward first.`
        : `Your natal ${w.body} is not in retrograde.`,
    (w) => `Your ${w.body} was moving ${w.isRetrograde ? 'backwards' : 'forward'} on the day you were born.`,
  ],
  sky_motion: [
    (w) =>
      w.isRetrograde
        ? `${w.body} retrograde is in full swing at the moment.`
        : `${w.body} is moving direct these days.`,
    (w) => `${w.body} is ${w.isRetrograde ? 'still' : 'no longer'} retrograde.`,
    (w) => `With ${w.body} ${w.isRetrograde ? 'retrograde' : 'direct'} right now, read twice.`,
  ],
  station: [
    (w) => `${w.body} is about to station ${w.turns}, on ${plain(w.on)}.`,
    (w) =>
      w.turns === 'direct'
        ? `${w.body} comes out of retrograde on ${plain(w.on)}.`
        : `${w.body} goes into retrograde on ${plain(w.on)}.`,
    (w) => `On ${usNth(w.on)}, ${w.body} will station ${w.turns}.`,
    (w) =>
      w.turns === 'direct'
        ? `${w.body} retrograde ends on ${plain(w.on)}.`
        : `${w.body} retrograde begins on ${plain(w.on)}.`,
  ],
  sky_sign: [
    (w) => `With ${the(w.body)} continuing its transit through ${w.sign}, the pace stays the same.`,
    (w) => `${The(w.body)} is in ${w.sign} today, and it shows.`,
    (w) => `Right now, the ${w.sign} ${w.body} sets the tone.`,
    (w) => `Transiting ${w.body} is in ${w.sign}.`,
  ],
  passage: [
    (w) => `${w.body} is transiting your ${th(w.house)} house at the moment.`,
    (w) => `As ${w.body} makes its way through your ${w.nth} house, take stock.`,
    (w) => `${w.body} exits your ${w.nth} house on ${plain(w.to)}.`,
    (w) => `${w.body}'s stay in your ${w.nth} house ends on ${plain(w.to)}.`,
    (w) => `You have ${w.body} transiting your ${w.nth} house until ${plain(w.to)}.`,
  ],
  lunation: [
    (w) => `The ${w.sign} ${w.phase === 'new' ? 'New' : 'Full'} Moon arrives on ${usNth(w.on)}.`,
    (w) => `On ${full(w.on)}, the ${w.phase} moon in ${w.sign} asks for a pause.`,
    (w) => `When the moon is ${w.phase} in ${w.sign} on ${plain(w.on)}, rest.`,
  ],
}
