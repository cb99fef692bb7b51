import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { z } from 'zod'
import { dayAndHourOf, instantOf } from '#kernel/shared/business-zone.ts'
import type { SentTo } from '#kernel/shared/call.ts'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { TimeField } from '#kernel/web/kit/time-field.tsx'
import { serverNow } from '#kernel/web/server-time.ts'
import {
  type DisputableNote,
  type Dispute,
  type DisputeChoices,
  kindsOfDispute,
  reasonsOfDispute,
  sourcesOfDispute,
} from '../dispute.model.ts'
import { disputesCalls } from '../disputes.calls.ts'
import { GoodsFields } from './goods-fields.tsx'
import { inCents } from '#kernel/web/kit/in-cents.ts'

const required = z.string().min(1, 'kernel.form.required')
const registration = z.strictObject({
  companyId: required,
  partnerId: required,
  noteText: textOrNone,
  deliveredDay: required,
  deliveredTime: required,
  notifiedDay: required,
  notifiedTime: required,
  kind: z.enum(kindsOfDispute),
  reason: z.enum(reasonsOfDispute),
  severity: z.number(),
  source: z.enum(sourcesOfDispute),
  requested: z.number().min(0).nullish(),
  facts: textOrNone,
  lines: z.array(
    z.strictObject({
      documentLineId: z.string().nullable(),
      articleId: z.string().nullish(),
      lotNumber: textOrNone,
      sscc: z.string().nullable(),
      kg: z.number().min(0).nullish(),
      cases: z.number().min(0).nullish(),
    }),
  ),
})

type Wish = Omit<SentTo<typeof disputesCalls.registerDispute>, 'companyId'> & { companyId: string }
type Props = {
  choices: DisputeChoices
  note: DisputableNote | null
  /** One that is mended before it is handed on. */
  disputeId: string | null
  onOtherNote: () => void
  onSave: (wish: Wish, standing: Dispute | null) => Promise<void>
}

/** The goods and the facts of one call. */
export function RegistrationForm({ choices, note, disputeId, onOtherNote, onSave }: Props) {
  const t = useT()
  const { data: standing } = useCall(
    disputesCalls.getDispute,
    { id: disputeId ?? '' },
    { staysOnPage: true, enabled: disputeId !== null },
  )
  if (disputeId !== null && !standing) return <PageSkeleton />
  const isKnown = note !== null || Boolean(standing?.deliveryNoteId)
  const save = async ({ lines, requested, ...fields }: z.output<typeof registration>) => {
    const { deliveredDay, deliveredTime, notifiedDay, notifiedTime, ...told } = fields
    await onSave(
      {
        ...told,
        deliveryNoteId: note?.id ?? standing?.deliveryNoteId ?? null,
        deliveredAt: instantOf(deliveredDay, deliveredTime),
        notifiedAt: instantOf(notifiedDay, notifiedTime),
        requestedCents: inCents(requested ?? 0),
        lines: lines.flatMap(({ kg, cases, articleId, ...line }) =>
          kg && articleId ? [{ ...line, articleId, kg, cases: cases ?? 0 }] : [],
        ),
      },
      standing ?? null,
    )
  }
  return (
    <Form
      key={note?.id ?? standing?.id ?? 'none'}
      schema={registration}
      values={valuesOf(choices, note, standing)}
      submit={t(standing ? 'verb.save' : 'qualite.register.submit')}
      onSubmit={save}
      draft={`qualite.register.${note?.id ?? standing?.id ?? 'none'}`}
    >
      <SectionCard
        title={t('qualite.register.note')}
        actions={!standing && <Button onClick={onOtherNote}>{t('qualite.register.other-note')}</Button>}
      >
        <Box sx={columns}>
          <AutocompleteField
            name="partnerId"
            label={t('trade.customer')}
            disabled={isKnown}
            suggestions={choices.customers.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <SelectField
            name="companyId"
            label={t('field.company')}
            disabled={isKnown || standing !== undefined}
            choices={choices.companies.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField name="noteText" label={t('qualite.dispute.note')} disabled={isKnown} />
        </Box>
      </SectionCard>
      <SectionCard title={t('qualite.dispute.lines')}>
        <GoodsFields choices={choices} note={note} isKnown={isKnown} />
      </SectionCard>
      <SectionCard title={t('qualite.dispute.facts')}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box sx={columns}>
            <SelectField
              name="kind"
              label={t('qualite.dispute.kind')}
              choices={kindsOfDispute.map(value => ({ value, label: t(`qualite.dispute.kind.${value}`) }))}
            />
            <SelectField
              name="reason"
              label={t('qualite.dispute.reason')}
              choices={reasonsOfDispute.map(value => ({ value, label: t(`qualite.reason.${value}`) }))}
            />
            <SelectField
              name="severity"
              label={t('qualite.dispute.severity')}
              choices={[1, 2, 3].map(value => ({ value, label: t('qualite.dispute.severity-of-3', { level: value }) }))}
            />
            <SelectField
              name="source"
              label={t('field.source')}
              choices={sourcesOfDispute.map(value => ({ value, label: t(`qualite.dispute.source.${value}`) }))}
            />
            <DateField name="deliveredDay" label={t('qualite.dispute.delivered')} />
            <TimeField name="deliveredTime" label={t('field.hour')} />
            <DateField name="notifiedDay" label={t('qualite.dispute.notified')} />
            <TimeField name="notifiedTime" label={t('field.hour')} />
            <NumberField name="requested" label={t('qualite.dispute.requested')} decimals={2} unit="€" />
          </Box>
          <TextField name="facts" label={t('qualite.register.facts')} multiline minRows={3} />
        </Box>
      </SectionCard>
    </Form>
  )
}

const columns = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' } }

const blank = { documentLineId: null, articleId: '', lotNumber: '', sscc: null, kg: null, cases: null }

function valuesOf({ companies }: DisputeChoices, note: DisputableNote | null, standing: Dispute | undefined) {
  const [deliveredDay, deliveredTime] = dayAndHourOf(standing?.deliveredAt ?? note?.shippedAt ?? serverNow())
  const [notifiedDay, notifiedTime] = dayAndHourOf(standing?.notifiedAt ?? serverNow())
  const lines = standing
    ? standing.lines.map(({ documentLineId, articleId, lotNumber, sscc, kg, cases }) => ({
        documentLineId,
        articleId,
        lotNumber,
        sscc,
        kg,
        cases,
      }))
    : note?.lines.map(({ id, articleId, lotNumber, sscc }) => ({
        ...blank,
        documentLineId: id,
        articleId,
        lotNumber,
        sscc,
      }))
  return {
    companyId: standing?.companyId ?? note?.companyId ?? (companies.length === 1 ? (companies[0]?.id ?? '') : ''),
    partnerId: standing?.partnerId ?? note?.partnerId ?? '',
    noteText: standing?.note ?? note?.number ?? '',
    deliveredDay,
    deliveredTime,
    notifiedDay,
    notifiedTime,
    kind: standing?.kind ?? 'price_cut',
    reason: standing?.reason ?? '',
    severity: standing?.severity ?? 1,
    source: standing?.source ?? 'call',
    requested: standing?.requestedCents === undefined ? null : standing.requestedCents / 100,
    facts: standing?.facts ?? '',
    lines: lines ?? [blank],
  }
}
