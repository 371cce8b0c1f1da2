import type { WindowEnergy } from '@astrarium/contracts'
import type { PlacementFact } from '../../brief/facts.ts'
import { drivingPlacement } from '../../almanac/plans/shared.ts'
import { signSentence } from '../../almanac/sign-sentences.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { FieldWriter } from '../field-writer.ts'
import { wants } from '../../almanac/placement-lines.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

/** Where the person stands in it, one question to take along, one sentence to say to oneself. */
export function soulGuidance(
  writer: FieldWriter,
  energy: WindowEnergy,
): { soulReflection: string; soulAffirmation: string } {
  const { composer } = writer
  const drive = drivingPlacement(composer)
  const soulReflection = writer.write(reflection(composer, drive, energy)).text
  const soulAffirmation = drive ? (composer.unit(`affirm@${drive.sign}`)?.text ?? '') : ''
  return { soulReflection, soulAffirmation }
}

function* reflection(
  composer: Composer,
  drive: PlacementFact | null,
  energy: WindowEnergy,
): Iterable<LineOrBreak> {
  const want = drive ? wants(composer, drive.point) : null
  if (want && drive) yield { ...want, facts: [drive] }
  const line = drive ? signSentence(composer, 'self', drive.sign) : null
  if (line) yield line
  const question = composer.unit(`reflect.${energy}`)
  if (question) yield composer.line(question.text)
}
