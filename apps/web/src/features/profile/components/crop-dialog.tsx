import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { words } from '../../../words/index.ts'
import type { Crop } from '../crop.ts'
import { moved, squareOf, WHOLE, within, ZOOM_MAX } from '../crop.ts'

const copy = words.profile.photo
/** pixels of what is sent: twice what is kept of it at most */
const SIDE = 768
const STEP = 0.05

/** The square of a photo that is kept, chosen by finger, mouse or keys; nothing else of it is sent. */
export function CropDialog({
  picture,
  isBusy,
  onSave,
  onClose,
}: {
  picture: ImageBitmap
  isBusy: boolean
  /** with the square, as base64 */
  onSave: (photo: string) => void
  onClose: () => void
}) {
  // a dialog comes a moment after its owner, and the canvas with it
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const from = useRef<{ x: number; y: number } | null>(null)
  const [crop, setCrop] = useState<Crop>(WHOLE)
  const move = (x: number, y: number) => setCrop((last) => moved(last, { x, y }, picture))
  const enlarge = (zoom: number) => setCrop((last) => within({ ...last, zoom }, picture))

  useEffect(() => {
    const pen = canvas?.getContext('2d')
    if (!pen) return
    const { left, top, side } = squareOf(crop, picture)
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, SIDE, SIDE)
    pen.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE)
  }, [canvas, crop, picture])

  const press = (event: KeyboardEvent) => {
    const steps: Record<string, () => void> = {
      ArrowLeft: () => move(STEP, 0),
      ArrowRight: () => move(-STEP, 0),
      ArrowUp: () => move(0, STEP),
      ArrowDown: () => move(0, -STEP),
      '+': () => enlarge(crop.zoom + 0.1),
      '-': () => enlarge(crop.zoom - 0.1),
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  }

  return (
    <Dialog
      isOpen
      isBusy={isBusy}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.crop.title}
      description={copy.crop.text}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isBusy}>
            {words.common.cancel}
          </Button>
          <Button
            busy={isBusy}
            busyLabel={copy.uploading}
            onClick={() => onSave(canvas!.toDataURL('image/jpeg', 0.92).replace(/^.*,/, ''))}
          >
            {copy.crop.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-5">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moved by the arrow keys */}
        <div
          role="application"
          aria-label={copy.crop.picture}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- moved by the arrow keys
          tabIndex={0}
          onKeyDown={press}
          className="rounded-full"
        >
          <canvas
            ref={setCanvas}
            width={SIDE}
            height={SIDE}
            className="size-64 cursor-grab touch-none rounded-full border border-line-strong active:cursor-grabbing"
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              from.current = { x: event.clientX, y: event.clientY }
            }}
            onPointerMove={({ clientX, clientY, currentTarget }) => {
              if (!from.current) return
              const { width } = currentTarget.getBoundingClientRect()
              move((clientX - from.current.x) / width, (clientY - from.current.y) / width)
              from.current = { x: clientX, y: clientY }
            }}
            onPointerUp={() => (from.current = null)}
            onPointerCancel={() => (from.current = null)}
          />
        </div>
        <label className="flex w-64 flex-col gap-1.5 text-sm text-ink-2">
          {copy.crop.size}
          <input
            type="range"
            min={1}
            max={ZOOM_MAX}
            step={0.05}
            value={crop.zoom}
            onChange={({ target }) => enlarge(Number(target.value))}
            className="h-11 w-full accent-brass"
          />
        </label>
      </div>
    </Dialog>
  )
}
