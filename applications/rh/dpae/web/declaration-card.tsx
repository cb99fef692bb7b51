import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { type Fact, Facts } from '#kernel/web/kit/facts.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { DpaeOfContract, DpaeState } from '../dpae.model.ts'
import { DeclarationActs } from './declaration-acts.tsx'
import { DeclaringView } from './declaring-view.tsx'
import { DpaeChip, useClockInWords } from './dpae-chips.tsx'
import { FormerAttempts } from './former-attempts.tsx'
import { ReasonsList } from './reasons-list.tsx'
import { Receipt } from './receipt.tsx'
import { useDeclare } from './use-declare.ts'

/** The declaration of a contract: where it stands, what it lacks, its steps as they run and its receipt. */
export function DeclarationCard({ declaration }: { declaration: DpaeOfContract }) {
  const t = useT()
  const { contractId, employeeId, state, errors, reasons, sendAt } = declaration
  const { moment } = useFormat()
  const { progress, start, retry } = useDeclare(contractId, t('rh.dpae.waits'))
  const missing = isOver.includes(state) ? [] : reasons.filter(({ code }) => code !== 'TOO_EARLY')
  return (
    <SectionCard
      title={`${declaration.typeOfContract} · ${declaration.contractNumber}`}
      actions={<DpaeChip state={state} />}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {declaration.receiptNumber && <Receipt declaration={declaration} />}
        <Facts facts={useFactsOf(declaration)} />
        {state === 'scheduled' && sendAt && (
          <Alert severity="info">{t('rh.dpae.scheduled-for', { moment: moment(sendAt) })}</Alert>
        )}
        {state === 'outdated' && <Alert severity="warning">{t('rh.dpae.outdated-text')}</Alert>}
        {state === 'in_progress' && !progress && <Waiting declaration={declaration} />}
        {errors.length > 0 && !progress && (
          <ReasonsList label={t('rh.dpae.objections')} reasons={errors} {...{ employeeId, contractId }} />
        )}
        {missing.length > 0 && (
          <ReasonsList label={t('rh.dpae.missing')} reasons={missing} {...{ employeeId, contractId }} />
        )}
        {progress && <DeclaringView declaring={progress} onRetry={retry} />}
        <DeclarationActs declaration={declaration} onSend={start} />
        <FormerAttempts declaration={declaration} />
      </Box>
    </SectionCard>
  )
}

/** Nothing is asked for any more. */
const isOver: readonly DpaeState[] = ['accepted', 'in_progress', 'not_needed']

function Waiting({ declaration: { transmissions } }: { declaration: DpaeOfContract }) {
  const t = useT()
  const { moment } = useFormat()
  const [last] = transmissions
  return (
    <Alert severity="info">
      {last?.nextTryAt ? t('rh.dpae.next-try', { moment: moment(last.nextTryAt) }) : t('rh.dpae.under-way')}
    </Alert>
  )
}

function useFactsOf(declaration: DpaeOfContract): Fact[] {
  const t = useT()
  const { date } = useFormat()
  const clock = useClockInWords()(declaration)
  const { hiringDate, hiringTime, company, followUp, risks, organism, account, connector } = declaration
  return [
    { label: t('rh.dpae.hiring'), value: t('rh.dpae.at-hour', { day: date(hiringDate), hour: hiringTime }) },
    { label: t('rh.dpae.deadline'), value: clock },
    { label: t('field.company'), value: company },
    {
      label: t('rh.dpae.organism'),
      value: [t(`rh.dpae.organism.${organism}`), account, t(`rh.dpae.connector.${connector}`)]
        .filter(Boolean)
        .join(' · '),
    },
    { label: t('rh.dpae.follow-up'), value: `${followUp} · ${t(`rh.follow-up.${followUp}`)}` },
    {
      label: t('rh.dpae.risks'),
      value: risks.length > 0 ? risks.map(box => t(`rh.dpae.${box}`)).join(', ') : t('rh.dpae.no-risk'),
      isLong: true,
    },
  ]
}
