import ManageAccountsOutlined from '~icons/ic/outline-manage-accounts'
import MenuItem from '@mui/material/MenuItem'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { namedRoutes, type RouteName } from '#platform/named-routes.model.ts'
import { BarMenu } from './bar-menu.tsx'
import { useManaged } from './use-managed.ts'

type Entry = { label: string; route: RouteName }

const users: Entry = { label: 'field.users', route: 'managerInviteUsers' }
const services: Entry = { label: 'field.services', route: 'managerOfCompanyServiceAdministration' }

/** What a manager looks after: the people of his services, the services of his companies. */
export function TeamMenu() {
  const t = useT()
  const { managesServices, managesCompanies } = useManaged()
  const entries = [...(managesServices ? [users] : []), ...(managesCompanies ? [services] : [])]
  if (entries.length === 0) return null
  return (
    <BarMenu icon={ManageAccountsOutlined} label={t('shell.manager')}>
      {close =>
        entries.map(({ label, route }) => (
          <MenuItem key={route} component={Link} to={namedRoutes[route]} onClick={close}>
            {t(label)}
          </MenuItem>
        ))
      }
    </BarMenu>
  )
}
