import type { Profile } from '@astrarium/contracts'
import { PHOTO_MAX } from '@astrarium/contracts'
import { Suspense, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { useRemovePhoto, useSetPhoto } from '../photo-mutations.ts'
import { CropDialog } from './lazy.tsx'
import { Photo } from './photo.tsx'

const copy = words.profile.photo
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/** The photo with upload, change and remove, and the address of the account beside it. */
export function PhotoCard({ profile }: { profile: Profile }) {
  const file = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const set = useSetPhoto(() => setPicture(null))
  const remove = useRemovePhoto()
  const hasPhoto = profile.profilePhotoUrl !== null

  async function choose(chosen: File) {
    if (!TYPES.includes(chosen.type)) return void toast.destructive(copy.invalid, words.errors.photo_type)
    if (chosen.size > PHOTO_MAX) return void toast.destructive(copy.invalid, words.errors.photo_too_large)
    try {
      setPicture(await createImageBitmap(chosen))
    } catch {
      toast.destructive(copy.invalid, words.errors.photo_unreadable)
    }
  }

  return (
    <Card title={copy.title}>
      <div className="flex flex-wrap items-center gap-5">
        <div className="grid size-24 shrink-0 place-items-center rounded-full border border-brass font-display text-3xl text-brass">
          <Photo
            url={profile.profilePhotoUrl}
            alt={copy.alt(profile.fullName)}
            initial={<span aria-hidden="true">{Array.from(profile.fullName.trim())[0]?.toUpperCase()}</span>}
          />
        </div>
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-2">
          <p className="break-words">{profile.email}</p>
          <p className="text-sm text-ink-2">{copy.note}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <input
            ref={file}
            type="file"
            accept={TYPES.join()}
            aria-label={hasPhoto ? copy.change : copy.choose}
            tabIndex={-1}
            className="sr-only"
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen) void choose(chosen)
              // so that the same file can be chosen again
              target.value = ''
            }}
          />
          <Button
            variant="outline"
            size="sm"
            busy={set.isPending}
            busyLabel={copy.uploading}
            onClick={() => file.current?.click()}
          >
            {hasPhoto ? copy.change : copy.choose}
          </Button>
          {hasPhoto && (
            <Button
              variant="ghost"
              size="sm"
              busy={remove.isPending}
              busyLabel={copy.removing}
              onClick={() => remove.mutate()}
            >
              {copy.remove}
            </Button>
          )}
        </div>
      </div>
      {picture && (
        <Suspense>
          <CropDialog
            picture={picture}
            isBusy={set.isPending}
            onSave={(photo) => set.mutate(photo)}
            onClose={() => setPicture(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}
