import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import { PageLink } from '#kernel/web/kit/page-link.tsx'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { useLabelActions } from '#atelier/use-label-actions.ts'
import { lotsCalls } from '../../lots/lots.calls.ts'
import { addressOfLot, rawStockElement } from '../../lots/lots-place.model.ts'
import { deliveriesCalls } from '../deliveries.calls.ts'
import type { Delivery, DeliveryLine } from '../delivery.model.ts'

type Props = {
  line: DeliveryLine
  can: Delivery['can']
  onWeigh: () => void
  onGrade: () => void
  onEdit: () => void
}

const tones: Record<NonNullable<DeliveryLine['grading']>['decision'], Tone> = {
  accepted: 'success',
  downgraded: 'warning',
  refused: 'error',
  quarantine: 'warning',
}

/** A line as large as a glove needs it: what, from where, how much, and the two things that are done with it. */
export function LineCard({ line, can, onWeigh, onGrade, onEdit }: Props) {
  const t = useT()
  const { weight, date, number } = useFormat()
  const labelActions = useLabelActions()
  const readsStock = useLevel(rawStockElement) >= 1
  const { start } = useSend(deliveriesCalls.deleteDeliveryLine, { staysOnPage: true })
  const { grading, lot, needsGrading } = line
  const told = [
    line.place,
    t('atelier.lot.harvested', { date: date(line.harvestedOn) }),
    line.category && t(`atelier.lot.category.${line.category}`),
    line.temperatureC !== null && t('atelier.delivery.degrees', { degrees: number(line.temperatureC) }),
    line.externalNumber,
  ]
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="h6" component="h2">
            {line.rank}. {line.article}
            {line.cropCode && ` (${line.cropCode})`}
          </Typography>
          {grading && <Chip label={t(`atelier.grading.decision.${grading.decision}`)} tone={tones[grading.decision]} />}
          {!grading && needsGrading && <Chip label={t('atelier.grading.awaited')} tone="warning" />}
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>{told.filter(Boolean).join(' · ')}</Typography>
        {lot && (
          <Link component={PageLink} to={addressOfLot({ id: lot.id, kind: 'harvest' })}>
            <bdi>{lot.number}</bdi>
          </Link>
        )}
      </Box>
      <Box sx={{ textAlign: 'end', minWidth: 140 }}>
        <Box sx={{ fontSize: '1.8rem', fontWeight: 750, fontVariantNumeric: 'tabular-nums', lineHeight: 1.1 }}>
          <bdi>{weight(line.netKg)}</bdi>
        </Box>
        <Box sx={{ color: 'text.secondary' }}>
          {t('atelier.delivery.weighed', { count: line.weighings, crates: line.crates })}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        {can.weigh && (
          <Button variant="contained" size="large" onClick={onWeigh} sx={{ minHeight: 56, minWidth: 96 }}>
            {t('atelier.delivery.weigh')}
          </Button>
        )}
        {can.grade && (
          <Button variant="outlined" size="large" onClick={onGrade} sx={{ minHeight: 56, minWidth: 96 }}>
            {t('atelier.grading.verb')}
          </Button>
        )}
        <RowMenu
          label={t('verb.actOnNamed', { name: line.article })}
          actions={[
            ...(lot && readsStock
              ? labelActions(lotsCalls.getLabelOfLot, {
                  say: format => t(`atelier.lot.print.${format}`),
                  asked: format => ({ id: lot.id, format }),
                })
              : []),
            ...(can.write ? [{ label: t('verb.edit'), onSelect: onEdit }] : []),
            ...(can.write && line.weighings === 0
              ? [{ label: t('verb.delete'), isDestructive: true, onSelect: () => start({ lineId: line.id }) }]
              : []),
          ]}
        />
      </Box>
    </Card>
  )
}
