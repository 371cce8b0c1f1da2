/** A matter that was named leads the answer, and what was told of a time stands before what stood over it. */
import { KINDS } from '../../kinds/index.ts'
import { sureSign } from '../../chart/certainty.ts'
import type { MatterName } from '../../question/named/matter-names.ts'
import type { Composer } from '../composer.ts'
import type { LineOrBreak } from '../line.ts'
import { placementSource } from '../placement-lines.ts'

export function* namedFirst(composer: Composer): Iterable<LineOrBreak> {
  const { named, matter, kind } = composer.context.intent
  if (!named) return
  if (named.matter && named.matter === matter) yield* matterLines(composer, matter)
  else if (named.told && KINDS[kind].isOfPast)
    yield composer.line(`You tell me that ${named.told} then; this is what stood over it.`)
}

/** Whoever asks how gets the deed at once, and the reasons after it. */
function* matterLines(composer: Composer, matter: MatterName): Iterable<LineOrBreak> {
  if (matter === 'where_meet') yield* whereMet(composer)
  const opening = composer.unit(`matter.${matter}.open`)
  if (opening) yield composer.line(opening.text)
  if (composer.context.intent.named?.asksHow) yield* matterDeed(composer, matter)
  yield composer.paragraph()
}

/** Where somebody is met: by the sign of what draws one, as far as it is sure. */
function* whereMet(composer: Composer): Iterable<LineOrBreak> {
  const { chart, placements } = composer.context
  for (const point of ['venus', 'mars', 'sun'] as const) {
    const sign = sureSign(chart, point)
    const fact = placements.find((one) => one.point === point)
    const unit = sign && fact ? composer.unit(`where@${sign}`) : null
    if (!unit || !fact) continue
    yield composer.line(unit.text)
    yield placementSource(composer, fact)
    return
  }
}

function* matterDeed(composer: Composer, matter: MatterName): Iterable<LineOrBreak> {
  const deed = composer.unit(`matter.${matter}.deed`, { isOptional: true })
  if (deed) yield composer.line(deed.text)
}
