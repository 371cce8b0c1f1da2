import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { words } from '../../../words/index.ts'

const copy = words.signUp.terms

export function TermsDialog({ onClose, onUnderstood }: { onClose: () => void; onUnderstood: () => void }) {
  function understand() {
    onUnderstood()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.title}
      description={copy.updated}
      footer={<Button onClick={understand}>{copy.understand}</Button>}
    >
      {/* scrolls, so the keyboard has to reach it */}
      <div tabIndex={0} role="group" aria-label={copy.title} className="flex flex-col gap-5 text-ink-2">
        {copy.sections.map((section) => (
          <section key={section.title}>
            <h3 className="text-lg text-ink">{section.title}</h3>
            <p className="mt-1 text-base">{section.text}</p>
          </section>
        ))}
        <p className="text-sm">
          {copy.intro}{' '}
          <a href="/privacy-policy" target="_blank" rel="noopener" className="link">
            {copy.privacyLink}
          </a>
          ,{' '}
          <a href="/terms-of-service" target="_blank" rel="noopener" className="link">
            {copy.termsLink}
          </a>
          .
        </p>
      </div>
    </Dialog>
  )
}
