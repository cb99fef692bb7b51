import Box from '@mui/material/Box'
import { useState } from 'react'
import { z } from 'zod'
import type { SentTo } from '#kernel/shared/call.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { businessToday } from '#kernel/web/business-today.ts'
import { kindsOfRequest, type Request, type RequestChoices, units } from '../request.model.ts'
import type { requestsCalls } from '../requests.calls.ts'
import { blankLine, RequestLinesFields } from './request-lines-fields.tsx'

const required = z.string().min(1, 'kernel.form.required')
const wanted = z.strictObject({
  companyId: required,
  serviceId: z.string().nullish(),
  kind: z.enum(kindsOfRequest),
  neededOn: required,
  purpose: required,
  lines: z.array(
    z.strictObject({
      articleId: z.string().nullish(),
      label: z.string().nullish(),
      quantity: z.number('kernel.form.required').positive(),
      unit: z.enum(units),
      price: z.number().min(0).nullish(),
    }),
  ),
})

type Wish = SentTo<typeof requestsCalls.createRequest>
type Props = {
  choices: RequestChoices
  standing: Request | null
  onSave: (wish: Wish) => Promise<void>
}

/** In how many days something is usually needed. */
const usualDays = 7

/** For whom, for when, what for, then line by line. */
export function RequestForm({ choices, standing, onSave }: Props) {
  const t = useT()
  const [companyId, setCompanyId] = useState(standing?.companyId ?? choices.companies[0]?.id ?? '')
  const [kind, setKind] = useState(standing?.kind ?? 'packaging')
  const company = choices.companies.find(({ id }) => id === companyId)
  const services = company?.services ?? []
  return (
    <Form
      schema={wanted}
      values={{
        companyId,
        serviceId: standing ? standing.serviceId : (services[0]?.id ?? null),
        kind,
        neededOn: standing?.neededOn ?? businessToday().add({ days: usualDays }).toString(),
        purpose: standing?.purpose ?? '',
        lines: standing?.lines.map(line => ({
          articleId: line.articleId,
          label: line.articleId === null ? line.label : null,
          quantity: line.quantity,
          unit: line.unit,
          price: line.estimatedPrice ?? null,
        })) ?? [blankLine],
      }}
      submit={t('demandes.request.save-draft')}
      onSubmit={({ serviceId, lines, ...fields }) =>
        onSave({
          ...fields,
          serviceId: services.some(({ id }) => id === serviceId) ? (serviceId ?? null) : null,
          lines: lines.map(({ articleId, label, price, ...line }) => ({
            ...line,
            articleId: articleId || null,
            label: articleId ? null : label || null,
            price: company?.hasPrices ? (price ?? null) : null,
          })),
        } as Wish)
      }
      draft={`demandes.request.${standing?.id ?? 'new'}`}
      keepsActionsInSight
    >
      <SectionCard title={t('demandes.request.what-for')}>
        <Box sx={columns}>
          <TextField name="purpose" label={t('demandes.request.purpose')} />
          <SelectField
            name="kind"
            label={t('demandes.request.kind')}
            choices={kindsOfRequest.map(value => ({ value, label: t(`demandes.request.kind.${value}`) }))}
            onChosen={value => setKind(value as typeof kind)}
          />
          <DateField name="neededOn" label={t('demandes.request.needed')} />
          <SelectField
            name="companyId"
            label={t('field.company')}
            disabled={standing !== null}
            choices={choices.companies.map(({ id, name }) => ({ value: id, label: name }))}
            onChosen={value => setCompanyId(String(value))}
          />
          {services.length > 0 && (
            <SelectField
              name="serviceId"
              label={t('field.service')}
              choices={services.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </Box>
      </SectionCard>
      <SectionCard title={t('demandes.request.lines')}>
        <RequestLinesFields
          articles={kind === 'packaging' || kind === 'phyto' || kind === 'service' ? choices.articles : []}
          hasPrices={company?.hasPrices ?? false}
        />
      </SectionCard>
    </Form>
  )
}

const columns = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: '2fr repeat(2, 1fr)' } }
