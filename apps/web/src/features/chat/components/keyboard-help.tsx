import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { words } from '../../../words/index.ts'

const copy = words.chat.keyboard

/** Which keys do what, with the way to switch off those that are a single character. */
export function KeyboardHelp({
  hasSingleKeys,
  onSingleKeysChange,
  onClose,
}: {
  hasSingleKeys: boolean
  onSingleKeysChange: (has: boolean) => void
  onClose: () => void
}) {
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={copy.title}>
      <dl className="flex flex-col">
        {copy.keys.map(({ key, does }) => (
          <div key={key} className="flex items-center justify-between gap-6 border-b border-line py-2.5">
            <dt>
              <kbd className="rounded-sm border border-line-strong bg-bg px-2 py-0.5 font-body text-sm">
                {key}
              </kbd>
            </dt>
            <dd className="text-right text-ink-2">{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={hasSingleKeys} onCheckedChange={onSingleKeysChange} className="mt-3">
        {copy.singles}
      </Checkbox>
    </Dialog>
  )
}
