import { z } from 'zod'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useSession } from '#kernel/web/session.ts'
import { articleSheetsCalls } from '#atelier/article-sheets/article-sheets.calls.ts'
import { linesCalls } from '../lines.calls.ts'

const numberOrNone = (most: number) =>
  z
    .union([z.number().positive().max(most), z.literal('')])
    .nullish()
    .transform(value => (typeof value === 'number' ? value : null))

const typed = z.object({
  code: z.string().regex(/^[A-Z0-9][A-Z0-9-]{0,11}$/, 'atelier.line.code-form'),
  label: z.string().min(1, 'kernel.field.required').max(60),
  position: z.int().min(0).max(999),
  active: z.boolean(),
  kgPerHour: numberOrNone(1_000_000),
  casesPerHour: numberOrNone(100_000),
  stationCount: z.int().min(1).max(99),
  userIds: z.array(z.string()),
  articleIds: z.array(z.string()),
})
export type LineTyped = z.output<typeof typed>

type Props = {
  workshopId: string
  values: Partial<LineTyped>
  onSubmit: (typed: LineTyped) => unknown
  onCancel: () => void
}

/** What a line is called, how fast it goes, who answers for it and what it makes. */
export function LineForm({ workshopId, values, onSubmit, onCancel }: Props) {
  const t = useT()
  const userId = useSession().person?.id ?? ''
  const stays = { staysOnPage: true } as const
  const members = useCall(linesCalls.getMembersForLines, { atelierId: workshopId }, stays).data ?? []
  const asked = { atelierId: workshopId, page: 0, size: 200, sort: 'label' } as const
  const articles =
    useCall(articleSheetsCalls.getArticlesOfWorkshop, asked, { ...stays, enabled: userId !== '' }).data?.items ?? []
  return (
    <Form
      schema={typed}
      values={{
        position: 0,
        active: true,
        stationCount: 1,
        userIds: [],
        articleIds: [],
        code: '',
        label: '',
        ...values,
      }}
      submit={t('verb.save')}
      onSubmit={onSubmit}
      onCancel={onCancel}
      keepsActionsInSight
    >
      <TextField name="code" label={t('field.code')} />
      <TextField name="label" label={t('field.label')} />
      <NumberField name="casesPerHour" label={t('atelier.field.casesPerHour')} />
      <NumberField name="kgPerHour" label={t('atelier.field.kgPerHour')} decimals={3} unit="kg/h" />
      <NumberField name="stationCount" label={t('atelier.field.stationCount')} />
      <NumberField name="position" label={t('atelier.field.position')} />
      <ManyField
        name="userIds"
        label={t('atelier.field.people')}
        suggestions={members.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ManyField
        name="articleIds"
        label={t('atelier.field.articles')}
        suggestions={articles.map(({ id, label, code }) => ({ value: id, label: `${label} (${code})` }))}
      />
      <CheckboxField name="active" label={t('atelier.field.active')} />
    </Form>
  )
}
