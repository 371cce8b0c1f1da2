import type { FactShown } from '@astrarium/contracts'
import { optionsOf } from '../options.ts'
import { BasedOn } from './based-on.tsx'
import { ChoiceFacts } from './choice-facts.tsx'

/** What an answer of the chat rests on: of a choice by its options, else in one row. */
export function AnswerFacts({ facts }: { facts: readonly FactShown[] }) {
  const choice = optionsOf(facts)
  return choice ? <ChoiceFacts {...choice} /> : <BasedOn facts={facts} />
}
