import ErrorOutlined from '~icons/ic/outline-error'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { mendingAddress } from './mending.ts'

type Reason = { code: string; field: string | null; message: string }
type Props = { label: string; reasons: readonly Reason[]; employeeId: string; contractId: string }

/** What stands in the way, each with the way to the field that mends it. */
export function ReasonsList({ label, reasons, ...about }: Props) {
  const t = useT()
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {reasons.map(({ code, field, message }) => {
        const address = field && mendingAddress(field, about)
        return (
          <Box component="li" key={`${code} ${field}`} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            <ErrorOutlined aria-hidden color="warning" sx={{ fontSize: 20, mt: 0.25 }} />
            <Typography variant="body2" sx={{ flex: 1, minWidth: 0 }}>
              {message}
              {address && (
                <>
                  {' '}
                  <Link component={RouterLink} to={address}>
                    {t('rh.dpae.mend')}
                  </Link>
                </>
              )}
            </Typography>
          </Box>
        )
      })}
    </Box>
  )
}
