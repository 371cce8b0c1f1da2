import { Settings } from 'lucide-react'
import { buttonClass } from '../../../ui/button.tsx'
import { MenuLater } from '../../../ui/menu-later.tsx'
import { words } from '../../../words/index.ts'

const load = async () => (await import('./settings-items.tsx')).SettingsItems

export function SettingsMenu({ onLogOut }: { onLogOut: () => void }) {
  return (
    <MenuLater
      load={load}
      own={{ onLogOut }}
      trigger={
        <button
          type="button"
          aria-label={words.shell.settings}
          className={buttonClass({ variant: 'ghost', size: 'icon' })}
        >
          <Settings aria-hidden="true" size={20} strokeWidth={1.6} />
        </button>
      }
    />
  )
}
