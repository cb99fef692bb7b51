import Button from '@mui/material/Button'
import { useState } from 'react'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { sourcesIn } from '#rh/job-offers/job-offer.model.ts'
import { offerRulesCalls } from '../offer-rules.calls.ts'
import { offerRulesElement, type OfferRules, OfferRulesFields } from '../offer-rules.model.ts'

/** Where new offers are shown, and what all of them say. */
export function Beginning() {
  const t = useT()
  const [isTold, setIsTold] = useState(false)
  const mayWrite = useLevel(offerRulesElement) >= 2
  const { data, error, refetch } = useCall(offerRulesCalls.getOfferRules, {}, { staysOnPage: true })
  const title = t('rh.offer-rules.beginning')
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <CardSkeleton lines={4} />
  const history = <Button onClick={() => setIsTold(true)}>{t('field.history')}</Button>
  return (
    <SectionCard title={title} actions={history}>
      {mayWrite ? <BeginningForm key={data.version} standing={data} /> : <Standing rules={data} />}
      {isTold && <HistoryDialog table="rh.offer_rules" rowId="client" name={title} onClose={() => setIsTold(false)} />}
    </SectionCard>
  )
}

function Standing({ rules: { onFeed, onPoster, sources, conditions } }: { rules: OfferRules }) {
  const t = useT()
  const said = (is: boolean) => t(is ? 'answer.yes' : 'answer.no')
  return (
    <Facts
      facts={[
        { label: t('rh.offer-rules.on-feed'), value: said(onFeed) },
        { label: t('rh.offer-rules.on-poster'), value: said(onPoster) },
        { label: t('rh.offer.sources'), value: sources.join(', ') },
        { label: t('rh.offer-rules.conditions'), value: conditions, isLong: true },
      ]}
    />
  )
}

const typedRules = OfferRulesFields.extend({ sources: z.string() })

function BeginningForm({ standing: { version, sources, ...fields } }: { standing: OfferRules }) {
  const t = useT()
  const alert = useAlert()
  const edition = useSend(offerRulesCalls.editOfferRules, { staysOnPage: true })
  const save = async (typed: z.output<typeof typedRules>) => {
    await edition.send({ ...typed, sources: sourcesIn(typed.sources), version })
    alert.success(t('kernel.record.was-saved', { name: t('rh.offer-rules.beginning') }))
  }
  return (
    <Form
      schema={typedRules}
      values={{ ...fields, sources: sources.join(', ') }}
      submit={t('verb.save')}
      onSubmit={save}
      draft="rh.offer-rules"
    >
      <CheckboxField name="onFeed" label={t('rh.offer-rules.on-feed')} />
      <CheckboxField name="onPoster" label={t('rh.offer-rules.on-poster')} />
      <TextField name="sources" label={t('rh.offer.sources')} help={t('rh.offer.sources-help')} />
      <TextField
        name="conditions"
        label={t('rh.offer-rules.conditions')}
        help={t('rh.offer-rules.conditions-help')}
        multiline
        minRows={3}
      />
    </Form>
  )
}
