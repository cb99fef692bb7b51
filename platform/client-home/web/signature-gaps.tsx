import WarningAmber from '~icons/ic/baseline-warning-amber'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { gapsOf, isFailing, isUntested, type SignatureFigures, type SignatureGap } from '../signature.model.ts'

const places: Record<SignatureGap, string> = {
  password: namedRoutes.adminOfClientSignatures,
  provider: namedRoutes.adminOfClientPrestataires,
  failing: namedRoutes.adminOfClientPrestataires,
  untested: namedRoutes.adminOfClientPrestataires,
}

/** What keeps documents from being signed, each with the page where it is mended; nothing where all is well. */
export function SignatureGaps({ signatures }: { signatures: SignatureFigures }) {
  const t = useT()
  const gaps = gapsOf(signatures)
  if (gaps.length === 0) return null
  const names = {
    failing: signatures.services.filter(isFailing),
    untested: signatures.services.filter(isUntested),
    password: [],
    provider: [],
  }
  return (
    <SectionCard title={t('client-home.signature.gaps')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {gaps.map(gap => (
          <Box
            component="li"
            key={gap}
            sx={theme => ({
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1.5,
              py: 1.25,
              '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
            })}
          >
            <WarningAmber color={gap === 'failing' ? 'error' : 'warning'} />
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {t(`client-home.gap.${gap}`)}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t(`client-home.gap.${gap}-text`, { names: names[gap].map(({ name }) => name).join(', ') })}
              </Typography>
            </Box>
            <Button component={Link} to={places[gap]} variant={gap === gaps[0] ? 'contained' : 'outlined'}>
              {t(`client-home.gap.${gap}-do`)}
            </Button>
          </Box>
        ))}
      </Box>
    </SectionCard>
  )
}
