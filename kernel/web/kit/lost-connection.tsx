import CloudOff from '@mui/icons-material/CloudOff'
import Box from '@mui/material/Box'
import { useConnection } from '../connection.ts'
import { useT } from '../i18n.ts'

/** A line at the top as long as the network or the server does not answer. */
export function LostConnection() {
  const t = useT()
  const connection = useConnection()
  return (
    <Box role="status">
      {connection !== 'online' && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1,
            px: 2,
            py: 0.75,
            fontSize: '0.8125rem',
            fontWeight: 600,
            bgcolor: '#8C5300',
            color: '#FFFFFF',
          }}
        >
          <CloudOff aria-hidden sx={{ fontSize: 18 }} />
          {t(`kernel.connection.${connection}`)}
        </Box>
      )}
    </Box>
  )
}
