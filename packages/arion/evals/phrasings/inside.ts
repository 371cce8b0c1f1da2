/** Phrasings of the planted-error trial that the check was developed on. */
import type { DayWords, Phrasings } from './phrasing.ts'

const the = (body: string) => (body === 'Sun' || body === 'Moon' ? `the ${body}` : body)
const plain = ({ day, month, year }: DayWords) => `${day} ${month} ${year}`
const us = ({ month, day, year }: DayWords) => `${month} ${day}, ${year}`
const usNth = ({ month, nth, year }: DayWords) => `${month} ${nth}, ${year}`

export const INSIDE: Phrasings = {
  sign: [
    (w) => `That is your ${w.body} in ${w.sign} speaking.`,
    (w) => `You were born with your ${w.body} in ${w.sign}.`,
    (w) => `A ${w.sign} ${w.body} like yours wants to know the reason first.`,
    (w) => `In your chart, ${w.body} is in ${w.sign}, and you can rely on it.`,
    (w) => `Since your ${w.body} is a ${w.sign} ${w.body}, haste does not become you.`,
    (w) => `Your natal ${w.body} in ${w.sign} is patient with details.`,
    (w) => `Your ${w.body} isn't in ${w.other}; it is in ${w.sign}.`,
    (w) => `${the(w.body).replace(/^t/, 'T')} in your chart is at ${w.degree}° ${w.sign}.`,
    (w) => `What helps is that you have your ${w.body} in the sign of ${w.sign}.`,
    (w) => `The ${w.sign} placement of your ${w.body} is a quiet asset.`,
  ],
  rising: [
    (w) => `Your Ascendant in ${w.sign} opens doors.`,
    (w) => `You have ${w.sign} rising, and people notice.`,
    (w) => `${w.sign} is your rising sign.`,
  ],
  house: [
    (w) => `That is your ${w.body} in your ${w.nth} house.`,
    (w) => `Your ${w.body} stands in the ${w.nth} house, where things are slow.`,
    (w) => `Your natal ${w.body} is placed in house ${w.house}.`,
    (w) => `With your ${w.body} in the ${w.nth} house, this is no small matter.`,
    (w) => `It is the ${w.nth} house in which your ${w.body} was placed.`,
    (w) => `The ${w.nth} house contains your ${w.body}, and that is telling.`,
  ],
  aspect: [
    (w) => `In your chart that is your ${w.a} ${w.angle.bare} ${the(w.b)}.`,
    (w) => `Your ${w.a} is in ${w.angle.noun} with your ${w.b}.`,
    (w) => `Your ${w.a} and your ${w.b} are in ${w.angle.noun}.`,
    (w) => `Natally, ${w.a} ${w.angle.verb} ${w.b} for you.`,
    (w) => `The ${w.a}-${w.b} ${w.angle.noun} in your chart explains it.`,
    (w) => `You have a ${w.angle.noun} between ${w.a} and ${w.b}.`,
    (w) => `With your ${w.a} ${w.angle.doing} your ${w.b}, you rarely rest.`,
    (w) => `Your ${w.b} is on the receiving end of a ${w.angle.noun} from your ${w.a}.`,
  ],
  transit: [
    (w) => `${w.body} is ${w.angle.doing} your ${w.point}.`,
    (w) => `${w.body} ${w.angle.verb} your ${w.point} at present.`,
    (w) => `Your natal ${w.point} has transiting ${w.body} in ${w.angle.noun} to it.`,
    (w) => `Currently, ${w.body} makes a ${w.angle.noun} to your ${w.point}.`,
    (w) => `The present ${w.angle.noun} of ${w.body} to your ${w.point} takes effort.`,
    (w) => `Your ${w.point} is under a ${w.angle.noun} from ${w.body} now.`,
  ],
  window: [
    (w) =>
      `${w.body} ${w.angle.verb} your ${w.point} from ${plain(w.from)} to ${plain(w.to)}, exact on ${plain(w.exact)}.`,
    (w) => `${w.body} forms an exact ${w.angle.noun} to your ${w.point} on ${usNth(w.exact)}.`,
    (w) => `Until ${plain(w.to)}, ${w.body} ${w.angle.verb} your ${w.point}.`,
    (w) => `The ${w.angle.noun} of ${w.body} to your ${w.point} begins on ${us(w.from)}.`,
    (w) => `By ${us(w.to)} the ${w.angle.noun} from ${w.body} to your ${w.point} is over.`,
    (w) => `In ${w.exact.month} ${w.exact.year}, ${w.body} ${w.angle.verb} your ${w.point}.`,
    (w) => `${w.body} ${w.angle.verb} your ${w.point}. It is exact on ${plain(w.exact)}.`,
  ],
  motion: [
    (w) => `You have ${w.body} ${w.isRetrograde ? 'retrograde' : 'direct'} in your birth chart.`,
    (w) => `Your ${w.body} was ${w.isRetrograde ? '' : 'not '}retrograde at birth.`,
    (w) =>
      w.isRetrograde
        ? `Your retrograde ${w.body} goes over things twice.`
        : `Your ${w.body}, direct at birth, goes straight on.`,
  ],
  sky_motion: [
    (w) => `${w.body} is ${w.isRetrograde ? '' : 'not '}retrograde now.`,
    (w) => `At present ${w.body} moves ${w.isRetrograde ? 'retrograde' : 'direct'}.`,
  ],
  station: [
    (w) => `${w.body} turns ${w.turns} on ${plain(w.on)}.`,
    (w) => `On ${us(w.on)} ${w.body} stations ${w.turns}.`,
    (w) => `${w.body} goes ${w.turns} around ${plain(w.on)}.`,
  ],
  sky_sign: [
    (w) => `${the(w.body).replace(/^t/, 'T')} is in ${w.sign} now.`,
    (w) => `At the moment ${the(w.body)} passes through ${w.sign}.`,
    (w) => `Today's ${w.sign} ${w.body} wants little talk.`,
  ],
  passage: [
    (w) => `${w.body} is in your ${w.nth} house until ${plain(w.to)}.`,
    (w) => `At the moment ${w.body} is passing through your ${w.nth} house.`,
    (w) => `Until ${us(w.to)}, ${w.body} keeps to your ${w.nth} house.`,
  ],
  lunation: [
    (w) => `The ${w.phase} moon of ${plain(w.on)} falls in ${w.sign}.`,
    (w) => `On ${us(w.on)} there is a ${w.phase} moon in ${w.sign}.`,
  ],
}
