import { isWrittenLate, peopleMeant } from '@astrarium/arion'
import type { CirclePerson, Company, ThreadTurn } from '@astrarium/arion'
import type { ChartSettings } from '@astrarium/contracts'
import type { Tx } from '../../../platform/db/database.ts'
import type { UserContext } from '../../../platform/context.ts'
import { generateChart } from '../../chart/service/generate-chart.ts'
import { findMember, listMembers } from '../repository.ts'
import { sealed } from '../sealed.ts'
import { readSharedByMember, readSharedWheels } from './read-shared.ts'

interface Asked {
  /** everybody in the Circle of whoever asks */
  people: CirclePerson[]
  question: string
  thread: readonly ThreadTurn[]
  /** the member whom the conversation is about */
  about: string | null
  /** how charts are made for whoever asks */
  settings: ChartSettings
}

/** Everybody in a person's Circle, as a question may name them. */
export async function listPeople({ actor, vault }: UserContext, tx: Tx): Promise<CirclePerson[]> {
  return (await listMembers(tx, actor.userId)).map((row) => {
    const person = {
      id: row.id,
      name: vault.open(sealed.name, row.userId, row.nameSealed),
      tag: row.relationshipTag,
      isNameTheirs: row.nameFromUserId !== null,
    }
    const written = vault.open(sealed.contextDescription, row.userId, row.contextDescriptionSealed)
    return { ...person, isLate: isWrittenLate(written, person) }
  })
}

/**
 * Whom a question may be about: everybody by name, and of those whom it may mean the charts that the person
 * may see whole: of wheels they are shown, and of births they typed in. `shownBy` are the links of the
 * former, by whom they show, with which an answer goes.
 */
export async function readCompany(
  context: UserContext,
  { people, question, thread, about, settings }: Asked,
): Promise<{ company: Company; shownBy: ReadonlyMap<string, string> }> {
  const { actor, db, vault } = context
  const charts: [string, NonNullable<ReturnType<typeof generateChart>>['chart']][] = []
  const withheld = new Set<string>()
  const shownBy = new Map<string, string>()
  for (const { id } of peopleMeant({ question, thread, people, about })) {
    const wheel = (await readSharedWheels(context, id)).get(id)
    if (wheel) {
      charts.push([id, wheel.natal])
      shownBy.set(id, wheel.linkId)
      continue
    }
    const row = await db.asUserAtOnce(actor.userId, (tx) => findMember(tx, actor.userId, id))
    const birth = row && vault.open(sealed.birth, row.userId, row.birthSealed)
    if (birth) charts.push([id, generateChart(context, birth, settings).chart])
    else if ((await readSharedByMember(context, id)).size > 0) withheld.add(id)
  }
  return { company: { people, about, charts: new Map(charts), withheld }, shownBy }
}
