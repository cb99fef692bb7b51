import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { offerRulesElement, type OfferRules, OfferRulesFields } from '../offer-rules.model.ts'
import { offerRulesCalls } from '../offer-rules.calls.ts'

export function OfferRulesPage() {
  const t = useT()
  const [isTold, setIsTold] = useState(false)
  const { data, error, refetch } = useCall(offerRulesCalls.getOfferRules, {})
  const history = <Button onClick={() => setIsTold(true)}>{t('field.history')}</Button>
  const title = t('rh.offer-rules.title')
  return (
    <Page title={title} actions={history}>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!error && !data && <CardSkeleton lines={4} />}
      {data && <OfferRulesForm key={data.version} standing={data} />}
      {isTold && <HistoryDialog table="rh.offer_rules" rowId="client" name={title} onClose={() => setIsTold(false)} />}
    </Page>
  )
}

function OfferRulesForm({ standing: { version, ...fields } }: { standing: OfferRules }) {
  const t = useT()
  const alert = useAlert()
  const mayWrite = useLevel(offerRulesElement) >= 2
  const edition = useSend(offerRulesCalls.editOfferRules)
  const save = async (typed: OfferRulesFields) => {
    await edition.send({ ...typed, version })
    alert.success(t('kernel.record.was-saved', { name: t('rh.offer-rules.title') }))
  }
  if (!mayWrite) return <SectionCard title={t('rh.offer-rules.conditions')}>{fields.conditions ?? '—'}</SectionCard>
  return (
    <SectionCard title={t('rh.offer-rules.title')}>
      <Form schema={OfferRulesFields} values={fields} submit={t('verb.save')} onSubmit={save} draft="rh.offer-rules">
        <CheckboxField name="onFeed" label={t('rh.offer-rules.on-feed')} />
        <CheckboxField name="onPoster" label={t('rh.offer-rules.on-poster')} />
        <TextField name="conditions" label={t('rh.offer-rules.conditions')} multiline minRows={3} />
      </Form>
    </SectionCard>
  )
}
