import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import type { SignatureFigures } from '../signature.model.ts'

/** How the client signs: its password, who seals, how many let others act for them, the third parties in use. */
export function SignatureCard({ signatures }: { signatures: SignatureFigures }) {
  const t = useT()
  const { number } = useFormat()
  const { hasPassword, provider, delegating, waiting, sealing, signed, services } = signatures
  return (
    <SectionCard
      title={t('client-home.signature')}
      actions={
        <Link component={RouterLink} to={namedRoutes.adminOfClientSignatures} variant="body2">
          {t('field.settings')}
        </Link>
      }
    >
      <Facts
        facts={[
          {
            label: t('field.signaturePassword'),
            value: t(hasPassword ? 'client-home.signature.password-set' : 'client-home.signature.password-none'),
          },
          { label: t('client-home.signature.provider'), value: provider && t(`esign.account.provider.${provider}`) },
          { label: t('client-home.signature.delegating'), value: number(delegating) },
          { label: t('client-home.signature.waiting'), value: number(waiting) },
          ...(sealing > 0 ? [{ label: t('client-home.signature.sealing'), value: number(sealing) }] : []),
          { label: t('client-home.signature.signed'), value: number(signed) },
        ]}
      />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: services.length > 0 ? 1.5 : 0, p: 0 }}>
        {services.map(service => (
          <ServiceLine key={service.id} service={service} />
        ))}
      </Box>
    </SectionCard>
  )
}

const tones = { off: 'neutral', simulated: 'info', on: 'success', failing: 'error' } as const

function ServiceLine({ service: { name, state, testedAt } }: { service: SignatureFigures['services'][number] }) {
  const t = useT()
  return (
    <Box
      component="li"
      sx={theme => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        py: 1,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      <Typography variant="body2" component="span" sx={{ fontWeight: 600, flex: '1 1 140px' }}>
        <bdi>{name}</bdi>
      </Typography>
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {testedAt ? (
          <>
            {t('providers.tested')} <Moment instant={testedAt} />
          </>
        ) : (
          t('providers.never-tested')
        )}
      </Typography>
      <Chip label={t(`providers.state.${state}`)} tone={tones[state]} />
    </Box>
  )
}
