import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { type Dispute, harmfulReasons } from '../dispute.model.ts'
import { StateChip } from './state-chip.tsx'
import { TimeLeft } from './time-left.tsx'

/** What the customer said, and what was found of it. Amounts are left out where one may not see them. */
export function DisputeFacts({ dispute }: { dispute: Dispute }) {
  const t = useT()
  const { moment, weight, money } = useFormat()
  const { requestedCents, grantedCents, othersOfLots } = dispute
  const isHarmful = harmfulReasons.includes(dispute.reason)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <StateChip state={dispute.state} />
        <TimeLeft dueAt={dispute.dueAt} />
        {dispute.lateReasons.map(reason => (
          <Chip key={reason} label={t(`qualite.dispute.late.${reason}`)} tone="warning" />
        ))}
        {dispute.reopenedCount > 0 && (
          <Chip label={t('qualite.dispute.reopened-times', { count: dispute.reopenedCount })} tone="warning" />
        )}
      </Box>
      {(isHarmful || othersOfLots.length >= 2) && (
        <Alert severity="error">
          {isHarmful
            ? t('qualite.dispute.harmful')
            : t('qualite.dispute.same-lots', { numbers: othersOfLots.map(({ number }) => number).join(', ') })}
        </Alert>
      )}
      <Facts
        facts={[
          { label: t('trade.customer'), value: dispute.customer },
          { label: t('field.company'), value: dispute.company },
          { label: t('qualite.dispute.note'), value: dispute.note },
          { label: t('qualite.dispute.kind'), value: t(`qualite.dispute.kind.${dispute.kind}`) },
          { label: t('qualite.dispute.reason'), value: t(`qualite.reason.${dispute.reason}`) },
          {
            label: t('qualite.dispute.severity'),
            value: t('qualite.dispute.severity-of-3', { level: dispute.severity }),
          },
          { label: t('trade.weight'), value: weight(dispute.kg) },
          { label: t('qualite.dispute.delivered'), value: moment(dispute.deliveredAt) },
          { label: t('qualite.dispute.notified'), value: moment(dispute.notifiedAt) },
          ...(requestedCents === undefined
            ? []
            : [{ label: t('qualite.dispute.requested'), value: money(requestedCents) }]),
          ...(grantedCents === undefined || grantedCents === null
            ? []
            : [{ label: t('qualite.dispute.granted'), value: money(grantedCents) }]),
          ...(dispute.creditNote ? [{ label: t('qualite.dispute.credit-note'), value: dispute.creditNote }] : []),
          ...(dispute.responsibility
            ? [
                {
                  label: t('qualite.dispute.responsibility'),
                  value: t(`qualite.responsibility.${dispute.responsibility}`),
                },
              ]
            : []),
          { label: t('qualite.dispute.by'), value: dispute.createdBy },
          ...long(t('qualite.dispute.facts'), dispute.facts),
          ...long(t('qualite.dispute.question'), dispute.question),
          ...long(t('qualite.dispute.reply'), dispute.reply),
          ...long(t('qualite.dispute.cause'), dispute.cause),
        ]}
      />
    </Box>
  )
}

const long = (label: string, value: string | null) => (value ? [{ label, value, isLong: true }] : [])
