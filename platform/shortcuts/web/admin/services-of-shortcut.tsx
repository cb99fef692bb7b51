import VisibilityOffOutlined from '~icons/ic/outline-visibility-off'
import Box from '@mui/material/Box'
import MuiChip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { Shortcut } from '../../shortcut.model.ts'

const shown = 4

/** Who sees it: the first services, and how many besides; without any it says so. */
export function ServicesOfShortcut({ services }: Pick<Shortcut, 'services'>) {
  const t = useT()
  if (services.length === 0) return <Chip label={t('shortcuts.admin.nobody')} icon={<VisibilityOffOutlined />} />
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      {services.slice(0, shown).map(({ id, name }) => (
        <MuiChip key={id} size="small" variant="outlined" label={<bdi>{name}</bdi>} />
      ))}
      {services.length > shown && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('shortcuts.admin.more-services', { count: services.length - shown })}
        </Typography>
      )}
    </Box>
  )
}
