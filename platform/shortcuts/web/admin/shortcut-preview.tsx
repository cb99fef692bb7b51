import StarOutline from '~icons/ic/outline-star-outline'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { ShortcutIcon } from '../shortcut-icon.tsx'

/** The line of the menu in the top bar, while it is typed. */
export function ShortcutPreview() {
  const t = useT()
  const { label, icon, ShortcutType } = useWatch() as { label?: string; icon?: string; ShortcutType?: number }
  return (
    <Box
      component="figure"
      aria-label={t('field.preview')}
      sx={theme => ({ m: 0, p: 2, borderRadius: '10px', backgroundColor: theme.vars.palette.background.default })}
    >
      <Typography component="figcaption" variant="caption" sx={{ color: 'text.secondary' }}>
        {t('shortcuts.admin.preview-text')}
      </Typography>
      <Box
        sx={theme => ({
          mt: 1,
          px: 2,
          py: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          borderRadius: '10px',
          border: `1px solid ${theme.vars.palette.divider}`,
          backgroundColor: theme.vars.palette.background.paper,
        })}
      >
        <Box sx={{ display: 'grid', color: 'primary.main' }}>
          <ShortcutIcon name={icon ?? 'link'} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography noWrap>
            <bdi>{label?.trim() || t('shortcuts.admin.unnamed')}</bdi>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(ShortcutType === 1 ? 'shortcuts.type.action' : 'shortcuts.type.link')}
          </Typography>
        </Box>
        <StarOutline aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
      </Box>
    </Box>
  )
}
