import type { Profile } from '@astrarium/contracts'
import { timeInLine } from '../../../lib/birth-in-words.ts'
import { formatDate, formatLocalDate } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { words } from '../../../words/index.ts'
import { ReadOnlyRow } from '../../profile/components/read-only-row.tsx'
import { type FoundArchive, replacedBy } from '../found-archive.ts'
import { useImportArchive } from '../mutations.ts'

const copy = words.settings.importing

/** Whose archive it is, and what of one's own it takes the place of, before it does. */
export function ImportDialog({
  found,
  profile,
  onClose,
}: {
  found: FoundArchive
  profile: Profile
  onClose: () => void
}) {
  const take = useImportArchive(onClose)
  const { name, birth, madeAt, people, conversations } = found
  const replaced = replacedBy(found, profile)
  return (
    <Dialog
      isOpen
      isBusy={take.isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.title}
      description={copy.text}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={take.isPending}>
            {copy.cancel}
          </Button>
          <Button busy={take.isPending} busyLabel={copy.busy} onClick={() => take.mutate(found.archive)}>
            {copy.submit}
          </Button>
        </>
      }
    >
      <dl className="grid gap-4 sm:grid-cols-2">
        <ReadOnlyRow label={copy.of}>{name ?? copy.nobody}</ReadOnlyRow>
        <ReadOnlyRow label={copy.madeAt}>{madeAt === null ? copy.nobody : formatDate(madeAt)}</ReadOnlyRow>
        <ReadOnlyRow label={copy.birth} note={birth?.birthPlace}>
          {birth ? copy.born(formatLocalDate(birth.birthDate), timeInLine(birth)) : copy.nobody}
        </ReadOnlyRow>
        <ReadOnlyRow label={copy.holds}>{copy.counts(people, conversations)}</ReadOnlyRow>
      </dl>
      <section className="mt-5 rounded-md border border-line bg-surface-2 p-4 text-sm text-ink-2">
        {replaced.length === 0 ? (
          <p>{copy.replacesNothing}</p>
        ) : (
          <>
            <h3 className="text-sm font-medium text-ink">{copy.replaces}</h3>
            <ul className="mt-2 list-disc pl-5">
              {replaced.map((part) => (
                <li key={part}>{copy.parts[part]}</li>
              ))}
            </ul>
          </>
        )}
      </section>
    </Dialog>
  )
}
