import Check from '~icons/ic/baseline-check'
import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import type { StateOfNonConformity } from '../non-conformity.model.ts'

const way = ['open', 'contained', 'analysed', 'acting', 'verified', 'closed'] as const satisfies StateOfNonConformity[]

/** How far it has come on its way; one that was cancelled left it. */
export function WayOfRecord({ state }: { state: StateOfNonConformity }) {
  const t = useT()
  if (state === 'cancelled') return null
  const present = way.indexOf(state)
  return (
    <Box
      component="ol"
      aria-label={t('qualite.non-conformity.way')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(3, 1fr)', sm: 'repeat(6, 1fr)' },
        gap: 0.75,
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {way.map((step, place) => {
        const isBehind = place < present || state === 'closed'
        return (
          <Box
            component="li"
            key={step}
            aria-current={place === present ? 'step' : undefined}
            sx={{
              pt: 1,
              borderTop: 4,
              borderColor: place <= present ? 'primary.main' : 'divider',
              color: place === present ? 'text.primary' : isBehind ? 'primary.strong' : 'text.secondary',
              display: 'flex',
              alignItems: 'center',
              gap: 0.5,
              fontSize: 13,
              fontWeight: place === present ? 700 : 500,
            }}
          >
            {isBehind && <Check aria-hidden sx={{ fontSize: 16, flexShrink: 0 }} />}
            {t(`qualite.non-conformity.state.${step}`)}
          </Box>
        )
      })}
    </Box>
  )
}
