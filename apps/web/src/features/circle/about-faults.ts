import { MEMBER_NAME_MAX, RELATIONSHIP_CONTEXT_MAX } from '@astrarium/contracts'
import type { RelationshipTag } from '@astrarium/contracts'
import type { FieldErrors } from '../../ui/form/use-form.ts'
import { words } from '../../words/index.ts'

/** What is typed about somebody, apart from their birth. */
export interface About {
  name: string
  /** empty until it is chosen */
  relationshipTag: RelationshipTag | ''
  context: string
}

export function aboutFaults({ name, relationshipTag, context }: About): FieldErrors<About> {
  const copy = words.circle.add.about
  return {
    name:
      name.trim() === ''
        ? copy.nameMissing
        : name.trim().length > MEMBER_NAME_MAX
          ? copy.nameLong
          : undefined,
    relationshipTag: relationshipTag === '' ? copy.tagMissing : undefined,
    context: context.trim().length > RELATIONSHIP_CONTEXT_MAX ? copy.contextLong : undefined,
  }
}
