import VisibilityOutlined from '~icons/ic/outline-visibility'
import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { useSession } from '#kernel/web/session.ts'
import { useMenu } from '#platform/rights/rights.web.ts'
import { elementOf } from '../menu/menu-tree.ts'
import { usePlaceInMenu } from '../menu/use-menu.ts'

/** Says why the page shows no button that changes anything. */
export function ReadOnlyChip() {
  const t = useT()
  const place = usePlaceInMenu()
  const menu = useMenu()
  const { client } = useSession()
  const isClientReadOnly = (menu?.client ?? client)?.readOnly ?? false
  const isElementReadOnly = place !== undefined && elementOf(place).readOnly
  if (!isClientReadOnly && !isElementReadOnly) return null
  return (
    <Tooltip title={t(isClientReadOnly ? 'shell.read-only.client' : 'shell.read-only.element')}>
      <Box component="span" sx={{ flexShrink: 0 }}>
        <Chip tone="warning" label={t('state.readOnly')} icon={<VisibilityOutlined sx={{ fontSize: 16 }} />} />
      </Box>
    </Tooltip>
  )
}
