import AdminPanelSettingsOutlined from '~icons/ic/outline-admin-panel-settings'
import BugReportOutlined from '~icons/ic/outline-bug-report'
import CodeOutlined from '~icons/ic/outline-code'
import DarkModeOutlined from '~icons/ic/outline-dark-mode'
import DrawOutlined from '~icons/ic/outline-draw'
import KeyboardOutlined from '~icons/ic/outline-keyboard'
import LightModeOutlined from '~icons/ic/outline-light-mode'
import LockOutlined from '~icons/ic/outline-lock'
import Logout from '~icons/ic/baseline-logout'
import PaletteOutlined from '~icons/ic/outline-palette'
import PersonOutlined from '~icons/ic/outline-person'
import ShieldOutlined from '~icons/ic/outline-shield'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import type SvgIcon from '@mui/material/SvgIcon'
import { useColorScheme } from '@mui/material/styles'
import { useNavigate } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { usePageOnScreen } from '#kernel/web/routes.tsx'
import { type Person, useSession } from '#kernel/web/session.ts'
import { useMenu } from '#platform/rights/rights.web.ts'
import { namedRoutes, type RouteName } from '#platform/named-routes.model.ts'
import { LanguageItems } from './language-items.tsx'
import { passwordRouteOf } from './password-route.ts'
import { isSomethingWaiting } from '#kernel/web/offline/device-marks.ts'
import { showPanel } from './shown-panel.ts'
import { signOutByHand } from './sign-out-by-hand.ts'

type Choice = { icon: typeof SvgIcon; label: string; onChoose: () => void; isShown?: boolean }

export function PersonMenuList({ person, onClose }: { person: Person; onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const { client } = useSession()
  const adminOfClient = useMenu()?.adminOfClient ?? person.adminOfClient
  const layout = usePageOnScreen()?.page.layout ?? 'content'
  const password = passwordRouteOf({ ...person, adminOfClient }, layout)
  const { mode, systemMode, setMode } = useColorScheme()
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark'
  const to = (route: RouteName) => () => navigate(namedRoutes[route])

  const choices: Choice[] = [
    { icon: PersonOutlined, label: 'shell.person.profile', onChoose: to('userProfile') },
    { icon: BugReportOutlined, label: 'shell.person.bug', onChoose: to('bugReportMailer') },
    {
      icon: LockOutlined,
      label: 'shell.person.password',
      onChoose: to(password ?? 'userProfile'),
      isShown: password !== undefined,
    },
    {
      icon: DrawOutlined,
      label: 'shell.person.signature',
      onChoose: to('signatureDelegation'),
      isShown: client !== null,
    },
    {
      icon: AdminPanelSettingsOutlined,
      label: 'shell.person.administration',
      onChoose: to('adminOfClientDashboard'),
      isShown: adminOfClient && client !== null,
    },
    {
      icon: ShieldOutlined,
      label: 'shell.person.platform',
      onChoose: to('superAdminDashboard'),
      isShown: person.superAdmin,
    },
    {
      icon: CodeOutlined,
      label: 'shell.person.development',
      onChoose: to('superDevDashboard'),
      isShown: person.superDev,
    },
    {
      icon: isDark ? LightModeOutlined : DarkModeOutlined,
      label: isDark ? 'shell.person.light' : 'shell.person.dark',
      onChoose: () => setMode(isDark ? 'light' : 'dark'),
    },
    { icon: PaletteOutlined, label: 'shell.appearance', onChoose: () => showPanel('appearance') },
    { icon: KeyboardOutlined, label: 'shell.keyboard', onChoose: () => showPanel('keyboard') },
  ]
  return (
    <MenuList
      autoFocusItem
      variant="menu"
      aria-label={t('shell.person', { name: `${person.firstname} ${person.name}` })}
    >
      {choices
        .filter(({ isShown = true }) => isShown)
        .map(choice => (
          <ChoiceItem key={choice.label} {...choice} onClose={onClose} />
        ))}
      <Divider component="li" />
      <LanguageItems onChoose={onClose} />
      <Divider component="li" />
      <ChoiceItem icon={Logout} label="shell.person.sign-out" onChoose={leave} onClose={onClose} />
    </MenuList>
  )
}

/** What was done without network and waits is told before. */
const leave = () => (isSomethingWaiting() ? showPanel('signOut') : void signOutByHand())

function ChoiceItem({ icon: Icon, label, onChoose, onClose }: Choice & { onClose: () => void }) {
  const t = useT()
  const choose = () => {
    onClose()
    onChoose()
  }
  return (
    <MenuItem onClick={choose}>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{t(label)}</ListItemText>
    </MenuItem>
  )
}
