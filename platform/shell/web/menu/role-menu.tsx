import AppsOutlined from '~icons/ic/outline-apps'
import BookmarkBorder from '~icons/ic/baseline-bookmark-border'
import BuildOutlined from '~icons/ic/outline-build'
import BusinessOutlined from '~icons/ic/outline-business'
import DescriptionOutlined from '~icons/ic/outline-description'
import DrawOutlined from '~icons/ic/outline-draw'
import ExtensionOutlined from '~icons/ic/outline-extension'
import GroupOutlined from '~icons/ic/outline-group'
import History from '~icons/ic/baseline-history'
import Home from '~icons/ic/baseline-home'
import LockOutlined from '~icons/ic/outline-lock'
import MonitorHeartOutlined from '~icons/ic/outline-monitor-heart'
import Reply from '~icons/ic/baseline-reply'
import SyncAltOutlined from '~icons/ic/outline-sync-alt'
import TuneOutlined from '~icons/ic/outline-tune'
import UploadFileOutlined from '~icons/ic/outline-upload-file'
import Box from '@mui/material/Box'
import type SvgIcon from '@mui/material/SvgIcon'
import { useLocation } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { useSession } from '#kernel/web/session.ts'
import { namedRoutes, type RouteName } from '#platform/named-routes.model.ts'
import type { RoleMenuEntry } from '../role-menus.ts'
import { MenuBar } from './menu-bar.tsx'
import { MenuRow } from './menu-row.tsx'
import { MenuSign } from './menu-sign.tsx'

const icons: Partial<Record<RouteName, typeof SvgIcon>> = {
  sunDevelopmentApplications: AppsOutlined,
  sunDevelopmentRapportErreurs: MonitorHeartOutlined,
  sunDevelopmentMaintenance: BuildOutlined,
  sunDevelopmentImport: UploadFileOutlined,
  sunAdministrationClients: BusinessOutlined,
  sunAdministrationUsers: GroupOutlined,
  sunDocumentGeneratorSetUp: DescriptionOutlined,
  sunExternalServices: ExtensionOutlined,
  adminOfClientCompanies: BusinessOutlined,
  adminOfClientUsers: GroupOutlined,
  adminOfClientConfiguration: TuneOutlined,
  adminOfClientSecurity: LockOutlined,
  sunDelegation: SyncAltOutlined,
  sunShortcuts: BookmarkBorder,
  adminOfClientSignatures: DrawOutlined,
  adminOfClientPrestataires: ExtensionOutlined,
  adminOfClientJournal: History,
}

const isAt = (pathname: string, address: string) => pathname === address || pathname.startsWith(`${address}/`)

/** The menu of an administration, and the way back to the applications for whoever works in a client. */
export function RoleMenu({ entries, isMini }: { entries: readonly RoleMenuEntry[]; isMini: boolean }) {
  const t = useT()
  const { pathname } = useLocation()
  const { client } = useSession()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map(({ label, route }) => (
        <li key={route}>
          <MenuRow
            name={t(label)}
            to={namedRoutes[route]}
            isCurrent={isAt(pathname, namedRoutes[route])}
            isMini={isMini}
            icon={<MenuSign icon={icons[route] ?? Home} />}
          />
        </li>
      ))}
      {client && (
        <Box
          component="li"
          sx={theme => ({ mt: 1.5, pt: 1.5, borderTop: `1px solid ${theme.vars.palette.navigation.line}` })}
        >
          <MenuRow
            name={t('shell.menu.back')}
            to={namedRoutes.dashboard}
            isMini={isMini}
            icon={<MenuSign icon={Reply} />}
          />
        </Box>
      )}
    </Box>
  )
}

/** The same along the top. */
export function RoleMenuBar({ entries }: { entries: readonly RoleMenuEntry[] }) {
  const t = useT()
  const { pathname } = useLocation()
  const { client } = useSession()
  const own = entries.map(({ label, route }) => ({
    key: route as string,
    name: t(label),
    to: namedRoutes[route] as string,
    icon: <MenuSign icon={icons[route] ?? Home} />,
    isCurrent: isAt(pathname, namedRoutes[route]),
    children: [],
  }))
  const back = {
    key: 'dashboard',
    name: t('shell.menu.back'),
    to: namedRoutes.dashboard,
    icon: <MenuSign icon={Reply} />,
    isCurrent: false,
    children: [],
  }
  return <MenuBar entries={client ? [...own, back] : own} />
}
