import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Certificate } from '../../certificate.model.ts'

/** Those that sealed before: what they sealed is still verified by them. */
export function FormerCertificates({ certificates }: { certificates: readonly Certificate[] }) {
  const t = useT()
  const { date } = useFormat()
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        {t('sealing.certificate.former')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {certificates.map(({ id, subject, state, notBefore, notAfter }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.75 }}
          >
            <Typography variant="body2" sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
              <bdi>{subject}</bdi>
              {' · '}
              {t('sealing.certificate.from-to', {
                from: date(notBefore.slice(0, 10)),
                to: date(notAfter.slice(0, 10)),
              })}
            </Typography>
            <Chip label={t(`sealing.certificate.state.${state}`)} tone={state === 'revoked' ? 'error' : 'neutral'} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}
