import SupportAgent from '~icons/ic/baseline-support-agent'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useT } from '#kernel/web/i18n.ts'
import { useOwnSupport } from './use-own-support.ts'

const height = 44
const red = '#A82735'

/** Over every page while one helps a client: where one is, how long still, the way out. */
export function SupportBar() {
  const t = useT()
  const { client, support, minutesLeft, leave, renew, isAtWork } = useOwnSupport()
  if (!support || !client) return null
  return (
    <>
      <GlobalStyles styles={{ ':root': { '--shell-top': `${height}px` } }} />
      <Box
        component="section"
        aria-label={t('field.support')}
        sx={theme => ({
          position: 'sticky',
          top: 0,
          zIndex: theme.zIndex.drawer + 1,
          height,
          px: { xs: 1.5, sm: 3 },
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 1.5 },
          color: '#FFFFFF',
          backgroundColor: red,
        })}
      >
        <SupportAgent aria-hidden sx={{ fontSize: 20, display: { xs: 'none', sm: 'block' } }} />
        <Box
          component="p"
          title={support.reason}
          sx={{
            m: 0,
            flex: 1,
            minWidth: 0,
            display: 'flex',
            whiteSpace: 'pre',
            fontWeight: 650,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <span>{t('field.support')} - </span>
          <Box component="bdi" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {client.name}
          </Box>
          <span> - {t('clients.support.minutes', { count: minutesLeft })}</span>
          {support.level === 'read' && <span> · {t('state.readOnly')}</span>}
        </Box>
        <Button size="small" color="inherit" disabled={isAtWork} onClick={renew} sx={quiet}>
          {t('verb.renew')}
        </Button>
        <Button size="small" color="inherit" variant="outlined" disabled={isAtWork} onClick={leave} sx={quiet}>
          {t('clients.support.leave')}
        </Button>
      </Box>
    </>
  )
}

const quiet = {
  flex: 'none',
  minHeight: 34,
  color: 'inherit',
  backgroundColor: 'transparent',
  borderColor: 'rgba(255, 255, 255, 0.6)',
  '&:hover': { backgroundColor: 'rgba(255, 255, 255, 0.16)', borderColor: '#FFFFFF' },
  '&.Mui-disabled': { color: 'inherit', opacity: 0.7 },
}
