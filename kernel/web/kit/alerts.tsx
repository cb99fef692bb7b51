import CheckCircleOutlined from '~icons/ic/outline-check-circle'
import Close from '~icons/ic/baseline-close'
import ErrorOutlineOutlined from '~icons/ic/outline-error-outline'
import InfoOutlined from '~icons/ic/outline-info'
import WarningAmber from '~icons/ic/baseline-warning-amber'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { closeAlert, type ShownAlert, useAlerts } from '../alerts.ts'
import { useT } from '../i18n.ts'

const icons = { success: CheckCircleOutlined, warning: WarningAmber, error: ErrorOutlineOutlined, info: InfoOutlined }

/** The corner where alerts appear. Mounted once, by the start of the application. */
export function Alerts() {
  const alerts = useAlerts()
  return (
    <Box
      role="log"
      aria-live="polite"
      sx={{
        position: 'fixed',
        insetInlineEnd: 20,
        bottom: 20,
        zIndex: 'snackbar',
        display: 'grid',
        gap: 1,
        width: 'min(380px, calc(100vw - 40px))',
        pointerEvents: 'none',
      }}
    >
      {alerts.map(alert => (
        <AlertCard key={alert.id} alert={alert} />
      ))}
    </Box>
  )
}

function AlertCard({ alert: { id, kind, text, action } }: { alert: ShownAlert }) {
  const t = useT()
  const Icon = icons[kind]
  return (
    <Paper
      role={kind === 'error' ? 'alert' : undefined}
      sx={theme => ({
        pointerEvents: 'auto',
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        p: 1.75,
        borderRadius: '10px',
        border: `1px solid ${theme.vars.palette.divider}`,
        borderInlineStart: `4px solid ${theme.vars.palette[kind].main}`,
        boxShadow: '0 8px 28px rgba(16, 32, 22, 0.16)',
        animation: 'alert-in 160ms ease-out',
        '@keyframes alert-in': { from: { opacity: 0, transform: 'translateY(8px)' } },
      })}
    >
      <Icon aria-hidden sx={{ color: `${kind}.main`, mt: 0.125 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">
          {t(`kernel.alert.${kind}`)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Box>
      {action && (
        <Button
          size="small"
          onClick={() => {
            closeAlert(id)
            action.onSelect()
          }}
        >
          {action.text}
        </Button>
      )}
      <IconButton size="small" aria-label={t('verb.close')} onClick={() => closeAlert(id)}>
        <Close fontSize="small" />
      </IconButton>
    </Paper>
  )
}
