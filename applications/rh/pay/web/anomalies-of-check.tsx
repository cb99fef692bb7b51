import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Fold } from '#kernel/web/kit/fold.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { PersonsAnomaly } from '../anomaly.model.ts'
import { toneOf } from './anomaly-chips.tsx'
import { useAnomalyWords, useWhen } from './use-anomaly-words.ts'

type Props = { anomalies: readonly PersonsAnomaly[]; onOpen: (anomaly: PersonsAnomaly) => void }

/** What stands against a check, what blocks first; each opens whose it is. */
export function AnomaliesOfCheck({ anomalies, onOpen }: Props) {
  const t = useT()
  const isOf = (tone: string) => anomalies.filter(one => toneOf(one) === tone)
  const groups = [
    { key: 'error', found: isOf('error'), startsOpen: true },
    { key: 'warning', found: isOf('warning'), startsOpen: isOf('error').length === 0 },
    { key: 'success', found: isOf('success'), startsOpen: false },
  ].filter(({ found }) => found.length > 0)
  return (
    <SectionCard title={t('rh.pay.anomalies')}>
      {groups.length === 0 && <Typography color="text.secondary">{t('rh.pay.no-anomaly')}</Typography>}
      {groups.map(({ key, found, startsOpen }) => (
        <Fold key={key} name={t(`rh.pay.severity.${key}`)} count={found.length} startsOpen={startsOpen}>
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: { xs: 208, xl: 520 }, overflowY: 'auto' }}
          >
            {found.map(anomaly => (
              <AnomalyLine
                key={`${anomaly.employeeId} ${anomaly.code} ${anomaly.day} ${anomaly.found}`}
                anomaly={anomaly}
                onOpen={() => onOpen(anomaly)}
              />
            ))}
          </Box>
        </Fold>
      ))}
    </SectionCard>
  )
}

function AnomalyLine({ anomaly, onOpen }: { anomaly: PersonsAnomaly; onOpen: () => void }) {
  const words = useAnomalyWords()
  const when = useWhen()
  const tone = toneOf(anomaly)
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <ButtonBase
        onClick={onOpen}
        sx={{
          width: 1,
          display: 'block',
          textAlign: 'start',
          px: 1,
          py: 0.75,
          borderInlineStart: 3,
          borderColor: `${tone}.main`,
          '&:hover, &:focus-visible': { backgroundColor: 'action.hover' },
        }}
      >
        <Typography variant="body2" component="span" sx={{ display: 'block', fontWeight: 600 }}>
          <bdi>{anomaly.name}</bdi>
        </Typography>
        <Typography variant="caption" component="span" color="text.secondary" sx={{ display: 'block' }}>
          <bdi>{[anomaly.day && when(anomaly.day), words(anomaly)].filter(Boolean).join(' · ')}</bdi>
        </Typography>
      </ButtonBase>
    </Box>
  )
}
