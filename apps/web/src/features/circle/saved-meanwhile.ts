import type { CircleMember } from '@astrarium/contracts'
import { words } from '../../words/index.ts'
import { birthInWords } from '../../lib/birth-in-words.ts'

/** What of the words about somebody another edit changed, as it reads now. */
export function savedMeanwhile(before: CircleMember, now: CircleMember): { label: string; value: string }[] {
  const { add, tags, member } = words.circle
  return [
    ...(before.name !== now.name ? [{ label: add.about.name, value: now.name }] : []),
    ...(before.relationshipTag !== now.relationshipTag
      ? [{ label: add.about.tag, value: tags[now.relationshipTag] }]
      : []),
    ...(before.contextDescription !== now.contextDescription
      ? [{ label: add.about.context, value: now.contextDescription ?? member.changed.nothing }]
      : []),
    ...(JSON.stringify(before.birth) !== JSON.stringify(now.birth)
      ? [{ label: member.birth.title, value: now.birth ? birthInWords(now.birth) : member.changed.nothing }]
      : []),
  ]
}
