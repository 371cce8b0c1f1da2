import { Link } from '@tanstack/react-router'
import { LogOut, Moon, Settings, Sun, UserRound } from 'lucide-react'
import { useTheme } from '../../../lib/theme.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuSeparator } from '../../../ui/menu.tsx'
import { words } from '../../../words/index.ts'

const copy = words.shell

export function SettingsMenu({ onLogOut }: { onLogOut: () => void }) {
  const [theme, setTheme] = useTheme()
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={copy.settings}
          className={buttonClass({ variant: 'ghost', size: 'icon' })}
        >
          <Settings aria-hidden="true" size={20} strokeWidth={1.6} />
        </button>
      }
    >
      <MenuLabel>{copy.myAccount}</MenuLabel>
      <MenuItem asChild>
        <Link to="/sanctum/profile">
          <UserRound aria-hidden="true" size={18} strokeWidth={1.6} />
          {copy.profile}
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuLabel>{words.common.theme.label}</MenuLabel>
      <MenuRadioGroup
        label={words.common.theme.label}
        value={theme}
        onValueChange={setTheme}
        options={[
          {
            value: 'night',
            label: words.common.theme.night,
            icon: <Moon aria-hidden="true" size={18} strokeWidth={1.6} />,
          },
          {
            value: 'vellum',
            label: words.common.theme.vellum,
            icon: <Sun aria-hidden="true" size={18} strokeWidth={1.6} />,
          },
        ]}
      />
      <MenuSeparator />
      <MenuItem onSelect={onLogOut}>
        <LogOut aria-hidden="true" size={18} strokeWidth={1.6} />
        {copy.logOut}
      </MenuItem>
    </Menu>
  )
}
