import { words } from '../../words/index.ts'

const copy = words.whoSees

export interface Seen {
  how: 'whole' | 'partly' | 'nothing'
  note?: string
}

/** What is seen by the person, their Circle, people who search, and an outside model, in this order. */
export function seesRows({
  isFindable,
  hasModel,
}: {
  isFindable: boolean
  hasModel: boolean
}): { what: string; seen: [Seen, Seen, Seen, Seen] }[] {
  const model = (note: string) => (hasModel ? partly(note) : NOTHING)
  return [
    {
      what: copy.name,
      seen: [WHOLE, whole(copy.linked), isFindable ? WHOLE : nothing(copy.hidden), NOTHING],
    },
    { what: copy.photo, seen: [WHOLE, whole(copy.linked), NOTHING, NOTHING] },
    { what: copy.joins, seen: [WHOLE, whole(copy.twoOnly), NOTHING, NOTHING] },
    { what: copy.wheel, seen: [WHOLE, partly(copy.withConsent), NOTHING, model(copy.placements)] },
    { what: copy.birth, seen: [WHOLE, nothing(copy.never), nothing(copy.never), nothing(copy.never)] },
    { what: copy.questions, seen: [WHOLE, NOTHING, NOTHING, model(copy.withoutNames)] },
    { what: copy.answers, seen: [WHOLE, NOTHING, NOTHING, model(copy.worded)] },
    { what: copy.notes, seen: [WHOLE, NOTHING, NOTHING, NOTHING] },
  ]
}

const whole = (note: string): Seen => ({ how: 'whole', note })
const partly = (note: string): Seen => ({ how: 'partly', note })
const nothing = (note: string): Seen => ({ how: 'nothing', note })
const WHOLE: Seen = { how: 'whole' }
const NOTHING: Seen = { how: 'nothing' }
