import { useNavigate } from 'react-router'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { useSession } from '#kernel/web/session.ts'
import { linesCalls } from '#atelier/lines/lines.calls.ts'
import { articlesPath } from '../article-place.model.ts'
import { articleSheetsCalls } from '../article-sheets.calls.ts'

const countOrNone = z
  .union([z.int().min(0).max(10_000), z.literal('')])
  .nullish()
  .transform(value => (typeof value === 'number' ? value : null))

const typed = z.object({
  nominalG: z.int().min(1).max(100_000_000),
  unitsPerCase: z.int().min(1).max(10_000),
  netCaseKg: z.number().positive().max(10_000).multipleOf(0.001),
  caseTareKg: z.number().min(0).max(1_000).multipleOf(0.001),
  casesPerHour: z.int().min(1).max(100_000),
  casesPerLayer: z.int().min(1).max(1_000),
  casesPerPallet: countOrNone,
  expectedLossPct: z.number().min(0).max(60),
  bestBeforeDays: countOrNone,
  familleIds: z.array(z.string()),
  lineIds: z.array(z.string()),
  preferredId: z.string().nullish(),
})

const usual = { unitsPerCase: 1, caseTareKg: 0, casesPerLayer: 1, expectedLossPct: 0, familleIds: [], lineIds: [] }

/** How a workshop makes an article: what a case holds, how fast, what is lost, of which families, on which lines. */
export function SheetForm({ workshopId, articleId }: { workshopId: string; articleId: string }) {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const stays = { staysOnPage: true } as const
  const userId = useSession().person?.id ?? ''
  const key = { atelierId: workshopId, articleId }
  const { data: sheet } = useCall(articleSheetsCalls.getComplementOfAtelierArticle, key, stays)
  const lines = useCall(linesCalls.getLigneAtelierByAtelier, { atelierId: workshopId }, stays).data ?? []
  const families =
    useCall(
      articleSheetsCalls.getAllFamilleByAtelierOfUser,
      { atelierId: workshopId, userId },
      { ...stays, enabled: userId !== '' },
    ).data ?? []
  const { send } = useSend(articleSheetsCalls.updateFicheAtelierArticle, stays)
  if (!sheet) return null
  const known = 'version' in sheet ? sheet : null
  const save = async ({ lineIds, preferredId, ...said }: z.output<typeof typed>) => {
    const rateOf = (id: string) => known?.lines.find(line => line.ligneAtelierId === id)?.casesPerHour ?? null
    const linked = [...new Set([...lineIds, ...(preferredId ? [preferredId] : [])])]
    await send({
      ...key,
      ...said,
      lines: linked.map(id => ({
        ligneAtelierId: id,
        preferred: id === preferredId,
        casesPerHour: rateOf(id),
      })),
      ...(known && { version: known.version }),
    })
    alert.success(t('atelier.article.saved'))
  }
  const choices = lines.map(({ id, label }) => ({ value: id, label }))
  return (
    <SectionCard title={t('atelier.article.sheet')}>
      <Form
        key={known?.version}
        schema={typed}
        values={{
          ...usual,
          ...known,
          lineIds: known?.lines.map(({ ligneAtelierId }) => ligneAtelierId) ?? [],
          preferredId: known?.lines.find(({ preferred }) => preferred)?.ligneAtelierId ?? '',
        }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={() => void navigate(articlesPath)}
        keepsActionsInSight
      >
        <NumberField name="nominalG" label={t('atelier.field.nominalG')} unit="g" />
        <NumberField name="unitsPerCase" label={t('atelier.field.unitsPerCase')} />
        <NumberField name="netCaseKg" label={t('atelier.field.netCaseKg')} decimals={3} unit="kg" />
        <NumberField name="caseTareKg" label={t('atelier.field.caseTareKg')} decimals={3} unit="kg" />
        <NumberField name="casesPerHour" label={t('atelier.field.casesPerHour')} />
        <NumberField name="expectedLossPct" label={t('atelier.field.expectedLossPct')} decimals={1} unit="%" />
        <NumberField name="casesPerLayer" label={t('atelier.field.casesPerLayer')} />
        <NumberField name="casesPerPallet" label={t('atelier.field.casesPerPallet')} />
        <NumberField name="bestBeforeDays" label={t('atelier.field.bestBeforeDays')} />
        <ManyField
          name="familleIds"
          label={t('atelier.field.families')}
          help={t('atelier.article.families-help')}
          suggestions={families.map(({ id, label, code }) => ({ value: id, label: `${label} (${code})` }))}
        />
        <ManyField name="lineIds" label={t('atelier.field.lines')} suggestions={choices} />
        <SelectField name="preferredId" label={t('atelier.field.preferredLine')} choices={choices} />
      </Form>
    </SectionCard>
  )
}
