import { z } from 'zod'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { ForecastRow } from '../forecast.model.ts'
import { forecastsCalls } from '../forecasts.calls.ts'

const required = z.string().min(1, 'kernel.form.required')
const line = z.strictObject({ companyId: required, articleId: required, partnerId: required })

type Props = { weeks: number; onAdd: (row: ForecastRow) => void; onClose: () => void }

/** A customer who has not taken this article yet. */
export function AddLineDialog({ weeks, onAdd, onClose }: Props) {
  const t = useT()
  const { data: choices } = useCall(forecastsCalls.getForecastChoices, {}, { staysOnPage: true })
  const nameIn = (list: readonly { id: string; name: string }[], wanted: string) =>
    list.find(({ id }) => id === wanted)?.name ?? ''
  const options = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Dialog title={t('commerce.forecast.add-line')} onClose={onClose} width="sm">
      {!choices ? (
        <LinesSkeleton lines={3} />
      ) : (
        <Form
          schema={line}
          values={{
            companyId: choices.companies.length === 1 ? (choices.companies[0]?.id ?? '') : '',
            articleId: '',
            partnerId: '',
          }}
          submit={t('verb.add')}
          onSubmit={typed => {
            onAdd({
              ...typed,
              company: nameIn(choices.companies, typed.companyId),
              article: nameIn(choices.articles, typed.articleId),
              customer: nameIn(choices.customers, typed.partnerId),
              cells: Array.from({ length: weeks }, () => ({ cases: null, state: null, version: 0 })),
              proposal: null,
              reliabilityPct: null,
            } as ForecastRow)
            onClose()
          }}
          onCancel={onClose}
        >
          <AutocompleteField name="articleId" label={t('trade.article')} suggestions={options(choices.articles)} />
          <AutocompleteField name="partnerId" label={t('trade.customer')} suggestions={options(choices.customers)} />
          <SelectField name="companyId" label={t('field.company')} choices={options(choices.companies)} />
        </Form>
      )}
    </Dialog>
  )
}
