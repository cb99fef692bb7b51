import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { TimeLeft } from '../../disputes/disputes.web.ts'
import { daysOfRepeat, type NonConformity } from '../non-conformity.model.ts'
import { RepeatChip } from './repeat-chip.tsx'
import { SeverityChip } from './severity-chip.tsx'
import { StateChip } from './state-chip.tsx'

type Props = { record: NonConformity }

/** What was seen, where, of which goods, and why it came. */
export function NonConformityFacts({ record }: Props) {
  const t = useT()
  const { moment, date, weight } = useFormat()
  const { kg, checkOn, isEffective, reopenedCount } = record
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <StateChip state={record.state} />
        <SeverityChip severity={record.severity} />
        <TimeLeft dueAt={record.dueAt} />
        {record.isRepeat && <RepeatChip />}
        {reopenedCount > 0 && (
          <Chip label={t('qualite.dispute.reopened-times', { count: reopenedCount })} tone="warning" />
        )}
      </Box>
      {record.isRepeat && (
        <Alert severity="error">{t('qualite.non-conformity.repeat-text', { days: daysOfRepeat })}</Alert>
      )}
      <Facts
        facts={[
          { label: t('qualite.dispute.facts'), value: record.facts, isLong: true },
          { label: t('qualite.non-conformity.source'), value: t(`qualite.non-conformity.source.${record.source}`) },
          { label: t('qualite.non-conformity.place'), value: record.place },
          { label: t('qualite.non-conformity.detected'), value: moment(record.detectedAt) },
          { label: t('qualite.non-conformity.owner'), value: record.owner },
          { label: t('qualite.non-conformity.supplier'), value: record.partner },
          { label: t('trade.weight'), value: kg !== null && weight(kg) },
          { label: t('qualite.dispute.due'), value: record.dueAt && moment(record.dueAt) },
          ...(checkOn ? [{ label: t('qualite.non-conformity.check-on'), value: date(checkOn) }] : []),
          ...(isEffective === null
            ? []
            : [
                { label: t('qualite.non-conformity.is-effective'), value: t(isEffective ? 'answer.yes' : 'answer.no') },
              ]),
        ]}
      />
      <Lots record={record} />
      <Causes record={record} />
    </>
  )
}

/** Those that a workshop does not know are not held: the word says so. */
function Lots({ record: { lots, hasNoLot } }: Props) {
  const t = useT()
  return (
    <SectionCard title={t('qualite.non-conformity.lots')}>
      {lots.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(hasNoLot ? 'qualite.non-conformity.no-lot' : 'qualite.non-conformity.lots-unsaid')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {lots.map(({ number, isKnown }) => (
          <Chip
            key={number}
            label={isKnown ? number : t('qualite.non-conformity.lot-unknown', { number: `\u2068${number}\u2069` })}
            tone={isKnown ? 'info' : 'neutral'}
          />
        ))}
      </Box>
    </SectionCard>
  )
}

function Causes({ record: { causes, whys } }: Props) {
  const t = useT()
  if (causes.length === 0) return null
  return (
    <SectionCard title={t('qualite.non-conformity.causes')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {causes.map(cause => (
          <Chip key={cause} label={t(`qualite.non-conformity.cause.${cause}`)} tone="info" />
        ))}
      </Box>
      {whys.length > 0 && (
        <Box
          component="ol"
          aria-label={t('qualite.non-conformity.whys')}
          sx={{ m: 0, mt: 1.5, paddingInlineStart: 3, display: 'grid', gap: 0.5 }}
        >
          {whys.map((why, index) => (
            <li key={`${index} ${why}`}>
              <bdi>{why}</bdi>
            </li>
          ))}
        </Box>
      )}
    </SectionCard>
  )
}
