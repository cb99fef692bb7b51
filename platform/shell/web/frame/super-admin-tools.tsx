import ShieldOutlined from '~icons/ic/outline-shield'
import SwitchAccountOutlined from '~icons/ic/outline-switch-account'
import Chip from '@mui/material/Chip'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { later } from '#kernel/web/later.tsx'
import { useSession } from '#kernel/web/session.ts'
import { clientsLabels, loadSupportPicker } from '#platform/clients/clients.web.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { BarButton } from '#kernel/web/kit/bar-button.tsx'

const SupportPicker = later(loadSupportPicker, { labels: [clientsLabels] })

/** For super administrators: the way home, and the way into a client. */
export function SuperAdminTools() {
  const t = useT()
  const { person } = useSession()
  const [isChoosing, setIsChoosing] = useState(false)
  if (!person?.superAdmin) return null
  return (
    <>
      <BarButton icon={ShieldOutlined} label={t('shell.person.platform')} to={namedRoutes.superAdminDashboard} />
      <Chip
        clickable
        component="button"
        variant="outlined"
        icon={<SwitchAccountOutlined sx={{ fontSize: 17 }} />}
        label={t('shell.support')}
        aria-haspopup="dialog"
        onClick={() => setIsChoosing(true)}
        sx={{ height: 34, flexShrink: 0, fontFamily: 'inherit' }}
      />
      {isChoosing && <SupportPicker onClose={() => setIsChoosing(false)} />}
    </>
  )
}
