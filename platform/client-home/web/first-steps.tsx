import ArrowForward from '~icons/ic/baseline-arrow-forward'
import CheckCircle from '~icons/ic/baseline-check-circle'
import RadioButtonUnchecked from '~icons/ic/baseline-radio-button-unchecked'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { type FirstStep, firstSteps } from '../client-home.model.ts'

const places: Record<FirstStep, string> = {
  company: namedRoutes.adminOfClientCompanies,
  service: namedRoutes.adminOfClientCompanies,
  people: namedRoutes.adminOfClientUsers,
  rights: namedRoutes.adminOfClientCompanies,
}

/** What a new client has to do before it can work: one step at a time, the next one with its button. */
export function FirstSteps({ missing }: { missing: readonly FirstStep[] }) {
  const t = useT()
  const next = missing[0]
  return (
    <SectionCard title={t('client-home.first')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: -1, mb: 1 }}>
        {t('client-home.first-text', { count: missing.length })}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {firstSteps.map(step => {
          const isDone = !missing.includes(step)
          const Sign = isDone ? CheckCircle : RadioButtonUnchecked
          return (
            <Box
              component="li"
              key={step}
              sx={theme => ({
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 1.5,
                py: 1.25,
                '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
              })}
            >
              <Sign
                titleAccess={t(isDone ? 'client-home.step.done' : 'client-home.step.to-do')}
                color={isDone ? 'success' : 'disabled'}
              />
              <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {t(`client-home.step.${step}`)}
                </Typography>
                {!isDone && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {t(`client-home.step.${step}-text`)}
                  </Typography>
                )}
              </Box>
              {step === next && (
                <Button component={Link} to={places[step]} variant="contained" endIcon={<ArrowForward />}>
                  {t(`client-home.step.${step}-do`)}
                </Button>
              )}
            </Box>
          )
        })}
      </Box>
    </SectionCard>
  )
}
