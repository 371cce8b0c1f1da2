/** Who asks how is told what to do before anything of themselves. */
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered } from '../evals/asking.ts'
import { people } from '../evals/people.ts'

const sky = await openSky()
const ask = (question: string, person: (typeof everybody)[number]) => {
  const { name, ...rest } = person
  const at = new Date('2026-11-22T09:00:00Z')
  return answered(sky, { question, at, thread: [], usedPhrases: [], asker: { seed: name, ...rest } })
}
const everybody = people(sky).slice(0, 4)
/** Asks somebody to do a thing, now. */
const DEED =
  /(?:^|[.?!:,] )(?:And one thing more\. )?(?:Say|Ask|Tell|Write|Put|Give|Take|Make|Do|Let|Choose|Show|Finish|Begin|Ring|Leave|Open|Name|Accept|Fix|Go|Join|Keep|Set|Move|Thank|Hand|Decide|Strike|Lay|Announce|Book|Spend|Stop|Work|Find|Empty|Hang|Replace|Invite|Raise|Look|Hold|Update|Have|Propose|Read|Walk|Sit|Copy|Eat|Add|Pay|Sort|Start|Pick|Plan|Try|Learn|Buy|Sleep|Count|Turn|Close|Clear|Before|When|For|On|Once)\b/

describe('how to go about something', () => {
  it.each([
    'How would I go about meeting somebody at my age?',
    'how do i study better for the exam',
    'how do i get fit again',
    'what can i do about my debts',
  ])('opens with a deed and stays true for everybody: %s', (question) => {
    for (const person of everybody) {
      const { text, rejected } = ask(question, person)
      expect(text.split('\n\n').slice(0, 2).join(' ')).toMatch(DEED)
      expect(rejected).toEqual([])
    }
  })
})
