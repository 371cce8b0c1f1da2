import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'

const copy = words.secondStep.dialog

/** Shown once, to be kept elsewhere. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const copyAll = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast.success(copy.copied)
  }
  return (
    <section className="rounded-md border border-line bg-surface-2 p-4" aria-label={copy.codes}>
      <div className="mb-3 flex items-center justify-between gap-3">
        <h3 className="font-body text-base font-medium text-ink">{copy.codes}</h3>
        <Button variant="outline" size="sm" onClick={() => void copyAll()}>
          {copy.copy}
        </Button>
      </div>
      <p className="mb-3 text-sm text-ink-2">{copy.codesNote}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono text-sm text-ink">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </section>
  )
}
