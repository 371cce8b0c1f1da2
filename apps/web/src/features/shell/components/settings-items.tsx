import { Link } from '@tanstack/react-router'
import { CreditCard, LogOut, SlidersHorizontal, UserRound } from 'lucide-react'
import { THEMES, useTheme } from '../../../lib/theme.ts'
import type { MenuState } from '../../../ui/menu-later.tsx'
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuSeparator } from '../../../ui/menu.tsx'
import { ThemeMark } from '../../../ui/theme-mark.tsx'
import { words } from '../../../words/index.ts'

const copy = words.shell

/** What the settings menu opens. */
export function SettingsItems({ onLogOut, ...menu }: { onLogOut: () => void } & MenuState) {
  const [theme, setTheme] = useTheme()
  return (
    <Menu {...menu}>
      <MenuLabel>{copy.myAccount}</MenuLabel>
      <MenuItem asChild>
        <Link to="/sanctum/profile">
          <UserRound aria-hidden="true" size={18} strokeWidth={1.6} />
          {copy.profile}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/sanctum/subscription">
          <CreditCard aria-hidden="true" size={18} strokeWidth={1.6} />
          {copy.subscription}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/sanctum/settings">
          <SlidersHorizontal aria-hidden="true" size={18} strokeWidth={1.6} />
          {copy.settingsPage}
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuLabel>{words.common.theme.label}</MenuLabel>
      <MenuRadioGroup
        label={words.common.theme.label}
        value={theme}
        onValueChange={setTheme}
        options={THEMES.map((value) => ({
          value,
          label: words.common.theme[value],
          icon: <ThemeMark theme={value} size={18} />,
        }))}
      />
      <MenuSeparator />
      <MenuItem onSelect={onLogOut}>
        <LogOut aria-hidden="true" size={18} strokeWidth={1.6} />
        {copy.logOut}
      </MenuItem>
    </Menu>
  )
}
