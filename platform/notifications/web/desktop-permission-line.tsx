import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { useDesktopPermission } from './desktop.ts'

/** Whether this browser may show notifications outside the page, and the button that asks for it. */
export function DesktopPermissionLine() {
  const t = useT()
  const { permission, ask } = useDesktopPermission()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 260px' }}>
        {t(`notifications.desktop.${permission}`)}
      </Typography>
      {permission === 'default' && (
        <Button variant="outlined" color="inherit" onClick={() => void ask()}>
          {t('notifications.desktop.allow')}
        </Button>
      )}
    </Box>
  )
}
