import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined'
import BugReportOutlined from '@mui/icons-material/BugReportOutlined'
import Check from '@mui/icons-material/Check'
import CodeOutlined from '@mui/icons-material/CodeOutlined'
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import LightModeOutlined from '@mui/icons-material/LightModeOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import Logout from '@mui/icons-material/Logout'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import ShieldOutlined from '@mui/icons-material/ShieldOutlined'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import type SvgIcon from '@mui/material/SvgIcon'
import { type Theme, useColorScheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useNavigate } from 'react-router'
import { languages } from '#kernel/shared/names.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { usePageOnScreen } from '#kernel/web/routes.tsx'
import { type Person, useSession } from '#kernel/web/session.ts'
import { nameOfLanguage } from '#platform/identity/language-name.model.ts'
import { namedRoutes, type RouteName } from '../../named-routes.ts'
import { changeLanguage } from './change-language.ts'
import { passwordRouteOf } from './password-route.ts'
import { signOutByHand } from './sign-out-by-hand.ts'

type Choice = { icon: typeof SvgIcon; label: string; onChoose: () => void; isShown?: boolean }

export function PersonMenuList({ person, onClose }: { person: Person; onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const { client } = useSession()
  const layout = usePageOnScreen()?.page.layout ?? 'content'
  const password = passwordRouteOf(person, layout)
  const isPhone = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'), { noSsr: true })
  const { mode, setMode } = useColorScheme()
  const isDark = mode === 'dark'
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
      icon: AdminPanelSettingsOutlined,
      label: 'shell.person.administration',
      onChoose: to('adminOfClientDashboard'),
      isShown: person.adminOfClient && client !== null,
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
  ]
  return (
    <MenuList autoFocusItem aria-label={t('shell.person', { name: `${person.firstname} ${person.name}` })}>
      {choices
        .filter(({ isShown = true }) => isShown)
        .map(choice => (
          <ChoiceItem key={choice.label} {...choice} onClose={onClose} />
        ))}
      {isPhone && <LanguageItems onClose={onClose} />}
      <Divider component="li" />
      <ChoiceItem icon={Logout} label="shell.person.sign-out" onChoose={signOutByHand} onClose={onClose} />
    </MenuList>
  )
}

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

/** On a phone the bar has no room for the languages. */
function LanguageItems({ onClose }: { onClose: () => void }) {
  const present = useLanguage()
  return languages.map(language => (
    <MenuItem
      key={language}
      role="menuitemradio"
      aria-checked={language === present}
      lang={language}
      onClick={() => {
        onClose()
        void changeLanguage(language)
      }}
    >
      <ListItemIcon>{language === present && <Check fontSize="small" />}</ListItemIcon>
      <ListItemText>{nameOfLanguage(language)}</ListItemText>
    </MenuItem>
  ))
}
